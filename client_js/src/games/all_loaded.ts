/** Registers the games of this repository and loads their parts for matches: for tests. */
import "./index";
import { allGames, loadMatchPart } from "./registry";

await Promise.all(allGames().map(({ id }) => loadMatchPart(id)));
