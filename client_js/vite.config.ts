import { defineConfig } from "vitest/config";
import { compressedCopies, fontLicences, icons, serviceWorker } from "./tools/built_files.mjs";
import { locales } from "./tools/locales.mjs";

/** The folder of a module that begins a part of the page, such as a game: its file is named after it. */
function folderOf(module: string | null): string | null {
  return module && (/\/([a-z_]+)\/(?:match_part|page)\.tsx?$/.exec(module)?.[1] ?? null);
}

/** Parts of texts that the first page and the lobby need at once. */
const FIRST_TEXTS = new Set(["first", "games", "front", "lobby"]);

/** The file of texts in another language than the source: what is needed at once, or the rest of an owner, such as a game. */
function textsOf(module: string): string | null {
  const [, owner, part = "", language] = /\/text\/generated\/(\w+)\/(\w+)\.(\w\w)\.ts$/.exec(module) ?? [];
  if (!owner || language === "en" || part === "desk") return null; // few have a desk
  return `${FIRST_TEXTS.has(part) ? "first" : owner}.${language}`;
}

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [locales(), fontLicences(), icons(), serviceWorker(), compressedCopies()],
  experimental: {
    // Scripts and styles find each other below any path (BOTYARD_PATH); the service completes the page itself.
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  build: {
    target: "es2022",
    sourcemap: true,
    manifest: true, // tools/sizes.mjs reads what each page loads
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId, name }) => `assets/${folderOf(facadeModuleId) ?? name}-[hash].js`,
        // A file for each group compresses better than the many that its modules would be. Each takes in all that its
        // modules import, unless a group above has it: what a page loads later must stand in a folder below, such as later/.
        codeSplitting: {
          groups: [
            { name: "base", tags: ["$initial"] }, // all that the first script imports
            { name: "codec", test: /\/src\/(protocol\/|kit\/model)/ }, // of every connection; a match without one is none
            { name: "card", test: /\/src\/ui\/games\// }, // of the first page and the lobby
            { name: "shared", test: /\/src\/(ui\/shared\/|ui\/lobby\/lobby_state|net\/people)/ }, // of the lobby and the pages of tables
            { name: "match", test: /\/src\/(ui\/match\/|kit\/|scene\/svg_stage|model\/standings)[^/]+$/ }, // of every match
            { name: "often", test: /\/src\/(net\/(timelines|notifications)|scene\/timeline_player|ui\/(contact_buttons|front\/board)|ui\/match\/later\/tip_place|text\/generated\/(match\/table|platform\/(people|messages))(\.en)?)\.ts/ }, // of several pages
            { name: "later", test: /\/src\/ui\/later\// }, // of every page, once it is shown
            { name: "match_later", test: /\/src\/ui\/match\/later\// }, // of every match, once it is shown
            { name: textsOf },
          ],
        },
      },
      checks: { pluginTimings: false }, // compression takes longer than all the rest
    },
  },
  server: {
    // `npx vite` together with a running `botyard serve`: pages from here, everything else from there.
    proxy: Object.fromEntries(
      ["/api", "/healthz", "/ws"].map((path) => [path, { target: "http://127.0.0.1:8000", ws: true }]),
    ),
  },
  // The tests share nothing but modules without state: a process for each file would take three times as long.
  test: {
    environment: "node",
    pool: "threads",
    isolate: false,
    css: true, // tests read the styles
    include: ["{src,e2e,tools}/**/*.test.{ts,tsx,mjs}"],
    testTimeout: 60_000, // only a failure takes so long: the machine may do much else
    hookTimeout: 60_000,
  },
});
