import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DevelopmentFlagState } from '@waqf/contracts/releases';

/** What a flag allows: a development version of one remote, until a moment. */
export interface DevelopmentFlag {
  readonly id: string;
  readonly remote: string;
  readonly until: Date;
}

const sealOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`development ${text}`).digest('hex');

/** The text that a developer uses: `<remote>.<seconds>.<id>.<seal>`. */
export function sealFlag({ id, remote, until }: DevelopmentFlag, secret: string): string {
  const text = `${remote}.${Math.floor(until.getTime() / 1_000)}.${id}`;
  return `${text}.${sealOf(text, secret)}`;
}

const form = /^(mf-[a-z]{2,40})\.(\d{1,12})\.([\da-f-]{36})\.([\da-f]{64})$/;

/**
 * The id of a flag that has a valid seal, is for this remote and has not expired; otherwise null. The caller checks the
 * table to see whether it was revoked.
 */
export function openFlag(flag: string, remote: string, now: Date, secret: string): string | null {
  const [, named, seconds = '', id = '', seal = ''] = form.exec(flag) ?? [];
  if (named !== remote) return null;
  const expected = sealOf(`${named}.${seconds}.${id}`, secret);
  if (!timingSafeEqual(Buffer.from(seal), Buffer.from(expected))) return null;
  return now.getTime() < Number(seconds) * 1_000 ? id : null;
}

/** An open page requests the registry every five minutes; after twice that time no open page uses the flag. */
const inUseMs = 10 * 60_000;

/** The state of a flag as an administrator sees it. */
export function stateOfFlag(
  { until, lastUsedAt, revokedAt }: { until: Date; lastUsedAt: Date | null; revokedAt: Date | null },
  now: Date,
): DevelopmentFlagState {
  if (revokedAt) return 'revoked';
  if (until <= now) return 'over';
  return lastUsedAt && now.getTime() - lastUsedAt.getTime() < inUseMs ? 'in-use' : 'ready';
}
