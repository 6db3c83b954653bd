/** A place in the write-ahead log: what comes later is larger, also after a standby took over. */
export type WalPosition = bigint;

/** Where the log begins: everything is at or after it. */
export const beforeEverything: WalPosition = 0n;
/** What no log ever reaches. */
export const afterEverything: WalPosition = (1n << 64n) - 1n;

/**
 * From PostgreSQL's `16/B374D848`.
 * @throws Error for another text
 */
export function walPosition(text: string): WalPosition {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text) ?? [];
  if (high === undefined || low === undefined) throw new Error(`${text} is no position in the write-ahead log`);
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
