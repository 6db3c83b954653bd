import { expect, test } from '@jest/globals';
import { maskedChange } from './masked-profile.js';

const before = { fullName: 'يوسف', email: 'yousef@waqf.example', phone: '+966512345678', preferredLanguage: 'ar' };

test('a change lists its fields, with masked e-mail addresses and phone numbers', () => {
  const after = { fullName: 'يوسف العنزي', email: 'y.alanazi@waqf.example', phone: null, preferredLanguage: 'ar' };
  expect(maskedChange(before, after)).toEqual({
    changed: ['fullName', 'email', 'phone'],
    before: { fullName: 'يوسف', email: 'y••@waqf.example', phone: '••5678' },
    after: { fullName: 'يوسف العنزي', email: 'y••@waqf.example', phone: null },
  });
});

test('without a change no field is listed', () => {
  expect(maskedChange(before, { ...before })).toEqual({ changed: [], before: {}, after: {} });
});
