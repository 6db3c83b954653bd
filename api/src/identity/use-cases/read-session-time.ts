import { Injectable } from '@nestjs/common';
import type { SessionTime } from '@waqf/contracts/identity';
import { type Ctx, NotSignedInError, personOf, Settings } from '../../platform/index.js';
import { idleEnd } from '../domain/session-life.js';
import { SessionRepository } from '../persistence/session.repository.js';

/** Returns how long the current session still lasts. */
@Injectable()
export class ReadSessionTime {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly settings: Settings,
  ) {}

  async execute(ctx: Ctx): Promise<SessionTime> {
    const { userId, sessionId } = personOf(ctx);
    const session = await this.sessions.findOwn(ctx, userId, sessionId);
    if (!session) throw new NotSignedInError();
    const { sessionTimeout } = await this.settings.read(ctx);
    const secondsTo = (moment: Date): number =>
      Math.max(0, Math.floor((moment.getTime() - ctx.clock.now().getTime()) / 1000));
    return { idleSecondsLeft: secondsTo(idleEnd(session, sessionTimeout)), secondsLeft: secondsTo(session.endsAt) };
  }
}
