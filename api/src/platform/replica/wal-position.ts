/** A position in the write-ahead log: later positions are larger, even after a standby became the primary. */
export type WalPosition = bigint;

/** The beginning of the log: every position is at or after it. */
export const beforeEverything: WalPosition = 0n;
/** A position after the end of every log. */
export const afterEverything: WalPosition = (1n << 64n) - 1n;

/**
 * Parses PostgreSQL's notation, e.g. `16/B374D848`.
 * @throws Error for any other text
 */
export function walPosition(text: string): WalPosition {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text) ?? [];
  if (high === undefined || low === undefined) throw new Error(`${text} is no position in the write-ahead log`);
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
