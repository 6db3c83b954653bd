import { createHmac, timingSafeEqual } from 'node:crypto';

const sealOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`development ${text}`).digest('hex');

/** A flag that admits one remote's version in development until a moment: `<remote>.<seconds>.<seal>`. */
export function developmentFlag(remote: string, until: Date, secret: string): string {
  const text = `${remote}.${Math.floor(until.getTime() / 1_000)}`;
  return `${text}.${sealOf(text, secret)}`;
}

/** Whether a flag is ours, of this remote, and not over. */
export function admitsDevelopment(flag: string, remote: string, now: Date, secret: string): boolean {
  const [named, seconds = '', seal = ''] = flag.split('.');
  if (named !== remote || !/^\d{1,12}$/.test(seconds) || !/^[\da-f]{64}$/.test(seal)) return false;
  const expected = sealOf(`${named}.${seconds}`, secret);
  return timingSafeEqual(Buffer.from(seal), Buffer.from(expected)) && now.getTime() < Number(seconds) * 1_000;
}
