import { Injectable } from '@nestjs/common';
import { ApprovalsFacade } from '../../approvals/index.js';
import { IdentityFacade } from '../../identity/index.js';
import type { Membership } from '../../membership/index.js';
import { type Ctx, Facts } from '../../platform/index.js';
import { BankingApproverIsPartyError } from '../banking.errors.js';
import { secondApproverNamed } from '../banking.facts.js';
import type { OwnTransferPolicy } from '../domain/transfer-rules.js';

export interface NamedApprover {
  nationalId: string;
  fullName: string;
}

/** The second person, who decides on a waqf's requests besides its founder. */
@Injectable()
export class FindSecondApprover {
  constructor(
    private readonly approvals: ApprovalsFacade,
    private readonly identity: IdentityFacade,
    private readonly facts: Facts,
  ) {}

  /**
   * Does not reveal whether the person is known: the answer has the name as the founder wrote it.
   * @throws BankingApproverIsPartyError (422) for founder and nazir, IdentityAdminsNameError (422)
   */
  async personOf(
    ctx: Ctx,
    named: NamedApprover,
    { waqifId, nazirId }: Membership,
  ): Promise<NonNullable<OwnTransferPolicy['secondApprover']>> {
    await this.identity.refuseAdminsName(ctx, named.fullName);
    const person = await this.identity.findOrCreateByNationalId(ctx, { ...named, role: 'waqif' });
    if (person.id === waqifId || person.id === nazirId) throw new BankingApproverIsPartyError();
    return { id: person.id, fullName: named.fullName };
  }

  /** Names or removes the second person; they also decide on everything of the waqf that already waits. */
  async name(
    ctx: Ctx,
    { waqfId, waqifId, nazirId }: Membership,
    before: OwnTransferPolicy,
    after: OwnTransferPolicy,
  ): Promise<void> {
    const approverId = after.secondApprover?.id ?? null;
    const aloneId = nazirId === null || nazirId === waqifId ? waqifId : null;
    await this.approvals.nameApprover(ctx, { waqfId, aloneId, approverId });
    const fact = { waqfId, before: before.secondApprover?.id ?? null, after: approverId };
    await this.facts.record(ctx, secondApproverNamed, fact);
  }
}
