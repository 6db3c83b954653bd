/* What opens over the list: one file, which comes when somebody asks for the first of them. */
export { AddBeneficiaryDialog } from './add-beneficiary-dialog';
export { AnswerDisputeDialog } from './answer-dispute-dialog';
export { EditBeneficiaryDialog } from './edit-beneficiary-dialog';
export { EntitlementDialog } from './entitlement-dialog';
export { GuardiansDialog } from './guardians-dialog';
export { IbansDialog } from './ibans-dialog';
export { RejectDocumentDialog } from './reject-document-dialog';
