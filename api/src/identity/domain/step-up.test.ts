import { expect, test } from '@jest/globals';
import { halalas } from '@waqf/money';
import { stepUpRefusal, subjectOf } from './step-up.js';

const now = new Date('2026-11-23T09:00:00Z');
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const digest = 'a'.repeat(64);
const good = { status: 'COMPLETED' as const, verifiedAt: ago(4), usedAt: null, digest };

test.each([
  ['nothing is named', null, 'needed'],
  ['the phone has not answered', { ...good, status: 'WAITING' as const, verifiedAt: null }, 'needed'],
  ['it was refused on the phone', { ...good, status: 'REJECTED' as const, verifiedAt: null }, 'refused'],
  ['the phone did not answer in time', { ...good, status: 'EXPIRED' as const, verifiedAt: null }, 'expired'],
  ['five minutes are over', { ...good, verifiedAt: ago(5) }, 'expired'],
  ['it has served', { ...good, usedAt: ago(1) }, 'used'],
  ['it is for something else', { ...good, digest: 'b'.repeat(64) }, 'other-act'],
  ['it is good', good, null],
])('%s', (_, found, refusal) => expect(stepUpRefusal(found, digest, now)).toBe(refusal));

test('the digest changes with the act, the new values, the amount and the text, but not with the order of keys', () => {
  const act = { kind: 'payee', id: '1', change: { iban: 'SA1', phone: null } };
  const shown = {
    title: { ar: 'تغيير', en: 'Change' },
    amount: halalas(100n),
    lines: [{ label: { ar: 'إلى', en: 'To' }, value: { ar: 'نورة', en: 'نورة' } }],
  };
  const digests = [
    subjectOf(act, shown),
    subjectOf({ ...act, kind: 'rules' }, shown),
    subjectOf({ ...act, id: '2' }, shown),
    subjectOf({ ...act, change: { iban: 'SA2', phone: null } }, shown),
    subjectOf(act, { ...shown, amount: halalas(101n) }),
    subjectOf(act, { ...shown, lines: [] }),
  ].map((subject) => subject.digest);
  expect(new Set(digests).size).toBe(digests.length);
  expect(subjectOf({ ...act, change: { phone: null, iban: 'SA1' } }, shown).digest).toBe(digests[0]);
});
