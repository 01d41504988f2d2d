import { render } from "preact";
import { Client } from "./client";
import { opponentsStore } from "./model/opponents";
import { attend } from "./net/attention";
import { browserWire, idMaker, wakeWithPage } from "./net/browser_socket";
import { speedStore } from "./scene/speed";
import "./style/index.css";
import { App } from "./ui/app";
import { Router } from "./ui/router";

const speed = speedStore(localStorage, matchMedia("(prefers-reduced-motion: reduce)").matches);
const client = new Client(browserWire(), idMaker(), speed, () => document.hidden, localStorage);
wakeWithPage(client.session.connection);
attend((away) => client.session.setAway(away));
document.addEventListener("visibilitychange", () => client.playback.catchUp());
const opponents = opponentsStore(localStorage);
const page = <App client={client} speed={speed} opponents={opponents} router={new Router()} />;
render(page, document.getElementById("app")!);
