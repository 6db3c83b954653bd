import type { MessageKey } from './catalogue.js';

/**
 * The key of a catalogue message for a rule of a contract: `z.minLength(2, messageKey('waqf.nameRequired'))`. The rule
 * contains only the key, so a page that validates nothing does not load the catalogue.
 */
export const messageKey = (key: MessageKey): string => key;
