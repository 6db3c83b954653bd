import { dressed } from '../by-hand.mjs';
import { nazirForms } from './nazir-forms.mjs';
import { nazirProse } from './nazir-prose.mjs';
import { propertyForms } from './property-forms.mjs';
import { propertyProse } from './property-prose.mjs';
import { waqfForms } from './waqf-forms.mjs';
import { waqfProse } from './waqf-prose.mjs';

const fonts = ['amiri', 'cairo', 'noto-naskh-arabic', 'tajawal', 'almarai', 'vazirmatn', 'lateef', 'el-messiri'];

/**
 * Deeds of 1340 to 1447 H of courts, notaries, families, ministries, authorities and portals of Hijaz, Najd, the
 * coasts, the Gulf and Egypt, written without a look at the reader's rules. Names and numbers are invented.
 */
export const deeds = dressed(
  [...propertyProse, ...propertyForms, ...waqfProse, ...waqfForms, ...nazirProse, ...nazirForms],
  fonts,
  13,
);
