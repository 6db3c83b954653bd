import { screen } from '@testing-library/react';
import { SessionProvider } from '@waqf/platform-web';
import { renderScreen } from '@waqf/testing/screen';
import { RegisterScreen } from './register.screen';

const nothing = async () => undefined;

test('a visitor without a verified identity is sent to the sign-in, and returns from there', async () => {
  renderScreen(
    <SessionProvider user={null} signOut={nothing} switchRole={nothing} replaceUser={() => undefined}>
      <RegisterScreen />
    </SessionProvider>,
    { answers: {}, capabilities: [], path: '/register', at: '/register?returnTo=%2Fwaqf' },
  );
  expect(await screen.findByRole('heading', { name: 'تحقق من هويتك أولًا' })).toBeTruthy();
  expect(screen.queryByLabelText('الاسم الكامل')).toBeNull();
  const way = screen.getByRole('link', { name: 'تسجيل الدخول عبر نفاذ' });
  expect(way.getAttribute('href')).toBe('/login?returnTo=%2Fwaqf');
});
