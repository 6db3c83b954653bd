import type { DisputeKind } from '@waqf/contracts/beneficiaries';
import type { DisputeState } from './dispute-states.js';

/** A person's objection to being named as a beneficiary, or their wish to leave. */
export interface DisputeRecord {
  id: string;
  beneficiaryId: string;
  waqfId: string;
  /** User id of the beneficiary. */
  personId: string;
  kind: DisputeKind;
  reason: string;
  raisedAt: Date;
  state: DisputeState;
  answer: string | null;
  answeredBy: string | null;
  answeredAt: Date | null;
}
