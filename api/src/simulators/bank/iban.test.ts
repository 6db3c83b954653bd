import { expect, test } from '@jest/globals';
import { isSaudiIban } from '@waqf/formats';
import fc from 'fast-check';
import { ibanOf } from './iban.js';

test('every account of the sandbox bank has an IBAN that passes mod 97, and a changed digit does not', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }),
      fc.nat(21),
      fc.integer({ min: 1, max: 9 }),
      (number, at, shift) => {
        const iban = ibanOf(String(number));
        expect(iban).toMatch(/^SA\d{2}99\d{18}$/);
        expect(isSaudiIban(iban)).toBe(true);
        const digit = (Number(iban[at + 2]) + shift) % 10;
        expect(isSaudiIban(iban.slice(0, at + 2) + digit + iban.slice(at + 3))).toBe(false);
      },
    ),
  );
});
