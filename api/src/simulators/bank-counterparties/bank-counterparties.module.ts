import { Module, type OnModuleInit } from '@nestjs/common';
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

/** What reaches or leaves the bank account of a waqf. */
type Movement = Pick<
  TransactionFact,
  'waqfId' | 'transactionId' | 'signedAmountHalalas' | 'description' | 'occurredAt'
>;

/**
 * The world outside the waqf, as the sandbox bank sees it: tenants who pay their rent and suppliers who are paid. What
 * finances records reaches the bank as a deposit or a payment on the day it happened, so that bank and books agree in
 * the demo, but for what is ordered otherwise. Absent where a real bank is configured, and in production.
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
    // What was made from the bank's own statement has moved at the bank already.
    this.facts.on(transactionRecorded, 'bank-counterparties.pay', async (ctx, recorded) => {
      for (const fact of recorded) if (!fact.fromStatement) await this.pay(ctx, fact);
    });
    this.facts.on(transactionReversed, 'bank-counterparties.pay', async (ctx, reversed) => {
      for (const fact of reversed) await this.pay(ctx, fact);
    });
    // Cash that the nazir drew, or a check that was cashed.
    this.facts.on(runLinePaidByHand, 'bank-counterparties.pay', async (ctx, paid) => {
      for (const fact of paid)
        await this.pay(ctx, {
          waqfId: fact.waqfId,
          transactionId: fact.lineId,
          signedAmountHalalas: `-${fact.amountHalalas}`,
          description: fact.receiptNumber,
          occurredAt: `${fact.paidOn}T12:00:00+03:00`,
        });
    });
    this.samples.register(685, 'bank-counterparties.unknown-to-the-books', (ctx) => this.surprise(ctx));
  }

  /** Nothing where the bank has no account of the waqf. */
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

  /** What the sample waqf's nazir finds on the statement and not in the books. */
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
