import { defineConfig } from "vitest/config";
import { compressedCopies } from "./tools/compressed_copies.mjs";
import { fontLicences } from "./tools/font_licences.mjs";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [fontLicences(), compressedCopies()],
  build: { target: "es2022", sourcemap: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
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
    include: ["{src,e2e,tools}/**/*.test.{ts,tsx,mjs}"],
    testTimeout: 60_000, // only a failure takes so long: the machine may do much else
  },
});
