import type { DocumentType, FieldName, FieldValue } from '@waqf/contracts/documents';
import { isNationalId } from '@waqf/formats';
import type { WaqfDetails } from './waqf.js';

/** The values of one deed by field, with corrections applied. */
export interface DeedValues {
  type: DocumentType;
  /** False while the deed is not read, or when it could not be read. */
  read: boolean;
  value(name: FieldName): FieldValue;
}

/** The only fields that approval needs: other missing fields never block it. */
const neededForApproval = ['waqfName', 'nazirName', 'nazirId'] as const satisfies FieldName[];

/** The values by deed; a deed that is not read is null and does not affect the others. */
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
 * The missing fields without which a waqf can't be approved. A national id that fails its check digit counts as
 * missing, because it identifies nobody.
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
