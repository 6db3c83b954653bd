import { createHash } from 'node:crypto';
import type { Bilingual } from '@waqf/contracts';
import type { SignInOutcome } from '@waqf/contracts/identity';
import type { StepUpAct, StepUpSubject } from '@waqf/contracts/step-up';
import { formatAmountForWire, type Halalas } from '@waqf/money';
import type { RateRule } from '../../platform/index.js';

/** What a person is shown before they confirm an act. */
export interface ActDescription {
  readonly title: Bilingual;
  /** Null when the act has no amount. */
  readonly amount: Halalas | null;
  readonly lines: readonly { readonly label: Bilingual; readonly value: Bilingual }[];
}

/** A request for a fresh confirmation. */
export interface StepUp {
  readonly id: string;
  readonly personId: string;
  /** The confirmation is valid in this session only. */
  readonly sessionId: string;
  readonly kind: string;
  readonly subjectId: string;
  readonly digest: string;
  readonly providerTransactionId: string;
  readonly random: string;
  readonly status: SignInOutcome;
  readonly createdAt: Date;
  /** When the request at Nafath expires. */
  readonly expiresAt: Date;
  readonly verifiedAt: Date | null;
  readonly usedAt: Date | null;
}

/** The limit of confirmations that one person starts; a start that is confirmed is not counted. */
export const stepUpLimit: RateRule = { name: 'step-up', points: 10, seconds: 15 * 60 };

/** How long a confirmation stays valid after the person gave it. */
const goodForMs = 5 * 60_000;

/** Why a confirmation cannot be used for an act. */
export type StepUpRefusal = 'needed' | 'refused' | 'expired' | 'used' | 'other-act';

/**
 * Null when the confirmation can be used.
 * @param found the confirmation that the request names, of this person and session; null when there is none
 */
export function stepUpRefusal(
  found: Pick<StepUp, 'status' | 'verifiedAt' | 'usedAt' | 'digest'> | null,
  digest: string,
  now: Date,
): StepUpRefusal | null {
  if (!found || found.status === 'WAITING') return 'needed';
  if (found.status === 'REJECTED') return 'refused';
  if (found.status === 'EXPIRED' || found.verifiedAt === null) return 'expired';
  if (found.usedAt !== null) return 'used';
  if (found.digest !== digest) return 'other-act';
  return now.getTime() >= found.verifiedAt.getTime() + goodForMs ? 'expired' : null;
}

/** What the person confirms, with the digest that ties the confirmation to exactly this act. */
export function subjectOf({ kind, id, change }: StepUpAct, described: ActDescription): StepUpSubject {
  const shown = {
    title: described.title,
    amount: described.amount === null ? null : formatAmountForWire(described.amount),
    lines: described.lines.map(({ label, value }) => ({ label, value })),
  };
  const changes = Object.entries(change ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const digest = createHash('sha256')
    .update(JSON.stringify([kind, id, changes, shown]))
    .digest('hex');
  return { ...shown, digest };
}
