import type { PersonActor } from '../context/actor.js';
import type { Ctx } from '../context/ctx.js';

/** What a request shows of its session. */
export interface PresentedSession {
  readonly token: string;
  /** False for streams and polls, which must not keep a session alive. */
  readonly prolongs: boolean;
}

/** Who stands behind a session; the identity context provides it. */
export abstract class SessionAuthority {
  /** The person, or null when the session is unknown, revoked, idle or too old, or the person deactivated. */
  abstract personOf(ctx: Ctx, session: PresentedSession): Promise<PersonActor | null>;
}
