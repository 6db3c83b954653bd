import type { SystemSettings } from '@waqf/contracts/administration';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';

let api: TestApi;
let admin: Browser;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  admin = await api.signIn('1000000131');
});
afterAll(() => api.stop());

const read = async (): Promise<SystemSettings> =>
  ((await admin.get('/api/system/settings')).body as { settings: SystemSettings }).settings;
const defaults: SystemSettings = {
  backupFrequency: 'daily',
  sessionTimeout: 30,
  maxFileSize: 10,
  allowedFileTypes: ['pdf', 'jpg', 'png'],
  defaultCurrency: 'SAR',
  currencyRate: null,
  dateFormat: 'dd/mm/yyyy',
};
const trail = () =>
  api.query<{ before: unknown; after: unknown; actor_name: string }>(
    `SELECT before, after, actor_name FROM platform.audit_entry WHERE action = 'administration.settings-changed'
    ORDER BY id`,
  );

describe('the settings of the platform', () => {
  it('have the defaults of the specification, and only administrators may read or change them', async () => {
    expect(await read()).toEqual(defaults);
    const nazir = await api.signIn('1000000032');
    expect((await nazir.get('/api/system/settings')).status).toBe(403);
    expect((await nazir.put('/api/system/settings', { sessionTimeout: 60 })).status).toBe(403);
    expect(await read()).toEqual(defaults);
  });

  it('change only in the named fields, and the audit trail has the old and new values', async () => {
    const answer = await admin.put('/api/system/settings', {
      maxFileSize: 25,
      defaultCurrency: 'USD',
      sessionTimeout: 30,
      allowedFileTypes: ['png', 'pdf', 'jpg'],
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { settings: { ...defaults, maxFileSize: 25, defaultCurrency: 'USD' } },
    });
    expect(await read()).toEqual({ ...defaults, maxFileSize: 25, defaultCurrency: 'USD' });
    expect(await trail()).toEqual([
      {
        before: { maxFileSize: 10, currency: 'SAR' },
        after: { maxFileSize: 25, currency: 'USD' },
        actor_name: 'ريم بنت صالح الغامدي',
      },
    ]);
    await admin.put('/api/system/settings', { maxFileSize: 25 });
    expect(await trail()).toHaveLength(1);
  });

  it('refuses a change of a setting that another administrator changed since, and says what it is now', async () => {
    const { settings } = (await admin.get('/api/system/settings')).body as { settings: { sessionTimeout: number } };
    const seen = { sessionTimeout: settings.sessionTimeout };
    expect((await admin.put('/api/system/settings', { sessionTimeout: 51, seen })).status).toBe(200);
    const late = await admin.put('/api/system/settings', { sessionTimeout: 52, seen });
    expect(late.body).toMatchObject({
      status: 409,
      code: 'platform.changed-meanwhile',
      errors: [{ field: 'sessionTimeout', message: 'تغيّر بعد أن فتحته، وهو الآن: 51' }],
    });
    const currency = await admin.put('/api/system/settings', {
      defaultCurrency: 'EUR',
      currencyRate: { sar: '4.1', on: '2026-01-02' },
      seen: { defaultCurrency: 'SAR', currencyRate: null },
    });
    expect(currency.body).toMatchObject({
      status: 409,
      errors: [{ field: 'defaultCurrency' }],
      now: { defaultCurrency: 'USD' },
    });
    // A page that sends all settings does not undo the one that its user left as they saw it.
    const all = { sessionTimeout: settings.sessionTimeout, maxFileSize: 24 };
    const both = await admin.put('/api/system/settings', { ...all, seen: { ...seen, maxFileSize: 25 } });
    expect(both.body).toMatchObject({ settings: { sessionTimeout: 51, maxFileSize: 24 } });
    const mine = { sessionTimeout: settings.sessionTimeout, seen: { sessionTimeout: 51 } };
    expect((await admin.put('/api/system/settings', mine)).status).toBe(200);
  });

  it.each([
    [{ sessionTimeout: 4 }, 'مهلة الجلسة بين 5 و 120 دقيقة'],
    [{ sessionTimeout: 121 }, 'مهلة الجلسة بين 5 و 120 دقيقة'],
    [{ sessionTimeout: 7.5 }, 'مهلة الجلسة بين 5 و 120 دقيقة'],
    [{ maxFileSize: 0 }, 'حجم الملف بين 1 و 100 ميجابايت'],
    [{ maxFileSize: 101 }, 'حجم الملف بين 1 و 100 ميجابايت'],
    [{ allowedFileTypes: [] }, 'اختر نوعًا واحدًا على الأقل'],
    [{ allowedFileTypes: ['exe'] }, 'القيمة غير صحيحة'],
    [{ currencyRate: { sar: '0', on: '2026-01-01' } }, 'السعر رقم أكبر من صفر'],
    [{ currencyRate: { sar: '3.75', on: '2026-02-30' } }, 'تاريخ السعر مطلوب'],
    [{ currencyRate: { sar: '3.75', on: '2999-01-01' } }, 'تاريخ السعر لا يكون في المستقبل'],
    [{ defaultCurrency: 'SAR', currencyRate: { sar: '3.75', on: '2026-01-01' } }, 'الريال لا يحتاج إلى سعر صرف'],
    [{ dateFormat: 'dd-mm' }, 'القيمة غير صحيحة'],
    [{ launchMode: 'closed' }, 'حقل غير معروف'],
  ])('refuse %j', async (body, message) => {
    const before = await read();
    expect(await admin.put('/api/system/settings', body)).toMatchObject({
      status: 400,
      body: { errors: [{ message }] },
    });
    expect(await read()).toEqual(before);
  });

  it('a dated rate reaches every page beside its currency; another currency drops it, and riyals have none', async () => {
    const display = async () => ((await api.browser().get('/boot.json')).body as { display: unknown }).display;
    await admin.put('/api/system/settings', {
      defaultCurrency: 'USD',
      currencyRate: { sar: '3.75', on: '2026-01-05' },
      dateFormat: 'yyyy-mm-dd',
    });
    expect(await display()).toEqual({
      dateFormat: 'yyyy-mm-dd',
      otherCurrency: { code: 'USD', sar: '3.750000', on: '2026-01-05' },
    });
    expect(await read()).toMatchObject({ currencyRate: { sar: '3.75', on: '2026-01-05' } });
    const changes = (await trail()).length;
    await admin.put('/api/system/settings', { currencyRate: { sar: '3.75', on: '2026-01-05' } });
    expect(await trail()).toHaveLength(changes);
    await admin.put('/api/system/settings', { defaultCurrency: 'EUR' });
    expect(await display()).toEqual({ dateFormat: 'yyyy-mm-dd', otherCurrency: null });
    await admin.put('/api/system/settings', { currencyRate: { sar: '4.1', on: '2026-01-06' } });
    expect(await display()).toMatchObject({ otherCurrency: { code: 'EUR' } });
    await admin.put('/api/system/settings', { defaultCurrency: 'SAR' });
    expect(await read()).toMatchObject({ defaultCurrency: 'SAR', currencyRate: null });
  });

  it.each(['0000-05-05', '0001-01-01', '1899-12-31', '2026-02-30'])('a rate of the day %s is refused', async (on) => {
    const refused = await admin.put('/api/system/settings', {
      defaultCurrency: 'USD',
      currencyRate: { sar: '3.75', on },
    });
    expect(refused).toMatchObject({ status: 400, body: { errors: [expect.objectContaining({})] } });
  });

  it('the idle time applies to sessions', async () => {
    await admin.put('/api/system/settings', { sessionTimeout: 5 });
    const person = await api.signIn('1000000016');
    api.clock.advance({ minutes: 5 });
    expect((await person.get('/api/user/me')).status).toBe(401);
  });
});
