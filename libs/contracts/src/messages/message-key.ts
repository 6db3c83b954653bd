import type { MessageKey } from './catalogue.js';

/**
 * Names a message of the catalogue in a rule of a contract: `z.minLength(2, messageKey('waqf.nameRequired'))`. Only the
 * key travels with the rule, so a page that checks nothing does not carry the catalogue.
 */
export const messageKey = (key: MessageKey): string => key;
