import type { Browser } from '../browser.js';

export interface ReceivedEvent {
  id: string;
  event: string;
  data: unknown;
}

/** Reads an event stream as a browser does, and keeps the events. */
export class EventReader {
  readonly events: ReceivedEvent[] = [];
  /** The id that a browser would send as Last-Event-ID. */
  lastEventId: string | undefined;
  heartbeats = 0;
  isEnded = false;
  /** Resolves when the server has ended the stream, or `close` was called. */
  readonly ended: Promise<void>;
  private buffer = '';

  private constructor(
    response: Response,
    private readonly abort: AbortController,
  ) {
    this.ended = this.read(response).finally(() => (this.isEnded = true));
  }

  /** Opens the stream and waits until the server has sent its position. */
  static async open(browser: Browser, lastEventId?: string): Promise<EventReader> {
    const abort = new AbortController();
    const headers = { 'last-event-id': lastEventId };
    const response = await browser.open('GET', '/api/notifications/stream', { headers, signal: abort.signal });
    if (response.status !== 200) throw new Error(`the stream answered ${response.status}`);
    const reader = new EventReader(response, abort);
    await reader.until(() => reader.lastEventId !== undefined);
    return reader;
  }

  get ids(): string[] {
    return this.events.map((event) => event.id);
  }

  async until(condition: () => boolean, patienceMs = 8_000): Promise<void> {
    const deadline = Date.now() + patienceMs;
    while (!condition()) {
      if (Date.now() > deadline) throw new Error(`waited in vain; got ${JSON.stringify(this.events)}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Waits for this number of events. */
  async count(number: number): Promise<ReceivedEvent[]> {
    await this.until(() => this.events.length >= number);
    return this.events;
  }

  async close(): Promise<void> {
    this.abort.abort();
    await this.ended;
  }

  private async read(response: Response): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
        this.buffer += decoder.decode(chunk, { stream: true });
        for (let end = this.buffer.indexOf('\n\n'); end >= 0; end = this.buffer.indexOf('\n\n')) {
          this.take(this.buffer.slice(0, end));
          this.buffer = this.buffer.slice(end + 2);
        }
      }
    } catch (error) {
      if (!this.abort.signal.aborted) throw error;
    }
  }

  private take(block: string): void {
    const fields = new Map<string, string>();
    for (const line of block.split('\n')) {
      if (line.startsWith(':')) this.heartbeats += 1;
      else fields.set(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trimStart());
    }
    this.lastEventId = fields.get('id') ?? this.lastEventId;
    const data = fields.get('data');
    if (data !== undefined)
      this.events.push({
        id: this.lastEventId ?? '',
        event: fields.get('event') ?? '',
        data: JSON.parse(data) as unknown,
      });
  }
}
