// The service as a process of its own, on one port and one data directory for its whole life.
import { execFileSync, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const PYTHON = process.env.PYTHON ?? join(ROOT, ".venv/bin/python");

export class Service {
  /** `redis`: the URL of a Redis to use instead of an embedded one; `settings`: further environment variables. */
  static async start({ redis = null, settings = {} } = {}) {
    const port = await freePort();
    const service = new Service(port, await mkdtemp(join(tmpdir(), "botyard-e2e-")), redis, settings);
    await service.launch();
    return service;
  }

  constructor(port, data, redis, settings) {
    this.url = `http://127.0.0.1:${port}`;
    this.port = port;
    this.data = data;
    this.redis = redis;
    this.settings = settings;
    this.process = null;
    this.errors = "";
  }

  /** Start the process and wait until it says where it is. */
  async launch() {
    const env = { ...process.env, ...this.settings, HOST: "127.0.0.1", PORT: String(this.port), BOTYARD_DATA: this.data };
    delete env.REDIS_URL;
    if (this.redis !== null) env.REDIS_URL = this.redis;
    this.process = spawn(PYTHON, ["-m", "tests.e2e.serve_at_noon", "serve"], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
    this.process.stderr.on("data", (chunk) => (this.errors += chunk));
    for await (const line of createInterface({ input: this.process.stdout })) {
      if (line.includes(this.url)) return;
    }
    throw new Error(`the service did not start:\n${this.errors}`);
  }

  /** End it without warning. */
  async kill() {
    const ended = once(this.process, "exit");
    this.process.kill("SIGKILL");
    await ended;
  }

  /** End it in good order and remove its data. */
  async stop() {
    if (this.process.exitCode === null && this.process.signalCode === null) {
      const ended = once(this.process, "exit");
      this.process.kill("SIGTERM");
      await ended;
    }
    await rm(this.data, { recursive: true, force: true });
  }
}

/**
 * A free port, below those that the system gives to connections: one of these may be in use by the time at which the service
 * listens, or listens again. Tests that run side by side get others, as by `free_port` of tests/live/processes.py.
 */
async function freePort() {
  const first = 20_000 + 1_500 * (Number((process.env.PYTEST_XDIST_WORKER ?? "gw0").slice(2)) % 8);
  for (;;) {
    const port = randomInt(first, first + 1_500);
    const probe = createServer().listen(port, "127.0.0.1");
    const isFree = await once(probe, "listening").then(() => true, isInUse);
    if (!isFree) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
}

/** False for the error of a port in use; throws any other. */
function isInUse(error) {
  if (error.code !== "EADDRINUSE") throw error;
  return false;
}

/** A Redis of its own, which can be killed and started again. */
export class Redis {
  static async start() {
    const redis = new Redis(await mkdtemp(join(tmpdir(), "botyard-r-")));
    await redis.launch();
    return redis;
  }

  constructor(data) {
    this.data = data;
    this.url = `unix://${data}/r.sock`;
    this.process = null;
  }

  async launch() {
    const binary = execFileSync(PYTHON, ["-c", "from botyard.store.engine import redis_server as r; print(r())"], { cwd: ROOT });
    const options = ["--port", "0", "--unixsocket", `${this.data}/r.sock`, "--dir", this.data, "--save", ""];
    const durable = ["--appendonly", "yes", "--appendfsync", "always"];
    this.process = spawn(String(binary).trim(), [...options, ...durable], { stdio: ["ignore", "pipe", "inherit"] });
    for await (const line of createInterface({ input: this.process.stdout })) {
      if (/ready to accept connections/i.test(line)) return this.process.stdout.resume();
    }
    throw new Error("redis did not start");
  }

  async kill() {
    const ended = once(this.process, "exit");
    this.process.kill("SIGKILL");
    await ended;
  }

  async stop() {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }
}

/** A program that answers one line of JSON with one line of JSON. */
export class Brain {
  constructor() {
    this.process = spawn(PYTHON, ["-m", "tests.e2e.brain"], { cwd: ROOT, stdio: ["pipe", "pipe", "inherit"] });
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }

  async ask(question) {
    this.process.stdin.write(JSON.stringify(question) + "\n");
    const { value, done } = await this.lines.next();
    if (done) throw new Error("the brain has ended");
    return JSON.parse(value);
  }

  stop() {
    this.process.stdin.end();
  }
}
