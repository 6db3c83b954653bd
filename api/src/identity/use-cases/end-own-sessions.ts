import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, personOf, Settings, Transactions } from '../../platform/index.js';
import { isAlive } from '../domain/session-life.js';
import { IdentitySessionNotFoundError } from '../identity.errors.js';
import { otherSessionsEnded, sessionEnded } from '../identity.facts.js';
import { SessionRepository } from '../persistence/session.repository.js';

/** Ends sessions of the signed-in person; each is refused from its next request on. */
@Injectable()
export class EndOwnSessions {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionRepository,
    private readonly settings: Settings,
    private readonly facts: Facts,
  ) {}

  /**
   * Ends one session; it may be the one that makes the request.
   * @throws IdentitySessionNotFoundError (404) when it is not the person's, or has ended
   */
  async one(ctx: Ctx, sessionId: string): Promise<void> {
    const { userId } = personOf(ctx);
    const { sessionTimeout } = await this.settings.read(ctx);
    await this.transactions.run(ctx, async (ctx) => {
      const session = await this.sessions.findOwn(ctx, userId, sessionId);
      if (!session || !isAlive(session, sessionTimeout, ctx.clock.now())) throw new IdentitySessionNotFoundError();
      await this.sessions.end(ctx, sessionId, 'revoked');
      await this.facts.record(ctx, sessionEnded, { personId: userId, sessionId });
    });
  }

  /** Ends all sessions except the one that makes the request. @returns how many of them had not expired */
  async others(ctx: Ctx): Promise<number> {
    const { userId, sessionId } = personOf(ctx);
    const { sessionTimeout } = await this.settings.read(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const others = (await this.sessions.openOf(ctx, userId)).filter(({ id }) => id !== sessionId);
      if (others.length === 0) return 0;
      const ended = others.filter((row) => isAlive(row, sessionTimeout, ctx.clock.now())).length;
      // The idle sessions are ended too: if the settings allow a longer idle time later, they must not become valid
      // again.
      await this.sessions.endAll(
        ctx,
        others.map(({ id }) => id),
        'revoked',
      );
      await this.facts.record(ctx, otherSessionsEnded, { personId: userId, ended });
      return ended;
    });
  }
}
