import { Injectable } from '@nestjs/common';
import { sumHalalas } from '@waqf/money';
import { type Ctx, Facts, newId } from '../../platform/index.js';
import { BankingMainAccountMissingError } from '../banking.errors.js';
import { paymentBatchRecorded } from '../banking.facts.js';
import { type BatchPayment, mostPaymentsOfBatch } from '../domain/payment-batch.js';
import { PaymentBatchRepository } from '../persistence/payment-batch.repository.js';

/** Records payments out of the payable fund, in the caller's transaction; they are sent in batches afterwards. */
@Injectable()
export class PayInBatches {
  constructor(
    private readonly batches: PaymentBatchRepository,
    private readonly facts: Facts,
  ) {}

  /** The caller checks access. @throws BankingMainAccountMissingError when there is no active main account */
  async execute(ctx: Ctx, waqfId: string, payments: readonly BatchPayment[]): Promise<void> {
    const fromAccountId = await this.batches.mainAccount(ctx, waqfId);
    if (fromAccountId === null) throw new BankingMainAccountMissingError();
    for (let start = 0; start < payments.length; start += mostPaymentsOfBatch) {
      const part = payments.slice(start, start + mostPaymentsOfBatch);
      const batch = { id: newId(), waqfId, fromAccountId };
      await this.batches.add(ctx, batch, part);
      await this.facts.record(ctx, paymentBatchRecorded, {
        waqfId,
        batchId: batch.id,
        payments: part.length,
        amountHalalas: String(sumHalalas(part.map(({ amount }) => amount))),
      });
    }
  }
}
