import { expect, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import { nextDeadline, daysUntil, escalationOf, reviewDueDay } from './escalation';
import { answererOf, type Objection, reviewerOf, isInvolved } from './objection';

const at = (moment: string) => new Date(`${moment}+03:00`);
const open = { state: 'open', dueOn: '2026-12-05', answeredAt: null, acceptedAt: null } as const;
const answered = { ...open, state: 'upheld', answeredAt: at('2026-12-01T23:30:00') } as const;

test('an unanswered objection can be escalated from the day after its deadline, without a limit', () => {
  expect(escalationOf(open, at('2026-12-05T23:59:00'))).toEqual({ isOpen: false, until: null });
  expect(escalationOf(open, at('2026-12-06T00:00:00'))).toEqual({ isOpen: true, until: null });
});

test('an answer can be escalated for fifteen days in Riyadh, unless the person accepted it', () => {
  expect(escalationOf(answered, at('2026-12-16T23:59:00'))).toEqual({ isOpen: true, until: '2026-12-16' });
  expect(escalationOf(answered, at('2026-12-17T00:00:00')).isOpen).toBe(false);
  expect(escalationOf({ ...answered, acceptedAt: at('2026-12-02T08:00:00') }, at('2026-12-03T08:00:00'))).toEqual({
    isOpen: false,
    until: null,
  });
  for (const state of ['withdrawn', 'escalated', 'revised', 'confirmed'] as const)
    expect(escalationOf({ ...answered, state }, at('2026-12-03T08:00:00')).isOpen).toBe(false);
  expect(reviewDueDay(at('2026-12-16T23:59:00'))).toBe('2026-12-31');
});

const parties = { waqifId: 'founder', nazirId: 'nazir' };
const of = (personId: string, answeredBy: string | null = null, raisedBy = personId) => ({
  personId,
  raisedBy,
  answeredBy,
  review: null,
});
const escalated = (escalatedBy: string) => ({
  ...of('noura', 'nazir'),
  review: {
    id: '1',
    escalatedBy,
    escalatedAt: at('2026-12-02T08:00:00'),
    because: '',
    dueOn: '2026-12-17',
    decision: null,
    decidedBy: null,
    decidedAt: null,
    correction: null,
  },
});

test('the reviewer is not involved: the founder, or an administrator if the founder is involved', () => {
  expect(reviewerOf(of('noura', 'nazir'), parties)).toBe('waqif');
  expect(reviewerOf(of('founder', 'nazir'), parties)).toBe('admin');
  // The nazir's own objection: the founder answers it, or lets it become overdue.
  expect(reviewerOf(of('nazir'), parties)).toBe('admin');
  expect(reviewerOf(of('noura'), { waqifId: 'both', nazirId: 'both' })).toBe('admin');
  // The founder acts for the minor whose payment it is.
  expect(reviewerOf(escalated('founder'), parties)).toBe('admin');
  expect(['nazir', 'noura', 'guardian', 'founder'].map((id) => isInvolved(escalated('guardian'), id))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('an objection is answered by nobody who raised it, also for a minor', () => {
  const raisedBy = (guardian: string) => of('child', null, guardian);
  expect(answererOf(of('noura'), parties)).toBe('nazir');
  expect(answererOf(of('nazir'), parties)).toBe('waqif');
  expect(answererOf(raisedBy('guardian'), parties)).toBe('nazir');
  expect(answererOf(raisedBy('nazir'), parties)).toBe('waqif');
  expect(answererOf(raisedBy('nazir'), { waqifId: 'nazir', nazirId: 'nazir' })).toBe('admin');
  expect(answererOf(of('founder', null, 'nazir'), parties)).toBe('admin');
  expect(reviewerOf(raisedBy('founder'), parties)).toBe('admin');
  expect(isInvolved(raisedBy('founder'), 'founder')).toBe(true);
});

test('the next deadline is given in days, negative when overdue', () => {
  const objection = { ...escalated('noura'), ...open, amount: halalas(1n) } as unknown as Objection;
  expect(nextDeadline(objection, at('2026-12-01T00:00:00'))).toBe('2026-12-05');
  expect(nextDeadline({ ...objection, state: 'escalated' }, at('2026-12-03T00:00:00'))).toBe('2026-12-17');
  expect(nextDeadline({ ...objection, ...answered }, at('2026-12-03T00:00:00'))).toBe('2026-12-16');
  expect(nextDeadline({ ...objection, ...answered }, at('2026-12-17T00:00:00'))).toBeNull();
  expect(
    ['2026-12-05T23:00:00', '2026-12-03T00:00:00', '2026-12-07T00:00:00'].map((now) =>
      daysUntil('2026-12-05', at(now)),
    ),
  ).toEqual([0, 2, -2]);
});
