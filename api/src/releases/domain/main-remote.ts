import { roles } from '@waqf/contracts/identity';

/** Whether a role has this remote as its own; without the remote, users of that role would have no pages. */
export const isMainRemote = (remote: string): boolean => roles.some((role) => remote === `mf-${role}`);
