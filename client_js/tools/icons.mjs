/** A plugin of Vite that draws the icons of the installed client as PNG files: the wheel of `src/favicon.svg`. */
import { crc32, deflateSync } from "node:zlib";

/** Colours as red, green, blue. */
const GOLD = [201, 138, 30];
const FACE = [251, 245, 232];
const INK = [44, 38, 32];
const NIGHT = [23, 28, 33];
/** Half of the side of the drawing, in its own units. */
const HALF = 16;
/** So many points of a pixel are looked at in each direction. */
const POINTS = 4;
const TURNS = [0, 45, 90, 135].map((degrees) => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]);

/** File names and looks. `scale`: of the wheel; on a `full` background systems may cut the icon to any shape. */
export const ICONS = {
  "icon-192.png": { size: 192, scale: 1, full: false },
  "icon-512.png": { size: 512, scale: 1, full: false },
  "icon-maskable-512.png": { size: 512, scale: 0.62, full: true },
  "apple-touch-icon.png": { size: 180, scale: 0.8, full: true },
};

export function icons() {
  return {
    name: "icons",
    apply: /** @type {const} */ ("build"),
    generateBundle() {
      for (const [fileName, look] of Object.entries(ICONS)) this.emitFile({ type: "asset", fileName, source: drawIcon(look) });
    },
  };
}

/** The icon as a PNG file. */
export function drawIcon({ size, scale, full }) {
  const rows = Buffer.alloc(size * (1 + size * 4)); // each row begins with its filter, which is none
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) rows.set(pixel(x, y, { size, scale, full }), y * (1 + size * 4) + 1 + x * 4);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8); // 8 bits, red green blue and alpha
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
}

/** Red, green, blue and alpha: the mean of points inside the pixel. */
function pixel(x, y, { size, scale, full }) {
  const sum = [0, 0, 0];
  let covered = 0;
  for (let point = 0; point < POINTS * POINTS; point += 1) {
    const place = (at, part) => (((at + (part + 0.5) / POINTS) / size) * 2 - 1) * (HALF / scale);
    const colour = colourAt(place(x, point % POINTS), place(y, Math.floor(point / POINTS))) ?? (full ? NIGHT : null);
    if (!colour) continue;
    covered += 1;
    colour.forEach((value, channel) => (sum[channel] += value));
  }
  return [...sum.map((value) => (covered ? Math.round(value / covered) : 0)), Math.round((covered * 255) / (POINTS * POINTS))];
}

/** The colour of the wheel at a point, or null outside. */
function colourAt(x, y) {
  const radius = Math.hypot(x, y);
  if (Math.hypot(Math.abs(x) - 3, y + 1) < 1.9 || (Math.abs(x) < 3 && y > 2.4 && y < 4)) return INK;
  if (radius < 7.5) return FACE;
  if (radius < 11) return GOLD;
  const inTooth = ([cos, sin]) => Math.abs(x * cos + y * sin) < 3.5 && Math.abs(y * cos - x * sin) < 15;
  return TURNS.some(inTooth) ? GOLD : null;
}

function chunk(type, data) {
  const content = Buffer.concat([Buffer.from(type, "ascii"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}
