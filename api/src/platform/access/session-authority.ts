import type { PersonActor } from '../context/actor.js';
import type { Ctx } from '../context/ctx.js';

/** What a request presents of its session. */
export interface PresentedSession {
  readonly token: string;
  /** False for streams and polling, which must not keep a session alive. */
  readonly prolongs: boolean;
}

/** Finds the user of a session; the identity context implements it. */
export abstract class SessionAuthority {
  /** The user, or null when the session is unknown, revoked, idle or too old, or the user is deactivated. */
  abstract personOf(ctx: Ctx, session: PresentedSession): Promise<PersonActor | null>;
}
