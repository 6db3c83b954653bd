import { afterEach, expect, test } from '@jest/globals';
import { chosenWard, pathForWard } from './wards';

const key = 'beneficiary.ward';
afterEach(() => sessionStorage.clear());

test('calls of the portal name the chosen minor', () => {
  sessionStorage.setItem(key, JSON.stringify({ id: 'w1', fullName: 'سارة', until: null, deed: null }));
  expect(pathForWard('/api/beneficiary/payments')).toBe('/api/beneficiary/payments?onBehalfOf=w1');
  expect(pathForWard('/api/beneficiary/payments?limit=5')).toBe('/api/beneficiary/payments?limit=5&onBehalfOf=w1');
});

test.each([['no JSON'], ['"a text"'], ['{}'], ['{"id":7,"fullName":"سارة"}'], ['null']])(
  'with the stored content %s the user sees their own portal',
  (stored) => {
    sessionStorage.setItem(key, stored);
    expect(chosenWard()).toBeNull();
    expect(pathForWard('/api/beneficiary/payments')).toBe('/api/beneficiary/payments');
  },
);
