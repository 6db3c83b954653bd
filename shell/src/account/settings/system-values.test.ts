import { changesOf, type SystemValues } from './system-values';

const riyals: SystemValues = {
  sessionTimeout: '30',
  maxFileSize: '10',
  allowedFileTypes: ['pdf'],
  dateFormat: 'dd/mm/yyyy',
  currency: 'SAR',
  rate: '',
  ratedOn: '',
};
const dollars: SystemValues = { ...riyals, currency: 'USD', rate: '3.75', ratedOn: '2026-11-01' };

const sentWithoutSeen = (values: SystemValues, saved: SystemValues) => {
  const { seen: _seen, ...changes } = changesOf(values, saved);
  return changes;
};

test('each change is sent with the value that the user saw', () => {
  expect(changesOf({ ...riyals, sessionTimeout: '40' }, riyals)).toEqual({
    sessionTimeout: 40,
    seen: { sessionTimeout: 30 },
  });
  expect(changesOf({ ...dollars, rate: '3.76' }, dollars).seen).toEqual({
    currencyRate: { sar: '3.75', on: '2026-11-01' },
  });
});

test.each<[string, SystemValues, SystemValues, object]>([
  ['nothing', dollars, dollars, {}],
  [
    'a currency with its rate',
    dollars,
    riyals,
    { defaultCurrency: 'USD', currencyRate: { sar: '3.75', on: '2026-11-01' } },
  ],
  ['a currency without a rate', { ...riyals, currency: 'EUR' }, riyals, { defaultCurrency: 'EUR' }],
  [
    'the next rate',
    { ...dollars, rate: '3.76', ratedOn: '2026-11-20' },
    dollars,
    { currencyRate: { sar: '3.76', on: '2026-11-20' } },
  ],
  ['no rate any more', { ...dollars, rate: '' }, dollars, { currencyRate: null }],
  [
    'riyals again: the server drops the rate itself',
    { ...riyals, dateFormat: 'yyyy-mm-dd' },
    dollars,
    { dateFormat: 'yyyy-mm-dd', defaultCurrency: 'SAR' },
  ],
  ['a day without a rate', { ...riyals, currency: 'EUR', ratedOn: '2026-11-01' }, { ...riyals, currency: 'EUR' }, {}],
])('only the changes are sent: %s', (_name, values, saved, changes) =>
  expect(sentWithoutSeen(values, saved)).toEqual(changes),
);
