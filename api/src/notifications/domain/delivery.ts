/** Ways out of the platform. */
export const channels = ['email', 'sms'] as const;
export type Channel = (typeof channels)[number];

/** Seconds before the second, third … attempt: a server that is away for a while gets its mail when it is back. */
const delays = [30, 120, 600, 3600, 4 * 3600, 12 * 3600] as const;

/** Seconds until the next attempt after so many; null when there shall be none. */
export const delayAfter = (attempts: number): number | null => delays[attempts - 1] ?? null;

/** The other side has refused permanently; another attempt would end the same. */
export class DeliveryRefusedError extends Error {
  override readonly name = 'DeliveryRefusedError';
}
