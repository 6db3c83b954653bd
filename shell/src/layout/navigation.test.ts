import type { NavItem } from '@waqf/platform-web';
import { activeItem, phoneTabs, shownLinks } from './navigation';

const item = (to: string, rest: Partial<NavItem> = {}): NavItem => ({
  to,
  label: { ar: to, en: to },
  icon: null,
  ...rest,
});

test('links that lead nowhere yet, or where the person may not go, are not shown', () => {
  const links = [item('/dashboard'), item('/reports'), item('/waqf/create', { gate: 'waqf.create' })];
  const works = (to: string) => to !== '/reports';
  expect(shownLinks(links, works, () => false).map(({ to }) => to)).toEqual(['/dashboard']);
  expect(shownLinks(links, works, (capability) => capability === 'waqf.create').map(({ to }) => to)).toEqual([
    '/dashboard',
    '/waqf/create',
  ]);
});

test('one entry is marked: its own address, or pages below it where it says so', () => {
  const items = [item('/admin'), item('/admin/users'), item('/waqf', { below: true })];
  expect(activeItem(items, '/admin')?.to).toBe('/admin');
  expect(activeItem(items, '/admin/users')?.to).toBe('/admin/users');
  expect(activeItem(items, '/waqf/abc/process')?.to).toBe('/waqf');
  expect(activeItem(items, '/admin/system')).toBeUndefined();
});

test('a phone has four places at most at its bottom, on the pages of the navigation and not below them', () => {
  const tab = { ar: 'قصير', en: 'Short' };
  const items = ['/a', '/b', '/c', '/d', '/e'].map((to) => item(to, { tab }));
  const shown = [item('/settings'), ...items];
  expect(phoneTabs(shown, '/settings').map(({ to }) => to)).toEqual(['/a', '/b', '/c', '/d']);
  expect(phoneTabs(shown, '/b/12/review')).toEqual([]);
});
