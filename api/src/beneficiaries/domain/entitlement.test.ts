import { expect, test } from '@jest/globals';
import { changeProblems, lifeProblems } from './entitlement.js';

const today = '2026-11-20';
const life = { entitledFrom: null, bornOn: null, diedOn: null };
const wrong = (of: Partial<{ entitledFrom: string; bornOn: string; diedOn: string }>) =>
  lifeProblems({ ...life, ...of }, today).map(({ field }) => field);

test('nobody is born or dies in the future, but today is possible', () => {
  expect(wrong({ bornOn: today, diedOn: today })).toEqual([]);
  expect(wrong({ bornOn: '2026-11-21' })).toEqual(['bornOn']);
  expect(wrong({ diedOn: '2026-11-21' })).toEqual(['diedOn']);
});

test('a death is neither before the birth nor before the entitlement', () => {
  expect(wrong({ bornOn: '2026-01-02', diedOn: '2026-01-01' })).toEqual(['diedOn']);
  expect(wrong({ entitledFrom: '2026-01-02', diedOn: '2026-01-01' })).toEqual(['entitledFrom']);
  expect(wrong({ entitledFrom: '2026-01-01', diedOn: '2026-01-01' })).toEqual([]);
});

const entitled = { allocatedPercentage: 10, isActive: true, diedOn: null };
const suspended = { ...entitled, isActive: false };
const dead = { ...suspended, diedOn: '2026-01-01' };
const refused = (...change: Parameters<typeof changeProblems>) => changeProblems(...change).map(({ field }) => field);

test('a new share is for the living whose entitlement is not suspended', () => {
  expect(refused(entitled, { ...entitled, allocatedPercentage: 20 })).toEqual([]);
  expect(refused(suspended, { ...suspended, allocatedPercentage: 20 })).toEqual(['allocatedPercentage']);
  expect(refused(dead, { ...dead, allocatedPercentage: 20 })).toEqual(['allocatedPercentage']);
  expect(changeProblems(dead, { ...dead, allocatedPercentage: 20 })[0]?.message.en).toContain('deceased');
  expect(refused(suspended, { ...entitled, allocatedPercentage: 20 })).toEqual([]);
});

test.each([['suspended', suspended] as const, ['deceased', dead] as const])(
  'the share of a %s person can be kept or removed',
  (_who, person) => {
    expect(refused(person, person)).toEqual([]);
    expect(refused(person, { ...person, allocatedPercentage: 0 })).toEqual([]);
    expect(refused(person, { ...person, allocatedPercentage: null })).toEqual([]);
  },
);

test('the entitlement of a suspended person is resumed, that of a deceased one is not', () => {
  expect(refused(suspended, entitled)).toEqual([]);
  expect(refused(dead, { ...dead, isActive: true })).toEqual(['isActive']);
  expect(refused({ ...dead, isActive: true }, { ...dead, isActive: true })).toEqual([]);
});
