import { Injectable } from '@nestjs/common';
import type { SearchGroupOf } from '@waqf/contracts/search';
import { type Ctx, personOf } from '../../platform/index.js';
import type { SearchSource } from '../../search/index.js';
import { Memberships } from '../../membership/index.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';
import { managedWaqfs } from './managed-waqfs.js';

/**
 * Beneficiaries by name or national id, among the waqfs whose beneficiaries the person looks after; nobody else finds
 * any.
 */
@Injectable()
export class FindBeneficiaries implements SearchSource<'beneficiary'> {
  readonly kind = 'beneficiary';

  constructor(
    private readonly memberships: Memberships,
    private readonly beneficiaries: BeneficiaryRepository,
  ) {}

  async find(ctx: Ctx, words: readonly string[], limit: number): Promise<SearchGroupOf<'beneficiary'>> {
    if (!personOf(ctx).capabilities.has('beneficiaries.manage')) return { kind: this.kind, hits: [], more: false };
    const found = await this.beneficiaries.matching(ctx, await managedWaqfs(ctx, this.memberships), words, limit + 1);
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
