import { render, screen } from '@testing-library/react';
import { homeOf, routeEntry, routeMap, ServedPathsProvider, useRouteWorks } from './route-map';

test('every route of the specification is named once', () => {
  const specified = [
    '/',
    '/login',
    '/register',
    '/dashboard',
    '/waqf',
    '/waqf/create',
    '/waqf/create-steps',
    '/waqf/:waqfId/process',
    '/waqf/:waqfId/approve',
    '/waqf/:waqfId/details',
    '/waqf/:waqfId',
    '/waqf/:id/edit',
    '/waqf/:waqfId/banking',
    '/transactions',
    '/beneficiaries',
    '/reports',
    '/notifications',
    '/settings',
    '/admin',
    '/admin/dashboard',
    '/admin/users',
    '/admin/system',
    '/beneficiary/dashboard',
    '/beneficiary/profile',
    '/beneficiary/transactions',
    '/beneficiary/reports',
    '/demo/ai-investment-analysis',
    '/system-closed',
  ];
  const paths = routeMap.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(specified));
  expect(new Set(paths).size).toBe(paths.length);
});

test('the most literal pattern names an address', () => {
  expect(routeEntry('/waqf/create')?.path).toBe('/waqf/create');
  expect(routeEntry('/waqf/abc?tab=1')?.path).toBe('/waqf/:waqfId');
  expect(routeEntry('/waqf/abc/edit')?.path).toBe('/waqf/:id/edit');
  expect(routeEntry('/nowhere/at/all')).toBeUndefined();
});

test('a person starts on a page that works', () => {
  for (const home of Object.values(homeOf)) expect(routeEntry(home)).toMatchObject({ works: true, guarded: true });
});

function Links({ to }: { to: string[] }) {
  const works = useRouteWorks();
  return <p>{to.filter(works).join(' ')}</p>;
}

test('a link is shown when the shell or the loaded remote serves it', () => {
  render(
    <ServedPathsProvider paths={['/waqf/:waqfId', '/transactions']}>
      <Links to={['/login', '/settings', '/waqf/abc', '/transactions', '/admin', '/nowhere']} />
    </ServedPathsProvider>,
  );
  expect(screen.getByText('/login /settings /waqf/abc /transactions')).toBeTruthy();
});
