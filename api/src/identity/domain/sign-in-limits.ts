import type { RateRule } from '../../platform/index.js';

const quarterHour = 15 * 60;

/** Unfinished starts from one address. */
export const perAddress: RateRule = { name: 'sign-in-address', points: 20, seconds: quarterHour };

/** Unfinished starts for one person. @param limit the setting `failedLoginLimit` */
export const perPerson = (limit: number): RateRule => ({ name: 'sign-in-person', points: limit, seconds: quarterHour });
