import { roleWords } from '../lexicon/role-words.js';
import { compileRules } from './role-rule.js';
import { rolesAfter } from './roles-after.js';
import { rolesBefore } from './roles-before.js';

/** All role rules, compiled and checked when the reader starts. */
export const roleRules = compileRules([...rolesBefore, ...rolesAfter], roleWords);
