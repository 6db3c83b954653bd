import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, Jobs } from '../../platform/index.js';
import { openAccountQueue } from '../banking.queues.js';
import { accountRequested } from '../banking.facts.js';
import { mayRequestAgain } from '../domain/account-states.js';
import { AccountLookupRepository, type RequestedAccount } from '../persistence/account-lookup.repository.js';
import { BankAccountRepository } from '../persistence/bank-account.repository.js';

export interface SubAccountRequest {
  waqfId: string;
  beneficiaryId: string;
  /** User id of the beneficiary's person. */
  holderPersonId: string;
  /** Name that the bank puts on the account. */
  holderName: string;
}

/**
 * Requests a beneficiary's sub-account; the row and the job that asks the bank are created together or not at all.
 */
@Injectable()
export class RequestSubAccount {
  constructor(
    private readonly accounts: BankAccountRepository,
    private readonly lookup: AccountLookupRepository,
    private readonly jobs: Jobs,
    private readonly facts: Facts,
  ) {}

  /**
   * The caller checks access. Calling again while one is opening or open changes nothing; after a refusal the bank is
   * asked again.
   * @returns the account in its state afterwards; null while the waqf has no active main account (specification,
   *   section 4)
   */
  async execute(ctx: Ctx, input: SubAccountRequest): Promise<RequestedAccount | null> {
    const main = await this.accounts.main(ctx, input.waqfId);
    if (main?.state !== 'active') return null;
    const { row, isNew } = await this.lookup.recordSub(ctx, input);
    const { waqfId, beneficiaryId, holderName } = input;
    const isAgain = mayRequestAgain(row.state);
    if (isAgain) await this.accounts.requestAgain(ctx, row.id, holderName);
    else if (row.state !== 'opening') return row;
    if (isNew || isAgain) await this.facts.record(ctx, accountRequested, { accountId: row.id, waqfId, beneficiaryId });
    await this.jobs.enqueue(ctx, openAccountQueue, { accountId: row.id }, { key: row.id });
    return { ...row, state: 'opening', reason: null };
  }
}
