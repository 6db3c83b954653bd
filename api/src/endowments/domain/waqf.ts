import type { WaqfStatus } from '@waqf/contracts/endowments';

/** What the deeds say of the property, the waqf and its nazir, as plain values. */
export interface WaqfDetails {
  propertyDetails: PropertyDetails | null;
  waqfDetails: EndowmentDetails | null;
  nazirDetails: NazirDetails | null;
}

export interface PropertyDetails {
  propertyNumber: string | null;
  /** ISO day. */
  issueDate: string | null;
  location: string | null;
  /** Square metres. */
  area: number | null;
  ownerName: string | null;
}

export interface EndowmentDetails {
  waqfName: string | null;
  purpose: string | null;
  conditions: string[];
  beneficiaries: string[];
}

export interface NazirDetails {
  nazirName: string | null;
  nazirId: string | null;
  /** ISO day. */
  appointmentDate: string | null;
  authorities: string[];
}

export interface Endowment {
  id: string;
  waqifId: string;
  nazirId: string | null;
  name: string;
  description: string;
  status: WaqfStatus;
  createdAt: Date;
  approvedAt: Date | null;
  /** The data as approved, locked; null before approval. */
  locked: WaqfDetails | null;
}

export interface AmendmentRecord {
  id: string;
  waqfId: string;
  status: 'open' | 'approved' | 'withdrawn';
  createdAt: Date;
}
