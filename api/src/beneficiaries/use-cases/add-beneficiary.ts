import { Injectable } from '@nestjs/common';
import type { AddBeneficiary as Input } from '@waqf/contracts/beneficiaries';
import { riyadhDay } from '@waqf/formats';
import { BankingFacade } from '../../banking/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, Facts, newId, Transactions } from '../../platform/index.js';
import { BeneficiaryAccess } from '../access.js';
import {
  BeneficiariesAlreadyThereError,
  BeneficiariesRemovedError,
  BeneficiariesContradictionError,
  BeneficiariesWaqfNotApprovedError,
} from '../beneficiaries.errors.js';
import { beneficiaryAdded } from '../beneficiaries.facts.js';
import type { BeneficiaryRecord } from '../domain/beneficiary.js';
import { guardianProblems, lifeProblems } from '../domain/entitlement.js';
import { isFitGuardian } from '../domain/guardianship.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';

/** How long the call waits for the bank; afterwards a job continues. */
const bankWaitMs = 5_000;

export interface Added {
  record: BeneficiaryRecord;
  bankAccountCreated: boolean;
  /** Sum of the waqf's active shares including this one, in percent. */
  totalPercentage: number;
}

/** A nazir (or an administrator) adds a beneficiary, who receives from the yield. */
@Injectable()
export class AddBeneficiary {
  constructor(
    private readonly access: BeneficiaryAccess,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly identity: IdentityFacade,
    private readonly banking: BankingFacade,
    private readonly transactions: Transactions,
    private readonly facts: Facts,
  ) {}

  /**
   * Adds the person, the role and, when the waqf has a main account, the sub-account; otherwise a job opens the
   * sub-account later. `bankAccountCreated` is true only when the bank has really opened it.
   * @throws MembershipWaqfNotFoundError (404), BeneficiariesForbiddenError (403), BeneficiariesWaqfNotApprovedError
   * (409), BeneficiariesAlreadyThereError (409), BeneficiariesContradictionError, IdentityAdminsNameError (422)
   */
  async execute(ctx: Ctx, input: Input & { waqfId: string }): Promise<Added> {
    await this.identity.refuseAdminsName(ctx, input.fullName);
    const { record, accountId } = await this.transactions.run(ctx, (ctx) => this.addInTransaction(ctx, input));
    const account = accountId === null ? null : await this.banking.awaitAccount(accountId, bankWaitMs);
    const [shares] = await this.beneficiaries.shares(ctx, [input.waqfId]);
    return { record, bankAccountCreated: account?.state === 'active', totalPercentage: shares?.total ?? 0 };
  }

  /** Like `execute`, but in the caller's transaction and without waiting for the bank; same errors. */
  async addInTransaction(
    ctx: Ctx,
    input: Input & { waqfId: string },
  ): Promise<{ record: BeneficiaryRecord; accountId: string | null }> {
    const membership = await this.access.toManageWaqf(ctx, input.waqfId);
    if (membership.status !== 'approved') throw new BeneficiariesWaqfNotApprovedError();
    const { nationalId, fullName } = input;
    const life = {
      entitledFrom: input.entitledFrom ?? null,
      bornOn: input.bornOn ?? null,
      diedOn: input.diedOn ?? null,
    };
    const [problem, ...more] = lifeProblems(life, riyadhDay(ctx.clock.now()));
    if (problem) throw new BeneficiariesContradictionError([problem, ...more]);
    const person = await this.identity.findOrCreateByNationalId(ctx, { nationalId, fullName, role: 'beneficiary' });
    await this.requireNoWards(ctx, { ...life, personId: person.id, waqfId: input.waqfId });
    const record: BeneficiaryRecord = {
      id: newId(),
      waqfId: input.waqfId,
      personId: person.id,
      nationalId,
      fullName,
      relationship: input.relationship ?? null,
      allocatedPercentage: input.allocatedPercentage ?? null,
      isActive: true,
      class: input.class ?? null,
      gender: input.gender ?? null,
      weight: input.weight ?? 1,
      tier: input.tier ?? null,
      ...life,
      createdAt: ctx.clock.now(),
      removedAt: null,
      suspensionReason: null,
    };
    if (!(await this.beneficiaries.add(ctx, record))) throw await this.alreadyThere(ctx, record);
    const { id: beneficiaryId, waqfId, personId, allocatedPercentage } = record;
    await this.facts.record(ctx, beneficiaryAdded, { waqfId, beneficiaryId, personId, allocatedPercentage });
    const account = await this.banking.requestSubAccount(ctx, {
      waqfId,
      beneficiaryId,
      holderPersonId: personId,
      holderName: fullName,
    });
    return { record, accountId: account?.id ?? null };
  }

  /** A guardian who is added as a beneficiary must still be able to represent the ward. */
  private async requireNoWards(
    ctx: Ctx,
    added: Pick<BeneficiaryRecord, 'personId' | 'waqfId' | 'bornOn' | 'diedOn'>,
  ): Promise<void> {
    const today = riyadhDay(ctx.clock.now());
    if (isFitGuardian(added, today)) return;
    await this.beneficiaries.lockGuardian(ctx, added.personId);
    const [problem] = guardianProblems(added, await this.beneficiaries.wardsOf(ctx, added, today));
    if (problem) throw new BeneficiariesContradictionError([problem]);
  }

  /** The error for an existing row; a person removed at their own request is not added again without their consent. */
  private async alreadyThere(ctx: Ctx, { personId, waqfId }: BeneficiaryRecord): Promise<Error> {
    const places = await this.beneficiaries.ofPerson(ctx, personId);
    const isRemoved = places.some((place) => place.waqfId === waqfId && place.removedAt !== null);
    return isRemoved ? new BeneficiariesRemovedError() : new BeneficiariesAlreadyThereError();
  }
}
