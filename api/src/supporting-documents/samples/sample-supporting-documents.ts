import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SupportingDocumentKind } from '@waqf/contracts/supporting-documents';
import { DocumentsFacade } from '../../documents/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, Samples } from '../../platform/index.js';
import { AddSupportingDocument } from '../use-cases/add-supporting-document.js';
import { ReviewSupportingDocument } from '../use-cases/review-supporting-document.js';
import { ViewSupportingDocuments } from '../use-cases/view-supporting-documents.js';

/** Runs after the step that adds the beneficiaries. */
const order = 646;
const noura = '1000000065';
/** The nazir of the waqf in which she has been a beneficiary longest. */
const nazir = '1000000032';
const folder = new URL('../../../samples/documents/', import.meta.url);

interface Sample {
  kind: SupportingDocumentKind;
  /** The file name in `api/samples/documents`. */
  file: string;
  name: string;
}
const reviewed: Sample = { kind: 'family', file: 'family-record.png', name: 'سجل الأسرة.png' };
const refused: Sample = { kind: 'kinship', file: 'family-record.png', name: 'حصر الورثة.png' };
const reasonOfRefusal = 'هذا سجل الأسرة لا حصر الورثة. المطلوب حصر الورثة الصادر من المحكمة.';
const waiting: Sample = { kind: 'bank', file: 'iban-certificate.png', name: 'شهادة الآيبان.png' };

/**
 * Adds documents of the first beneficiary: one approved, one rejected with its reason, and one that awaits the nazir.
 */
@Injectable()
export class SampleSupportingDocuments implements OnModuleInit {
  constructor(
    private readonly samples: Samples,
    private readonly identity: IdentityFacade,
    private readonly files: DocumentsFacade,
    private readonly view: ViewSupportingDocuments,
    private readonly add: AddSupportingDocument,
    private readonly review: ReviewSupportingDocument,
  ) {}

  onModuleInit(): void {
    this.samples.register(order, 'supporting-documents.of-beneficiary', async (ctx) => {
      const person = await this.identity.actingAs(ctx, noura, 'beneficiary');
      const { documents, places } = await this.view.own(person, {});
      const [place] = places;
      if (documents.length > 0 || !place) return;
      const reviewer = await this.identity.actingAs(ctx, nazir, 'nazir');
      for (const [sample, reason] of [
        [reviewed, null],
        [refused, reasonOfRefusal],
      ] as const) {
        const { id: documentId } = await this.send(person, place.beneficiaryId, sample);
        await this.review.execute(reviewer, { documentId, reason });
      }
      await this.send(person, place.beneficiaryId, waiting);
    });
  }

  private async send(person: Ctx, beneficiaryId: string, { kind, file, name }: Sample) {
    const bytes = createReadStream(fileURLToPath(new URL(file, folder)));
    return this.add.execute(person, { beneficiaryId, kind }, await this.files.receive(person, bytes, name));
  }
}
