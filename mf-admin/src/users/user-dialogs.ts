/* What opens over the list: one file, which comes when somebody asks for the first of them. */
export { AddUserDialog } from './add-user-dialog';
export { UserActDialog } from './user-act-dialog';
export { UserPanel } from './user-panel';
