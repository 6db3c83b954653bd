import assert from 'node:assert/strict';
import { journey } from './harness.mjs';

const people = {
  waqif: '1000000016',
  nazir: '1000000032',
  beneficiary: '1000000065',
  admin: '1000000131',
  unknown: '1000000164',
};
const homes = { waqif: '/dashboard', nazir: '/dashboard', beneficiary: '/beneficiary/dashboard', admin: '/admin' };

journey('a first visitor signs in with two clicks', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: /واقف$/ }).click();
  await page.getByRole('button', { name: 'وافق الآن' }).click();
  await page.waitForURL('**/dashboard');
  await page.locator('main h1').first().waitFor();
});

for (const [role, home] of Object.entries(homes)) {
  journey(
    `${role} gets their first page in its language and direction, without sideways scrolling at 390 px`,
    async ({ signedIn }) => {
      const page = await signedIn(people[role], { width: 390 });
      assert.equal(new URL(page.url()).pathname, home);
      await page.locator('main h1').first().waitFor();
      assert.equal(await page.locator('html').getAttribute('dir'), 'rtl');
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
      // In addition to the marks of seen tours, which the harness sets.
      const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('tour.')));
      assert.deepEqual(kept.sort(), ['currentUser', 'language', 'nationalId', 'theme']);
    },
  );
}

journey(
  'signing out ends the session on the server, clears the browser and leads to the first page',
  async ({ signedIn }) => {
    const page = await signedIn(people.waqif);
    await page.getByRole('button', { name: 'تسجيل الخروج' }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
    assert.equal(
      await page.evaluate(() => localStorage.getItem('nationalId') ?? localStorage.getItem('currentUser')),
      null,
    );
    assert.equal(await page.evaluate(() => fetch('/api/user/me').then(({ status }) => status)), 401);
  },
);

journey('a session that ended leads to sign-in and back to the same place', async ({ signedIn }) => {
  const page = await signedIn(people.waqif, { at: '/waqf?status=draft' });
  await page.locator('main h1').first().waitFor();
  await page.context().clearCookies();
  await page.goto('/waqf?status=draft');
  await page.waitForURL(/\/login\?return=/);
  await page.locator('input[name="nationalId"]').fill(people.waqif);
  await page.locator('form button[type="submit"]').click();
  await page.getByRole('button', { name: 'وافق الآن' }).click();
  await page.waitForURL((url) => url.pathname === '/waqf' && url.search === '?status=draft');
});

journey('the end of a session is reported at the next call of an open page', async ({ signedIn }) => {
  const page = await signedIn(people.waqif);
  // The list stands in the page before the page listens for news, whose refusal would be the next call.
  const listens = page.waitForResponse((answer) => answer.url().includes('/api/notifications/stream'));
  await page.goto('/waqf');
  await listens;
  const link = page.locator('main a[href^="/waqf/0"]').first();
  await link.waitFor();
  await page.context().clearCookies();
  await link.click();
  await page.waitForURL(/\/login\?return=%2Fwaqf%2F0/);
  await page.getByText('انتهت جلستك').waitFor();
});

journey('an unknown person registers after Nafath and becomes a founder', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/login');
  await page.locator('input[name="nationalId"]').fill(people.unknown);
  await page.locator('form button[type="submit"]').click();
  await page.getByRole('button', { name: 'وافق الآن' }).click();
  await page.waitForURL('**/register');
  await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
  await page.getByText('الاسم الكامل مطلوب').waitFor();
  await page.locator('input[name="fullName"]').fill('سلمان بن راشد المري');
  await page.locator('input[name="phone"]').fill('05123');
  await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
  await page.getByText('رقم الجوال غير صحيح').waitFor();
  await page.locator('input[name="phone"]').fill('0512345678');
  await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
  await page.waitForURL('**/dashboard');
  await page.locator('main h1').first().waitFor();
});

journey('an invalid national id is refused at its field', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/login');
  for (const [typed, message] of [
    ['10000', 'الرقم الوطني يجب أن يكون 10 أرقام'],
    ['1000000017', 'رقم الهوية غير صحيح'],
  ]) {
    await page.locator('input[name="nationalId"]').fill(typed);
    await page.locator('form button[type="submit"]').click();
    await page.getByText(message).waitFor();
  }
  await page.locator('input[name="nationalId"]').fill('١٠٠٠٠٠٠٠١٦');
  assert.equal(await page.locator('input[name="nationalId"]').inputValue(), people.waqif);
});

journey(
  'another role’s page is refused, an unknown address is not found, and a visitor can read the page before the launch',
  async ({ signedIn, newPage }) => {
    const page = await signedIn(people.waqif, { at: '/admin' });
    await page.getByText('غير مخول للوصول لهذه الصفحة').waitFor();
    await page.goto('/admin/later');
    await page.getByText('404 Page Not Found').waitFor();
    assert.equal(await page.locator('a[href="/transactions"], a[href$="/banking"]').count(), 0);
    const stranger = await newPage();
    await stranger.goto('/nowhere');
    await stranger.getByText('404 Page Not Found').waitFor();
    await stranger.goto('/system-closed');
    await stranger.getByText('قريبًا جدًا').waitFor();
  },
);

journey('without a session, protected pages lead to the sign-in', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/waqf/create');
  await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('return') === '/waqf/create');
});

journey('the chosen language and theme change the page and are remembered', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).first().click();
  assert.equal(await page.locator('html').getAttribute('dir'), 'ltr');
  await page.getByRole('button', { name: 'Dark theme' }).first().click();
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
  assert.deepEqual(await page.evaluate(() => [localStorage.getItem('language'), localStorage.getItem('theme')]), [
    'en',
    'dark',
  ]);
});
