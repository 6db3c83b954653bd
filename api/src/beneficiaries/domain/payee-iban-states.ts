import { payeeIbanStateLabels } from '@waqf/contracts/beneficiaries';
import { defineStates, type StateOf } from '../../platform/index.js';
import {
  payeeIbanApproved,
  payeeIbanConfirmed,
  payeeIbanDeclined,
  payeeIbanRejected,
  payeeIbanWithdrawn,
} from '../beneficiaries.facts.js';

/**
 * Life of an account to which a beneficiary is to be paid. `owner` is the beneficiary, or the guardian of a minor;
 * `decider` is a person who approves requests of the waqf and did not make this one.
 */
export const payeeIbanStates = defineStates({
  name: 'beneficiaries.payee-iban',
  noun: { ar: 'آيبان مستفيد', en: 'IBAN of a beneficiary' },
  column: 'beneficiaries.payee_iban.state',
  initial: ['asked', 'confirmed'],
  states: payeeIbanStateLabels,
  transitions: [
    { name: 'confirm', from: ['asked'], to: 'confirmed', by: ['owner'], records: payeeIbanConfirmed },
    { name: 'decline', from: ['asked'], to: 'declined', by: ['owner'], records: payeeIbanDeclined },
    { name: 'approve', from: ['confirmed'], to: 'approved', by: ['decider'], records: payeeIbanApproved },
    { name: 'reject', from: ['confirmed'], to: 'rejected', by: ['decider'], records: payeeIbanRejected },
    {
      name: 'withdraw',
      from: ['asked', 'confirmed'],
      to: 'withdrawn',
      by: ['nazir', 'owner'],
      records: payeeIbanWithdrawn,
    },
  ],
});
export type PayeeIbanState = StateOf<typeof payeeIbanStates>;
