import * as z from 'zod/mini';

/** The three deeds of a waqf: صك ملكية، صك وقفية، صك نظارة. */
export const documentTypes = ['property_deed', 'waqf_deed', 'nazir_deed'] as const;
export const documentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof documentType>;

/** Names of the fields of each type of deed, in the order in which they are shown. */
export const fieldsOfDeed = {
  property_deed: ['propertyNumber', 'issueDate', 'location', 'area', 'ownerName'],
  waqf_deed: ['waqfName', 'purpose', 'conditions', 'beneficiaries'],
  nazir_deed: ['nazirName', 'nazirId', 'appointmentDate', 'authorities'],
} as const satisfies Record<DocumentType, readonly string[]>;
export const fieldNames = [
  ...fieldsOfDeed.property_deed,
  ...fieldsOfDeed.waqf_deed,
  ...fieldsOfDeed.nazir_deed,
] as const;
export const fieldName = z.enum(fieldNames);
export type FieldName = z.infer<typeof fieldName>;

/**
 * Text, a number (area in square metres), a list of texts, or null when the deed does not have the field. Dates are ISO
 * days; a location is one string "city, district".
 */
export const fieldValue = z.nullable(
  z.union([
    z.string().check(z.maxLength(2000)),
    z.number().check(z.positive(), z.lte(1_000_000_000)),
    z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(100)),
  ]),
);
export type FieldValue = z.infer<typeof fieldValue>;
