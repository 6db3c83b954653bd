import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, personOf, Transactions } from '../../platform/index.js';
import { signedOut } from '../identity.facts.js';
import { SessionRepository } from '../persistence/session.repository.js';

/** Logs out: the session that makes the request is refused from the next request on. */
@Injectable()
export class EndSession {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionRepository,
    private readonly facts: Facts,
  ) {}

  async execute(ctx: Ctx): Promise<void> {
    const person = personOf(ctx);
    await this.transactions.run(ctx, async (ctx) => {
      await this.sessions.end(ctx, person.sessionId, 'logout');
      await this.facts.record(ctx, signedOut, { personId: person.userId, sessionId: person.sessionId });
    });
  }
}
