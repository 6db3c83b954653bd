import { Injectable } from '@nestjs/common';
import type { Language } from '@waqf/contracts/identity';
import { PaymentsFacade } from '../../distributions/index.js';
import { type Ctx, Facts, fingerprintOf, Settings } from '../../platform/index.js';
import { paymentDocumentOf } from '../files/payment-document.js';
import { ReportingDocumentTooEarlyError } from '../reporting.errors.js';
import { paymentNoticeIssued } from '../reporting.facts.js';
import { Typesetter } from '../typesetting/typesetter.js';
import { type IssuedFile, IssueOnce } from './issue-once.js';

const title = { ar: 'إشعار توزيع', en: 'Notice of a distribution' };

interface Wanted {
  paymentId: string;
  language: Language;
  /** The public address of the platform, for the verification code. */
  origin: string;
  /** The minor, when a guardian asks. */
  onBehalfOf?: string | undefined;
}

/** Issues the notice of a payment for the beneficiary or their guardian. */
@Injectable()
export class IssuePaymentNotice {
  constructor(
    private readonly payments: PaymentsFacade,
    private readonly settings: Settings,
    private readonly typesetter: Typesetter,
    private readonly issueOnce: IssueOnce,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws DistributionsPaymentNotFoundError (404) also for a payment to somebody else, BeneficiariesNotGuardianError
   *   (403), ReportingDocumentTooEarlyError (409) for an estimate, TypesettingFailed
   */
  async execute(ctx: Ctx, { paymentId, language, origin, onBehalfOf }: Wanted): Promise<IssuedFile> {
    const payment = await this.payments.ownDetails(ctx, { id: paymentId, onBehalfOf });
    if (payment.estimated) throw new ReportingDocumentTooEarlyError('payment');
    // The name that the waqf has recorded: a guardian does not see the name in the person's account.
    const fullName = (await this.payments.find(ctx, paymentId))?.fullName ?? '';
    const { siteName, dateFormat } = await this.settings.read(ctx);
    const settings = { siteName, dateFormat, language };
    const { waqfId } = payment;
    return this.issueOnce.execute(ctx, {
      about: `payment-notice ${paymentId} ${language} `,
      says: fingerprintOf({ payment, fullName, settings }),
      series: 'PAY',
      title,
      waqfId,
      origin,
      typeset: (identity) =>
        this.typesetter.typeset('report', paymentDocumentOf(payment, fullName, identity, settings)),
      record: (ctx, issued) => this.facts.record(ctx, paymentNoticeIssued, { waqfId, paymentId, language, ...issued }),
    });
  }
}
