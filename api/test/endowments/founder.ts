import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DeedDocument, DocumentType, FieldName } from '@waqf/contracts/documents';
import type { ApprovalSeen, WaqfView } from '@waqf/contracts/endowments';
import type { Answer, Browser } from '../browser.js';

/** One digital deed of each type among the test deeds. */
const trio: Record<DocumentType, string> = {
  property_deed: 'doc000.pdf',
  waqf_deed: 'doc001.pdf',
  nazir_deed: 'doc002.pdf',
};

/** Another nazir deed, by another person. */
export const otherNazirDeed = 'doc005.pdf';

const folder = fileURLToPath(new URL('../deeds/digital/', import.meta.url));

export function deedBytes(name: string): Buffer {
  return readFileSync(`${folder}${name}`);
}

/**
 * A founder who does the main job through the API, step by step. Each step throws when its answer is not the expected
 * one.
 */
export class Founder {
  constructor(readonly browser: Browser) {}

  async create(name = 'وقف النخيل', description = 'وقف لرعاية الأيتام في الحي'): Promise<string> {
    const { waqf } = expectStatus<{ waqf: { id: string } }>(
      await this.browser.post('/api/waqf/create', { name, description }),
      201,
    );
    return waqf.id;
  }

  upload(
    waqfId: string,
    type: string,
    bytes: Uint8Array,
    fileName = 'صك.pdf',
    mime = 'application/pdf',
  ): Promise<Answer> {
    const form = new FormData();
    form.set('type', type);
    form.set('document', new Blob([Uint8Array.from(bytes)], { type: mime }), fileName);
    return this.browser.upload(`/api/waqf/${waqfId}/documents`, form);
  }

  async uploadDeed(waqfId: string, type: DocumentType, name: string): Promise<DeedDocument> {
    return expectStatus<{ document: DeedDocument }>(await this.upload(waqfId, type, deedBytes(name), name), 201)
      .document;
  }

  async uploadTrio(waqfId: string): Promise<void> {
    for (const [type, name] of Object.entries(trio) as [DocumentType, string][])
      await this.uploadDeed(waqfId, type, name);
  }

  async process(waqfId: string): Promise<{ queued: number; documents: DeedDocument[] }> {
    return expectStatus(await this.browser.post(`/api/waqf/${waqfId}/process`), 202);
  }

  async view(waqfId: string): Promise<WaqfView> {
    return expectStatus(await this.browser.get(`/api/waqf/${waqfId}`), 200);
  }

  /** Starts the reading of the deeds and waits until it has ended. */
  async read(waqfId: string): Promise<WaqfView> {
    await this.process(waqfId);
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause()) {
      const view = await this.view(waqfId);
      const all = [...view.documents, ...(view.amendment?.documents ?? [])];
      if (all.every((document) => document.status === 'processed' || document.status === 'error')) return view;
    }
    throw new Error('the deeds were not read in a minute');
  }

  correct(waqfId: string, documentId: string, fields: Partial<Record<FieldName, unknown>>): Promise<Answer> {
    return this.browser.patch(`/api/waqf/${waqfId}/documents/${documentId}/fields`, { fields });
  }

  enterByHand(waqfId: string, documentId: string): Promise<Answer> {
    return this.browser.post(`/api/waqf/${waqfId}/documents/${documentId}/fields/by-hand`, {});
  }

  /** Approves after confirming every doubtful field and giving a reason for each difference. */
  async approve(waqfId: string, body: { amendmentId?: string; seen?: ApprovalSeen } = {}): Promise<Answer> {
    const view = await this.view(waqfId);
    await this.confirmDoubtful(waqfId, body.amendmentId ? (view.amendment?.documents ?? []) : view.documents);
    const differing = (await this.view(waqfId)).comparisons.filter(({ outcome }) => outcome === 'differs');
    const reasons = Object.fromEntries(differing.map(({ subject }) => [subject, 'راجعت الصكين وهما لوقف واحد']));
    return this.browser.post(`/api/waqf/${waqfId}/approve`, { ...body, reasons });
  }

  /** Confirms every doubtful or missing field unchanged. */
  async confirmDoubtful(waqfId: string, documents: readonly DeedDocument[]): Promise<void> {
    for (const document of documents) {
      const doubtful = document.fields.filter((field) => field.state !== 'certain' && !field.reviewed);
      const fields = Object.fromEntries(doubtful.map(({ name, value }) => [name, value]));
      if (doubtful.length > 0) await this.correct(waqfId, document.id, fields);
    }
  }

  /** A waqf whose three deeds are read and complete for approval. */
  async pending(nazirId = '1000000040'): Promise<string> {
    const waqfId = await this.create();
    await this.uploadTrio(waqfId);
    const view = await this.read(waqfId);
    if (view.waqf.status !== 'pending')
      throw new Error(
        `not pending: ${JSON.stringify(view.documents.map((document) => [document.type, document.error]))}`,
      );
    expectStatus(await this.correct(waqfId, documentOf(view, 'waqf_deed').id, { waqfName: 'وقف النخيل' }), 200);
    expectStatus(
      await this.correct(waqfId, documentOf(view, 'nazir_deed').id, { nazirName: 'فهد بن ناصر الدوسري', nazirId }),
      200,
    );
    return waqfId;
  }

  async approved(nazirId?: string): Promise<string> {
    const waqfId = await this.pending(nazirId);
    expectStatus(await this.approve(waqfId), 200);
    return waqfId;
  }
}

export function documentOf(view: WaqfView, type: DocumentType): DeedDocument {
  const document = view.documents.find((candidate) => candidate.type === type);
  if (!document) throw new Error(`no ${type}`);
  return document;
}

export function expectStatus<T>(answer: Answer, status: number): T {
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`);
  return answer.body as T;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100));
}
