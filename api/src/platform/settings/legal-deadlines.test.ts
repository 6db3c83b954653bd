import { expect, test } from '@jest/globals';
import { legalDeadlines, type DeadlinesBySize } from './legal-deadlines.js';

const settings: DeadlinesBySize = {
  mediumWaqfMillions: 50,
  largeWaqfMillions: 200,
  registrationWorkingDays: 30,
  changeWorkingDays: 15,
  distributionMonths: 3,
  registrationWorkingDaysMedium: 25,
  changeWorkingDaysMedium: 20,
  distributionMonthsMedium: 4,
  registrationWorkingDaysLarge: 20,
  changeWorkingDaysLarge: 18,
  distributionMonthsLarge: 2,
};
const millions = (count: bigint): bigint => count * 100_000_000n;

test.each([
  [millions(50n) - 1n, 'small', [30, 15, 3]],
  [millions(50n), 'medium', [25, 20, 4]],
  [millions(200n) - 1n, 'medium', [25, 20, 4]],
  [millions(200n), 'large', [20, 18, 2]],
])('assets of %s halalas make a waqf %s, with the times of its size', (assets, size, expected) => {
  const times = legalDeadlines(settings, assets);
  expect(times.size).toBe(size);
  expect([times.registrationWorkingDays, times.changeWorkingDays, times.distributionMonths]).toEqual(expected);
});

test('without a recorded value the shortest deadline applies, and the reason says so', () => {
  expect(legalDeadlines(settings, null)).toMatchObject({
    size: 'unknown',
    registrationWorkingDays: 20,
    changeWorkingDays: 15,
    distributionMonths: 2,
    because: { ar: expect.stringContaining('أقصر المهل'), en: expect.stringContaining('shortest') },
  });
});

test('the reason names the limits of the settings', () => {
  expect(legalDeadlines({ ...settings, largeWaqfMillions: 300 }, millions(300n)).because.ar).toContain('300 مليون');
  expect(legalDeadlines(settings, millions(60n)).because.en).toContain('SAR 50 to below 200 million');
});
