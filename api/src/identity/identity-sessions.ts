import { Injectable } from '@nestjs/common';
import { type Ctx, type PersonActor, type PresentedSession, SessionAuthority, Settings } from '../platform/index.js';
import { capabilitiesOf } from './domain/capabilities.js';
import { hashOf } from './domain/secret.js';
import { isAlive, isTouchDue } from './domain/session-life.js';
import { type SessionRow, SessionRepository } from './persistence/session.repository.js';

/** Longer than any secret of ours; what is longer is not even hashed. */
const longestToken = 100;

/** Tells the guard who stands behind a session. */
@Injectable()
export class IdentitySessions extends SessionAuthority {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly settings: Settings,
  ) {
    super();
  }

  override async personOf(ctx: Ctx, presented: PresentedSession): Promise<PersonActor | null> {
    if (presented.token.length > longestToken) return null;
    const session = await this.sessions.findByHash(ctx, hashOf(presented.token));
    if (!session) return null;
    const { sessionTimeout } = await this.settings.read(ctx);
    const now = ctx.clock.now();
    if (!isAlive(session, sessionTimeout, now)) return null;
    if (presented.prolongs && isTouchDue(session, now)) await this.sessions.touch(ctx, session.id);
    return asActor(session);
  }
}

function asActor(session: SessionRow): PersonActor {
  return {
    kind: 'person',
    userId: session.personId,
    nationalId: session.nationalId,
    fullName: session.fullName,
    roles: session.roles,
    role: session.activeRole,
    capabilities: capabilitiesOf(session.roles),
    language: session.language,
    sessionId: session.id,
  };
}
