import { render } from "preact";
import { Client } from "./client";
import { browserWire, idMaker, wakeWithPage } from "./net/browser";
import { speedStore } from "./scene/speed";
import "./style/index.css";
import { App } from "./ui/app";
import { Router } from "./ui/router";

const speed = speedStore(localStorage, matchMedia("(prefers-reduced-motion: reduce)").matches);
const client = new Client(browserWire(), idMaker(), speed, () => document.hidden);
wakeWithPage(client.session.connection);
document.addEventListener("visibilitychange", () => client.playback.catchUp());
render(<App client={client} speed={speed} router={new Router()} />, document.getElementById("app")!);
