import { Injectable } from '@nestjs/common';
import type { ShareHistory } from '@waqf/contracts/beneficiaries';
import { IdentityFacade } from '../../identity/index.js';
import type { Ctx } from '../../platform/index.js';
import { BeneficiaryAccess } from '../access.js';
import { BeneficiariesNotFoundError } from '../beneficiaries.errors.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';
import { ShareRepository } from '../persistence/share.repository.js';

/** Shows how a beneficiary's share has changed, and from which days. */
@Injectable()
export class ViewShares {
  constructor(
    private readonly access: BeneficiaryAccess,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly shares: ShareRepository,
    private readonly identity: IdentityFacade,
  ) {}

  /** @throws BeneficiariesNotFoundError (404), BeneficiariesForbiddenError (403) */
  async execute(ctx: Ctx, { beneficiaryId }: { beneficiaryId: string }): Promise<ShareHistory> {
    const found = await this.beneficiaries.find(ctx, beneficiaryId);
    if (!found || found.removedAt !== null) throw new BeneficiariesNotFoundError();
    await this.access.toManageBeneficiary(ctx, found);
    const changes = await this.shares.ofBeneficiary(ctx, beneficiaryId);
    const people = await this.identity.people(ctx, [...new Set(changes.map(({ changedBy }) => changedBy))]);
    return {
      changes: changes.map(({ id, before, after, from, changedBy, changedAt }) => ({
        id,
        before,
        after,
        from,
        changedBy: people.get(changedBy)?.fullName ?? null,
        changedAt: changedAt.toISOString(),
      })),
    };
  }
}
