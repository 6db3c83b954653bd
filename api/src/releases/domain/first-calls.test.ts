import { expect, test } from '@jest/globals';
import type { PageBoot } from '@waqf/contracts/releases';
import { firstCallsOf, frameCallsOf, withBoot } from './boot-element.js';

const entry = {
  name: 'mf-nazir' as const,
  version: '0123456789abcdef',
  entry: '/remotes/mf-nazir/0123456789abcdef/entry.aa11.js',
  integrity: {},
  firstData: { '/dashboard': ['/api/dashboard/stats', '/api/waqfs'], '/transactions': ['/api/transactions'] },
  previous: null,
};
const nazir = { role: 'nazir', fullName: 'نورة', preferences: { preferredLanguage: 'ar' } } as PageBoot['user'];
const boot: PageBoot = {
  registry: { remotes: [entry] },
  routes: [],
  user: nazir,
  launchMode: 'open',
  simulators: false,
  display: { dateFormat: 'dd/mm/yyyy', otherCurrency: null },
};

test.each([
  ['/dashboard', ['/api/dashboard/stats', '/api/waqfs']],
  ['/', ['/api/dashboard/stats', '/api/waqfs']],
  ['/transactions', ['/api/transactions']],
  ['/waqf/1', []],
  ['/constructor', []],
])('the page %s contains answers to %j', (path, calls) => expect(firstCallsOf(boot, path)).toEqual(calls));

test.each<[string, Partial<PageBoot>]>([
  ['a visitor', { user: null }],
  ['a closed system', { launchMode: 'closed' }],
  ['maintenance', { maintenance: true }],
  ['a role whose remote names none', { registry: { remotes: [{ ...entry, firstData: undefined }] } }],
])('%s gets none', (_, rest) => expect(firstCallsOf({ ...boot, ...rest }, '/dashboard')).toEqual([]));

test('every page of a user contains the data of the bell in its frame, in the language of the page', () => {
  expect(frameCallsOf(boot, 'en', '/dashboard')).toEqual(['/api/notifications?limit=10&language=en']);
  expect(frameCallsOf({ ...boot, user: null }, 'en', '/notifications')).toEqual([]);
  expect(frameCallsOf(boot, 'ar', '/notifications')).toEqual([
    '/api/notifications?limit=10&language=ar',
    '/api/notifications?limit=20&language=ar',
  ]);
  expect(frameCallsOf(boot, 'ar', '/notifications?tab=unread')).toEqual(['/api/notifications?limit=10&language=ar']);
});

test('answers come after the content, which is painted before they arrive', () => {
  const page = '<html lang="ar" dir="rtl"><head><!--waqf-boot--></head><body><div id="root"></div></body></html>';
  const html = withBoot(page, boot, 'n', { firstData: { '/api/waqfs': '[]' } });
  expect(html.indexOf('waqf-first-data')).toBeGreaterThan(html.indexOf('id="root"'));
  expect(html).toMatch(/<\/script><\/body>/);
});

test('the start script has the nonce of the response, and comes after the answers', () => {
  const page = '<html><head><!--waqf-boot--></head><body><script nonce="">start()</script></body></html>';
  const html = withBoot(page, boot, 'n', { firstData: { '/api/waqfs': '[]' } });
  expect(html).toMatch(/"\/api\/waqfs":"\[\]"}<\/script><script nonce="n">start\(\)<\/script><\/body>/);
});

test('an answer cannot end its element, and the page’s registry does not repeat it', () => {
  const page = '<html lang="ar" dir="rtl"><head><!--waqf-boot--></head><body><div id="root"></div></body></html>';
  const html = withBoot(page, boot, 'n', {
    firstData: { '/api/waqfs': '{"name":"</script><script>alert(1)</script>\u2028"}' },
  });
  const [, data = ''] = /id="waqf-first-data">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual({ '/api/waqfs': '{"name":"</script><script>alert(1)</script>\u2028"}' });
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('firstData');
});
