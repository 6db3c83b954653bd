import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import NativeEnvironment from './node.environment.mjs';
import { openPage } from './page.mjs';

/** The router passes jsdom's abort signal to a request, which node's class refuses. */
const { MessageChannel, Request, setInterval, setTimeout } = globalThis;
const nodes = { MessageChannel, Request, setInterval, setTimeout };
class RequestWithoutSignal extends Request {
  constructor(input, init) {
    super(input, { ...init, signal: null });
  }
}

scheduleAsBrowsersDo();

/** Node with the names of a page, provided by jsdom. */
export default class WebEnvironment extends NativeEnvironment {
  #emptyPage;
  #fetch = globalThis.fetch;
  #ports = [];
  #timers = [];

  constructor(config, context) {
    super(config, context);
    this.#emptyPage = openPage(context.console);
    globalThis.Request = RequestWithoutSignal;
    globalThis.MessageChannel = rememberingChannels(this.#ports);
    for (const name of ['setTimeout', 'setInterval']) globalThis[name] = this.#remembering(nodes[name]);
  }

  async teardown() {
    await super.teardown();
    // Pending work of React and the kit finishes on its own page first.
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(() => setTimeout(resolve, 0)));
    this.#emptyPage();
    // Like a closing page, stops its timers and channels; open ones would keep the process alive.
    for (const port of this.#ports) port.close();
    for (const timer of this.#timers) clearTimeout(timer);
    Object.assign(globalThis, nodes, { fetch: this.#fetch });
  }

  #remembering(start) {
    const remember = (...args) => {
      const timer = start(...args);
      this.#timers.push(timer);
      return timer;
    };
    return Object.assign(remember, { [promisify.custom]: start[promisify.custom] });
  }
}

/**
 * React's scheduler uses node's `setImmediate` if it exists, and then renders earlier than in a browser. Without it,
 * the scheduler uses a message channel, which must not keep the worker alive.
 */
function scheduleAsBrowsersDo() {
  const { setImmediate } = globalThis;
  const ports = [];
  globalThis.setImmediate = undefined;
  globalThis.MessageChannel = rememberingChannels(ports);
  createRequire(import.meta.url)('scheduler');
  for (const port of ports) port.unref();
  Object.assign(globalThis, { setImmediate, MessageChannel });
}

function rememberingChannels(ports) {
  return class extends MessageChannel {
    constructor() {
      super();
      ports.push(this.port1);
    }
  };
}
