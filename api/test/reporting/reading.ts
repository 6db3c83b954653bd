import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';

/** `npm run prove:reports` sets another seed. */
export const seed = Number(process.env['WAQF_REPORT_SEED'] ?? 1448);

/** A nazir in June 2030 who reads thousands of reports; the limit per minute is tested elsewhere. */
export async function startReading(): Promise<{ api: TestApi; nazir: Browser }> {
  const api = await startApi({ samples: 'people' });
  api.clock.moveTo(new Date('2030-06-20T09:00:00Z'));
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  return { api, nazir: await api.signIn(people.nazir) };
}
