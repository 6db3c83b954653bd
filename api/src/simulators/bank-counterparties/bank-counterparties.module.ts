import { Module, type OnModuleInit } from '@nestjs/common';
import { momentOnDay } from '@waqf/formats';
import { BankingFacade, BankingModule } from '../../banking/index.js';
import { runLinePaidByHand } from '../../distributions/index.js';
import {
  FinancesModule,
  type TransactionFact,
  transactionRecorded,
  transactionReversed,
} from '../../finances/index.js';
import { type Ctx, Facts, Samples } from '../../platform/index.js';
import { sampleWaqfName, unknownLines } from '../../reconciliation/index.js';
import { SandboxBankModule, SandboxBankMoney, SandboxBankStates } from '../bank/index.js';

/** Money that reaches or leaves the bank account of a waqf. */
type Movement = Pick<
  TransactionFact,
  'waqfId' | 'transactionId' | 'signedAmountHalalas' | 'description' | 'occurredAt'
>;

/**
 * Simulates the parties outside the waqf at the sandbox bank: tenants who pay rent and suppliers who are paid. What
 * finances records is booked at the bank as a deposit or payment on the same day, so that bank and books agree in the
 * demo, unless an order says otherwise. Absent when a real bank is configured, and in production.
 */
@Module({ imports: [BankingModule, FinancesModule, SandboxBankModule] })
export class BankCounterpartiesModule implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly banking: BankingFacade,
    private readonly money: SandboxBankMoney,
    private readonly states: SandboxBankStates,
    private readonly samples: Samples,
  ) {}

  onModuleInit(): void {
    // A transaction that was created from the bank's own statement has already moved at the bank.
    this.facts.on(transactionRecorded, 'bank-counterparties.pay', async (ctx, recorded) => {
      for (const fact of recorded) if (!fact.fromStatement) await this.pay(ctx, fact);
    });
    this.facts.on(transactionReversed, 'bank-counterparties.pay', async (ctx, reversed) => {
      for (const fact of reversed) await this.pay(ctx, fact);
    });
    // Cash that the nazir withdrew, or a cheque that was cashed.
    this.facts.on(runLinePaidByHand, 'bank-counterparties.pay', async (ctx, paid) => {
      for (const fact of paid)
        await this.pay(ctx, {
          waqfId: fact.waqfId,
          transactionId: fact.lineId,
          signedAmountHalalas: `-${fact.amountHalalas}`,
          description: fact.receiptNumber,
          occurredAt: momentOnDay(fact.paidOn, ctx.clock.now()).toISOString(),
        });
    });
    this.samples.register(685, 'bank-counterparties.unknown-to-the-books', (ctx) => this.surprise(ctx));
  }

  /** Does nothing when the bank has no account of the waqf. */
  private async pay(ctx: Ctx, recorded: Movement): Promise<void> {
    const account = (await this.banking.mainAccountOf(ctx, [recorded.waqfId])).get(recorded.waqfId);
    if (!account || account.accountStatus === 'closed') return;
    await this.money.book({
      iban: account.iban,
      amountHalalas: BigInt(recorded.signedAmountHalalas),
      description: recorded.description,
      bookedAt: new Date(recorded.occurredAt),
      source: recorded.transactionId,
    });
  }

  /** Books lines that the sample waqf's nazir finds on the statement but not in the books. */
  private async surprise(ctx: Ctx): Promise<void> {
    const [iban] = await this.states.ofHolder(sampleWaqfName);
    if (iban === undefined) return;
    for (const { daysAgo, amount, description, source } of unknownLines) {
      await this.money.book({
        iban,
        amountHalalas: amount,
        description,
        bookedAt: new Date(ctx.clock.now().getTime() - daysAgo * 86_400_000),
        source,
      });
    }
  }
}
