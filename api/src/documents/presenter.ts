import { fieldsOfDeed, type DeedDocument, type DeedField } from '@waqf/contracts/documents';
import { latestCorrection, type Deed, type ExtractedField } from './domain/document.js';

/**
 * A deed in the shape of the API contract.
 * @param nameOf full name by user id, for the people who corrected fields
 */
export function describeDeed(deed: Deed, nameOf: (userId: string) => string | null): DeedDocument {
  return {
    id: deed.id,
    waqfId: deed.waqfId,
    type: deed.type,
    fileName: deed.fileName,
    mimeType: deed.mimeType,
    size: deed.size,
    status: deed.status,
    version: deed.version,
    amendmentId: deed.versionStatus === 'proposed' ? deed.amendmentId : null,
    pages: deed.pages.map(({ number, width, height }) => ({ number, width, height })),
    stages: deed.stages,
    fields: deed.status === 'processed' ? inOrder(deed).map((field) => describeField(deed, field, nameOf)) : [],
    error: deed.error,
    enteredByHand: deed.byHand,
    createdAt: deed.createdAt.toISOString(),
    processedAt: deed.processedAt?.toISOString() ?? null,
  };
}

function inOrder(deed: Deed): ExtractedField[] {
  const nothing = { value: null, confidence: 0, state: 'missing', page: null, box: null, note: null } as const;
  return fieldsOfDeed[deed.type].map(
    (name) => deed.fields.find((field) => field.name === name) ?? { name, ...nothing },
  );
}

function describeField(deed: Deed, field: ExtractedField, nameOf: (userId: string) => string | null): DeedField {
  const correction = latestCorrection(deed, field.name);
  return {
    name: field.name,
    value: correction ? correction.value : field.value,
    extracted: field.value,
    confidence: field.confidence,
    state: field.state,
    page: field.page,
    box: field.box,
    note: field.note,
    ...(field.why ? { why: field.why } : {}),
    reviewed: correction !== undefined,
    correctedBy: correction ? (nameOf(correction.correctedBy) ?? correction.correctedBy) : null,
    correctedAt: correction?.correctedAt.toISOString() ?? null,
  };
}
