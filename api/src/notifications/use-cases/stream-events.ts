import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Language } from '@waqf/contracts/identity';
import { type Ctx, personOf, SessionAuthority, SharedReads, Shutdown, UnavailableError } from '../../platform/index.js';
import { parsePosition, type StreamPosition } from '../domain/stream-position.js';
import { NotificationRepository } from '../persistence/notification.repository.js';
import { StreamRepository, type StreamRow } from '../persistence/stream.repository.js';
import { inLanguage } from '../presenter.js';
import { OpenStream, type OutgoingEvent } from '../stream/open-stream.js';
import { OpenStreams } from '../stream/open-streams.js';

const page = 100;

export interface StreamInput {
  /** Value of the session's cookie. */
  token: string;
  lastEventId: string | undefined;
  response: Response;
}

/** Opens a person's event stream, from Last-Event-ID or from now. */
@Injectable()
export class StreamEvents {
  /** Pages of one person at the same position share one reading. */
  private readonly shared = new SharedReads<{ rows: StreamRow[]; unreadCount: number }>();

  constructor(
    private readonly streams: OpenStreams,
    private readonly stream: StreamRepository,
    private readonly notifications: NotificationRepository,
    private readonly sessions: SessionAuthority,
    private readonly shutdown: Shutdown,
  ) {}

  /** Returns when the stream is open; the stream ends with the connection, the session or the process. */
  async execute(ctx: Ctx, { token, lastEventId, response }: StreamInput): Promise<void> {
    const { userId } = personOf(ctx);
    const start = await this.startOf(ctx, lastEventId);
    if (this.shutdown.signal.aborted) throw new UnavailableError();
    const open = new OpenStream(response, { page, read: (after) => this.read(ctx, token, userId, after) }, start);
    if (response.closed) return;
    if (response.req.method === 'HEAD') {
      // A question about the headers has no body, so a stream would only keep the caller waiting.
      open.open();
      open.end();
      return;
    }
    this.streams.add(userId, open);
    response.once('close', () => {
      open.end();
      this.streams.remove(userId, open);
    });
    open.open();
    // The stream is registered before it reads, so that anything committed in between sends it a signal.
    this.streams.read(open);
  }

  /** A position that this database can't have issued yet would never be passed, so such a reader starts from now. */
  private async startOf(ctx: Ctx, lastEventId: string | undefined): Promise<StreamPosition> {
    const end = await this.stream.end(ctx);
    const last = parsePosition(lastEventId);
    return last && last.transactionId <= end.transactionId ? last : end;
  }

  /** Null when the session has ended, so that nothing is sent to somebody who has signed out. */
  private async read(ctx: Ctx, token: string, userId: string, after: StreamPosition): Promise<OutgoingEvent[] | null> {
    const person = await this.sessions.personOf(ctx, { token, prolongs: false });
    if (person?.userId !== userId) return null;
    const { rows, unreadCount } = await this.shared.read(`${userId} ${after.transactionId}.${after.id}`, () =>
      this.rowsAfter(ctx, userId, after),
    );
    return rows.map((row) => outgoing(row, person.language, unreadCount));
  }

  private async rowsAfter(ctx: Ctx, userId: string, after: StreamPosition) {
    const rows = await this.stream.after(ctx, userId, after, page);
    const unreadCount = rows.some((row) => row.notification) ? await this.notifications.countUnread(ctx, userId) : 0;
    return { rows, unreadCount };
  }
}

function outgoing(
  { position, event, data, notification }: StreamRow,
  language: Language,
  unreadCount: number,
): OutgoingEvent {
  if (!notification) return { position, event, data };
  return { position, event, data: { notification: inLanguage(notification, language), unreadCount } };
}
