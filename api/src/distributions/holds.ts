import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { WithholdingReason } from '@waqf/contracts/distributions';
import { type PaymentHold, PaymentHolds, type PaymentHoldSource } from '../banking/index.js';
import type { Ctx } from '../platform/index.js';
import { withholdingSentences } from './domain/withholding.js';
import { LinePaymentRepository } from './persistence/line-payment.repository.js';
import { Payees } from './use-cases/shared/payees.js';

/**
 * Tells the banking context which payments of lines must not be made any more, although they were ordered: hours can
 * pass until the bank is reached.
 */
@Injectable()
export class HoldsOfPayments implements PaymentHoldSource, OnModuleInit {
  constructor(
    private readonly payments: PaymentHolds,
    private readonly lines: LinePaymentRepository,
    private readonly payees: Payees,
  ) {}

  onModuleInit(): void {
    this.payments.register(this);
  }

  async of(ctx: Ctx, waqfId: string, paymentIds: readonly string[]): Promise<ReadonlyMap<string, PaymentHold>> {
    const held = await this.payees.paymentHolds(ctx, waqfId);
    const outOfUse = new Set(await this.payees.accountsOutOfUse(ctx, waqfId));
    if (held.size === 0 && outOfUse.size === 0) return new Map();
    const ordered = await this.lines.ordered(ctx, paymentIds);
    return new Map(
      ordered.flatMap(({ paymentId, beneficiaryId, accountId }) => {
        const isOut = accountId !== null && outOfUse.has(accountId);
        const code = held.get(beneficiaryId) ?? (isOut ? 'account-not-active' : null);
        return code === null ? [] : [[paymentId, holdFor(code)] as const];
      }),
    );
  }
}

const holdFor = (code: WithholdingReason): PaymentHold => ({ code, reason: withholdingSentences[code] });
