import { expect, test } from '@jest/globals';
import { auditValueLabel } from './labels';

test('a value is written as people read it: an amount with its unit, a day in both calendars, a share in percent', () => {
  expect(auditValueLabel('approvalAbove', '7000.00', 'ar')).toBe('7,000.00 ريال');
  expect(auditValueLabel('amount', '1850.50', 'en')).toBe('1,850.50 SAR');
  expect(auditValueLabel('lastOn', '2027-12-31', 'en')).toMatch(/1449.*\(31.December.2027\)/);
  expect(auditValueLabel('diedOn', '2026-11-01', 'ar')).toMatch(/1448هـ/);
  for (const field of ['effectiveFrom', 'from', 'to', 'until'])
    expect(auditValueLabel(field, '2026-11-01', 'ar')).toMatch(/1448هـ/);
  expect(auditValueLabel('differences', '{}', 'ar')).toBe('لا شيء');
  expect(auditValueLabel('allocatedPercentage', '12.5', 'ar')).toBe('12.5%');
  expect(auditValueLabel('lastOn', null, 'ar')).toBe('لا شيء');
});

test('what somebody wrote is shown unchanged', () => {
  expect(auditValueLabel('description', '2027-12-31', 'en')).toBe('2027-12-31');
});
