import { expect, test } from '@jest/globals';
import { rejectedFirst } from './rejected-first';

const sent = (day: number, status: 'pending' | 'approved' | 'rejected' | 'withdrawn', more = {}) => ({
  beneficiaryId: 'a',
  kind: 'identity' as const,
  status,
  uploadDate: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`,
  ...more,
});
const days = (documents: readonly { uploadDate: string }[]) =>
  documents.map(({ uploadDate }) => Number(uploadDate.slice(8, 10)));

test('a rejected document comes first until another one of its kind is sent for the same waqf', () => {
  const waiting = sent(9, 'pending', { kind: 'bank' });
  const { first, rest } = rejectedFirst([waiting, sent(5, 'rejected')]);
  expect([days(first), days(rest)]).toEqual([[5], [9]]);
  expect(rejectedFirst([sent(6, 'pending'), sent(5, 'rejected')]).first).toEqual([]);
});

test('a document that is withdrawn, older, of another kind or for another waqf replaces none', () => {
  const rejected = sent(5, 'rejected');
  for (const other of [
    sent(6, 'withdrawn'),
    sent(4, 'approved'),
    sent(6, 'pending', { kind: 'birth' }),
    sent(6, 'pending', { beneficiaryId: 'b' }),
  ])
    expect(days(rejectedFirst([other, rejected]).first)).toEqual([5]);
});
