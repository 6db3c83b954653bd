import { Injectable } from '@nestjs/common';
import type { PayableList } from '@waqf/contracts/distributions';
import { formatAmountForWire } from '@waqf/money';
import { LedgerFacade } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { RunsAccess } from '../access.js';
import { LinePaymentRepository } from '../persistence/line-payment.repository.js';

const mostShown = 500;

/** What a waqf owes its beneficiaries but has not paid yet, by beneficiary. */
@Injectable()
export class ViewPayables {
  constructor(
    private readonly access: RunsAccess,
    private readonly lines: LinePaymentRepository,
    private readonly ledger: LedgerFacade,
  ) {}

  /** The largest 500 amounts; the total is the payable fund's balance. @throws MembershipWaqfNotFoundError (404) */
  async execute(ctx: Ctx, { waqfId }: { waqfId: string }): Promise<PayableList> {
    const membership = await this.access.toSee(ctx, waqfId);
    const payables = await this.lines.payables(ctx, membership.waqfId, mostShown);
    const balances = (await this.ledger.balancesOf(ctx, [waqfId])).get(waqfId);
    if (!balances) throw new Error('a waqf without balances');
    return {
      payables: payables.map(({ amount, withheld, ...rest }) => ({
        ...rest,
        amount: formatAmountForWire(amount),
        withheld: formatAmountForWire(withheld),
      })),
      total: formatAmountForWire(balances.payable),
    };
  }
}
