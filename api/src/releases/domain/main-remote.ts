import { roles } from '@waqf/contracts/identity';

/** Whether a role has this remote as its own; without it the people of the role would have no page. */
export const isMainRemote = (remote: string): boolean => roles.some((role) => remote === `mf-${role}`);
