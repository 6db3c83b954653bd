import { TestEnvironment } from 'jest-environment-jsdom';
import { MessageChannel, MessagePort } from 'node:worker_threads';

/** The router gives a request jsdom's signal, which node's class refuses. */
class RequestWithoutSignal extends Request {
  constructor(input, init) {
    super(input, { ...init, signal: null });
  }
}

/** jsdom plus the web platform classes that it lacks and that node has. */
export default class WebEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      // Node realm classes: instanceof checks of encoded bytes must agree with TextEncoder.
      Uint8Array,
      structuredClone,
      fetch,
      Headers,
      Request: RequestWithoutSignal,
      Response,
      ReadableStream,
      TransformStream,
      MessagePort,
      MessageChannel: this.#closingMessageChannel(),
    });
  }

  #channels = [];

  /** React's scheduler holds a MessageChannel open; an open port would keep the worker alive after the tests. */
  #closingMessageChannel() {
    const remember = (channel) => this.#channels.push(channel);
    return class extends MessageChannel {
      constructor() {
        super();
        remember(this);
      }
    };
  }

  async teardown() {
    for (const channel of this.#channels) channel.port1.close();
    await super.teardown();
  }
}
