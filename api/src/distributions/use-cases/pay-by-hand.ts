import { Injectable } from '@nestjs/common';
import type { RecordLinePayment } from '@waqf/contracts/distributions';
import { momentOnDay } from '@waqf/formats';
import type { Halalas } from '@waqf/money';
import { LedgerFacade } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import {
  DistributionsLineHeldError,
  DistributionsLineNotFoundError,
  DistributionsLineNotPayableError,
  DistributionsReceiptUsedError,
} from '../distributions.errors.js';
import type { Run } from '../domain/run.js';
import { runEntryWords } from '../domain/run-approval-words.js';
import { runLineStates } from '../domain/run-line-states.js';
import { LinePaymentRepository } from '../persistence/line-payment.repository.js';
import { Payees } from './shared/payees.js';

/** A line that can be paid by hand now. */
interface HandPayableLine {
  readonly id: string;
  readonly beneficiaryId: string;
  readonly fullName: string;
  readonly amount: Halalas;
}

/** Pays a line by hand, in cash or by check; the money leaves the payable fund. Runs in the caller's transaction. */
@Injectable()
export class PayByHand {
  constructor(
    private readonly lines: LinePaymentRepository,
    private readonly payees: Payees,
    private readonly ledger: LedgerFacade,
  ) {}

  /**
   * The line, locked until the transaction ends.
   * @throws DistributionsLineNotFoundError (404), DistributionsLineNotPayableError, DistributionsLineHeldError (409)
   */
  async lock(ctx: Ctx, run: Run, lineId: string): Promise<HandPayableLine> {
    const line = await this.lines.lock(ctx, run.id, lineId);
    if (!line) throw new DistributionsLineNotFoundError();
    runLineStates.next(line.state, 'pay-by-hand', () => new DistributionsLineNotPayableError([line.fullName]));
    const held = (await this.payees.paymentHolds(ctx, run.waqfId)).get(line.beneficiaryId);
    // The heirs of a beneficiary who died are paid by hand only.
    if (held && held !== 'deceased') throw new DistributionsLineHeldError(held);
    return { id: lineId, beneficiaryId: line.beneficiaryId, fullName: line.fullName, amount: line.amount };
  }

  /** @throws DistributionsReceiptUsedError (409) */
  async pay(
    ctx: Ctx,
    { waqfId, from, to }: Run,
    { id, fullName, amount }: HandPayableLine,
    { method, receiptNumber, paidOn }: RecordLinePayment,
  ): Promise<void> {
    const at = momentOnDay(paidOn, ctx.clock.now());
    if (!(await this.lines.payByHand(ctx, id, { method, receiptNumber, at })))
      throw new DistributionsReceiptUsedError();
    await this.ledger.post(ctx, [
      {
        id,
        waqfId,
        debit: { fund: 'payable' },
        credit: { fund: 'contra' },
        amount,
        kind: 'movement',
        description: `${runEntryWords({ from, to })}: ${fullName}، سند ${receiptNumber}`,
        occurredAt: at,
      },
    ]);
  }
}
