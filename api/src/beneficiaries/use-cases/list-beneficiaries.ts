import { Injectable } from '@nestjs/common';
import type { BeneficiaryList, BeneficiaryQuery } from '@waqf/contracts/beneficiaries';
import { sumShares } from '@waqf/money';
import { type Ctx, Transactions } from '../../platform/index.js';
import { Memberships } from '../../membership/index.js';
import { BeneficiaryAccess } from '../access.js';
import { beneficiaryCursor } from '../domain/beneficiary-cursor.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';
import { BeneficiaryPresenter } from '../presenter.js';

const usualPage = 50;

/** Lists beneficiaries of the waqfs that the user runs; for an administrator, of all waqfs. */
@Injectable()
export class ListBeneficiaries {
  constructor(
    private readonly access: BeneficiaryAccess,
    private readonly memberships: Memberships,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly presenter: BeneficiaryPresenter,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @throws BeneficiariesForbiddenError (403), MembershipWaqfNotFoundError (404), InvalidCursorError (400)
   */
  async execute(ctx: Ctx, query: BeneficiaryQuery): Promise<BeneficiaryList> {
    this.access.toManage(ctx);
    const after = beneficiaryCursor.parse(query.cursor);
    const limit = query.limit ?? usualPage;
    return this.transactions.snapshot(ctx, async (ctx) => {
      const waqfIds = await this.access.waqfIdsToManage(ctx, query.waqfId);
      const rows = await this.beneficiaries.list(ctx, waqfIds, { after, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        beneficiaries: await this.presenter.all(ctx, page),
        totals: await this.totals(ctx, waqfIds),
        nextCursor: rows.length > limit && last ? beneficiaryCursor.format(last) : null,
      };
    });
  }

  private async totals(ctx: Ctx, waqfIds: readonly string[]): Promise<BeneficiaryList['totals']> {
    const shares = await this.beneficiaries.shares(ctx, waqfIds);
    const over = shares.filter(({ total }) => total > 100);
    const names = await this.memberships.names(
      ctx,
      over.map((row) => row.waqfId),
    );
    return {
      all: shares.reduce((sum, row) => sum + row.all, 0),
      active: shares.reduce((sum, row) => sum + row.active, 0),
      allocatedPercentage: sumShares(shares.map((row) => row.total)),
      overAllocated: over.map(({ waqfId, total }) => ({
        waqfId,
        waqfName: names.get(waqfId) ?? '',
        totalPercentage: total,
      })),
    };
  }
}
