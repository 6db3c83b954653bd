import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DevelopmentFlagState } from '@waqf/contracts/releases';

/** What a flag admits: one remote's version in development, until a moment. */
export interface DevelopmentFlag {
  readonly id: string;
  readonly remote: string;
  readonly until: Date;
}

const sealOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`development ${text}`).digest('hex');

/** The text that a developer passes on: `<remote>.<seconds>.<id>.<seal>`. */
export function sealFlag({ id, remote, until }: DevelopmentFlag, secret: string): string {
  const text = `${remote}.${Math.floor(until.getTime() / 1_000)}.${id}`;
  return `${text}.${sealOf(text, secret)}`;
}

const form = /^(mf-[a-z]{2,40})\.(\d{1,12})\.([\da-f-]{36})\.([\da-f]{64})$/;

/** The id of a flag that is ours, of this remote, and not over; else null. Whether it was revoked, the table knows. */
export function openFlag(flag: string, remote: string, now: Date, secret: string): string | null {
  const [, named, seconds = '', id = '', seal = ''] = form.exec(flag) ?? [];
  if (named !== remote) return null;
  const expected = sealOf(`${named}.${seconds}.${id}`, secret);
  if (!timingSafeEqual(Buffer.from(seal), Buffer.from(expected))) return null;
  return now.getTime() < Number(seconds) * 1_000 ? id : null;
}

/** An open page asks for the registry every five minutes; after twice that nobody has one open. */
const inUseMs = 10 * 60_000;

/** What an administrator reads beside a flag. */
export function stateOfFlag(
  { until, lastUsedAt, revokedAt }: { until: Date; lastUsedAt: Date | null; revokedAt: Date | null },
  now: Date,
): DevelopmentFlagState {
  if (revokedAt) return 'revoked';
  if (until <= now) return 'over';
  return lastUsedAt && now.getTime() - lastUsedAt.getTime() < inUseMs ? 'in-use' : 'ready';
}
