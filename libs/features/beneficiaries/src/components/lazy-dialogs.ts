import { laterDialog } from '@waqf/ui/core';

// The dialogs and their forms are a third of the screen's bytes, and the first view shows none of them.
const dialogs = () => import('./beneficiary-dialogs');

export const AddBeneficiaryDialog = laterDialog(() => dialogs().then((module) => module.AddBeneficiaryDialog));
export const AnswerDisputeDialog = laterDialog(() => dialogs().then((module) => module.AnswerDisputeDialog));
export const EditBeneficiaryDialog = laterDialog(() => dialogs().then((module) => module.EditBeneficiaryDialog));
export const EntitlementDialog = laterDialog(() => dialogs().then((module) => module.EntitlementDialog));
export const GuardiansDialog = laterDialog(() => dialogs().then((module) => module.GuardiansDialog));
export const IbansDialog = laterDialog(() => dialogs().then((module) => module.IbansDialog));
export const RejectDocumentDialog = laterDialog(() => dialogs().then((module) => module.RejectDocumentDialog));
