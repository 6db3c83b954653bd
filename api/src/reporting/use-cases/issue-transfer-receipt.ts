import { Injectable } from '@nestjs/common';
import type { Language } from '@waqf/contracts/identity';
import { BankingFacade } from '../../banking/index.js';
import { Memberships } from '../../membership/index.js';
import { type Ctx, Facts, fingerprintOf, Settings } from '../../platform/index.js';
import { transferDocumentOf } from '../files/transfer-document.js';
import { ReportingDocumentTooEarlyError } from '../reporting.errors.js';
import { transferReceiptIssued } from '../reporting.facts.js';
import { Typesetter } from '../typesetting/typesetter.js';
import { type IssuedFile, IssueOnce } from './issue-once.js';

const title = { ar: 'إيصال تحويل', en: 'Transfer receipt' };

interface Wanted {
  transferId: string;
  language: Language;
  /** The public address of the platform, for the verification code. */
  origin: string;
}

/** Issues the receipt of a transfer that the bank has confirmed. */
@Injectable()
export class IssueTransferReceipt {
  constructor(
    private readonly banking: BankingFacade,
    private readonly memberships: Memberships,
    private readonly settings: Settings,
    private readonly typesetter: Typesetter,
    private readonly issueOnce: IssueOnce,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws ForbiddenError (403), BankingTransferNotFoundError (404), ReportingDocumentTooEarlyError (409),
   *   TypesettingFailed
   */
  async execute(ctx: Ctx, { transferId, language, origin }: Wanted): Promise<IssuedFile> {
    const transfer = await this.banking.transfer(ctx, transferId);
    if (transfer.status !== 'completed') throw new ReportingDocumentTooEarlyError('transfer');
    const { waqfId } = transfer;
    const waqfName = (await this.memberships.name(ctx, waqfId)) ?? '';
    const { siteName, dateFormat } = await this.settings.read(ctx);
    const settings = { siteName, dateFormat, language };
    const said = { waqfName, transfer };
    return this.issueOnce.execute(ctx, {
      about: `transfer-receipt ${transferId} ${language} `,
      says: fingerprintOf({ said, settings }),
      series: 'TRF',
      title,
      waqfId,
      origin,
      typeset: (identity) => this.typesetter.typeset('report', transferDocumentOf(said, identity, settings)),
      record: (ctx, issued) =>
        this.facts.record(ctx, transferReceiptIssued, { waqfId, transferId, language, ...issued }),
    });
  }
}
