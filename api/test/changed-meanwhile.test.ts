import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BeneficiaryAdded } from '@waqf/contracts/beneficiaries';
import type { Repeating } from '@waqf/contracts/finances';
import { isZodDto } from 'nestjs-zod/dto';
import type { Answer, Browser } from './browser.js';
import { RunWaqf } from './distributions/run-waqf.js';
import { startApi, type TestApi } from './harness.js';
import { people } from './membership/approved-waqf.js';

let api: TestApi;
let nazir: Browser;
let admin: Browser;
let waqif: Browser;
let waqf: RunWaqf;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, admin, waqif] = [
    await api.signIn(people.nazir),
    await api.signIn(people.admin),
    await api.signIn(people.waqif),
  ];
  waqf = await RunWaqf.open(api, nazir);
}, 180_000);
afterAll(() => api.stop());

/** Calls that change something in place and need no `seen`, each with what protects it. */
const protectedOtherwise: Readonly<Record<string, string>> = {
  'DeedsController.correct': 'each correction of a field is kept with its author and can be undone',
  'NotificationsController.read': 'reading twice is reading once',
  'RegistryController.policy': 'one switch: both who set it want the same',
  'UsersController.reactivate': 'a state, locked: the second call changes nothing',
  'BankAccountsController.change': 'the simulated bank, which only tests and the demo order',
};

test('every call that changes a record in place takes what the user saw, or is protected otherwise', () => {
  const scanner = new MetadataScanner();
  const open: string[] = [];
  for (const { metatype } of api.application.app.get(DiscoveryService).getControllers()) {
    if (!metatype) continue;
    const prototype = metatype.prototype as Record<string, object>;
    for (const name of scanner.getAllMethodNames(prototype)) {
      const verb = Reflect.getMetadata(METHOD_METADATA, prototype[name] ?? {}) as RequestMethod | undefined;
      if (verb !== RequestMethod.PATCH && verb !== RequestMethod.PUT) continue;
      const parameters = (Reflect.getMetadata('design:paramtypes', prototype, name) ?? []) as unknown[];
      const fields = parameters.filter(isZodDto).flatMap(({ schema }) => Object.keys(shapeOf(schema)));
      if (!fields.includes('seen')) open.push(`${metatype.name}.${name}`);
    }
  }
  expect(open.toSorted()).toEqual(Object.keys(protectedOtherwise).toSorted());
});

const shapeOf = (schema: unknown): object => (schema as { shape?: object }).shape ?? {};

