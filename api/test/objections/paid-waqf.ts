import type { Notification } from '@waqf/contracts/notifications';
import type { Objection } from '@waqf/contracts/objections';
import { riyadhDay } from '@waqf/formats';
import type { Answer, Browser } from '../browser.js';
import { heirs, lineOf, runIn, RunWaqf } from '../distributions/run-waqf.js';
import type { TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The ids of the payments to Noura and Majed in cash; the share of Salem is still owed. */
export interface Paid {
  noura: string;
  majed: string;
}

/** A waqf whose yield of last December was divided among three people, two of whom were paid. */
export async function paidWaqf(api: TestApi) {
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  const [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  const waqf = await RunWaqf.open(api, nazir);
  for (const heir of Object.values(heirs)) await waqf.add({ ...heir, entitledFrom: '2020-01-01' });
  const [noura, majed] = [await api.signIn(heirs.noura.nationalId), await api.signIn(heirs.majed.nationalId)];
  const today = riyadhDay(api.clock.now());
  const year = Number(today.slice(0, 4)) - 1;
  await waqf.enter('1000.00', `${year}-12-15`);
  const run = await waqf.calculated({ from: `${year}-12-01`, to: `${year}-12-31` });
  await waqf.act(run.id, 'submit', {});
  runIn(await waqf.act(run.id, 'approve', {}, waqif));
  const lines = await waqf.view(run.id);
  const pay = async (name: string, receiptNumber: string) => {
    const { id } = lineOf(lines, name);
    runIn(await waqf.act(run.id, `lines/${id}/payment`, { method: 'cash', receiptNumber, paidOn: today }));
    return id;
  };
  const paid: Paid = {
    noura: await pay(heirs.noura.fullName, 'R-1'),
    majed: await pay(heirs.majed.fullName, 'R-2'),
  };
  // The notices of the run have arrived before those that the tests check.
  await api.settled();
  return { nazir, waqif, noura, majed, waqf, paid };
}

export function objectionIn({ status, body }: Answer): Objection {
  if (status >= 300) throw new Error(`no objection: ${JSON.stringify(body)}`);
  return (body as { objection: Objection }).objection;
}

export async function latestNoticeOf(api: TestApi, by: Browser): Promise<Notification | undefined> {
  await api.settled();
  const { body } = await by.get('/api/notifications?limit=1');
  return (body as { notifications: Notification[] }).notifications[0];
}
