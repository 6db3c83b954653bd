import { Injectable } from '@nestjs/common';
import { BankingFacade } from '../../banking/index.js';
import { type Ctx, Facts, newId, personOf, Transactions } from '../../platform/index.js';
import { BeneficiariesIbanError, BeneficiariesIbanWaitingError } from '../beneficiaries.errors.js';
import { payeeIbanRequested, payeeIbanConfirmed } from '../beneficiaries.facts.js';
import type { BeneficiaryRecord } from '../domain/beneficiary.js';
import { ibanFactOf, type PayeeIbanRecord } from '../domain/payee-iban.js';
import { PayeeIbanRepository } from '../persistence/payee-iban.repository.js';
import { IbanOwner } from './shared/iban-owner.js';
import { IbanRequests } from './shared/iban-requests.js';

/**
 * The nazir requests that a beneficiary be paid to their own account, which the owner then confirms; or the owner
 * requests it, which includes the confirmation. In both cases somebody else must approve it before anything is paid.
 */
@Injectable()
export class AskForIban {
  constructor(
    private readonly transactions: Transactions,
    private readonly owner: IbanOwner,
    private readonly ibans: PayeeIbanRepository,
    private readonly banking: BankingFacade,
    private readonly requests: IbanRequests,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws BeneficiariesNotFoundError (404), BeneficiariesIbanForbiddenError, IdentityStepUpError (403),
   *   BeneficiariesIbanWaitingError (409), BeneficiariesIbanError (422)
   */
  async execute(ctx: Ctx, { beneficiaryId, iban }: { beneficiaryId: string; iban: string }): Promise<PayeeIbanRecord> {
    const { place, isOwner } = await this.owner.asking(ctx, beneficiaryId);
    return this.transactions.run(ctx, async (ctx) => {
      const inUse = (await this.ibans.inUse(ctx, place.waqfId)).get(beneficiaryId);
      if (inUse?.iban === iban) throw new BeneficiariesIbanError('same');
      if (await this.banking.hasIban(ctx, iban)) throw new BeneficiariesIbanError('ours');
      if (isOwner) await this.owner.confirmed(ctx, { beneficiaryId, iban });
      const record = asked(ctx, place, iban, isOwner);
      if (!(await this.ibans.add(ctx, record))) throw new BeneficiariesIbanWaitingError();
      await this.facts.record(ctx, isOwner ? payeeIbanConfirmed : payeeIbanRequested, ibanFactOf(record));
      if (isOwner) await this.requests.request(ctx, record, place.fullName);
      return record;
    });
  }
}

function asked(ctx: Ctx, place: BeneficiaryRecord, iban: string, isOwner: boolean): PayeeIbanRecord {
  const [by, now] = [personOf(ctx).userId, ctx.clock.now()];
  const { id: beneficiaryId, waqfId, personId } = place;
  const about = { id: newId(), beneficiaryId, waqfId, personId, iban, requestedBy: by, requestedAt: now };
  return isOwner
    ? { ...about, ...confirmation(by, now), state: 'confirmed', approvedAt: null, usableFrom: null }
    : {
        ...about,
        state: 'asked',
        confirmedBy: null,
        confirmedAt: null,
        approvalId: null,
        approvedAt: null,
        usableFrom: null,
      };
}

/** The owner's confirmation, with the id of the request for approval that follows. */
export const confirmation = (by: string, at: Date) => ({ confirmedBy: by, confirmedAt: at, approvalId: newId() });
