// A server of SMTP for tests.
import { once } from "node:events";
import { createServer } from "node:net";
import { becomes } from "./person.mjs";

/** It keeps the texts of the mails that it gets. */
export class MailServer {
  static async start() {
    const made = new MailServer();
    made.server = createServer((socket) => made.serve(socket)).listen(0, "127.0.0.1");
    await once(made.server, "listening");
    made.port = made.server.address().port;
    return made;
  }

  mails = [];

  serve(socket) {
    let read = "";
    let isMail = false;
    const answer = (line) => socket.write(`${line}\r\n`);
    answer("220 test");
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      read += chunk;
      // a command ends with its line, the text of a mail with a dot on a line of its own
      for (let end = read.indexOf(isMail ? "\r\n.\r\n" : "\r\n"); end >= 0; end = read.indexOf(isMail ? "\r\n.\r\n" : "\r\n")) {
        const line = read.slice(0, end);
        read = read.slice(end + (isMail ? 5 : 2));
        if (isMail) this.mails.push(line);
        answer(isMail ? "250 kept" : /^data/i.test(line) ? "354 go on" : /^quit/i.test(line) ? "221 bye" : "250 fine");
        isMail = !isMail && /^data/i.test(line);
      }
    });
  }

  /** The path and fragment of the first link in the text of the mail at a place, once it is there. */
  async link(place) {
    await becomes(() => this.mails.length > place, true);
    const [, body] = /text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/.exec(this.mails[place]);
    return /http:\/\/play\.example\.org(\S+)/.exec(body.replaceAll(/=\r\n/g, "").replaceAll("=3D", "="))[1];
  }

  async stop() {
    this.server.close();
    await once(this.server, "close");
  }
}
