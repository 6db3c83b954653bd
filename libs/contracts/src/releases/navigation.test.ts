import { expect, test } from '@jest/globals';
import { activeItem, headerActions, headOf, phoneTabs, shownLinks, type MenuItem } from './navigation.js';
import { releasedFrame } from './released-frame.js';

const item = (to: string, rest: Partial<MenuItem> = {}): MenuItem => ({
  to,
  label: { ar: to, en: to },
  ...rest,
});

test('links to missing pages, or to pages that the user may not open, are not shown', () => {
  const links = [item('/dashboard'), item('/reports'), item('/waqf/create', { gate: 'waqf.create' })];
  const works = (to: string) => to !== '/reports';
  expect(shownLinks(links, works, () => false).map(({ to }) => to)).toEqual(['/dashboard']);
  expect(shownLinks(links, works, (capability) => capability === 'waqf.create').map(({ to }) => to)).toEqual([
    '/dashboard',
    '/waqf/create',
  ]);
});

test('the active entry has the address itself, or is marked as including pages below it', () => {
  const items = [item('/admin'), item('/admin/users'), item('/waqf', { below: true })];
  expect(activeItem(items, '/admin')?.to).toBe('/admin');
  expect(activeItem(items, '/admin/users')?.to).toBe('/admin/users');
  expect(activeItem(items, '/waqf/abc/process')?.to).toBe('/waqf');
  expect(activeItem(items, '/admin/system')).toBeUndefined();
});

test('an entry stays marked on the other addresses that it names, and on pages below them', () => {
  const items = [item('/admin/system', { alsoOn: ['/admin/audit'] }), item('/admin/releases')];
  expect(activeItem(items, '/admin/audit')?.to).toBe('/admin/system');
  expect(activeItem(items, '/admin/audit/12')?.to).toBe('/admin/system');
  expect(activeItem(items, '/admin/auditors')).toBeUndefined();
});

test('a phone shows at most four tabs, only on pages of the navigation and not on pages below them', () => {
  const tab = { ar: 'قصير', en: 'Short' };
  const items = ['/a', '/b', '/c', '/d', '/e'].map((to) => item(to, { tab }));
  const shown = [item('/settings'), ...items];
  expect(phoneTabs(shown, '/settings').map(({ to }) => to)).toEqual(['/a', '/b', '/c', '/d']);
  expect(phoneTabs(shown, '/b/12/review')).toEqual([]);
});

test('an address with a trailing slash is the same page', () => {
  const items = [item('/admin', { tab: { ar: 'قصير', en: 'Short' } })];
  expect(activeItem(items, '/admin/')?.to).toBe('/admin');
  expect(phoneTabs(items, '/admin/')).toHaveLength(1);
});

test('a header button is hidden on the pages that it excludes', () => {
  const actions = [{ to: '/reports', notOn: ['/reports'] }, { to: '/waqf' }];
  expect(headerActions(actions, '/reports').map(({ to }) => to)).toEqual(['/waqf']);
  expect(headerActions(actions, '/waqf')).toHaveLength(2);
});

test('the head of a page is announced for whoever may open it', () => {
  const pages = [
    { to: '/a', state: 'A' },
    { to: '/b', state: 'B', gates: ['one', 'two'] },
  ];
  expect(headOf(pages, '/a/', () => false)?.state).toBe('A');
  expect(headOf(pages, '/b', () => true)?.state).toBe('B');
  expect(headOf(pages, '/b', (gate) => gate === 'one')).toBeUndefined();
  expect(headOf(pages, '/a/12', () => true)).toBeUndefined();
});

test('a sentence under a title is at most two lines long', () => {
  const fits = (ar: string, to = '/a') =>
    releasedFrame.safeParse({ navigation: [], quickActions: [], pages: [{ to, state: { ar, en: 'A' } }] }).success;
  expect(fits('أ'.repeat(160))).toBe(true);
  expect(fits('أ'.repeat(161))).toBe(false);
  expect(fits('أ', '//else.example')).toBe(false);
});

test('a manifest with a foreign address, markup as icon or an overlong label is refused', () => {
  const fits = (part: Partial<MenuItem>) =>
    releasedFrame.safeParse({ navigation: [item('/waqf', part)], quickActions: [] }).success;
  expect(fits({ icon: 'Waqf', below: true })).toBe(true);
  expect(fits({ alsoOn: ['/years'] })).toBe(true);
  expect(fits({ alsoOn: ['//else.example'] })).toBe(false);
  expect(fits({ to: '//else.example' })).toBe(false);
  expect(fits({ to: 'javascript:alert(1)' })).toBe(false);
  expect(fits({ icon: '<svg' })).toBe(false);
  expect(fits({ label: { ar: 'أ'.repeat(81), en: 'A' } })).toBe(false);
});
