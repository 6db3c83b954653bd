import { defineEvent } from '../platform/index.js';

/** A person has another full name than before. */
export const personRenamed = defineEvent<{ personId: string }>('identity.person-renamed');
