import type { DocumentType, FieldName, FieldValue } from '@waqf/contracts/documents';
import { isNationalId } from '@waqf/formats';
import type { WaqfDetails } from './waqf.js';

/** The values of one deed by field, corrections applied. */
export interface DeedValues {
  type: DocumentType;
  /** False while the deed is not (or could not be) read. */
  read: boolean;
  value(name: FieldName): FieldValue;
}

/** What approval needs and nothing else: missing other fields never block. */
const neededForApproval = ['waqfName', 'nazirName', 'nazirId'] as const satisfies FieldName[];

/** Plain values by deed; a deed that is not read leaves its part null and the others untouched. */
export function detailsOf(deeds: DeedValues[]): WaqfDetails {
  const read = (type: DocumentType) => deeds.find((deed) => deed.type === type && deed.read);
  const property = read('property_deed');
  const endowment = read('waqf_deed');
  const appointment = read('nazir_deed');
  return {
    propertyDetails: property
      ? {
          propertyNumber: text(property, 'propertyNumber'),
          issueDate: text(property, 'issueDate'),
          location: text(property, 'location'),
          area: amount(property, 'area'),
          ownerName: text(property, 'ownerName'),
        }
      : null,
    waqfDetails: endowment
      ? {
          waqfName: text(endowment, 'waqfName'),
          purpose: text(endowment, 'purpose'),
          conditions: list(endowment, 'conditions'),
          beneficiaries: list(endowment, 'beneficiaries'),
        }
      : null,
    nazirDetails: appointment
      ? {
          nazirName: text(appointment, 'nazirName'),
          nazirId: text(appointment, 'nazirId'),
          appointmentDate: text(appointment, 'appointmentDate'),
          authorities: list(appointment, 'authorities'),
        }
      : null,
  };
}

/**
 * Fields without which a waqf can't be approved. A national id that fails its check digit counts as missing: nobody
 * can be linked by it.
 */
export function missingForApproval(details: WaqfDetails): FieldName[] {
  const present: Record<(typeof neededForApproval)[number], boolean> = {
    waqfName: Boolean(details.waqfDetails?.waqfName),
    nazirName: Boolean(details.nazirDetails?.nazirName),
    nazirId: isNationalId(details.nazirDetails?.nazirId ?? ''),
  };
  return neededForApproval.filter((name) => !present[name]);
}

function text(deed: DeedValues, name: FieldName): string | null {
  const value = deed.value(name);
  return typeof value === 'string' && value !== '' ? value : null;
}

function amount(deed: DeedValues, name: FieldName): number | null {
  const value = deed.value(name);
  return typeof value === 'number' ? value : null;
}

function list(deed: DeedValues, name: FieldName): string[] {
  const value = deed.value(name);
  return Array.isArray(value) ? value : [];
}
