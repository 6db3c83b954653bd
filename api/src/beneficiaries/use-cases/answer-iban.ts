import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, personOf, Transactions } from '../../platform/index.js';
import { BeneficiariesIbanDecidedError, BeneficiariesIbanNotFoundError } from '../beneficiaries.errors.js';
import { payeeIbanConfirmed, payeeIbanDeclined, payeeIbanWithdrawn } from '../beneficiaries.facts.js';
import { payeeIbanStates } from '../domain/payee-iban-states.js';
import { ibanFactOf, type PayeeIbanRecord } from '../domain/payee-iban.js';
import { PayeeIbanRepository } from '../persistence/payee-iban.repository.js';
import { confirmation } from './ask-for-iban.js';
import { IbanOwner } from './iban-owner.js';
import { IbanRequests } from './iban-requests.js';

const decided = () => new BeneficiariesIbanDecidedError();

/** Answers to a nazir's request for an account, before it awaits approval. */
@Injectable()
export class AnswerIban {
  constructor(
    private readonly transactions: Transactions,
    private readonly ibans: PayeeIbanRepository,
    private readonly owner: IbanOwner,
    private readonly requests: IbanRequests,
    private readonly facts: Facts,
  ) {}

  /**
   * The owner confirms the account, with a fresh confirmation in Nafath.
   * @throws BeneficiariesIbanNotFoundError (404), IdentityStepUpError (403), BeneficiariesIbanDecidedError (409)
   */
  confirm(ctx: Ctx, ibanId: string): Promise<PayeeIbanRecord> {
    return this.transactions.run(ctx, async (ctx) => {
      const found = await this.lock(ctx, ibanId);
      const place = await this.owner.require(ctx, found);
      const state = payeeIbanStates.next(found.state, 'confirm', decided);
      await this.owner.confirmed(ctx, found);
      const record = { ...found, ...confirmation(personOf(ctx).userId, ctx.clock.now()), state };
      await this.ibans.change(ctx, record);
      await this.facts.record(ctx, payeeIbanConfirmed, ibanFactOf(record));
      await this.requests.request(ctx, record, place.fullName);
      return record;
    });
  }

  /** The owner says that the account is not theirs. @throws as `confirm`, but needs no fresh confirmation */
  decline(ctx: Ctx, ibanId: string): Promise<PayeeIbanRecord> {
    return this.transactions.run(ctx, async (ctx) => {
      const found = await this.lock(ctx, ibanId);
      await this.owner.require(ctx, found);
      const record = { ...found, state: payeeIbanStates.next(found.state, 'decline', decided) };
      await this.ibans.change(ctx, record);
      const { requestedBy } = found;
      await this.facts.record(ctx, payeeIbanDeclined, { ...ibanFactOf(record), requestedBy });
      return record;
    });
  }

  /**
   * The requester withdraws the account before its owner confirms it; later, the request for approval is withdrawn
   * instead.
   * @throws BeneficiariesIbanNotFoundError (404), BeneficiariesIbanDecidedError (409)
   */
  withdraw(ctx: Ctx, ibanId: string): Promise<PayeeIbanRecord> {
    return this.transactions.run(ctx, async (ctx) => {
      const found = await this.lock(ctx, ibanId);
      if (found.requestedBy !== personOf(ctx).userId) throw new BeneficiariesIbanNotFoundError();
      if (found.state !== 'asked') throw decided();
      const record = { ...found, state: payeeIbanStates.next(found.state, 'withdraw', decided) };
      await this.ibans.change(ctx, record);
      await this.facts.record(ctx, payeeIbanWithdrawn, ibanFactOf(record));
      return record;
    });
  }

  private async lock(ctx: Ctx, ibanId: string): Promise<PayeeIbanRecord> {
    const found = await this.ibans.lock(ctx, ibanId);
    if (!found) throw new BeneficiariesIbanNotFoundError();
    return found;
  }
}
