
import { en as practice } from "./src/text/en_practice.ts";
import { en as learning } from "./src/games/twin_tin_bots/text/en_learning.ts";
const out = [];
const emit = (prefix, value) => {
  for (const [k, v] of Object.entries(value)) {
    const id = prefix ? prefix + "-" + k : k;
    if (typeof v === "string") out.push(id + " = " + v);
    else if (typeof v === "object") { if (!prefix) out.push("\n## " + k + "\n"); emit(id, v); }
    else out.push("FUNC " + id + " " + v.toString());
  }
};
emit("", practice); console.log(out.join("\n")); out.length = 0; console.log("=====");
emit("", learning); console.log(out.join("\n"));
