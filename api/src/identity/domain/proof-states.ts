import type { Bilingual } from '@waqf/contracts';
import { defineStates } from '../../platform/index.js';
import { signInFailed, stepUpRefused } from '../identity.facts.js';

/**
 * A request that Nafath shows on a person's phone ends in one of three ways; only Nafath's signed token completes it.
 */
const states: Record<'WAITING' | 'COMPLETED' | 'REJECTED' | 'EXPIRED', Bilingual> = {
  WAITING: { ar: 'بانتظار الموافقة في نفاذ', en: 'Awaiting the approval in Nafath' },
  COMPLETED: { ar: 'أثبت صاحبه هويته', en: 'Proven' },
  REJECTED: { ar: 'رُفض في نفاذ', en: 'Rejected in Nafath' },
  EXPIRED: { ar: 'انتهت مهلته', en: 'Expired' },
};

export const signInStates = defineStates({
  name: 'identity.sign-in',
  noun: { ar: 'محاولة دخول', en: 'Sign-in' },
  column: 'identity.sign_in.status',
  initial: ['WAITING'],
  states,
  transitions: [
    { name: 'verify', from: ['WAITING'], to: 'COMPLETED', by: ['nafath'], records: null },
    { name: 'reject', from: ['WAITING'], to: 'REJECTED', by: ['nafath'], records: signInFailed },
    { name: 'expire', from: ['WAITING'], to: 'EXPIRED', by: ['nafath', 'platform'], records: signInFailed },
  ],
});

export const stepUpStates = defineStates({
  name: 'identity.step-up',
  noun: { ar: 'تأكيد جديد بنفاذ', en: 'Fresh confirmation' },
  column: 'identity.step_up.status',
  initial: ['WAITING'],
  states,
  transitions: [
    { name: 'verify', from: ['WAITING'], to: 'COMPLETED', by: ['nafath'], records: null },
    { name: 'reject', from: ['WAITING'], to: 'REJECTED', by: ['nafath'], records: stepUpRefused },
    { name: 'expire', from: ['WAITING'], to: 'EXPIRED', by: ['nafath', 'platform'], records: stepUpRefused },
  ],
});
