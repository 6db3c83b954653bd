import { jest } from '@jest/globals';
import type { FiscalYearDetail, FiscalYearList } from '@waqf/contracts/closing';
import { riyadhDay } from '@waqf/formats';
import { ReadYear } from '../../src/closing/use-cases/read-year.js';
import { providerOf } from '../banking/waqf-money.js';
import { startApi, type TestApi } from '../harness.js';
import { untilSomebodyWaits } from '../lock-waits.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
}, 180_000);
afterAll(() => api.stop());

/** A waqf with an income in the Gregorian year before the present one, which is over and can be closed. */
async function waqfOfTwoYears() {
  const [nazir, waqif] = await Promise.all([api.signIn(people.nazir), api.signIn(people.waqif)]);
  const path = `/api/waqf/${await approvedWaqf(api)}`;
  const past = Number(riyadhDay(api.clock.now()).slice(0, 4)) - 1;
  await nazir.put(`${path}/fiscal-calendar`, { calendar: 'gregorian', startMonth: 1 });
  const enter = (amount: string) =>
    nazir.post('/api/transactions', {
      waqfId: path.split('/').at(-1),
      type: 'income',
      source: 'rent',
      amount,
      occurredOn: `${past}-03-01`,
      description: 'من الاختبار',
    });
  await enter('10.00');
  const year = async () => (await nazir.get(`${path}/years/${past}`)).body as FiscalYearDetail;
  const { hash } = await year();
  const close = () => nazir.confirmed('POST', `${path}/years/${past}/close`, { body: { hash } });
  return { nazir, waqif, path, enter, year, close };
}

test('the calendar is not changed while the nazir closes a year by it', async () => {
  const { nazir, waqif, path, close } = await waqfOfTwoYears();
  const reading = providerOf(api, ReadYear);
  const figures = reading.lockedFigures.bind(reading);
  let goOn = (): void => undefined;
  const reached = new Promise<void>((resolve) => {
    jest.spyOn(reading, 'lockedFigures').mockImplementationOnce(async (...given) => {
      resolve();
      await new Promise<void>((proceed) => (goOn = proceed));
      return figures(...given);
    });
  });
  const closing = close();
  await reached;
  const changing = waqif.put(`${path}/fiscal-calendar`, { calendar: 'hijri', startMonth: 1 });
  await untilSomebodyWaits(api);
  goOn();
  expect((await closing).status).toBe(200);
  expect(await changing).toMatchObject({ status: 409, body: { code: 'closing.calendar-fixed' } });
  expect((await nazir.get(`${path}/years`)).body as FiscalYearList).toMatchObject({ calendar: 'gregorian' });
});

test('an entry between the comparison of the figures and the lock of the year refuses the closing', async () => {
  const { enter, year, close } = await waqfOfTwoYears();
  const reading = providerOf(api, ReadYear);
  const figures = reading.lockedFigures.bind(reading);
  jest.spyOn(reading, 'lockedFigures').mockImplementationOnce(async (...given) => {
    expect((await enter('5.00')).status).toBe(201);
    return figures(...given);
  });
  expect(await close()).toMatchObject({ status: 409, body: { code: 'closing.figures-changed' } });
  expect(await year()).toMatchObject({ closings: [], figures: { income: '15.00' } });
});
