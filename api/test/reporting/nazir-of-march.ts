import type { Browser } from '../browser.js';
import { add, rent, repair } from '../finances/money-people.js';
import type { TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';

/** A nazir on 15 March 2030, with an approved waqf. */
export interface NazirOfMarch {
  readonly nazir: Browser;
  readonly waqfId: string;
}

export async function nazirOfMarch(api: TestApi, name = 'وقف برج النخيل'): Promise<NazirOfMarch> {
  api.clock.moveTo(new Date('2030-03-15T09:00:00Z'));
  return { nazir: await api.signIn(people.nazir), waqfId: await approvedWaqf(api, { name }) };
}

/**
 * With an income and an expense of February; a spreadsheet would evaluate the description of the income as a formula.
 */
export async function booksOfFebruary(api: TestApi): Promise<NazirOfMarch> {
  const { nazir, waqfId } = await nazirOfMarch(api);
  await add(nazir, { ...rent(waqfId, '128000.50'), occurredOn: '2030-02-01', description: '=HYPERLINK("x") إيجار' });
  await add(nazir, { ...repair(waqfId, '14350.25'), occurredOn: '2030-02-28' });
  return { nazir, waqfId };
}
