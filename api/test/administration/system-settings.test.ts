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

const read = async (): Promise<SystemSettings> => ((await admin.get('/api/system/settings')).body as { settings: SystemSettings }).settings;
const defaults: SystemSettings = {
  backupFrequency: 'daily', sessionTimeout: 30, maxFileSize: 10, allowedFileTypes: ['pdf', 'jpg', 'png'], defaultCurrency: 'SAR', dateFormat: 'dd/mm/yyyy',
};
const trail = () => api.query<{ details: unknown; actor_name: string }>(
  `SELECT details, actor_name FROM platform.audit_entry WHERE action = 'administration.change-settings' ORDER BY id`,
);

describe('the settings of the platform', () => {
  it('begin with the defaults of the specification; who is no administrator gets neither', async () => {
    expect(await read()).toEqual(defaults);
    const nazir = await api.signIn('1000000032');
    expect((await nazir.get('/api/system/settings')).status).toBe(403);
    expect((await nazir.put('/api/system/settings', { sessionTimeout: 60 })).status).toBe(403);
    expect(await read()).toEqual(defaults);
  });

  it('change what is named and nothing else; the trail has old and new', async () => {
    const answer = await admin.put('/api/system/settings', { maxFileSize: 25, defaultCurrency: 'USD', sessionTimeout: 30, allowedFileTypes: ['png', 'pdf', 'jpg'] });
    expect(answer).toMatchObject({ status: 200, body: { settings: { ...defaults, maxFileSize: 25, defaultCurrency: 'USD' } } });
    expect(await read()).toEqual({ ...defaults, maxFileSize: 25, defaultCurrency: 'USD' });
    expect(await trail()).toEqual([{ details: { maxFileSize: { from: 10, to: 25 }, currency: { from: 'SAR', to: 'USD' } }, actor_name: 'ريم بنت صالح الغامدي' }]);
    await admin.put('/api/system/settings', { maxFileSize: 25 });
    expect(await trail()).toHaveLength(1);
  });

  it.each([
    [{ sessionTimeout: 4 }, 'مهلة الجلسة بين 5 و 120 دقيقة'],
    [{ sessionTimeout: 121 }, 'مهلة الجلسة بين 5 و 120 دقيقة'],
    [{ sessionTimeout: 7.5 }, 'مهلة الجلسة بين 5 و 120 دقيقة'],
    [{ maxFileSize: 0 }, 'حجم الملف بين 1 و 100 ميجابايت'],
    [{ maxFileSize: 101 }, 'حجم الملف بين 1 و 100 ميجابايت'],
    [{ allowedFileTypes: [] }, 'اختر نوعاً واحداً على الأقل'],
    [{ allowedFileTypes: ['exe'] }, 'القيمة غير صحيحة'],
    [{ dateFormat: 'dd-mm' }, 'القيمة غير صحيحة'],
    [{ launchMode: 'closed' }, 'حقل غير معروف'],
  ])('refuse %j', async (body, message) => {
    const before = await read();
    expect(await admin.put('/api/system/settings', body)).toMatchObject({ status: 400, body: { errors: [{ message }] } });
    expect(await read()).toEqual(before);
  });

  it('the idle time rules sessions', async () => {
    await admin.put('/api/system/settings', { sessionTimeout: 5 });
    const person = await api.signIn('1000000016');
    api.clock.advance({ minutes: 5 });
    expect((await person.get('/api/user/me')).status).toBe(401);
  });
});
