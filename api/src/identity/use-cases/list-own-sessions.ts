import { Injectable } from '@nestjs/common';
import type { OwnSessions } from '@waqf/contracts/identity';
import { type Ctx, personOf, Settings } from '../../platform/index.js';
import { deviceOf } from '../domain/device.js';
import { absoluteHours, idleEnd, isAlive } from '../domain/session-life.js';
import { SessionRepository } from '../persistence/session.repository.js';

/** Lists where the person is signed in now, by the same rule that accepts a request. */
@Injectable()
export class ListOwnSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly settings: Settings,
  ) {}

  async execute(ctx: Ctx): Promise<OwnSessions> {
    const person = personOf(ctx);
    const { sessionTimeout } = await this.settings.read(ctx);
    const alive = (await this.sessions.openOf(ctx, person.userId)).filter((row) =>
      isAlive(row, sessionTimeout, ctx.clock.now()),
    );
    const sessions = alive.map((row) => ({
      id: row.id,
      device: deviceOf(row.userAgent),
      address: row.address,
      startedAt: row.startedAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      idleEndsAt: idleEnd(row, sessionTimeout).toISOString(),
      endsAt: row.endsAt.toISOString(),
      current: row.id === person.sessionId,
    }));
    return {
      sessions: sessions.toSorted((one, other) => Number(other.current) - Number(one.current)),
      idleMinutes: sessionTimeout,
      longestHours: absoluteHours,
    };
  }
}
