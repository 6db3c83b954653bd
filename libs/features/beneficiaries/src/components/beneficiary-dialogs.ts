/* The dialogs of the list in one file, which is loaded when the first of them is opened. */
export { AddBeneficiaryDialog } from './add-beneficiary-dialog';
export { AnswerDisputeDialog } from './answer-dispute-dialog';
export { EditBeneficiaryDialog } from './edit-beneficiary-dialog';
export { EntitlementDialog } from './entitlement-dialog';
export { GuardiansDialog } from './guardians-dialog';
export { IbansDialog } from './ibans-dialog';
export { RemovedLifeDialog } from './removed-life-dialog';
export { RejectDocumentDialog } from './reject-document-dialog';
