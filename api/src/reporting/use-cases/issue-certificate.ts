import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Language } from '@waqf/contracts/identity';
import {
  type Blob,
  Blobs,
  type Ctx,
  Facts,
  fingerprintOf,
  newId,
  personOf,
  Transactions,
} from '../../platform/index.js';
import { documentNumber } from '../domain/document-number.js';
import { certificateOf, type CertifiedApproval } from '../files/certificate-document.js';
import type { DocumentSettings } from '../files/report-document.js';
import { IssuedDocumentRepository } from '../persistence/issued-document.repository.js';
import { certificateIssued } from '../reporting.facts.js';
import { Typesetter } from '../typesetting/typesetter.js';
import { ReadCertifiedApproval } from './read-certified-approval.js';

const largestFile = 10 * 1024 * 1024;
const title = { ar: 'شهادة اعتماد وقف', en: 'Certificate of approval of a waqf' };

interface Wanted {
  waqfId: string;
  language: Language;
  /** Where people reach the platform, for the code. */
  origin: string;
}

/**
 * The certificate of an approval. One that says the same is handed out again; when the account has been opened or an
 * amendment approved since, a newer one supersedes it.
 */
@Injectable()
export class IssueCertificate {
  constructor(
    private readonly transactions: Transactions,
    private readonly certified: ReadCertifiedApproval,
    private readonly typesetter: Typesetter,
    private readonly blobs: Blobs,
    private readonly documents: IssuedDocumentRepository,
    private readonly facts: Facts,
  ) {}

  /** @throws MembershipWaqfNotFoundError (404), ReportingCertificateTooEarlyError (409), TypesettingFailed */
  async execute(ctx: Ctx, wanted: Wanted): Promise<Blob & { number: string }> {
    const { approval, settings } = await this.certified.execute(ctx, wanted);
    const about = `certificate ${wanted.waqfId} ${wanted.language} `;
    // What tells two certificates apart: as long as it is the same, the one that was issued stands.
    const subject = about + fingerprintOf({ approval, settings });
    const latest = await this.transactions.run(ctx, (ctx) => this.documents.latestAbout(ctx, about));
    if (latest?.subject === subject) return latest;
    return this.issue(ctx, wanted, approval, { settings, about, subject, latest });
  }

  private async issue(
    ctx: Ctx,
    { waqfId, language, origin }: Wanted,
    approval: CertifiedApproval,
    about: {
      settings: DocumentSettings;
      about: string;
      subject: string;
      latest: { id: string; number: string } | undefined;
    },
  ): Promise<Blob & { number: string }> {
    const issuedAt = ctx.clock.now();
    const { userId, fullName } = personOf(ctx);
    const number = documentNumber('CRT', issuedAt, await this.documents.nextNumber(ctx));
    const code = randomBytes(16).toString('hex');
    const identity = {
      number,
      address: `${origin}/verify/${code}`,
      supersedes: about.latest?.number ?? null,
      issuedAt,
      issuedBy: fullName,
    };
    const file = await this.typesetter.typeset('certificate', certificateOf(approval, identity, about.settings));
    const { sha256, size } = await this.blobs.write(Readable.from([file]), largestFile);
    return this.transactions.run(ctx, async (ctx) => {
      // Of two that were made at once the first stands, and both people get it.
      const meanwhile = await this.documents.latestAbout(ctx, about.about);
      if (meanwhile && meanwhile.id !== about.latest?.id) return meanwhile;
      const supersedes = about.latest?.id ?? null;
      const document = { id: newId(), number, title, subject: about.subject, waqfId, issuedBy: userId, issuedAt };
      await this.documents.add(ctx, { ...document, sha256, size, supersedes }, code);
      await this.facts.record(ctx, certificateIssued, { waqfId, number, sha256, language });
      return { number, sha256, size };
    });
  }

  read({ sha256 }: Blob) {
    return this.blobs.read(sha256);
  }
}
