import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { Capability } from '@waqf/contracts/identity';
import type { PageBoot } from '@waqf/contracts/releases';
import { http, nothing } from '@waqf/platform-web';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { BootProvider } from '../boot/boot-context';
import { useTitle } from '../boot/use-title';
import { visitorBoot } from '../boot/visitor';
import { Guard } from './guard';

const boot: PageBoot = { ...visitorBoot, simulators: true };

function Page() {
  useTitle('أوقافي');
  const { error } = useQuery({ queryKey: ['x'], queryFn: () => http.get('/api/x', nothing), retry: false });
  return (
    <>
      <h1>صفحة</h1>
      {error?.message}
    </>
  );
}

const show = (said: Partial<PageBoot>, answer: Answer = {}, capabilities: Capability[] = []) =>
  renderScreen(
    <BootProvider value={{ ...boot, ...said }}>
      <Guard>
        <Page />
      </Guard>
    </BootProvider>,
    { at: '/waqf', path: '/waqf', capabilities, answers: { 'GET /api/x': answer } },
  );

test('during maintenance users see the maintenance page', async () => {
  show({ maintenance: true });
  expect(await screen.findByRole('heading', { name: 'المنصة تحت الصيانة' })).toBeTruthy();
  expect(screen.queryByText(/ما كتبته/)).toBeNull();
  expect(screen.queryByText('صفحة')).toBeNull();
});

test('administrators keep working during maintenance', async () => {
  show({ maintenance: true }, {}, ['system.admin']);
  expect(await screen.findByText('صفحة')).toBeTruthy();
});

test('the maintenance page replaces an open page when it begins, and says that what was typed is kept', async () => {
  const refusal = { status: 503, code: 'platform.maintenance', message: 'صيانة', reference: '0123456789ab' };
  show({}, () => ({ status: 503, body: refusal }));
  expect(await screen.findByRole('heading', { name: 'المنصة تحت الصيانة' })).toBeTruthy();
  expect(screen.getByText(/ما كتبته ولم تحفظه باقٍ/)).toBeTruthy();
});

test('another failure does not show the maintenance page', async () => {
  show({}, () => problem(503, 'الخدمة غير متاحة'));
  expect(await screen.findByText(/الخدمة غير متاحة/)).toBeTruthy();
  expect(screen.queryByText('المنصة تحت الصيانة')).toBeNull();
});

test('the title of every page ends in the site’s name from the settings', async () => {
  show({ siteName: 'أوقاف المدينة' });
  await screen.findByText('صفحة');
  expect(document.title).toBe('أوقافي · أوقاف المدينة');
});
