/** What the player is asked apart from programs and equipment: where to come in, what to draw, and which modules to use. */
import type { ComponentChildren } from "preact";
import { text as matchText } from "#text/volt/match";
import { text as playText } from "#text/volt/play";
import { ModuleCard, OrderButtons } from "./cards";
import { DieFace } from "./dice";
import type { Choice, Die, Stack, View } from "./generated";
import { sameSpace, spaceName } from "./geometry";
import type { Play } from "./play";
import type { PlayContext, Space } from "./types";
import { UsePrompt } from "./use_prompt";

interface Props extends PlayContext {
  readonly play: Play;
  readonly seat: number;
  readonly choice: Choice;
}

const STACKS: readonly Stack[] = ["blue", "red", "yellow"];

/** The question of a draw; after a try in vain also which stacks have only modules that the player owns. */
function drawWords(offered: readonly Stack[], view: View): string {
  const tried = STACKS.filter((stack, index) => view.stacks[index]! > 0 && !offered.includes(stack));
  return tried.length > 0 ? playText.draw.questionAgain(tried.map((stack) => matchText.stacks[stack])) : playText.draw.question;
}

/** The question that is open for the player, by its kind. */
export function Prompt(props: Props) {
  const { choice, view, play } = props;
  switch (choice.kind) {
    case "draw":
      return (
        <Question words={drawWords(choice.stacks, view)}>
          <StackButtons {...props} stacks={choice.stacks} choose={(stack) => play.send({ type: "draw", stack })} />
        </Question>
      );
    case "workshop":
      return <WorkshopPrompt {...props} choice={choice} />;
    case "restart":
      return (
        <Question words={playText.restart.question}>
          <div class="vt-options">
            <SpaceButtons {...props} spaces={choice.spaces} />
          </div>
        </Question>
      );
    case "arm":
      return <ArmPrompt {...props} choice={choice} />;
    case "react":
      return <ReactPrompt {...props} choice={choice} />;
    case "use":
      return (
        <Question words={playText.use.question(choice.unit)} die={choice.die}>
          <UsePrompt key={choice.id} {...props} choice={choice} />
        </Question>
      );
    default:
      return null;
  }
}

/** The properties of a question of one kind. */
type Asked<Kind extends Choice["kind"]> = Props & { readonly choice: Extract<Choice, { kind: Kind }> };

/** Asks what a workshop does: repair, or a draw from a stack. */
function WorkshopPrompt(props: Asked<"workshop">) {
  const { choice, play, busy } = props;
  return (
    <Question words={playText.workshop.question}>
      <div class="vt-options">
        {choice.repair && (
          <button type="button" class="button" disabled={busy} data-repair onClick={() => play.send({ type: "workshop", stack: null })}>
            {playText.workshop.repair}
          </button>
        )}
      </div>
      <StackButtons {...props} stacks={choice.stacks} choose={(stack) => play.send({ type: "workshop", stack })} />
    </Question>
  );
}

/** Asks which space a telescopic arm activates: the own one, or an adjacent one. */
function ArmPrompt(props: Asked<"arm">) {
  const { choice, view, seat, play, busy } = props;
  const own = view.seats[seat]!.at;
  return (
    <Question words={playText.arm.question}>
      <div class="vt-options">
        <button type="button" class="button" disabled={busy} data-space-option="" onClick={() => play.send({ type: "arm", at: null })}>
          {playText.arm.own}
        </button>
        <SpaceButtons {...props} spaces={choice.spaces.filter((space) => !own || !sameSpace(space, own))} />
      </div>
      <OrderButtons module="telescopic_arm" view={view} orders={play.orders} />
    </Question>
  );
}

/** Asks whether a module is used against what happens to the robot now. */
function ReactPrompt({ choice: { module, limits }, view, play, busy }: Asked<"react">) {
  const answer = (use: boolean, limit: number | null) => play.send({ type: "react", module, use, limit });
  return (
    <Question words={playText.react.questions[module as keyof typeof playText.react.questions] ?? matchText.asks.react}>
      <ModuleCard module={module} view={view} />
      <div class="vt-options">
        {limits.map((limit) => (
          <button key={limit} type="button" class="button" disabled={busy} data-limit={limit} onClick={() => answer(true, limit)}>
            {playText.react.limit(limit)}
          </button>
        ))}
        {limits.length === 0 && (
          <button type="button" class="button primary" disabled={busy} data-react="yes" onClick={() => answer(true, null)}>
            {playText.react.yes}
          </button>
        )}
        <button type="button" class="button" disabled={busy} data-react="no" onClick={() => answer(false, null)}>
          {limits.length > 0 ? playText.react.noLimit : playText.react.no}
        </button>
      </div>
      <OrderButtons module={module} view={view} orders={play.orders} />
    </Question>
  );
}

/** A button for each space that can be chosen. */
function SpaceButtons({ spaces, play, busy }: Props & { spaces: readonly Space[] }) {
  return (
    <>
      {spaces.map((space) => (
        <button key={spaceName(space)} type="button" class="button" disabled={busy} data-space-option={spaceName(space)} onClick={() => play.onPick(space)}>
          {spaceName(space)}
        </button>
      ))}
    </>
  );
}

/** A question in words, with the die that it is about. */
function Question({ words, die, children }: { words: string; die?: Die; children: ComponentChildren }) {
  return (
    <div class="vt-question">
      <p class="vt-question-words">
        {words} {die && <DieFace {...die} />}
      </p>
      {children}
    </div>
  );
}

/** A button for each stack, with the number of its cards. */
function StackButtons({ stacks, choose, view, busy }: Props & { stacks: readonly Stack[]; choose: (stack: Stack) => void }) {
  return (
    <div class="vt-stacks">
      {stacks.map((stack) => (
        <button key={stack} type="button" class={`vt-stack ${stack}`} disabled={busy} data-stack={stack} onClick={() => choose(stack)}>
          <strong>{matchText.stacks[stack]}</strong>
          <span>{playText.draw.cards(view.stacks[STACKS.indexOf(stack)]!)}</span>
        </button>
      ))}
    </div>
  );
}
