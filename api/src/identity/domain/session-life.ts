/** A session ends this many hours after sign-in, even when it is in use. */
export const absoluteHours = 8;

/** The last use is stored at most this often, so that a page that makes ten calls writes only once. */
const touchEverySeconds = 5;

/** The fields of a session that decide when it expires. */
export interface SessionLife {
  readonly lastSeenAt: Date;
  readonly endsAt: Date;
  readonly endedAt: Date | null;
}

/** True while the session can be used. @param idleMinutes the setting `sessionTimeout` */
export function isAlive(session: SessionLife, idleMinutes: number, now: Date): boolean {
  if (session.endedAt !== null) return false;
  return now < session.endsAt && now.getTime() - session.lastSeenAt.getTime() < idleMinutes * 60_000;
}

/** True when the last use of the session should be stored again. */
export function isTouchDue(session: SessionLife, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= touchEverySeconds * 1000;
}

/** The latest end of a session that starts now. */
export function absoluteEnd(now: Date): Date {
  return new Date(now.getTime() + absoluteHours * 3_600_000);
}

/** When a session ends without further use. @param idleMinutes the setting `sessionTimeout` */
export function idleEnd(session: Pick<SessionLife, 'lastSeenAt'>, idleMinutes: number): Date {
  return new Date(session.lastSeenAt.getTime() + idleMinutes * 60_000);
}
