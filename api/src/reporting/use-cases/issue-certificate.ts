import { Injectable } from '@nestjs/common';
import type { Language } from '@waqf/contracts/identity';
import { type Ctx, Facts, fingerprintOf } from '../../platform/index.js';
import { certificateOf } from '../files/certificate-document.js';
import { certificateIssued } from '../reporting.facts.js';
import { Typesetter } from '../typesetting/typesetter.js';
import { type IssuedFile, IssueOnce } from './issue-once.js';
import { ReadCertifiedApproval } from './read-certified-approval.js';

const title = { ar: 'شهادة اعتماد وقف', en: 'Certificate of approval of a waqf' };

interface Wanted {
  waqfId: string;
  language: Language;
  /** The public address of the platform, for the verification code. */
  origin: string;
}

/**
 * Issues the certificate of an approval. An identical certificate is handed out again; after the main account is opened
 * or an amendment approved, a newer one replaces it.
 */
@Injectable()
export class IssueCertificate {
  constructor(
    private readonly certified: ReadCertifiedApproval,
    private readonly typesetter: Typesetter,
    private readonly issueOnce: IssueOnce,
    private readonly facts: Facts,
  ) {}

  /** @throws MembershipWaqfNotFoundError (404), ReportingCertificateTooEarlyError (409), TypesettingFailed */
  async execute(ctx: Ctx, wanted: Wanted): Promise<IssuedFile> {
    const { waqfId, language, origin } = wanted;
    const { approval, settings } = await this.certified.execute(ctx, wanted);
    return this.issueOnce.execute(ctx, {
      about: `certificate ${waqfId} ${language} `,
      says: fingerprintOf({ approval, settings }),
      series: 'CRT',
      title,
      waqfId,
      origin,
      typeset: (identity) => this.typesetter.typeset('certificate', certificateOf(approval, identity, settings)),
      record: (ctx, issued) => this.facts.record(ctx, certificateIssued, { waqfId, language, ...issued }),
    });
  }
}
