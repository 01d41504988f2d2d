-- Ratings of rated matches, and the teams of games that have some.

ALTER TABLE seats ADD COLUMN team BIGINT;

-- How many matches were rated; the row is the lock under which ratings change, one match after the other.
INSERT INTO facts (name, value) VALUES ('rated', '0');

-- The rating of each person, and of each level of bots, by game and class of tempo. `last`: end of the newest match.
CREATE TABLE ratings (
  identity TEXT NOT NULL,
  game TEXT NOT NULL,
  tempo TEXT NOT NULL,
  mean DOUBLE PRECISION NOT NULL,
  deviation DOUBLE PRECISION NOT NULL,
  points BIGINT NOT NULL,
  matches BIGINT NOT NULL,
  last BIGINT NOT NULL,
  PRIMARY KEY (identity, game, tempo)
);
CREATE INDEX ratings_by_points ON ratings (game, tempo, points, identity);

-- What each rated match has changed. `number`: of the match, in the order in which matches were rated. `version`: of
-- the formula. `game`, `tempo` and `ended` repeat those of the match, for the indexes.
CREATE TABLE rating_changes (
  number BIGINT NOT NULL,
  room TEXT NOT NULL,
  identity TEXT NOT NULL,
  game TEXT NOT NULL,
  tempo TEXT NOT NULL,
  ended BIGINT NOT NULL,
  mean_before DOUBLE PRECISION NOT NULL,
  deviation_before DOUBLE PRECISION NOT NULL,
  mean DOUBLE PRECISION NOT NULL,
  deviation DOUBLE PRECISION NOT NULL,
  version BIGINT NOT NULL,
  PRIMARY KEY (room, identity)
);
CREATE INDEX rating_changes_by_person ON rating_changes (identity, game, tempo, number);

-- People who want no place on leaderboards.
CREATE TABLE unlisted (
  identity TEXT NOT NULL PRIMARY KEY
);
