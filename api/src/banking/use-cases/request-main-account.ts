import { Injectable } from '@nestjs/common';
import { LedgerFacade } from '../../ledger/index.js';
import { type Ctx, Jobs } from '../../platform/index.js';
import { openAccountQueue } from '../banking.queues.js';
import { mayAskAgain } from '../domain/account-state.js';
import { BankAccountRepository } from '../persistence/bank-account.repository.js';

/** Records the wish for a main account; the row and the job that asks the bank exist together or not at all. */
@Injectable()
export class RequestMainAccount {
  constructor(
    private readonly ledger: LedgerFacade,
    private readonly accounts: BankAccountRepository,
    private readonly jobs: Jobs,
  ) {}

  /** Access is the caller's: only the founder's approval comes here, in its transaction. */
  async execute(ctx: Ctx, input: { waqfId: string; waqfName: string; partyIds: readonly string[] }): Promise<void> {
    const { waqfId, waqfName: holderName } = input;
    // A main account holds the money of the waqf's ledger accounts: they exist from the request on.
    await this.ledger.openWaqfAccounts(ctx, { waqfId });
    const partyIds = [...new Set(input.partyIds)];
    const row = await this.accounts.recordMain(ctx, { waqfId, holderName, partyIds });
    if (mayAskAgain(row.state)) await this.accounts.askAnew(ctx, row.id, { holderName, partyIds });
    else if (row.state !== 'opening') return;
    await this.jobs.enqueue(ctx, openAccountQueue, { accountId: row.id }, { key: row.id });
  }
}
