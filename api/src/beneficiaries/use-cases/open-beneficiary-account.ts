import { Injectable } from '@nestjs/common';
import type { BankAccount } from '@waqf/contracts/banking';
import {
  BankingFacade,
  BankingMainAccountMissingError,
  BankingSubAccountExistsError,
  BankingAccountRefusedError,
} from '../../banking/index.js';
import { type Ctx, Transactions } from '../../platform/index.js';
import { BeneficiaryAccess } from '../access.js';
import { BeneficiariesNotFoundError } from '../beneficiaries.errors.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';

/** How long the call waits for the bank; afterwards a job continues. */
const bankWaitMs = 5_000;

/** Opens the sub-account of a beneficiary who has none, because the bank refused it, closed it or was never asked. */
@Injectable()
export class OpenBeneficiaryAccount {
  constructor(
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly access: BeneficiaryAccess,
    private readonly banking: BankingFacade,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Allowed for the nazir and administrators.
   * @returns the open account, or null while the bank has not decided
   * @throws BeneficiariesNotFoundError (404), BeneficiariesForbiddenError (403), BankingMainAccountMissingError (409),
   * BankingSubAccountExistsError (409), BankingAccountRefusedError (422)
   */
  async execute(ctx: Ctx, input: { beneficiaryId: string }): Promise<BankAccount | null> {
    const accountId = await this.transactions.run(ctx, (ctx) => this.request(ctx, input.beneficiaryId));
    const account = await this.banking.awaitAccount(accountId, bankWaitMs);
    if (account.state === 'refused' && account.reason) throw new BankingAccountRefusedError(account.reason);
    return account.state === 'opening' ? null : this.banking.account(ctx, accountId);
  }

  private async request(ctx: Ctx, beneficiaryId: string): Promise<string> {
    const record = await this.beneficiaries.find(ctx, beneficiaryId);
    if (!record) throw new BeneficiariesNotFoundError();
    await this.access.toManageBeneficiary(ctx, record);
    const before = (await this.banking.subAccounts(ctx, [beneficiaryId])).get(beneficiaryId);
    if (before?.state === 'active' || before?.state === 'suspended') throw new BankingSubAccountExistsError();
    const account = await this.banking.requestSubAccount(ctx, {
      waqfId: record.waqfId,
      beneficiaryId,
      holderPersonId: record.personId,
      holderName: record.fullName,
    });
    if (!account) throw new BankingMainAccountMissingError();
    return account.id;
  }
}
