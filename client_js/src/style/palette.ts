/** Colours that custom properties of stylesheets stand for, their contrast, and how people see them: for tests of the styles. */

/** Red, green, blue and alpha, each 0 to 1. */
type Colour = readonly [number, number, number, number];
export type Scheme = "light" | "dark";

/** The custom properties of one theme in one scheme. Later definitions override earlier ones. */
export class Palette {
  readonly scheme: Scheme;
  readonly #values: ReadonlyMap<string, string>;

  constructor(scheme: Scheme, definitions: readonly (readonly [name: string, value: string])[]) {
    this.scheme = scheme;
    this.#values = new Map(definitions);
  }

  /** The same palette with the properties of an element, such as the colours of a seat. */
  within(definitions: readonly (readonly [string, string])[]): Palette {
    return new Palette(this.scheme, [...this.#values, ...definitions]);
  }

  /** The contrast of two colours, 1 to 21 (WCAG 2.2), each an expression such as `var(--ink)`. The ground is opaque. */
  contrast(front: string, ground: string): number {
    const below = this.#colour(ground);
    const [light, dark] = [luminance(over(this.#colour(front), below)), luminance(below)].sort((a, b) => b - a);
    return (light! + 0.05) / (dark! + 0.05);
  }

  /** The same contrast for people with a kind of colour vision. Both colours are opaque. */
  contrastFor(vision: Vision, front: string, ground: string): number {
    const [one, other] = [front, ground].map((expression) => luminance(seenBy(vision, this.#colour(expression))));
    return (Math.max(one!, other!) + 0.05) / (Math.min(one!, other!) + 0.05);
  }

  /** The colour of an expression: a literal, or a call of `var`, `light-dark` or `color-mix`. */
  #colour(expression: string): Colour {
    const value = expression.trim();
    const call = /^([a-z-]+)\((.*)\)$/s.exec(value);
    if (!call) return literal(value);
    const [, name, inside] = call;
    const parts = splitArguments(inside!);
    if (name === "var") return this.#colour(this.#values.get(parts[0]!) ?? fail(`${parts[0]} is not defined`));
    if (name === "light-dark") return this.#colour(parts[this.scheme === "light" ? 0 : 1]!);
    if (name === "color-mix") return this.#mix(parts);
    return fail(`unknown function in ${value}`);
  }

  /** The colour of `color-mix(in srgb, first 30%, second)`. Without a share of the first it is what the second leaves, or half. */
  #mix([space, first, second]: readonly string[]): Colour {
    if (space !== "in srgb") fail(`mixed ${space}`);
    const [one, other] = [first!, second!].map((part) => /^(.*?)(?:\s+([\d.]+)%)?$/s.exec(part)!);
    const share = one![2] !== undefined ? Number(one![2]) : 100 - Number(other![2] ?? 50);
    const [a, b] = [this.#colour(one![1]!), this.#colour(other![1]!)];
    return a.map((value, index) => (value * share + b[index]! * (100 - share)) / 100) as unknown as Colour;
  }
}

/** The kinds of colour vision, by the receptors that are missing. */
export const VISIONS = ["full", "protanopia", "deuteranopia", "tritanopia", "achromatopsia"] as const;
export type Vision = (typeof VISIONS)[number];

/** What light of the three linear primaries becomes (Machado, Oliveira and Fernandes 2009, severity 1). */
const SEEN: Readonly<Record<Vision, readonly (readonly [number, number, number])[]>> = {
  full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
  achromatopsia: [[0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722]],
};

function seenBy(vision: Vision, colour: Colour): Colour {
  const light = colour.slice(0, 3).map(linear);
  const [red, green, blue] = SEEN[vision].map((row) => encoded(row.reduce((sum, share, index) => sum + share * light[index]!, 0)));
  return [red!, green!, blue!, colour[3]];
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encoded(light: number): number {
  const value = Math.min(1, Math.max(0, light));
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Custom properties of the rule with exactly this selector outside of media queries. */
export function definitionsOf(styles: string, selector: string): [string, string][] {
  const bare = styles.replace(/\/\*.*?\*\//gs, "");
  const rules = [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, found]) => found!.trim() === selector);
  return rules.flatMap(([, , body]) => [...body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]): [string, string] => [name!, value!]));
}

/** The arguments of a call: what commas outside of inner brackets divide. */
function splitArguments(inside: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of inside) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** A colour by one of three names, or by 3 or 6 hex digits. */
function literal(value: string): Colour {
  if (value === "white") return [1, 1, 1, 1];
  if (value === "black") return [0, 0, 0, 1];
  if (value === "transparent") return [0, 0, 0, 0];
  const long = /^#[0-9a-f]{3}$/.test(value) ? value.replace(/[0-9a-f]/g, "$&$&") : value;
  if (!/^#[0-9a-f]{6}$/.test(long)) fail(`${value} is no colour`);
  const [red, green, blue] = [1, 3, 5].map((from) => parseInt(long.slice(from, from + 2), 16) / 255);
  return [red!, green!, blue!, 1];
}

/** What is seen of a colour on an opaque one. */
function over([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const [r, g, b] = [red, green, blue].map((value, index) => value * alpha + below[index]! * (1 - alpha));
  return [r!, g!, b!, 1];
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map(linear);
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function fail(message: string): never {
  throw new Error(message);
}
