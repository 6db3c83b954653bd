import { Injectable } from '@nestjs/common';
import {
  Batcher,
  type Ctx,
  inTransaction,
  type PersonActor,
  type PresentedSession,
  SessionAuthority,
  Settings,
} from '../../platform/index.js';
import { personActor } from '../domain/person-actor.js';
import { hashOf } from '../domain/secret.js';
import { isAlive, isTouchDue } from '../domain/session-life.js';
import { type SessionRow, SessionRepository } from '../persistence/session.repository.js';

/** Longer than any secret that we issue; a longer token is refused without being hashed. */
const longestToken = 100;

interface Lookup {
  ctx: Ctx;
  hash: Buffer;
}

/** High enough not to refuse a burst of calls here: every route has its own limits. */
const mostWaiting = 10_000;

/** Finds the person of a session for the guard. Calls that arrive together share one query; nothing is cached. */
@Injectable()
export class IdentitySessions extends SessionAuthority {
  private readonly lookups: Batcher<Lookup, SessionRow | null>;

  constructor(
    private readonly sessions: SessionRepository,
    private readonly settings: Settings,
  ) {
    super();
    this.lookups = new Batcher({ run: (asked) => this.find(asked), maxWaiting: mostWaiting, lanes: 2 });
  }

  override async personOf(ctx: Ctx, presented: PresentedSession): Promise<PersonActor | null> {
    if (presented.token.length > longestToken) return null;
    const lookup = { ctx, hash: hashOf(presented.token) };
    const session = inTransaction(ctx) ? (await this.find([lookup]))[0] : await this.lookups.submit(lookup);
    if (!session) return null;
    const { sessionTimeout } = await this.settings.read(ctx);
    const now = ctx.clock.now();
    if (!isAlive(session, sessionTimeout, now)) return null;
    if (presented.prolongs && isTouchDue(session, now)) await this.sessions.touch(ctx, session.id);
    return asActor(session);
  }

  /** Reads the current rows: a session that was ended is refused on the next request. */
  private async find(asked: readonly Lookup[]): Promise<(SessionRow | null)[]> {
    const [first] = asked;
    return first
      ? this.sessions.findByHashes(
          first.ctx,
          asked.map(({ hash }) => hash),
        )
      : [];
  }
}

function asActor(session: SessionRow): PersonActor {
  return personActor({ ...session, id: session.personId, role: session.activeRole }, session.id);
}
