import { expect, test } from '@jest/globals';
import { maskedAddress, withoutAddresses } from './masked-address.js';

test.each([
  ['noura@example.sa', 'n•••a@example.sa'],
  ['ab@example.sa', 'a•••@example.sa'],
  ['a@example.sa', 'a•••@example.sa'],
  ['+966512345678', '•••5678'],
])('%s is shown as %s', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});

test('an address in the answer of a mail server is masked', () => {
  expect(withoutAddresses('550 <noura@example.sa>: no such mailbox')).toBe('550 <••>: no such mailbox');
});
