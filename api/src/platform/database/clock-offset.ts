import type { Client } from 'pg';
import { rounded } from '@waqf/formats';
import { RefusedStartError } from '../environment.js';
import { neverNull } from './columns.js';
import { type Connection, sql } from './sql.js';

/**
 * Largest accepted clock difference in seconds. Sessions, confirmations and tokens of Nafath are valid for minutes; a
 * synchronised machine differs by far less.
 */
const bearableSeconds = 30;

const readClock = sql({
  name: 'platform.read-clock',
  text: 'SELECT clock_timestamp() AS now',
  row: { now: neverNull('timestamptz', 'there is always a time') },
});

/**
 * Seconds that this machine is ahead of the database; negative when it is behind.
 * @param now milliseconds since 1970, this machine's clock
 */
export async function clockOffset(on: Connection, now: () => number = Date.now): Promise<number> {
  const before = now();
  const database = (await readClock.one(on)).now;
  // The database read its clock at some moment between the two readings here, so their middle is used.
  return ((before + now()) / 2 - database.getTime()) / 1000;
}

/**
 * @throws RefusedStartError when the two clocks differ by more than half a minute; it says by how much and in which
 * direction
 */
export async function refuseWrongClock(client: Client, now?: () => number): Promise<void> {
  const offset = await clockOffset(client, now);
  if (Math.abs(offset) <= bearableSeconds) return;
  const seconds = rounded(Math.abs(offset));
  const isAhead = offset > 0;
  throw new RefusedStartError({
    ar: `لا يمكن تشغيل المنصة: ساعة هذا الجهاز ${isAhead ? 'تسبق' : 'تتأخر عن'} قاعدة البيانات بقدر ${seconds} ث، فاضبط الساعة الخاطئة منهما (timedatectl)`,
    en: `The platform cannot start: the clock of this machine is ${seconds} s ${isAhead ? 'ahead of' : 'behind'} that of the database; set the one that is wrong (timedatectl)`,
  });
}
