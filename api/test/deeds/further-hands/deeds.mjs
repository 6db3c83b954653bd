import { dressed } from '../by-hand.mjs';
import { nazirForms } from './nazir-forms.mjs';
import { nazirProse } from './nazir-prose.mjs';
import { propertyForms } from './property-forms.mjs';
import { propertyProse } from './property-prose.mjs';
import { waqfForms } from './waqf-forms.mjs';
import { waqfProse } from './waqf-prose.mjs';

const fonts = ['lateef', 'tajawal', 'amiri', 'almarai', 'noto-naskh-arabic', 'vazirmatn', 'el-messiri', 'cairo'];

/**
 * Deeds of 1341 to 1447 H, each in the manner of another scribe: of Hijaz and Najd, portals, registers and lawyers of
 * today, and of Yemen, the Gulf, the Levant, Egypt and Morocco. Names and numbers are invented.
 */
export const deeds = dressed(
  [...propertyProse, ...propertyForms, ...waqfProse, ...waqfForms, ...nazirProse, ...nazirForms],
  fonts,
  12,
);
