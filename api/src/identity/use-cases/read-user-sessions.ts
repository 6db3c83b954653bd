import { Injectable } from '@nestjs/common';
import type { UserSessions } from '@waqf/contracts/users';
import { type Ctx, requireCapability, Settings } from '../../platform/index.js';
import { deviceOf } from '../domain/device.js';
import { isAlive } from '../domain/session-life.js';
import { IdentityUserNotFoundError } from '../identity.errors.js';
import { PersonRepository } from '../persistence/person.repository.js';
import { SessionRepository } from '../persistence/session.repository.js';

/** Lists where a person is signed in, for the administrator. */
@Injectable()
export class ReadUserSessions {
  constructor(
    private readonly people: PersonRepository,
    private readonly sessions: SessionRepository,
    private readonly settings: Settings,
  ) {}

  /** @throws ForbiddenError (403), IdentityUserNotFoundError (404) */
  async execute(ctx: Ctx, personId: string): Promise<UserSessions> {
    requireCapability(ctx, 'system.admin');
    if (!(await this.people.find(ctx, personId))) throw new IdentityUserNotFoundError();
    const { sessionTimeout } = await this.settings.read(ctx);
    const open = await this.sessions.openOf(ctx, personId);
    const sessions = open
      .filter((row) => isAlive(row, sessionTimeout, ctx.clock.now()))
      .map((row) => ({
        id: row.id,
        device: deviceOf(row.userAgent),
        address: row.address,
        startedAt: row.startedAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
      }));
    return { sessions };
  }
}
