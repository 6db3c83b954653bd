import { namedDialog } from '@waqf/ui/core';
import { pageMessages } from '../messages/beneficiaries.messages';
import { disputeMessages } from '../messages/dispute.messages';
import { removedMessages } from '../messages/removed.messages';
import { supportingDocumentMessages } from '../messages/supporting-document.messages';

// The dialogs and their forms are a third of the screen's bytes, and the first view shows none of them.
const dialogs = () => import('./beneficiary-dialogs');

export const AddBeneficiaryDialog = namedDialog(
  () => dialogs().then((module) => module.AddBeneficiaryDialog),
  pageMessages.add,
);
export const AnswerDisputeDialog = namedDialog(
  () => dialogs().then((module) => module.AnswerDisputeDialog),
  ({ dispute }) => disputeMessages[dispute.kind === 'leaving' ? 'leavingTitle' : 'answerTitle'],
);
export const EditBeneficiaryDialog = namedDialog(
  () => dialogs().then((module) => module.EditBeneficiaryDialog),
  pageMessages.edit,
);
export const EntitlementDialog = namedDialog(
  () => dialogs().then((module) => module.EntitlementDialog),
  ({ beneficiary }) => pageMessages[beneficiary.isActive ? 'suspend' : 'resume'],
);
export const GuardiansDialog = namedDialog(
  () => dialogs().then((module) => module.GuardiansDialog),
  pageMessages.guardians,
);
export const IbansDialog = namedDialog(() => dialogs().then((module) => module.IbansDialog), pageMessages.ibans);
export const RemovedLifeDialog = namedDialog(
  () => dialogs().then((module) => module.RemovedLifeDialog),
  removedMessages.life,
);
export const RejectDocumentDialog = namedDialog(
  () => dialogs().then((module) => module.RejectDocumentDialog),
  supportingDocumentMessages.rejectTitle,
);
