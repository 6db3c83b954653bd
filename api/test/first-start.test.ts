import type { RunList } from '@waqf/contracts/distributions';
import { startApi } from './harness.js';
import { people } from './membership/approved-waqf.js';

const year = new Date().getUTCFullYear();
/**
 * In the future, so that the database's time is never ahead; the past dates of the samples cross a month and, in
 * Riyadh, a year.
 */
const days = [`${year}-12-31T21:30:00Z`, `${year + 1}-02-28T20:59:00Z`];

test.each(days)(
  'a first start makes its samples whole on %s',
  async (day) => {
    const api = await startApi({ startsAt: new Date(day) });
    try {
      const nazir = await api.signIn(people.nazir);
      const [waqf] = await api.query<{ id: string }>(`SELECT id FROM endowments.waqf WHERE name = 'وقف برج النخيل'`);
      const { runs } = (await nazir.get(`/api/waqf/${waqf?.id}/distributions`)).body as RunList;
      expect(runs.map(({ state }) => state)).toEqual(['submitted', 'partially_failed', 'paid', 'paid']);
    } finally {
      await api.stop();
    }
  },
  300_000,
);
