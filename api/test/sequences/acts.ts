import type { Act } from './act.js';
import { distributionActs } from './distribution-acts.js';
import { moneyActs } from './money-acts.js';
import { officeActs } from './office-acts.js';
import { peopleActs } from './people-acts.js';
import { reportActs } from './report-acts.js';
import { trusteeActs } from './trustee-acts.js';

/** All acts, with how often each is chosen. */
export const acts: readonly (readonly [number, Act])[] = [
  ...moneyActs,
  ...peopleActs,
  ...distributionActs,
  ...reportActs,
  ...officeActs,
  ...trusteeActs,
];
