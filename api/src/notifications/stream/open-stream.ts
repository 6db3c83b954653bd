import type { Response } from 'express';
import { formatPosition, type StreamPosition } from '../domain/stream-position.js';
import { eventText, heartbeatText, openingText } from './event-text.js';

/** An event that is ready to be sent. */
export interface OutgoingEvent {
  position: StreamPosition;
  event: string;
  data: unknown;
}

export interface StreamSource {
  /** The most events that one `read` returns; fewer mean that there are no more for now. */
  readonly page: number;
  /** The events after a position, in order, at most one page; null when the session has ended. */
  read(after: StreamPosition): Promise<OutgoingEvent[] | null>;
}

/** A reader that receives nothing for this long is gone, or so slow that it should reconnect. */
const stalledMs = 30_000;

/** The connection of one open page, and its position in its person's stream. */
export class OpenStream {
  private place: StreamPosition;
  private reading = false;
  private signalledWhileReading = false;
  private ended = false;

  constructor(
    private readonly response: Response,
    private readonly source: StreamSource,
    start: StreamPosition,
  ) {
    this.place = start;
  }

  open(): void {
    this.response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Proxies that buffer responses would delay events.
      'x-accel-buffering': 'no',
    });
    this.response.write(openingText(formatPosition(this.place)));
  }

  /**
   * Called when there may be new events: reads and sends until there are none. Only one reading runs at a time, which
   * keeps the order; a signal during a reading makes it read once more.
   */
  async sendNew(): Promise<void> {
    if (this.reading) {
      this.signalledWhileReading = true;
      return;
    }
    this.reading = true;
    try {
      do {
        this.signalledWhileReading = false;
        await this.sendAll();
      } while (this.signalledWhileReading && !this.ended);
    } finally {
      this.reading = false;
    }
  }

  heartbeat(): void {
    if (!this.ended) this.response.write(heartbeatText);
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    this.response.end();
  }

  private async sendAll(): Promise<void> {
    while (!this.ended) {
      const events = await this.source.read(this.place);
      if (events === null) return this.end();
      for (const { position, event, data } of events) {
        if (this.ended) return;
        const taken = this.response.write(eventText(formatPosition(position), event, data));
        this.place = position;
        if (!taken) await this.untilDrained();
      }
      // Events that are newer than this reading send a signal of their own.
      if (events.length < this.source.page) return;
    }
  }

  private async untilDrained(): Promise<void> {
    const { response } = this;
    const drained = await new Promise<boolean>((resolve) => {
      const done = (ok: boolean) => () => {
        clearTimeout(timer);
        response.off('drain', onDrain);
        response.off('close', onClose);
        resolve(ok);
      };
      const onDrain = done(true);
      const onClose = done(false);
      const timer = setTimeout(done(false), stalledMs);
      response.once('drain', onDrain);
      response.once('close', onClose);
    });
    if (drained) return;
    this.ended = true;
    response.destroy();
  }
}
