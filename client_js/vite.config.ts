import { defineConfig } from "vitest/config";
import { compressedCopies } from "./tools/compressed_copies.mjs";
import { fontLicences } from "./tools/font_licences.mjs";
import { icons } from "./tools/icons.mjs";
import { locales } from "./tools/locales.mjs";
import { serviceWorker } from "./tools/service_worker.mjs";

/** The folder of a module that begins a part of the page, such as a game: its file is named after it. */
function folderOf(module: string | null): string | null {
  return module && (/\/([a-z_]+)\/(?:match_part|page)\.tsx?$/.exec(module)?.[1] ?? null);
}

/** Modules that every page uses: one file compresses better than the many that they would be. */
const BASE =
  /node_modules\/preact\/|\/src\/(?:store|model\/(?:settings|time_controls|room|log\.|persisted|browser_storage|notify_setting)|net\/chats|protocol\/|games\/registry|net\/people|ui\/(?:hooks|lazy|splash|dialog|fields|time_words|avatar|http_request|option_chips|chat\/(?:panel|open)|lobby\/(?:rooms|players_field)|spectators\/settings_words)\.)/;

/** Modules of every match: many small files would each cost a request. */
const TABLE =
  /\/src\/(?:model\/(?:absence|clocks|log_groups)|scene\/(?:svg_stage|effects)|ui\/(?:absence|absence_action|clock|keys|presence|radios|tips|use_stick_to_end|chat\/side|match\/(?:end_dialog|log|match|playback_buttons|room_events|seat_marks|sheet|since|source|timeline_button)|pre_match\/room_request|spectators\/(?:spectators|view_mode)|timeline\/request)\.)/;

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [locales(), fontLicences(), icons(), serviceWorker(), compressedCopies()],
  build: {
    target: "es2022",
    sourcemap: true,
    manifest: true, // tools/sizes.mjs reads what each page loads
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId, name }) => `assets/${folderOf(facadeModuleId) ?? name}-[hash].js`,
        codeSplitting: { groups: [
            { name: "base", test: BASE },
            { name: "table", test: TABLE },
          ] },
      },
      checks: { pluginTimings: false }, // compression takes longer than all the rest
    },
  },
  server: {
    // `npx vite` beside a running `botyard serve`: pages from here, everything else from there.
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
  },
});
