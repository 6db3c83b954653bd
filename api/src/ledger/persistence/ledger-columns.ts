import { waqfFunds } from '../domain/fund.js';
import { entryKinds } from '../domain/posting.js';
import { oneOf } from '../../platform/index.js';

export const fundColumn = oneOf([...waqfFunds, 'held']);
export const kindColumn = oneOf(entryKinds);
