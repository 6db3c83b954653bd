import { jest } from '@jest/globals';
import type { FiscalYearDetail, FiscalYearList } from '@waqf/contracts/closing';
import { riyadhDay } from '@waqf/formats';
import { ReadYear } from '../../src/closing/use-cases/read-year.js';
import { providerOf } from '../banking/waqf-money.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
}, 180_000);
afterAll(() => api.stop());

test('the calendar is not changed while the nazir closes a year by it', async () => {
  const [nazir, waqif] = await Promise.all([api.signIn(people.nazir), api.signIn(people.waqif)]);
  const path = `/api/waqf/${await approvedWaqf(api)}`;
  const past = Number(riyadhDay(api.clock.now()).slice(0, 4)) - 1;
  await nazir.put(`${path}/fiscal-calendar`, { calendar: 'gregorian', startMonth: 1 });
  await nazir.post('/api/transactions', {
    waqfId: path.split('/').at(-1),
    type: 'income',
    source: 'rent',
    amount: '10.00',
    occurredOn: `${past}-03-01`,
    description: 'من الاختبار',
  });
  const { hash } = (await nazir.get(`${path}/years/${past}`)).body as FiscalYearDetail;
  const reading = providerOf(api, ReadYear);
  const figures = reading.lockedFigures.bind(reading);
  let goOn = (): void => undefined;
  const reached = new Promise<void>((resolve) => {
    jest.spyOn(reading, 'lockedFigures').mockImplementation(async (...given) => {
      resolve();
      await new Promise<void>((proceed) => (goOn = proceed));
      return figures(...given);
    });
  });
  const closing = nazir.confirmed('POST', `${path}/years/${past}/close`, { body: { hash } });
  await reached;
  const changing = waqif.put(`${path}/fiscal-calendar`, { calendar: 'hijri', startMonth: 1 });
  await new Promise((resolve) => setTimeout(resolve, 500));
  goOn();
  expect((await closing).status).toBe(200);
  expect(await changing).toMatchObject({ status: 409, body: { code: 'closing.calendar-fixed' } });
  expect((await nazir.get(`${path}/years`)).body as FiscalYearList).toMatchObject({ calendar: 'gregorian' });
});
