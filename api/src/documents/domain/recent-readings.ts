/** Maximum number of readings kept in this process; others are read again. */
const most = 60;
const lifetimeMs = 20 * 60_000;

/**
 * Keeps the readings of recognised files until they are uploaded to their waqf: the same bytes read as the same type
 * give the same result, so that nobody waits twice. In memory only, for minutes.
 */
export class RecentReadings<Reading> {
  private readonly held = new Map<string, { reading: Reading; until: number }>();

  constructor(private readonly now: () => number) {}

  put(sha256: string, type: string, reading: Reading): void {
    this.held.set(`${sha256}/${type}`, { reading, until: this.now() + lifetimeMs });
    for (const [key, { until }] of this.held)
      if (until <= this.now() || this.held.size > most) this.held.delete(key);
      else break;
  }

  /** Returns a reading once and removes it: when a user asks to read a deed again, it is really read. */
  take(sha256: string, type: string): Reading | undefined {
    const key = `${sha256}/${type}`;
    const one = this.held.get(key);
    this.held.delete(key);
    return one && one.until > this.now() ? one.reading : undefined;
  }
}
