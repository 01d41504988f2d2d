/** What the player is asked apart from programs and equipment: where to come in, what to draw, and which modules to use. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { text as matchText } from "#text/volt/match";
import { text as playText } from "#text/volt/play";
import { text as questionText } from "#text/volt/questions";
import { text as cardText } from "#text/volt/cards";
import { text as moduleText } from "#text/volt/modules";
import { tip } from "../../kit/match";
import type { Names } from "../api";
import { type Aim, aimsOf, isInstead } from "./aims";
import { moduleTip, DieFace } from "./cards";
import { ModuleCard, ModuleIcon, OrderButtons } from "./module_cards";
import type { Choice, Die, Stack, View, Module, Swivel } from "./generated";
import { type PlayContext, type Space, centreOf, sameSpace, spaceName } from "./geometry";
import type { Play, UseDraft } from "./play";
import { RemotePicker } from "./remote_picker";
import { moduleName, moduleStack } from "./wording";

interface Props extends PlayContext {
  readonly play: Play;
  readonly seat: number;
  readonly choice: Choice;
}

const STACKS: readonly Stack[] = ["blue", "red", "yellow"];

/** The question of a draw; after a try in vain also which stacks have only modules that the player owns. */
function drawWords(offered: readonly Stack[], view: View): string {
  const tried = STACKS.filter((stack, index) => view.stacks[index]! > 0 && !offered.includes(stack));
  return tried.length > 0 ? questionText.draw.questionAgain(tried.map((stack) => matchText.stacks[stack])) : questionText.draw.question;
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
        <Question words={playText.restart.question}><div class="vt-options"><SpaceButtons {...props} spaces={choice.spaces} /></div></Question>
      );
    case "arm":
      return <ArmPrompt {...props} choice={choice} />;
    case "react":
      return <ReactPrompt {...props} choice={choice} />;
    case "use":
      return (
        <Question words={questionText.use.question(choice.unit)} die={choice.die}>
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
    <Question words={questionText.workshop.question}>
      <div class="vt-options">
        {choice.repair && (
          <button type="button" class="button" disabled={busy} data-repair onClick={() => play.send({ type: "workshop", stack: null })}>
            {questionText.workshop.repair}
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
    <Question words={questionText.arm.question}>
      <div class="vt-options">
        <button type="button" class="button" disabled={busy} data-space-option="" onClick={() => play.send({ type: "arm", at: null })}>
          {questionText.arm.own}
        </button>
        <SpaceButtons {...props} spaces={choice.spaces.filter((space) => !own || !sameSpace(space, own))} />
      </div>
      <DontAsk modules={["telescopic_arm"]} view={view} play={play} />
    </Question>
  );
}

/** Asks whether a module is used against what happens to the robot now. */
function ReactPrompt({ choice: { module, limits }, view, play, busy }: Asked<"react">) {
  const answer = (use: boolean, limit: number | null) => play.send({ type: "react", module, use, limit });
  return (
    <Question words={questionText.react.questions[module as keyof typeof questionText.react.questions] ?? matchText.asks.react}>
      <ModuleCard module={module} view={view} scene="none" />
      <div class="vt-options">
        {limits.map((limit) => (
          <button key={limit} type="button" class="button" disabled={busy} data-limit={limit} onClick={() => answer(true, limit)}>
            {questionText.react.limit(limit)}
          </button>
        ))}
        {limits.length === 0 && (
          <button type="button" class="button primary" disabled={busy} data-react="yes" onClick={() => answer(true, null)}>
            {questionText.react.yes}
          </button>
        )}
        <button type="button" class="button" disabled={busy} data-react="no" onClick={() => answer(false, null)}>
          {limits.length > 0 ? questionText.react.noLimit : questionText.react.no}
        </button>
      </div>
      <DontAsk modules={[module]} view={view} play={play} />
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
      <p class="vt-question-words">{words} {die && <DieFace {...die} />}</p>
      {children}
    </div>
  );
}

/** A button for each stack, with what its modules are for and the number of its cards. */
function StackButtons({ stacks, choose, view, busy }: Props & { stacks: readonly Stack[]; choose: (stack: Stack) => void }) {
  return (
    <div class="vt-stacks">
      {stacks.map((stack) => (
        <button key={stack} type="button" class={`vt-stack ${stack}`} disabled={busy} data-stack={stack} {...tip(matchText.stacks[stack], questionText.draw.kindsAbout[stack])} onClick={() => choose(stack)}>
          <strong>{matchText.stacks[stack]}</strong>
          <em>{questionText.draw.kinds[stack]}</em>
          <span>{questionText.draw.cards(view.stacks[STACKS.indexOf(stack)]!)}</span>
        </button>
      ))}
    </div>
  );
}

type ChooseUse = Extract<Choice, { kind: "use" }>;

interface UsePromptProps extends PlayContext {
  readonly play: Play;
  readonly choice: ChooseUse;
}

const SWIVELS: readonly Swivel[] = ["left", "right"];

/** Asks which of the fitting modules are used with the die that is activated. */
function UsePrompt({ choice, view, names, play, busy }: UsePromptProps) {
  const { modules, certain, targets } = choice;
  const { used, swivel, remote } = play.use;
  const change = (part: Partial<UseDraft>) => play.setUse({ ...play.use, ...part });
  const targetOf = (side: Swivel | null) => targets.find((one) => one.swivel === side) ?? null;
  const turned = used.includes("swivel_head");
  const target = used.includes("remote_control") ? targetOf(turned ? swivel : null) : null;
  const alone = modules.length === 1 && !turned && target === null; // nothing else is to be decided
  const aims = aimsOf(view, choice, used, turned ? swivel : null);
  useEffect(() => {
    play.showAim(<AimMarks aims={aims.filter(({ module }) => used.length === 0 || used.includes(module))} size={view.arena.size} />);
    return () => play.showAim(null);
  }, [used, swivel]);
  const replaces = (module: Module) => isInstead(view, module);
  // of the modules that replace what the die does only one can be used
  const toggle = (module: Module) => {
    const others = used.filter((one) => one !== module && !(replaces(module) && replaces(one)));
    change({ remote: null, used: used.includes(module) ? others : [...others, module] });
  };
  const send = (chosen: readonly Module[]) => {
    const ordered = modules.filter((module) => chosen.includes(module));
    play.send({
      type: "use",
      modules: ordered,
      ...(ordered.includes("swivel_head") && { swivel }),
      ...(ordered.includes("remote_control") && target && remote && { remote }),
    });
  };
  return (
    <div class="vt-use">
      <ul class="vt-use-list">
        {modules.map((module, place) => (
          <li key={module} class={moduleStack(view, module)}>
            <UseButton module={module} alone={alone} busy={busy} pressed={used.includes(module)} replaces={replaces(module)} press={() => (alone ? send(modules) : toggle(module))} />
            {aims[place] && <AimWords aim={aims[place]} names={names} />}
            {(modules.length === 1 || used.includes(module)) && <p class="vt-use-about">{cardText.about[module]}</p>}
          </li>
        ))}
      </ul>
      {turned && <SwivelButtons chosen={swivel} robotAt={(side) => targetOf(side)?.robot} names={names} choose={(side) => change({ swivel: side, remote: null })} />}
      {target && <RemotePicker key={`${target.swivel}.${target.robot}`} target={target} name={names(target.robot)} view={view} remote={remote} choose={(to) => change({ remote: to })} />}
      {certain.length > 0 && <p class="quiet">{questionText.use.certain(certain.map(moduleName))}</p>}
      <div class="actions vt-actions">
        <button type="button" class="button" disabled={busy} data-use-none onClick={() => send([])}>{questionText.use.none}</button>
        {!alone && (
          <button type="button" class="button primary" disabled={busy || used.length === 0 || (target !== null && !remote)} data-use-done onClick={() => send(used)}>
            {questionText.use.done}
          </button>
        )}
      </div>
      <DontAsk modules={modules} view={view} play={play} />
    </div>
  );
}

interface UseButtonProps {
  readonly module: Module;
  /** Whether a press answers the question; else it chooses the module. */
  readonly alone: boolean;
  readonly busy: boolean;
  readonly pressed: boolean;
  /** Whether the module replaces what the die does by itself. */
  readonly replaces: boolean;
  press(): void;
}

/** The button of a module that can be used. */
function UseButton({ module, alone, busy, pressed, replaces, press }: UseButtonProps) {
  return (
    <button
      type="button"
      class="vt-toggle"
      disabled={alone && busy}
      aria-pressed={alone ? undefined : pressed}
      data-use={module}
      data-use-done={alone ? "" : undefined}
      {...moduleTip(module)}
      onClick={press}
    >
      <ModuleIcon module={module} />
      <span>
        {alone ? questionText.use.now(moduleName(module)) : moduleName(module)}
        {replaces && <small>{moduleText.uses.instead}</small>}
      </span>
    </button>
  );
}

/** What a module would hit, in words; nothing for one of which that is not known. */
function AimWords({ aim: { hits }, names }: { readonly aim: Aim; readonly names: Names }) {
  if (!hits) return null;
  const things = hits.map(({ seat, isMine, at }) => (isMine ? questionText.use.mineOn(spaceName(at)) : names(seat)));
  return <p class="vt-aim-words" data-hits={hits.length}>{things.length > 0 ? questionText.use.hits(things) : questionText.use.hitsNothing}</p>;
}

/** The lines of fire and ways of modules, drawn over the arena, with a ring around what is hit. */
function AimMarks({ aims, size }: { readonly aims: readonly Aim[]; readonly size: number }) {
  const points = (line: readonly Space[]) => line.map((space) => centreOf(space, size)).map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <g class="vt-aims">
      {aims.flatMap(({ lines }) => lines).map((line, nth) => <polyline key={nth} class="vt-aim-line" points={points(line)} />)}
      {aims.flatMap(({ hits }) => hits ?? []).map(({ at }, nth) => {
        const { x, y } = centreOf(at, size);
        return <circle key={nth} class="vt-aim" data-aim={spaceName(at)} cx={x} cy={y} r="46" />;
      })}
    </g>
  );
}

