import { Injectable } from '@nestjs/common';
import { LedgerFacade } from '../../ledger/index.js';
import { type Ctx, Facts, Jobs } from '../../platform/index.js';
import { openAccountQueue } from '../banking.queues.js';
import { accountRequested } from '../banking.facts.js';
import { mayRequestAgain } from '../domain/account-states.js';
import { BankAccountRepository } from '../persistence/bank-account.repository.js';

/** Requests a main account; the row and the job that asks the bank are created together or not at all. */
@Injectable()
export class RequestMainAccount {
  constructor(
    private readonly ledger: LedgerFacade,
    private readonly accounts: BankAccountRepository,
    private readonly jobs: Jobs,
    private readonly facts: Facts,
  ) {}

  /** The caller checks access and provides the transaction. */
  async execute(ctx: Ctx, input: { waqfId: string; waqfName: string }): Promise<void> {
    const { waqfId, waqfName: holderName } = input;
    // A main account holds the money of the waqf's ledger accounts, so they are created with the request.
    await this.ledger.openWaqfAccounts(ctx, { waqfId });
    const { row, isNew } = await this.accounts.recordMain(ctx, { waqfId, holderName });
    const isAgain = mayRequestAgain(row.state);
    if (isAgain) await this.accounts.requestAgain(ctx, row.id, holderName);
    else if (row.state !== 'opening') return;
    if (isNew || isAgain)
      await this.facts.record(ctx, accountRequested, { accountId: row.id, waqfId, beneficiaryId: null });
    await this.jobs.enqueue(ctx, openAccountQueue, { accountId: row.id }, { key: row.id });
  }
}
