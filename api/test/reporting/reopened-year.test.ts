import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FiscalYearDetail } from '@waqf/contracts/closing';
import { exportEnvelope } from '@waqf/contracts/exports';
import { documentVerification, report } from '@waqf/contracts/reporting';
import { riyadhDay } from '@waqf/formats';
import type { Browser } from '../browser.js';
import { add, rent } from '../finances/money-people.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';
import { readPdf } from './issued-pdf.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  waqfId = await approvedWaqf(api);
}, 180_000);
afterAll(() => api.stop());

test('a report of a closed year stays as issued; after reopening a new one supersedes it', async () => {
  const past = Number(riyadhDay(api.clock.now()).slice(0, 4)) - 1;
  const year = { from: `${past}-01-01`, to: `${past}-12-31` };
  const path = (tail: string) => `/api/waqf/${waqfId}${tail}`;
  const view = async () => (await nazir.get(path(`/years/${past}`))).body as FiscalYearDetail;
  const act = (name: string, body: object) => nazir.confirmed('POST', path(`/years/${past}/${name}`), { body });
  const received = async () => {
    const { body } = await nazir.get(`/api/reports/charge_discharge?${new URLSearchParams({ waqfId, ...year })}`);
    return report.parse(body).report.sections[0]?.total.amount;
  };
  const issued = async () => {
    const filters = { waqfId, ...year };
    const asked = await nazir.post('/api/exports', { report: 'charge_discharge', format: 'pdf', filters });
    const { id } = exportEnvelope.parse(asked.body).export;
    await api.settled();
    return readPdf(Buffer.from(await (await nazir.open('GET', `/api/exports/${id}/file`)).arrayBuffer()));
  };
  const verified = async (code: string) => documentVerification.parse((await nazir.get(`/api/verify/${code}`)).body);

  await nazir.put(path('/fiscal-calendar'), { calendar: 'gregorian', startMonth: 1 });
  await add(nazir, { ...rent(waqfId, '1500'), occurredOn: `${past}-05-01` });
  expect((await act('close', { hash: (await view()).hash })).status).toBe(200);
  const closed = await issued();
  expect([await received(), closed.text.includes('1,500.00')]).toEqual(['1500.00', true]);
  expect(await verified(closed.code)).toMatchObject({ genuine: true, superseded: false });

  expect((await act('reopen', { reason: 'إيراد لم يُقيد' })).status).toBe(200);
  const approval = (await view()).reopening?.approvalId ?? '';
  expect((await waqif.confirmed('POST', `/api/approvals/${approval}/approve`, {})).status).toBe(200);
  await add(nazir, { ...rent(waqfId, '250'), occurredOn: `${past}-05-02` });
  expect(await received()).toBe('1750.00');
  // A document issued for the closed year stays genuine, and names the newer one once it exists.
  expect(await verified(closed.code)).toMatchObject({ genuine: true, superseded: false });
  const anew = await issued();
  expect(anew.text).toContain('1,750.00');
  expect(await verified(closed.code)).toMatchObject({ genuine: true, superseded: true });
  expect(await verified(anew.code)).toMatchObject({ genuine: true, superseded: false });
}, 120_000);
