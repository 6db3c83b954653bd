import { roleLabels } from '@waqf/contracts/identity';
import { defineMessages } from '@waqf/platform-web';

/** Labels of the roles. */
export const roleNames = defineMessages(roleLabels);
