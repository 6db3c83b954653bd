import { Injectable } from '@nestjs/common';
import { type Ctx, newId, Transactions } from '../../platform/index.js';
import type { Origin } from '../domain/device.js';
import { hashOf, newSecret } from '../domain/secret.js';
import { absoluteEnd } from '../domain/session-life.js';
import { type EndReason, SessionRepository } from '../persistence/session.repository.js';

/** A session that has just begun; the token goes into the cookie and nowhere else. */
export interface OpenedSession {
  readonly token: string;
  readonly endsAt: Date;
}

export interface OpenSessionInput {
  readonly personId: string;
  /** What the browser held before: it ends, whoever's it was, so that a planted cookie is worth nothing. */
  readonly oldSessionToken: string | undefined;
  readonly because?: EndReason;
  /** Where the browser is. */
  readonly origin: Origin;
  /** Beginning and absolute end carried over by a rotation. */
  readonly startedAt?: Date;
  readonly endsAt?: Date;
}

/** Begins a session with a fresh secret. Access is the caller's matter: a verified proof, or a living session. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionRepository,
  ) {}

  execute(ctx: Ctx, input: OpenSessionInput): Promise<OpenedSession> {
    return this.transactions.run(ctx, async (ctx) => {
      if (input.oldSessionToken !== undefined) {
        const old = await this.sessions.findByHash(ctx, hashOf(input.oldSessionToken));
        if (old) await this.sessions.end(ctx, old.id, input.because ?? 'replaced');
      }
      const token = newSecret();
      const endsAt = input.endsAt ?? absoluteEnd(ctx.clock.now());
      const { personId, origin, startedAt = ctx.clock.now() } = input;
      await this.sessions.add(ctx, { id: newId(), tokenHash: hashOf(token), personId, startedAt, endsAt, origin });
      return { token, endsAt };
    });
  }
}
