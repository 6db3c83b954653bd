import { expect, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import { hashOf, type NewApproval } from './approval-request.js';

const request: NewApproval = {
  id: 'request',
  kind: 'run',
  subjectId: 'run-1',
  waqfId: 'waqf',
  amount: halalas(100n),
  describe: { ar: 'توزيع', en: 'A distribution' },
  content: 'the lines of the run',
  requestedBy: 'nazir',
  requestedAt: new Date(),
  approverId: null,
  othersOnly: false,
  selfApprovalFrom: null,
};

test.each<[string, Partial<NewApproval>]>([
  ['kind', { kind: 'transfer' }],
  ['subject', { subjectId: 'run-2' }],
  ['waqf', { waqfId: 'other' }],
  ['amount', { amount: halalas(101n) }],
  ['missing amount', { amount: null }],
  ['Arabic words', { describe: { ...request.describe, ar: 'صرف' } }],
  ['English words', { describe: { ...request.describe, en: 'A payment' } }],
  ['other content', { content: 'other lines' }],
])('the hash of a request changes with what the decider is shown: its %s', (_what, change) => {
  expect(hashOf({ ...request, ...change })).not.toBe(hashOf(request));
});

test('the hash stays the same for another requester, time and decider, who are not part of what is shown', () => {
  const other = { id: 'x', requestedBy: 'y', requestedAt: new Date(0), approverId: 'z', othersOnly: true };
  expect(hashOf({ ...request, ...other })).toBe(hashOf(request));
});
