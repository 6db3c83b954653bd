import { Injectable } from '@nestjs/common';
import type { Language } from '@waqf/contracts/identity';
import { BankingFacade } from '../../banking/index.js';
import { EndowmentsFacade } from '../../endowments/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, Settings } from '../../platform/index.js';
import type { CertifiedApproval } from '../files/certificate-document.js';
import type { DocumentSettings } from '../files/document-frame.js';
import { ReportingCertificateTooEarlyError } from '../reporting.errors.js';

/** Reads what a certificate says about an approval, and the settings for its layout. */
@Injectable()
export class ReadCertifiedApproval {
  constructor(
    private readonly endowments: EndowmentsFacade,
    private readonly identity: IdentityFacade,
    private readonly banking: BankingFacade,
    private readonly settings: Settings,
  ) {}

  /** @throws MembershipWaqfNotFoundError (404), ReportingCertificateTooEarlyError (409) */
  async execute(
    ctx: Ctx,
    { waqfId, language }: { waqfId: string; language: Language },
  ): Promise<{ approval: CertifiedApproval; settings: DocumentSettings }> {
    const waqf = await this.endowments.approved(ctx, waqfId);
    if (waqf === null) throw new ReportingCertificateTooEarlyError();
    const founder = await this.identity.person(ctx, waqf.waqifId);
    const account = (await this.banking.mainAccountOf(ctx, [waqfId])).get(waqfId);
    const { siteName, dateFormat } = await this.settings.read(ctx);
    return {
      approval: { waqf, founderName: founder?.fullName ?? '', iban: account?.iban ?? null },
      settings: { siteName, dateFormat, language },
    };
  }
}
