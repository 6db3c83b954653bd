/* The dialogs of the list in one file, which is loaded when the first of them is opened. */
export { AddUserDialog } from './add-user-dialog';
export { UserActDialog } from './user-act-dialog';
export { UserPanel } from './user-panel';