/** The standing orders of the modules of a question, behind one press. */
function DontAsk({ modules, view, play: { orders } }: { readonly modules: readonly Module[]; readonly view: View; readonly play: Play }) {
  return (
    <details class="vt-dont-ask">
      <summary>{questionText.dontAsk.title}</summary>
      <p class="quiet">{playText.desk.ordersAbout}</p>
      {modules.map((module) => (
        <div key={module}>
          {modules.length > 1 && <span>{moduleName(module)}</span>}
          <OrderButtons module={module} view={view} orders={orders} />
        </div>
      ))}
    </details>
  );
}

interface SwivelProps {
  readonly chosen: Swivel;
  /** The robot that remote control reaches with the head turned to a side; undefined if there is none. */
  readonly robotAt: (side: Swivel) => number | undefined;
  readonly names: Names;
  readonly choose: (side: Swivel) => void;
}

/** The buttons that choose the side to which the swivel head turns the shot, or what is done instead of it. */
function SwivelButtons({ chosen, robotAt, names, choose }: SwivelProps) {
  return (
    <div class="vt-options" role="group" aria-label={matchText.modules.swivel_head}>
      {SWIVELS.map((side) => {
        const robot = robotAt(side);
        return (
          <button key={side} type="button" class="button" aria-pressed={chosen === side} data-swivel={side} onClick={() => choose(side)}>
            {robot === undefined ? questionText.use.swivel[side] : questionText.use.swivelTo[side](names(robot))}
          </button>
        );
      })}
    </div>
  );
}
