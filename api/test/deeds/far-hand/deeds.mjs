import { nazir } from './nazir.mjs';
import { property } from './property.mjs';
import { waqf } from './waqf.mjs';

/**
 * Deeds by a hand that knew the practice of Saudi courts, notaries and registries and had read neither the reader's
 * rules nor the wording of another set. `hijri` is the day of the deed as it is written there, `style` and `head` are
 * its own layout and letterhead. Names and numbers are invented.
 */
export const deeds = [...property, ...waqf, ...nazir];
