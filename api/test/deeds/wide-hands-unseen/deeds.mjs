import { dressed } from '../by-hand.mjs';
import { nazir } from './nazir.mjs';
import { property } from './property.mjs';
import { waqf } from './waqf.mjs';

const fonts = ['zain', 'rubik', 'noto-kufi-arabic', 'readex-pro', 'scheherazade-new', 'alexandria', 'markazi-text'];

/**
 * Deeds written before the reader was tried on `wide-hands`, with other formulas, labels and layouts. Nobody looks at
 * them: only figures are read. Names and numbers are invented.
 */
export const deeds = dressed([...property, ...waqf, ...nazir], fonts, 14);
