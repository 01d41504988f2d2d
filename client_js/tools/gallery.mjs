// Builds the gallery of the documents: `node tools/gallery.mjs FOLDER` writes gallery.js and style.css there. Both are
// plain files, since a browser loads no modules from a folder without a web server.
import { fileURLToPath } from "node:url";
import { resolve } from "node:path";
import { build } from "vite";
import { locales } from "./locales.mjs";

const CLIENT = fileURLToPath(new URL("..", import.meta.url));

await build({
  root: CLIENT,
  configFile: false,
  publicDir: false,
  base: "./",
  logLevel: "warn",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [locales()],
  build: {
    outDir: resolve(process.argv[2]),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      checks: { pluginTimings: false, emptyImportMeta: false }, // only addresses of parts would need it, and all parts are in this file
      input: resolve(CLIENT, "src/gallery.tsx"),
      output: { format: "iife", codeSplitting: false, entryFileNames: "gallery.js", assetFileNames: "[name][extname]" },
    },
  },
});
