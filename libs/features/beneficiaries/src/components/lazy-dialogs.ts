import { lazy } from 'react';

// The dialogs and their forms are a third of the screen's bytes, and the first view shows none of them.
const dialogs = () => import('./beneficiary-dialogs');

export const AddBeneficiaryDialog = lazy(() => dialogs().then((module) => ({ default: module.AddBeneficiaryDialog })));
export const AnswerDisputeDialog = lazy(() => dialogs().then((module) => ({ default: module.AnswerDisputeDialog })));
export const EditBeneficiaryDialog = lazy(() =>
  dialogs().then((module) => ({ default: module.EditBeneficiaryDialog })),
);
export const EntitlementDialog = lazy(() => dialogs().then((module) => ({ default: module.EntitlementDialog })));
export const GuardiansDialog = lazy(() => dialogs().then((module) => ({ default: module.GuardiansDialog })));
export const IbansDialog = lazy(() => dialogs().then((module) => ({ default: module.IbansDialog })));
export const RejectDocumentDialog = lazy(() => dialogs().then((module) => ({ default: module.RejectDocumentDialog })));
