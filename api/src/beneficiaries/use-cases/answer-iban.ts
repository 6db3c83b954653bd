import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, personOf, Transactions } from '../../platform/index.js';
import { BeneficiariesIbanDecidedError, BeneficiariesIbanNotFoundError } from '../beneficiaries.errors.js';
import { payeeIbanConfirmed, payeeIbanDeclined, payeeIbanWithdrawn } from '../beneficiaries.facts.js';
import { payeeIbanStates } from '../domain/payee-iban-states.js';
import { ibanFactOf, type PayeeIbanRecord } from '../domain/payee-iban.js';
import { PayeeIbanRepository } from '../persistence/payee-iban.repository.js';
import { confirmation } from './ask-for-iban.js';
import { IbanOwner } from './shared/iban-owner.js';
import { IbanRequests } from './shared/iban-requests.js';

const decided = () => new BeneficiariesIbanDecidedError();

/** Answers to a request for an account, until it is approved. */
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
   * The requester withdraws the account until it is approved. Once its owner has confirmed it, the request for approval
   * is withdrawn with it; that request is locked first, as when it is decided.
   * @throws BeneficiariesIbanNotFoundError (404), BeneficiariesIbanDecidedError, ApprovalsAlreadyDecidedError (409)
   */
  withdraw(ctx: Ctx, ibanId: string): Promise<PayeeIbanRecord> {
    return this.transactions.run(ctx, async (ctx) => {
      const known = await this.ibans.find(ctx, ibanId);
      if (known?.requestedBy !== personOf(ctx).userId) throw new BeneficiariesIbanNotFoundError();
      if (known.state === 'confirmed' && known.approvalId !== null) {
        await this.requests.withdraw(ctx, known.approvalId);
        return this.lock(ctx, ibanId);
      }
      const found = await this.lock(ctx, ibanId);
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
