import { setTimeout as delay } from 'node:timers/promises';
import { Environment } from '../../src/platform/index.js';
import { readPresent, verifyRestored } from '../../src/restored-database.js';
import { startApi, type TestApi } from '../harness.js';

let api: TestApi;
let environment: Environment;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  environment = api.application.app.get(Environment);
}, 180_000);
afterAll(() => api.stop());

const [waqif, nazir, beneficiary, admin, otherAdmin] = [
  '1000000016',
  '1000000032',
  '1000000065',
  '1000000131',
  '1000000149',
];
const idOf = async (nationalId: string): Promise<string> => {
  const [row] = await api.query<{ id: string }>('SELECT id FROM identity.person WHERE national_id = $1', [nationalId]);
  return row?.id ?? '';
};
const since = new Date(Date.now() - 3_600_000);
const access = async () => (await readPresent(environment, since))?.access;
const state = async () => {
  const [row] = await api.query<{ maintenance: boolean; open: number; proofs: number }>(`SELECT
    (SELECT maintenance_mode FROM platform.system_settings) AS maintenance,
    (SELECT count(*)::int FROM identity.session WHERE ended_at IS NULL) AS open,
    (SELECT count(*)::int FROM identity.sign_in WHERE verified_at IS NOT NULL AND used_at IS NULL) AS proofs`);
  return row;
};

test('the present database says who administers it, whose accounts are closed, and what a restore loses', async () => {
  const present = await readPresent(environment, since);
  expect(present?.access.admins.toSorted()).toEqual([await idOf(admin), await idOf(otherAdmin)].toSorted());
  expect(present?.access.deactivated.length).toBeGreaterThan(0);
  expect(await readPresent(environment, new Date(Date.now() + 3_600_000))).toMatchObject({ lost: [] });
});

test('a database that is missing tells nothing of the time since', async () => {
  const databaseUrl = environment.databaseUrl.replace(/[^/]+$/, 'waqf_not_there');
  expect(await readPresent({ ...environment, databaseUrl }, since)).toBeNull();
});

test('what was withdrawn after the backup stays withdrawn, nothing is given, and the platform is closed', async () => {
  await api.signIn(waqif);
  await api.query(`INSERT INTO identity.person_role VALUES ($1, 'admin', now())`, [await idOf(waqif)]);
  // Today the founder is no administrator any more, the nazir is one, and the beneficiary's account is closed.
  const admins = [await idOf(admin), await idOf(otherAdmin), await idOf(nazir)];
  const present = { access: { admins, deactivated: [await idOf(beneficiary)] }, lost: [] };
  const withdrawn = await verifyRestored(environment, { moment: since, present });
  expect(withdrawn).toEqual({
    admins: ['يوسف بن منصور العنزي'],
    deactivated: ['نورة بنت يوسف العنزي'],
    hasAdmin: true,
  });
  const after = await access();
  expect(after?.admins.toSorted()).toEqual([await idOf(admin), await idOf(otherAdmin)].toSorted());
  expect(after?.deactivated).toContain(await idOf(beneficiary));
  expect(await state()).toEqual({ maintenance: true, open: 0, proofs: 0 });
  await api.settled();
  const titles = await api.query(`SELECT DISTINCT user_id FROM notifications.notification WHERE action_url = $1`, [
    '/admin/system',
  ]);
  expect(titles).toHaveLength(2);
  // Only administrators get in until one of them ends the maintenance.
  const trustee = await api.signIn(nazir);
  // The settings were changed by another process, so this one may use the former ones for a second.
  while ((await trustee.get('/api/waqfs')).status !== 503) await delay(50);
  const opening = await api.signIn(admin);
  expect((await opening.patch('/api/admin/system/settings', { maintenanceMode: false })).status).toBe(200);
});

test('when nobody who administers the backup does so today, nobody is removed, and the command is told', async () => {
  const present = { access: { admins: [await idOf(nazir)], deactivated: [] }, lost: [] };
  const withdrawn = await verifyRestored(environment, { moment: since, present });
  expect(withdrawn).toEqual({ admins: [], deactivated: [], hasAdmin: false });
  expect((await access())?.admins).toHaveLength(2);
});
