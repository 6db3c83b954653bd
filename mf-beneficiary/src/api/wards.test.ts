import { afterEach, expect, test } from '@jest/globals';
import { chosenWard, pathForWard } from './wards';

const key = 'beneficiary.ward';
afterEach(() => sessionStorage.clear());

test('the chosen minor is named in the calls of the portal', () => {
  sessionStorage.setItem(key, JSON.stringify({ id: 'w1', fullName: 'سارة', until: null, deed: null }));
  expect(pathForWard('/api/beneficiary/payments')).toBe('/api/beneficiary/payments?onBehalfOf=w1');
  expect(pathForWard('/api/beneficiary/payments?limit=5')).toBe('/api/beneficiary/payments?limit=5&onBehalfOf=w1');
});

test.each([['no JSON'], ['"a text"'], ['{}'], ['{"id":7,"fullName":"سارة"}'], ['null']])(
  'stored content %s leads to the portal of the user',
  (stored) => {
    sessionStorage.setItem(key, stored);
    expect(chosenWard()).toBeNull();
    expect(pathForWard('/api/beneficiary/payments')).toBe('/api/beneficiary/payments');
  },
);
