"""The types of what belongs to a game in messages."""

from botyard_protocol import twin_tin_bots as ttb

GameCommand = ttb.Command


Choice = ttb.Choice


GameEvent = ttb.Event


GameView = ttb.View


GameChange = ttb.Change


GameOptions = ttb.Options


GameOptionsView = ttb.OptionsView


GameAnswers = ttb.StandingAnswers


GameAnswersView = ttb.StandingAnswersView
