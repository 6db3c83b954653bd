import { Injectable } from '@nestjs/common';
import { browserNames, faultKinds, type ReleaseReport, type RemoteName, vitalNames } from '@waqf/contracts/releases';
import { type Ctx, neverNull, oneOf, sql } from '../../platform/index.js';
import { faultPolicy, slotOf, vitalBin } from '../domain/release-health.js';

/** Maximum number of different faults stored for a version; the total counts continue. */
const mostFaults = 200;
const keptDays = 14;

const addToSlot = sql({
  name: 'releases.add-to-release-slot',
  text: `INSERT INTO releases.release_slot AS slot (remote, version, slot, opens, faults) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (remote, version, slot)
         DO UPDATE SET opens = slot.opens + EXCLUDED.opens, faults = slot.faults + EXCLUDED.faults
         RETURNING (slot.xmax = 0) AS "isFirst"`,
  row: { isFirst: neverNull('bool', 'every row has an xmax') },
});
const dropOldSlots = sql({
  name: 'releases.drop-old-release-slots',
  text: 'DELETE FROM releases.release_slot WHERE slot < $1',
});
const dropOldReporters = sql({
  name: 'releases.drop-old-release-reporters',
  text: 'DELETE FROM releases.release_reporter WHERE day < ($1::timestamptz)::date',
});
const countReporter = sql({
  name: 'releases.count-release-reporter',
  text: `INSERT INTO releases.release_reporter AS reporter (remote, version, day, bucket, faults)
         VALUES ($1, $2, ($3::timestamptz)::date, $4, $5)
         ON CONFLICT (remote, version, day, bucket) DO UPDATE SET faults = reporter.faults + EXCLUDED.faults
         RETURNING faults`,
  row: { faults: 'int4' },
});
const addFault = sql({
  name: 'releases.add-release-fault',
  text: `INSERT INTO releases.release_fault AS fault
           (remote, version, kind, name, place, route, browser, count, last_at)
         SELECT $1, $2, $3, $4, $5, $6, $7, 1, $8
         WHERE (SELECT count(*) FROM releases.release_fault WHERE remote = $1 AND version = $2) < $9
           OR EXISTS (SELECT FROM releases.release_fault WHERE remote = $1 AND version = $2 AND kind = $3 AND name = $4
             AND place = $5 AND route = $6 AND browser = $7)
         ON CONFLICT (remote, version, kind, name, place, route, browser)
         DO UPDATE SET count = fault.count + 1, last_at = EXCLUDED.last_at`,
});
const addVital = sql({
  name: 'releases.add-release-vital',
  text: `INSERT INTO releases.release_vital AS vital (remote, version, name, route, browser, bin, count)
         VALUES ($1, $2, $3, $4, $5, $6, 1)
         ON CONFLICT (remote, version, name, route, browser, bin) DO UPDATE SET count = vital.count + 1`,
});
const sumSlots = sql({
  name: 'releases.sum-release-slots',
  text: `SELECT coalesce(sum(opens), 0)::int AS opens, coalesce(sum(faults), 0)::int AS faults
         FROM releases.release_slot WHERE remote = $1 AND version = $2 AND slot >= $3`,
  row: { opens: neverNull('int4', 'coalesce'), faults: neverNull('int4', 'coalesce') },
});
const countPeople = sql({
  name: 'releases.count-release-reporters',
  text: `SELECT count(DISTINCT bucket)::int AS people FROM releases.release_reporter
         WHERE remote = $1 AND version = $2 AND day >= ($3::timestamptz)::date`,
  row: { people: neverNull('int4', 'a count') },
});
const listSlots = sql({
  name: 'releases.list-release-slots',
  text: `SELECT slot, opens, faults FROM releases.release_slot
         WHERE remote = $1 AND version = $2 AND slot >= $3 ORDER BY slot`,
  row: { slot: 'timestamptz', opens: 'int4', faults: 'int4' },
});
const listFaults = sql({
  name: 'releases.list-release-faults',
  text: `SELECT kind, name, place, route, browser, count, last_at AS "lastAt" FROM releases.release_fault
         WHERE remote = $1 AND version = $2 ORDER BY count DESC, last_at DESC LIMIT 20`,
  row: {
    kind: oneOf(faultKinds),
    name: 'text',
    place: 'text',
    route: 'text',
    browser: oneOf(browserNames),
    count: 'int4',
    lastAt: 'timestamptz',
  },
});
const listVitals = sql({
  name: 'releases.list-release-vitals',
  text: `SELECT name, bin, sum(count)::int AS count FROM releases.release_vital
         WHERE remote = $1 AND version = $2 GROUP BY name, bin ORDER BY name, bin`,
  row: { name: oneOf(vitalNames), bin: 'int4', count: neverNull('int4', 'a sum of rows that are there') },
});

/** Counts of what pages report about releases. */
@Injectable()
export class ReleaseHealthRepository {
  /** Counts a user's report. @param bucket a number that stands for the user */
  async add(ctx: Ctx, { remote, version, route, browser, opened, faults, vitals }: ReleaseReport, bucket: number) {
    const now = ctx.clock.now();
    const counted = faults.length === 0 ? 0 : await this.countOf(ctx, remote, version, bucket, faults.length);
    if (opened || counted > 0) {
      const { isFirst } = await addToSlot.one(ctx, [remote, version, slotOf(now), opened ? 1 : 0, counted]);
      if (isFirst) await this.dropOld(ctx);
    }
    for (const { kind, name, place } of faults)
      await addFault.run(ctx, [remote, version, kind, name, place, route, browser, now, mostFaults]);
    for (const { name, value } of vitals)
      await addVital.run(ctx, [remote, version, name, route, browser, vitalBin(name, value)]);
  }

  /** Deletes data that is older than two weeks. */
  private async dropOld(ctx: Ctx): Promise<void> {
    const end = new Date(ctx.clock.now().getTime() - keptDays * 24 * 3_600_000);
    await dropOldSlots.run(ctx, [end]);
    await dropOldReporters.run(ctx, [end]);
  }

  /** Number of opens and faults since a moment. */
  async sum(ctx: Ctx, remote: RemoteName, version: string, since: Date): Promise<{ opens: number; faults: number }> {
    return sumSlots.one(ctx, [remote, version, slotOf(since)]);
  }

  /** Number of people whose pages had faults since the day of a moment. */
  async people(ctx: Ctx, remote: RemoteName, version: string, since: Date): Promise<number> {
    return (await countPeople.one(ctx, [remote, version, since])).people;
  }

  slots(ctx: Ctx, remote: RemoteName, version: string, since: Date) {
    return listSlots.rows(ctx, [remote, version, slotOf(since)]);
  }

  faults(ctx: Ctx, remote: RemoteName, version: string) {
    return listFaults.rows(ctx, [remote, version]);
  }

  vitals(ctx: Ctx, remote: RemoteName, version: string) {
    return listVitals.rows(ctx, [remote, version]);
  }

  /** How many of these faults count: only a few per person and day, so that nobody can cause a rollback alone. */
  private async countOf(ctx: Ctx, remote: string, version: string, bucket: number, faults: number): Promise<number> {
    const { faults: after } = await countReporter.one(ctx, [remote, version, ctx.clock.now(), bucket, faults]);
    const most = faultPolicy.ofOnePerson;
    return Math.min(most, after) - Math.min(most, after - faults);
  }
}
