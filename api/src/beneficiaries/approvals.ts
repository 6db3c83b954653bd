import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ApprovalDetails } from '@waqf/contracts/approvals';
import { riyadhDay } from '@waqf/formats';
import { type ApprovalKind, ApprovalKinds, type ApprovalRequest } from '../approvals/index.js';
import { type Ctx, Facts } from '../platform/index.js';
import { BeneficiariesIbanForbiddenError, BeneficiariesIbanGuardianOverError } from './beneficiaries.errors.js';
import { payeeIbanApproved, payeeIbanRejected, payeeIbanWithdrawn } from './beneficiaries.facts.js';
import { payeeIbanWords } from './domain/iban-words.js';
import { payeeIbanStates } from './domain/payee-iban-states.js';
import { ibanFactOf, ibanWaitMs, type PayeeIbanRecord } from './domain/payee-iban.js';
import { GuardianshipRepository } from './persistence/guardianship.repository.js';
import { PayeeIbanRepository } from './persistence/payee-iban.repository.js';
import { payeeIbanKind } from './use-cases/shared/iban-requests.js';

/** Should not happen: while the request is locked and undecided, its account awaits the approval too. */
const inconsistent = (): Error => new Error('an undecided request is about an IBAN that does not wait');

/** Applies a decision to a beneficiary's account; once approved, it is paid to after the waiting time. */
@Injectable()
export class IbanApprovals implements ApprovalKind, OnModuleInit {
  readonly kind = payeeIbanKind;
  readonly decidedBy = ['waqif', 'nazir'] as const;
  /** The account depends on the word of the owner who confirmed it, not on the nazir who may have asked for it. */
  readonly requestedBy = null;
  readonly words = payeeIbanWords;
  readonly forbidden = () => new BeneficiariesIbanForbiddenError();
  /** A beneficiary who requested their own account is sent to their profile, others to the approvals. */
  readonly page = ({ othersOnly, requestedBy }: ApprovalRequest, userId: string): string =>
    othersOnly && userId === requestedBy ? '/beneficiary/profile' : '/approvals';

  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly ibans: PayeeIbanRepository,
    private readonly guardianships: GuardianshipRepository,
    private readonly facts: Facts,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  /** @throws BeneficiariesIbanGuardianOverError (409) when a guardian confirmed it and represents the ward no longer */
  async apply(ctx: Ctx, request: ApprovalRequest): Promise<void> {
    const found = await this.lock(ctx, request);
    await this.requireConfirmer(ctx, found);
    const state = payeeIbanStates.next(found.state, 'approve', inconsistent);
    const approvedAt = ctx.clock.now();
    const usableFrom = new Date(approvedAt.getTime() + ibanWaitMs);
    await this.ibans.change(ctx, { ...found, state, approvedAt, usableFrom });
    await this.facts.record(ctx, payeeIbanApproved, { ...ibanFactOf(found), usableFrom: usableFrom.toISOString() });
  }

  async reject(ctx: Ctx, request: ApprovalRequest, reason: string): Promise<void> {
    const found = await this.lock(ctx, request);
    await this.ibans.change(ctx, { ...found, state: payeeIbanStates.next(found.state, 'reject', inconsistent) });
    await this.facts.record(ctx, payeeIbanRejected, { ...ibanFactOf(found), reason });
  }

  async withdraw(ctx: Ctx, request: ApprovalRequest): Promise<void> {
    const found = await this.lock(ctx, request);
    await this.ibans.change(ctx, { ...found, state: payeeIbanStates.next(found.state, 'withdraw', inconsistent) });
    await this.facts.record(ctx, payeeIbanWithdrawn, ibanFactOf(found));
  }

  async describe(): Promise<ReadonlyMap<string, ApprovalDetails>> {
    return new Map();
  }

  private async requireConfirmer(ctx: Ctx, { personId, waqfId, confirmedBy }: PayeeIbanRecord): Promise<void> {
    if (confirmedBy === personId) return;
    const active = await this.guardianships.activeOf(ctx, personId, riyadhDay(ctx.clock.now()));
    const stands = active.some(
      (one) => one.wardId === personId && one.waqfId === waqfId && one.guardianId === confirmedBy,
    );
    if (!stands) throw new BeneficiariesIbanGuardianOverError();
  }

  private async lock(ctx: Ctx, { subjectId }: ApprovalRequest): Promise<PayeeIbanRecord> {
    const found = await this.ibans.lock(ctx, subjectId);
    if (!found) throw new Error(`IBAN ${subjectId} awaits approval and is gone`);
    return found;
  }
}
