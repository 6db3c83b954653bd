import {
  fieldsOfDeed,
  readingStages,
  type DeedDocument,
  type DeedField,
  type DocumentType,
  type FieldName,
} from '@waqf/contracts/documents';
import type { DeedComparison, WaqfSummary, WaqfView } from '@waqf/contracts/endowments';

/** Builders of contract-shaped values for this feature's tests; every value may be overridden. */
export const waqfId = '01920000-0000-7000-8000-000000000001';
const person = '7b1c1f0e-5c0a-4f67-9a56-3d1a0b6a1c01';

const idOf = (type: DocumentType) =>
  `01920000-0000-7000-8000-0000000000${{ property_deed: 'a1', waqf_deed: 'a2', nazir_deed: 'a3' }[type]}`;

export function field(name: FieldName, over: Partial<DeedField> = {}): DeedField {
  const value = over.value === undefined ? `قيمة ${name}` : over.value;
  return {
    name,
    value,
    extracted: value,
    confidence: 0.99,
    state: 'certain',
    page: 1,
    box: { x: 0.4, y: 0.2, width: 0.2, height: 0.02 },
    note: null,
    reviewed: false,
    correctedBy: null,
    correctedAt: null,
    ...over,
  };
}

export function deed(type: DocumentType, over: Partial<DeedDocument> = {}): DeedDocument {
  const status = over.status ?? 'processed';
  return {
    id: idOf(type),
    waqfId,
    type,
    fileName: `${type}.pdf`,
    mimeType: 'application/pdf',
    size: 54_322,
    status,
    version: 1,
    amendmentId: null,
    pages: [{ number: 1, width: 595, height: 842 }],
    stages:
      status === 'processed'
        ? readingStages.map((stage) => ({ stage, state: 'done' as const, milliseconds: 120, note: null }))
        : [],
    fields: status === 'processed' ? fieldsOfDeed[type].map((name) => field(name)) : [],
    error: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    processedAt: status === 'processed' ? '2026-11-20T09:01:00.000Z' : null,
    ...over,
  };
}

export const threeDeeds = (): DeedDocument[] => [deed('property_deed'), deed('waqf_deed'), deed('nazir_deed')];

const noDetails = { propertyDetails: null, waqfDetails: null, nazirDetails: null };
const base = {
  id: waqfId,
  waqifId: person,
  nazirId: null,
  name: 'وقف طلبة العلم',
  description: 'وقف على طلاب العلم الشرعي',
  status: 'draft' as const,
  balance: '0.00',
  corpus: '0.00',
  reserve: '0.00',
  createdAt: '2026-11-20T09:00:00.000Z',
  approvedAt: null,
  nazirAcceptedAt: null,
  nazirDeclined: null,
  ...noDetails,
  waqifName: 'يوسف بن منصور العنزي',
  nazirName: null,
};

export function summary(over: Partial<WaqfSummary> = {}): WaqfSummary {
  return {
    ...base,
    deeds: { uploaded: 0, processed: 0, error: 0 },
    fieldsToReview: 0,
    hasMainAccount: false,
    hasOpenAmendment: false,
    ...over,
  };
}

/** A comparison with both sides known: by default the property deed's owner and the registered founder. */
export function compared(over: Partial<DeedComparison> = {}): DeedComparison {
  return {
    subject: 'owner',
    outcome: 'differs',
    sides: [
      { source: 'property_deed', field: 'ownerName', value: 'ماجد الحربي' },
      { source: 'registered', field: null, value: 'يوسف العنزي' },
    ],
    ...over,
  };
}

export function view(over: Partial<Omit<WaqfView, 'waqf'>> & { waqf?: Partial<WaqfView['waqf']> } = {}): WaqfView {
  const { waqf, ...rest } = over;
  const documents = rest.documents ?? [];
  return {
    waqf: { ...base, ...waqf },
    documents,
    bankAccounts: [],
    beneficiaries: [],
    transactions: [],
    bankTransactions: [],
    counts: {
      documents: documents.length,
      bankAccounts: 0,
      subAccounts: 0,
      beneficiaries: 0,
      transactions: 0,
      bankTransactions: 0,
    },
    warnings: [],
    comparisons: [],
    amendment: null,
    missingForApproval: [],
    uploads: { largestMegabytes: 10, types: ['pdf', 'jpg', 'png'] },
    may: {
      edit: false,
      upload: false,
      process: false,
      review: false,
      approve: false,
      manage: false,
      acceptTrusteeship: false,
    },
    ...rest,
  };
}
