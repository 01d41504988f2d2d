/** What goes on beside the page. It is loaded once the page is shown. */
import type { Connection } from "./net/connection";
import { followSleep } from "./net/sleep";
import { startWorker } from "./offline/worker_start";
import { followTranslation } from "./ui/translated";

export function begin(connection: Connection): void {
  startWorker();
  followSleep(connection);
  followTranslation();
}
