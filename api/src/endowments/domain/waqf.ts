import type { WaqfStatus } from '@waqf/contracts/endowments';

/** What the deeds say of the property, the waqf and its nazir, as plain values. */
export interface WaqfDetails {
  propertyDetails: PropertyDetails | null;
  waqfDetails: EndowmentDetails | null;
  nazirDetails: NazirDetails | null;
}

interface PropertyDetails {
  propertyNumber: string | null;
  /** ISO day. */
  issueDate: string | null;
  location: string | null;
  /** Square metres. */
  area: number | null;
  ownerName: string | null;
}

interface EndowmentDetails {
  waqfName: string | null;
  purpose: string | null;
  conditions: string[];
  beneficiaries: string[];
}

interface NazirDetails {
  nazirName: string | null;
  nazirId: string | null;
  /** ISO day. */
  appointmentDate: string | null;
  authorities: string[];
}

export interface Endowment {
  id: string;
  waqifId: string;
  /** The nazir whom the deed names; null before approval, and after the nazir has declined. */
  nazirId: string | null;
  /** When that nazir accepted the trusteeship; before it they only read. */
  nazirAcceptedAt: Date | null;
  /** The last nazir of the deed declined, and no newer deed names one. */
  declined: { at: Date; reason: string } | null;
  name: string;
  description: string;
  status: WaqfStatus;
  createdAt: Date;
  approvedAt: Date | null;
  /** The data as approved, locked; null before approval. */
  locked: WaqfDetails | null;
}

/** The people of a waqf: its nazir counts as such from the acceptance on. */
export function partiesOf({ waqifId, nazirId, nazirAcceptedAt }: Endowment): {
  waqifId: string;
  nazirId: string | null;
  appointedNazirId: string | null;
} {
  return nazirAcceptedAt === null
    ? { waqifId, nazirId: null, appointedNazirId: nazirId }
    : { waqifId, nazirId, appointedNazirId: null };
}

/** When the nazir of a deed accepts: a founder who is the nazir too has done so by approving the deed. */
export const acceptedAtOnce = (waqifId: string, nazirId: string | null, now: Date): Date | null =>
  nazirId === waqifId ? now : null;

export interface AmendmentRecord {
  id: string;
  waqfId: string;
  status: 'open' | 'approved' | 'withdrawn';
  createdAt: Date;
}
