import { nazir } from './nazir.mjs';
import { property } from './property.mjs';
import { waqf } from './waqf.mjs';

/**
 * The half of `../far-hand` that no rule may be written from: whoever writes rules reads neither these files nor
results
 * by deed. No run of five words, label, layout or font is in both.
 */
export const deeds = [...property, ...waqf, ...nazir];
