import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Contexts, Outbox, Shutdown, TooManyRequestsError } from '../../platform/index.js';
import { streamChanged } from '../notifications.events.js';
import { StreamRepository } from '../persistence/stream.repository.js';
import type { OpenStream } from './open-stream.js';

const heartbeatMs = 15_000;
const forgetEveryMs = 60 * 60_000;
/** Sessions end after eight hours, so nobody can resume from an event that is older than a day. */
const keepHours = 24;
const mostPerPerson = 250;

/** The open pages of this process, by person. A signal names the people; each stream then reads its own events. */
@Injectable()
export class OpenStreams implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(OpenStreams.name);
  private readonly byUser = new Map<string, Set<OpenStream>>();
  private readonly timers: NodeJS.Timeout[] = [];
  private stopTail: (() => void) | null = null;

  constructor(
    private readonly outbox: Outbox,
    private readonly shutdown: Shutdown,
    private readonly stream: StreamRepository,
    private readonly contexts: Contexts,
  ) {}

  onApplicationBootstrap(): void {
    this.stopTail = this.outbox.tail(streamChanged, ({ payload }) => {
      for (const userId of payload.userIds) for (const stream of this.byUser.get(userId) ?? []) this.read(stream);
    });
    this.shutdown.signal.addEventListener('abort', () => this.endAll());
    this.timers.push(setInterval(() => this.sendHeartbeats(), heartbeatMs).unref());
    this.timers.push(setInterval(() => void this.forget(), forgetEveryMs).unref());
  }

  onModuleDestroy(): void {
    this.stopTail?.();
    for (const timer of this.timers) clearInterval(timer);
    this.endAll();
  }

  /** @throws TooManyRequestsError (429) when one person has more than 250 open streams */
  add(userId: string, stream: OpenStream): void {
    const streams = this.byUser.get(userId) ?? new Set();
    if (streams.size >= mostPerPerson) throw new TooManyRequestsError(60);
    this.byUser.set(userId, streams.add(stream));
  }

  remove(userId: string, stream: OpenStream): void {
    const streams = this.byUser.get(userId);
    streams?.delete(stream);
    if (streams?.size === 0) this.byUser.delete(userId);
  }

  /** Makes a stream send its new events. */
  read(stream: OpenStream): void {
    stream.sendNew().catch((error: unknown) => {
      // The browser reconnects with its position and reads then.
      this.logger.error(error);
      stream.end();
    });
  }

  /**
   * With each heartbeat a stream also reads the table, so that the end of a session is noticed and a lost signal delays
   * events only by seconds.
   */
  private sendHeartbeats(): void {
    for (const streams of this.byUser.values()) {
      for (const stream of streams) {
        stream.heartbeat();
        this.read(stream);
      }
    }
  }

  private endAll(): void {
    for (const streams of this.byUser.values()) for (const stream of streams) stream.end();
    this.byUser.clear();
  }

  private async forget(): Promise<void> {
    try {
      await this.stream.forget(this.contexts.system('notifications.forget'), keepHours);
    } catch (error) {
      this.logger.error(error);
    }
  }
}
