import { ApprovalsController } from './approvals.controller.js';
import { DispatchRepository } from './persistence/dispatch.repository.js';
import { TransferPolicyRepository } from './persistence/transfer-policy.repository.js';
import { TransferRepository } from './persistence/transfer.repository.js';
import { SampleTransfers } from './samples/sample-transfers.js';
import { TransfersController } from './transfers.controller.js';
import { AskApproval } from './use-cases/ask-approval.js';
import { DecideApproval } from './use-cases/decide-approval.js';
import { ExportTransfers } from './use-cases/export-transfers.js';
import { KeepTransferPolicy } from './use-cases/keep-transfer-policy.js';
import { ListApprovals } from './use-cases/list-approvals.js';
import { ListTransfers } from './use-cases/list-transfers.js';
import { MakeTransfer } from './use-cases/make-transfer.js';
import { RecordTransfers } from './use-cases/record-transfers.js';
import { SettleTransfers } from './use-cases/settle-transfers.js';
import { TransferDispatcher } from './use-cases/transfer-dispatcher.js';

/** Transfers and approvals, as `BankingModule` lists them. */
export const transferProviders = [
  MakeTransfer,
  RecordTransfers,
  AskApproval,
  DecideApproval,
  ListTransfers,
  ExportTransfers,
  ListApprovals,
  SettleTransfers,
  TransferDispatcher,
  KeepTransferPolicy,
  TransferRepository,
  TransferPolicyRepository,
  DispatchRepository,
  SampleTransfers,
];
export const transferControllers = [TransfersController, ApprovalsController];
