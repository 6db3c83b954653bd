import { Injectable } from '@nestjs/common';
import type { SearchGroupOf } from '@waqf/contracts/search';
import type { Ctx } from '../../platform/index.js';
import type { SearchSource } from '../../search/index.js';
import { Memberships } from '../../membership/index.js';
import { BeneficiaryAccess } from '../access.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';

/**
 * Finds beneficiaries by name or national id in the waqfs whose beneficiaries the user manages; others find none.
 */
@Injectable()
export class FindBeneficiaries implements SearchSource<'beneficiary'> {
  readonly kind = 'beneficiary';

  constructor(
    private readonly access: BeneficiaryAccess,
    private readonly memberships: Memberships,
    private readonly beneficiaries: BeneficiaryRepository,
  ) {}

  async find(ctx: Ctx, words: readonly string[], limit: number): Promise<SearchGroupOf<'beneficiary'>> {
    if (!this.access.mayManage(ctx)) return { kind: this.kind, hits: [], more: false };
    const found = await this.beneficiaries.matching(ctx, await this.access.managedWaqfIds(ctx), words, limit + 1);
    const shown = found.slice(0, limit);
    const names = await this.memberships.names(
      ctx,
      shown.map(({ waqfId }) => waqfId),
    );
    const hits = shown.map(({ id, waqfId, fullName, allocatedPercentage, isActive }) => ({
      id,
      waqfId,
      waqfName: names.get(waqfId) ?? '',
      fullName,
      allocatedPercentage,
      isActive,
    }));
    return { kind: this.kind, hits, more: found.length > limit };
  }
}
