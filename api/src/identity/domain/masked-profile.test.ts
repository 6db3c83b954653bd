import { expect, test } from '@jest/globals';
import { maskedChange } from './masked-profile.js';

const before = { fullName: 'يوسف', email: 'yousef@waqf.example', phone: '+966512345678', preferredLanguage: 'ar' };

test('a change names its fields; e-mail addresses and phones are masked', () => {
  const after = { fullName: 'يوسف العنزي', email: 'y.alanazi@waqf.example', phone: null, preferredLanguage: 'ar' };
  expect(maskedChange(before, after)).toEqual({
    changed: ['fullName', 'email', 'phone'],
    before: { fullName: 'يوسف', email: 'y••@waqf.example', phone: '••5678' },
    after: { fullName: 'يوسف العنزي', email: 'y••@waqf.example', phone: null },
  });
});

test('without a change nothing is named', () => {
  expect(maskedChange(before, { ...before })).toEqual({ changed: [], before: {}, after: {} });
});
