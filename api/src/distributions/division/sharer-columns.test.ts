import type { Sharer } from './divider.js';
import { columnsOf, sharersOf } from './sharer-columns.js';

const usual: Sharer = {
  person: {
    beneficiaryId: '1',
    fullName: '',
    share: 0n,
    active: false,
    gender: null,
    weight: 0n,
    class: null,
    tier: null,
    entitledFrom: null,
    bornOn: null,
    diedOn: null,
  },
  payee: { accountId: null, ibanEnd: null, withheld: null },
};
const whole: Sharer = {
  person: {
    beneficiaryId: '2',
    fullName: 'نورة',
    share: 333_333n,
    active: true,
    gender: 'female',
    weight: 3n,
    class: 'ولد',
    tier: 2,
    entitledFrom: '2026-01-02',
    bornOn: '1999-12-31',
    diedOn: '2026-02-03',
  },
  payee: { accountId: 'a', ibanEnd: '1234', withheld: 'dispute' },
};

test.each([[[]], [[usual]], [[whole, usual, whole]]])(
  'people that are written to columns are read back unchanged',
  (sharers: Sharer[]) => {
    expect(sharersOf(structuredClone(columnsOf(sharers)))).toEqual(sharers);
  },
);

test('a column with too few values is refused', () => {
  const { person, payee } = columnsOf([usual, whole]);
  expect(() => sharersOf({ person: { ...person, share: [1n] }, payee })).toThrow('a value too few');
});
