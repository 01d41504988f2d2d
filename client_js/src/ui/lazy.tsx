/** Parts of the page that are files of their own, loaded when they are first shown. */
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { text } from "#text/platform/first";
import { Store, useStore } from "../store";
import { textsReady } from "../text/language";
import { LoadFailed, Splash } from "./splash";

/** Properties of the element around the sentence that stands in place of a component. */
export interface FrameProps {
  readonly failed: boolean;
  readonly children: ComponentChildren;
}

/** A component that can be loaded before it is shown; `preload` resolves when it is loaded, or can't be. */
export type Lazy<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

type State<Props> = { readonly kind: "absent" | "loading" | "failed" } | { readonly kind: "loaded"; readonly page: ComponentType<Props> };

/**
 * The component that `load` resolves to. While it loads, and if it can't be loaded, a sentence stands in its place,
 * inside of `Frame`, which gets `failed`. After a failure, `load` is called again when it is next shown.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Frame: ComponentType<FrameProps>,
): Lazy<Props> {
  const state = new Store<State<Props>>({ kind: "absent" });
  let loading = Promise.resolve();
  const preload = () => {
    if (state.value.kind === "loading" || state.value.kind === "loaded") return loading;
    state.set({ kind: "loading" });
    loading = load().then(
      async (page) => {
        await textsReady();
        state.set({ kind: "loaded", page });
      },
      (error: unknown) => {
        console.warn("A part of the page can't be loaded.", error);
        state.set({ kind: "failed" });
      },
    );
    return loading;
  };
  /** The page once it has loaded. */
  function LazyPage(props: Props) {
    const found = useStore(state);
    useEffect(() => void preload(), []);
    if (found.kind === "loaded") return <found.page {...props} />;
    const failed = found.kind === "failed";
    return <Frame failed={failed}>{failed ? <LoadFailed /> : <Splash message={text.app.loading} />}</Frame>;
  }
  return Object.assign(LazyPage, { preload });
}

/** A `Frame` that shows only failures: for parts that are small, or that are loaded before they are needed. */
export function Silent({ failed, children }: FrameProps) {
  return failed ? <>{children}</> : null;
}

/** A `Frame` for a page that has its own header. */
export function Alone({ children }: FrameProps) {
  return <main>{children}</main>;
}

/** A `Frame` for a plate of class `kind` with a fixed height: an empty plate, or nothing if loading fails. */
export function emptyPlate(kind: string): ComponentType<FrameProps> {
  return ({ failed }) => (failed ? null : <section class={`plate ${kind}`} />);
}
