import { Injectable } from '@nestjs/common';
import { type DocumentVerification, verificationCodePattern } from '@waqf/contracts/reporting';
import { Memberships } from '../../membership/index.js';
import type { Ctx } from '../../platform/index.js';
import { IssuedDocumentRepository } from '../persistence/issued-document.repository.js';

const unknown: DocumentVerification = {
  genuine: false,
  title: null,
  number: null,
  waqfName: null,
  issuedAt: null,
  sha256: null,
  superseded: false,
  supersededBy: null,
};

/** Tells everybody who has a document whether it was issued here; the answer has no person's name and no amount. */
@Injectable()
export class VerifyDocument {
  constructor(
    private readonly documents: IssuedDocumentRepository,
    private readonly memberships: Memberships,
  ) {}

  /** The same query runs for every input, so that the response time reveals nothing about a code. */
  async execute(ctx: Ctx, code: string): Promise<DocumentVerification> {
    const typed = code.trim().toLowerCase().replaceAll('-', '');
    const found = await this.documents.findByCode(ctx, verificationCodePattern.test(typed) ? typed : '');
    const names = await this.memberships.names(ctx, [found?.waqfId ?? nobodys]);
    if (!found) return unknown;
    return {
      genuine: true,
      title: found.title,
      number: found.number,
      waqfName: found.waqfId === null ? null : (names.get(found.waqfId) ?? null),
      issuedAt: found.issuedAt.toISOString(),
      sha256: found.sha256,
      superseded: found.later !== null,
      supersededBy: found.later && { number: found.later.number, issuedAt: found.later.issuedAt.toISOString() },
    };
  }
}

/** An id that no waqf has. */
const nobodys = '00000000-0000-0000-0000-000000000000';
