import { setTimeout as delay } from 'node:timers/promises';
import { client, waitFor } from '@waqf/testing/product';
import { asOwner } from '../../bench/shared/open-client.mjs';
import { nazir } from '../bank/product-bank.mjs';

const kinds = ['csv', 'xlsx', 'pdf'].flatMap((format) =>
  ['month', 'quarter', 'year'].map((frequency) => ({ format, frequency })),
);
const everyMs = 10_000;
/** Time limit in ms: every process checks once a minute, and a restarted one checks a minute after its start. */
const ranWithinMs = 200_000;
const makeDue = `UPDATE reporting.schedule
  SET next_on = date_trunc($2, now() AT TIME ZONE 'Asia/Riyadh')::date WHERE id = $1`;
const counts = `SELECT schedule.id,
    (SELECT count(*)::int FROM reporting.schedule_run AS run WHERE run.schedule_id = schedule.id) AS runs,
    (SELECT count(*)::int FROM reporting.export AS export WHERE export.schedule_id = schedule.id) AS reports
  FROM reporting.schedule WHERE schedule.id = ANY ($1)`;

/**
 * A nazir who schedules one report after the other; each is made due immediately, so that the processes compete for it.
 * @returns {Promise<{due: number, missed: number, doubled: number, signedOut: number}>}
 */
export async function keepScheduling({ url, database, waqfId, over }) {
  const person = client(url);
  await person.signIn(nazir);
  const { readers } = await person.expect(200, 'GET', `/api/waqf/${waqfId}/report-readers`);
  const ids = [];
  let signedOut = 0;
  for (const kind of kinds) {
    if (over() && ids.length > 0) break;
    const json = { waqfId, report: 'financial', calendar: 'gregorian', readers: [readers[0].id], ...kind };
    const answer = await person.call('POST', '/api/report-schedules', { json }).catch(() => undefined);
    if (answer?.status === 401) signedOut += 1;
    if (answer?.status === 201) {
      const { id } = answer.body.schedule;
      await asOwner(database, (sql) => sql.query(makeDue, [id, kind.frequency]));
      ids.push(id);
    }
    await delay(everyMs);
  }
  // While processes are being ended, none of them lives for a minute, so this waits until that is over.
  await waitFor(over, 600_000);
  const read = () => asOwner(database, async (sql) => (await sql.query(counts, [ids])).rows);
  await waitFor(async () => (await read()).every(({ runs }) => runs > 0), ranWithinMs).catch(() => undefined);
  const rows = await read();
  return {
    due: ids.length,
    missed: rows.filter(({ runs }) => runs === 0).length,
    doubled: rows.filter(({ runs, reports }) => runs > 1 || reports > 1).length,
    signedOut,
  };
}
