import { render, screen } from '@testing-library/react';
import { ServedPathsProvider, useRouteWorks } from './served-paths';

function Links({ to }: { to: string[] }) {
  const works = useRouteWorks();
  return <p>{to.filter(works).join(' ')}</p>;
}

test('a link is shown when the shell or the loaded remote serves it', () => {
  render(
    <ServedPathsProvider paths={['/login', '/settings', '/waqf/:waqfId', '/transactions']}>
      <Links to={['/login', '/settings?tab=security', '/waqf/abc', '/transactions', '/admin', '/nowhere']} />
    </ServedPathsProvider>,
  );
  expect(screen.getByText('/login /settings?tab=security /waqf/abc /transactions')).toBeTruthy();
});

test('a standalone screen, as in a test, shows all its links', () => {
  render(<Links to={['/login', '/waqf/abc/banking']} />);
  expect(screen.getByText('/login /waqf/abc/banking')).toBeTruthy();
});
