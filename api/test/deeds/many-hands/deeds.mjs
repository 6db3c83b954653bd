import { nazirForms } from './nazir-forms.mjs';
import { nazirProse } from './nazir-prose.mjs';
import { propertyForms } from './property-forms.mjs';
import { propertyProse } from './property-prose.mjs';
import { waqfForms } from './waqf-forms.mjs';
import { waqfProse } from './waqf-prose.mjs';

/**
 * Deeds by 36 hands: courts, notaries, ministries, the awqaf authority and portals, 1355 to 1446 H, written without a
 * look at the reader's rules. A field that a deed leaves out is missing from its truth too. m03, m08 and m15 have the
 * text layer of an old producer. Names and numbers are invented.
 */
export const deeds = [...propertyProse, ...propertyForms, ...waqfProse, ...waqfForms, ...nazirProse, ...nazirForms];
