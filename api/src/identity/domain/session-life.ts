/** Hours after sign-in when a session ends, whatever its activity. */
export const absoluteHours = 8;

/** A row is touched at most this often, so that reading a page of ten calls writes once. */
const touchEverySeconds = 5;

/** The part of a session that decides how long it lives. */
export interface SessionLife {
  readonly lastSeenAt: Date;
  readonly endsAt: Date;
  readonly endedAt: Date | null;
}

/** True while the session proves who somebody is. @param idleMinutes the setting `sessionTimeout` */
export function isAlive(session: SessionLife, idleMinutes: number, now: Date): boolean {
  if (session.endedAt !== null) return false;
  return now < session.endsAt && now.getTime() - session.lastSeenAt.getTime() < idleMinutes * 60_000;
}

/** True when a use of the session should be written down. */
export function isTouchDue(session: SessionLife, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= touchEverySeconds * 1000;
}

/** End of a session that starts now. */
export function absoluteEnd(now: Date): Date {
  return new Date(now.getTime() + absoluteHours * 3_600_000);
}

/** When a session ends without further use. @param idleMinutes the setting `sessionTimeout` */
export function idleEnd(session: Pick<SessionLife, 'lastSeenAt'>, idleMinutes: number): Date {
  return new Date(session.lastSeenAt.getTime() + idleMinutes * 60_000);
}
