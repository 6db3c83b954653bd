import { newestNotifications } from '@waqf/contracts/notifications';
import { ShellPage } from '../../src/releases/serving/shell-page.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { publishInto, release } from './release-form.js';

const page = '<html lang="ar" dir="rtl"><head><!--waqf-boot--></head><body><div id="root"></div></body></html>';
/** The notifications of the bell, which every signed-in page has. */
const bell = newestNotifications('bell', 'ar');
const calls = ['/api/dashboard/stats', '/api/admin/dashboard', '/api/nowhere'];
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  api.application.app.get(ShellPage).use({ page });
  const form = release('window.x = 1;', { firstData: { '/dashboard': calls } });
  const { status } = await publishInto(api, form);
  if (status !== 201) throw new Error(`the release was answered ${status}`);
});
afterAll(() => api.stop());

async function broughtTo(browser: Browser, path: string): Promise<Record<string, string>> {
  const { body } = await browser.get(path);
  const [, data = '{}'] = /id="waqf-first-data">(.*?)<\/script>/.exec(String(body)) ?? [];
  return JSON.parse(data) as Record<string, string>;
}

test('a user’s page contains the answers of the first screen’s calls, without refused ones', async () => {
  const nazir = await api.signIn('1000000032');
  const brought = await broughtTo(nazir, '/dashboard');
  expect(Object.keys(brought)).toEqual(['/api/dashboard/stats', bell]);
  expect(JSON.parse(brought['/api/dashboard/stats'] ?? '')).toEqual((await nazir.get('/api/dashboard/stats')).body);
});

test('other pages contain only the data of their frame, and pages of visitors contain none', async () => {
  expect(Object.keys(await broughtTo(await api.signIn('1000000032'), '/transactions'))).toEqual([bell]);
  expect(Object.keys(await broughtTo(await api.signIn('1000000016'), '/help'))).toEqual([bell]);
  expect(await broughtTo(api.browser(), '/dashboard')).toEqual({});
});

test('the page of all notifications contains the first of them, unless its address asks for some only', async () => {
  const nazir = await api.signIn('1000000032');
  expect(Object.keys(await broughtTo(nazir, '/notifications'))).toEqual([bell, newestNotifications('page', 'ar')]);
  expect(Object.keys(await broughtTo(nazir, '/notifications?tab=unread'))).toEqual([bell]);
});

test.each([
  [{ '/dashboard': ['https://elsewhere.example/api/x'] }],
  [{ '/dashboard': ['/api/../health'] }],
  [{ '/dashboard': ['//elsewhere.example/api/x'] }],
  [{ '/dashboard': Array.from({ length: 9 }, () => '/api/waqfs') }],
])('a release whose first calls are unknown or too many is refused: %j', async (firstData) =>
  expect((await publishInto(api, release('window.y = 2;', { firstData }))).status).toBe(422),
);