describe('a beneficiary', () => {
  let id: string;
  beforeAll(async () => {
    const added = await nazir.post(`/api/waqf/${waqf.id}/beneficiaries`, {
      nationalId: '1000000073',
      fullName: 'سارة بنت محمد القحطاني',
      relationship: 'ابنة',
      allocatedPercentage: 10,
    });
    ({ id } = (added.body as BeneficiaryAdded).beneficiary);
  });
  const change = (by: Browser, body: object): Promise<Answer> => by.patch(`/api/beneficiary/${id}`, body);
  const recordIn = ({ body }: Answer) => (body as BeneficiaryAdded).beneficiary;

  test('the second of two people who change the same field is refused and told what it is now', async () => {
    const seen = { allocatedPercentage: 10, relationship: 'ابنة' };
    expect((await change(admin, { allocatedPercentage: 25, seen })).status).toBe(200);
    const late = await change(nazir, { allocatedPercentage: 30, relationship: 'ابنة', seen });
    expect(late.body).toMatchObject({
      status: 409,
      code: 'platform.changed-meanwhile',
      errors: [{ field: 'allocatedPercentage', message: 'تغيّر بعد أن فتحته، وهو الآن: 25%' }],
      now: { allocatedPercentage: 25 },
    });
    const knowing = { ...seen, allocatedPercentage: 25 };
    expect((await change(nazir, { allocatedPercentage: 30, seen: knowing })).status).toBe(200);
  });

  test('a form sends all fields: one that the user left as they saw it does not undo what another has changed', async () => {
    const seen = { allocatedPercentage: 30, relationship: 'ابنة', class: null };
    expect((await change(admin, { relationship: 'بنت الواقف' })).status).toBe(200);
    const both = await change(nazir, { ...seen, class: 'الذرية', seen });
    expect(recordIn(both)).toMatchObject({ relationship: 'بنت الواقف', class: 'الذرية', allocatedPercentage: 30 });
  });

  test('two who want the same are no conflict, and a page of an older release still saves', async () => {
    expect((await change(admin, { class: 'طلاب العلم', seen: { class: 'الذرية' } })).status).toBe(200);
    expect((await change(nazir, { class: 'طلاب العلم', seen: { class: 'الذرية' } })).status).toBe(200);
    expect((await change(nazir, { class: 'الذرية' })).status).toBe(200);
  });

  test('of two who save at the same time one is refused', async () => {
    const seen = { tier: null };
    const both = await Promise.all([change(nazir, { tier: 1, seen }), change(admin, { tier: 2, seen })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('what was seen is only of the fields of the call', async () => {
    expect((await change(nazir, { class: 'الذرية', seen: { nationalId: '1000000073' } })).status).toBe(400);
  });
});

test('a repeating transaction', async () => {
  const day = '2026-01-01';
  const plan = { waqfId: waqf.id, type: 'income', amount: '3200', description: 'إيجار المعرض', source: 'rent' };
  const made = await nazir.post('/api/repeating-transactions', { ...plan, everyMonths: 12, firstOn: day });
  const { id, amount } = (made.body as { repeating: Repeating }).repeating;
  const seen = { amount, description: 'إيجار المعرض', lastOn: null };
  const path = `/api/repeating-transactions/${id}`;
  expect((await admin.patch(path, { amount: '3500', seen })).status).toBe(200);
  const late = await nazir.patch(path, { ...seen, amount: '3600', seen });
  expect(late.body).toMatchObject({ status: 409, now: { amount: '3500.00' } });
  const other = await nazir.patch(path, { ...seen, amount: '3200.0', description: 'إيجار المعرض الشمالي', seen });
  expect(other.body).toMatchObject({ repeating: { amount: '3500.00', description: 'إيجار المعرض الشمالي' } });
});

test('the limit of a waqf, and its second person', async () => {
  const path = `/api/waqf/${waqf.id}/transfer-policy`;
  const seen = { approvalAbove: null, secondApprover: null };
  const first = { approvalAbove: '7000', secondApprover: null };
  expect((await waqif.confirmed('PUT', path, { body: { approvalAbove: '7000', seen } })).status).toBe(200);
  const late = await waqif.put(path, { approvalAbove: '9000', seen });
  expect(late.body).toMatchObject({ status: 409, now: { approvalAbove: '7000.00' } });
  expect(JSON.stringify(late.body)).toContain('وهو الآن: 7,000.00 ريال');
  const named = { nationalId: '1000000099', fullName: 'خالد بن عبدالله العتيبي' };
  const other = await waqif.confirmed('PUT', path, { body: { approvalAbove: null, secondApprover: named, seen } });
  expect(other.body).toMatchObject({
    policy: { approvalAbove: '7000.00', secondApprover: { fullName: named.fullName } },
  });
  const removed = await waqif.put(path, { ...first, seen: { approvalAbove: '7000.00', secondApprover: 'فلان' } });
  expect(removed.body).toMatchObject({ status: 409, now: { secondApprover: named.fullName } });
});

test('the calendar, whose two fields are one choice', async () => {
  const path = `/api/waqf/${waqf.id}/fiscal-calendar`;
  const { body } = await nazir.get(`/api/waqf/${waqf.id}/years`);
  const { calendar, startMonth } = body as { calendar: string; startMonth: number };
  const seen = { calendar, startMonth };
  const other = calendar === 'hijri' ? 'gregorian' : 'hijri';
  expect((await waqif.put(path, { calendar: other, startMonth, seen })).status).toBe(200);
  const late = await nazir.put(path, { calendar, startMonth: (startMonth % 12) + 1, seen });
  expect(late.body).toMatchObject({ status: 409, now: { calendar: other, startMonth } });

  // The number of a month alone would be another month in the calendar that the late user has chosen.
  const now = { calendar: 'hijri', startMonth: 9 };
  expect((await waqif.put(path, now)).status).toBe(200);
  const unclear = await nazir.put(path, {
    calendar: 'gregorian',
    startMonth: 4,
    seen: { calendar: other, startMonth },
  });
  expect(unclear.body).toMatchObject({ status: 409, now });
  const { errors } = unclear.body as { errors: { field: string; message: string }[] };
  expect(errors.find(({ field }) => field === 'startMonth')?.message).toMatch(/رمضان$/);
});

test('a draft, by its founder on two devices', async () => {
  const made = await waqif.post('/api/waqf/create', { name: 'وقف النخيل', description: 'نخيل لطلبة العلم في القصيم' });
  const { id } = (made.body as { waqf: { id: string } }).waqf;
  const seen = { name: 'وقف النخيل', description: 'نخيل لطلبة العلم في القصيم' };
  expect((await waqif.patch(`/api/waqf/${id}`, { ...seen, name: 'وقف التمور', seen })).status).toBe(200);
  const late = await waqif.patch(`/api/waqf/${id}`, { ...seen, name: 'وقف الرطب', seen });
  expect(late.body).toMatchObject({ status: 409, now: { name: 'وقف التمور' } });
  const described = await waqif.patch(`/api/waqf/${id}`, { ...seen, description: 'نخيل لطلبة العلم في بريدة', seen });
  expect(described.body).toMatchObject({ waqf: { name: 'وقف التمور', description: 'نخيل لطلبة العلم في بريدة' } });
});

test('a person’s own name, choices of notices and way of being paid', async () => {
  const { body } = await waqif.get('/api/user/me');
  const { user } = body as { user: { fullName: string; email: string; phone: string | null; preferences: object } };
  const { fullName, email, phone } = user;
  const seen = { fullName, email, phone, preferredLanguage: 'ar' };
  expect((await waqif.put('/api/user/profile', { ...seen, fullName: 'عبدالله بن فهد العمر', seen })).status).toBe(200);
  const late = await waqif.put('/api/user/profile', { ...seen, fullName: 'عبدالله بن سعد العمر', seen });
  expect(late.body).toMatchObject({ status: 409, now: { fullName: 'عبدالله بن فهد العمر' } });
  const language = await waqif.put('/api/user/profile', { ...seen, preferredLanguage: 'en', seen });
  expect(language.body).toMatchObject({
    user: { fullName: 'عبدالله بن فهد العمر', preferences: { preferredLanguage: 'en' } },
  });

  const { preferredLanguage: _, ...toggles } = user.preferences as Record<string, boolean>;
  await waqif.put('/api/user/notifications', { ...toggles, waqfUpdates: false, seen: toggles });
  const both = await waqif.put('/api/user/notifications', { ...toggles, reportReady: false, seen: toggles });
  expect(both.body).toMatchObject({ user: { preferences: { waqfUpdates: false, reportReady: false } } });

  const beneficiary = await api.signIn(people.beneficiary);
  const usual = { method: 'bank_transfer', frequency: 'monthly' };
  const preferences = '/api/beneficiary/preferences';
  expect((await beneficiary.put(preferences, { ...usual, frequency: 'yearly', seen: usual })).status).toBe(200);
  const paid = await beneficiary.put(preferences, { ...usual, frequency: 'quarterly', seen: usual });
  expect(paid.body).toMatchObject({ status: 409, now: { frequency: 'yearly' } });
});

test('the role of a user, of which another administrator has given another', async () => {
  const { body } = await admin.get('/api/admin/users?role=beneficiary');
  const [user] = (body as { users: { id: string; role: string }[] }).users;
  const path = `/api/admin/users/${user?.id}/role`;
  const reason = 'طلب الجهة';
  const seen = { role: user?.role };
  expect((await admin.confirmed('PATCH', path, { body: { role: 'nazir', reason, seen } })).status).toBe(200);
  const late = await admin.confirmed('PATCH', path, { body: { role: 'waqif', reason, seen } });
  expect(late.body).toMatchObject({
    status: 409,
    errors: [{ field: 'role', message: 'تغيّر بعد أن فتحته، وهو الآن: ناظر' }],
    now: { role: 'nazir' },
  });
});
