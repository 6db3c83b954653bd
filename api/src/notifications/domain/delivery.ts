/** The channels that leave the platform. */
export const channels = ['email', 'sms'] as const;
export type Channel = (typeof channels)[number];

/**
 * The seconds before the second, third … attempt. A mail server that is unavailable for a while gets its mail when it
 * is back.
 */
const delays = [30, 120, 600, 3600, 4 * 3600, 12 * 3600] as const;

/** The seconds until the next attempt after this many attempts; null when there are no more attempts. */
export const delayAfter = (attempts: number): number | null => delays[attempts - 1] ?? null;

/** The server of the recipient has refused the message permanently; another attempt would have the same result. */
export class DeliveryRefusedError extends Error {
  override readonly name = 'DeliveryRefusedError';
}
