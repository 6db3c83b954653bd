import type { WaqfStatus } from '@waqf/contracts/endowments';

/** What the deeds say about the property, the waqf and its nazir, as plain values. */
export interface WaqfDetails {
  propertyDetails: PropertyDetails | null;
  waqfDetails: EndowmentDetails | null;
  nazirDetails: NazirDetails | null;
}

interface PropertyDetails {
  propertyNumber: string | null;
  /** A day in ISO format, YYYY-MM-DD. */
  issueDate: string | null;
  location: string | null;
  /** In square metres. */
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
  /** A day in ISO format, YYYY-MM-DD. */
  appointmentDate: string | null;
  authorities: string[];
}

export interface Endowment {
  id: string;
  waqifId: string;
  /** The user id of the nazir whom the deed names; null before approval, and after the nazir has declined. */
  nazirId: string | null;
  /** When that nazir accepted the trusteeship; until then they can only read. */
  nazirAcceptedAt: Date | null;
  /** Set when the last nazir of the deed declined and no newer deed names one; null otherwise. */
  declined: { at: Date; reason: string } | null;
  name: string;
  description: string;
  status: WaqfStatus;
  createdAt: Date;
  approvedAt: Date | null;
  /** When the founder discarded it; null unless it is discarded. */
  discardedAt: Date | null;
  /** The approved data, which is locked; null before approval. */
  locked: WaqfDetails | null;
}

/** The people of a waqf; the nazir of the deed is its nazir only after accepting. */
export function partiesOf({ waqifId, nazirId, nazirAcceptedAt }: Endowment): {
  waqifId: string;
  nazirId: string | null;
  appointedNazirId: string | null;
} {
  return nazirAcceptedAt === null
    ? { waqifId, nazirId: null, appointedNazirId: nazirId }
    : { waqifId, nazirId, appointedNazirId: null };
}

/**
 * When the nazir counts as having accepted: at once for a founder who is also the nazir and approved the deed; null
 * otherwise.
 */
export const selfAcceptedAt = (waqifId: string, nazirId: string | null, now: Date): Date | null =>
  nazirId === waqifId ? now : null;

export interface AmendmentRecord {
  id: string;
  waqfId: string;
  status: 'open' | 'approved' | 'withdrawn';
  createdAt: Date;
}
