import * as z from 'zod/mini';
import * as administration from '../src/administration';
import * as approvals from '../src/approvals';
import * as audit from '../src/audit';
import * as backups from '../src/backups';
import * as banking from '../src/banking';
import * as beneficiaries from '../src/beneficiaries';
import * as closing from '../src/closing';
import * as desk from '../src/desk';
import * as distributions from '../src/distributions';
import * as documents from '../src/documents';
import * as endowments from '../src/endowments';
import * as exportsContext from '../src/exports';
import * as finances from '../src/finances';
import * as identity from '../src/identity';
import * as ledger from '../src/ledger';
import * as notifications from '../src/notifications';
import * as objections from '../src/objections';
import * as operations from '../src/operations';
import * as problem from '../src/problem';
import * as reconciliation from '../src/reconciliation';
import * as releases from '../src/releases';
import * as reporting from '../src/reporting';
import * as search from '../src/search';
import * as stepUp from '../src/step-up';
import * as supportingDocuments from '../src/supporting-documents';
import * as users from '../src/users';

type Schema = z.core.$ZodType;

const contexts: Record<string, Record<string, unknown>> = {
  administration,
  approvals,
  audit,
  backups,
  banking,
  beneficiaries,
  closing,
  desk,
  distributions,
  documents,
  endowments,
  exports: exportsContext,
  finances,
  identity,
  ledger,
  notifications,
  objections,
  operations,
  problem,
  reconciliation,
  releases,
  reporting,
  search,
  stepUp,
  supportingDocuments,
  users,
};

/**
 * Bodies that clients send, and queries whose name does not end in `Query`. Every other schema counts as an answer;
 * `api/test/request-contracts.test.ts` compares the list and the names with the routes.
 */
const requestNames = new Set([
  'administration.changeSystemSettings',
  'administration.discardEvent',
  'administration.currencyRate',
  'administration.changePlatformSettings',
  'identity.emailAddress',
  'banking.accountStatementExport',
  'banking.createTransfer',
  'approvals.rejectApproval',
  'banking.setTransferPolicy',
  'beneficiaries.addBeneficiary',
  'beneficiaries.changeBeneficiary',
  'beneficiaries.changePaymentPreferences',
  'beneficiaries.endGuardian',
  'beneficiaries.askForIban',
  'beneficiaries.setGuardian',
  'distributions.proposeRules',
  'distributions.rejectRules',
  'distributions.previewRules',
  'distributions.ruleInput',
  'distributions.startDistribution',
  'distributions.confirmRun',
  'distributions.rejectRun',
  'closing.setFiscalCalendar',
  'closing.closeYear',
  'closing.reopenYear',
  'closing.grantException',
  'beneficiaries.raiseDispute',
  'beneficiaries.answerDispute',
  'distributions.retryLines',
  'distributions.recordLinePayment',
  'documents.correctFields',
  'documents.undoCorrection',
  'endowments.createWaqf',
  'endowments.editWaqf',
  'endowments.approveWaqf',
  'endowments.acceptTrusteeship',
  'endowments.declineTrusteeship',
  'endowments.recordAssetValue',
  'endowments.recordFiling',
  'exports.exportTable',
  'exports.exportReport',
  'exports.exportRequest',
  'finances.createRepeating',
  'finances.changeRepeating',
  'finances.answerRepeating',
  'finances.createTransaction',
  'finances.reverseTransaction',
  'identity.notificationPreferences',
  'identity.startSignIn',
  'identity.register',
  'identity.changeProfile',
  'identity.verifyEmail',
  'identity.switchRole',
  'identity.simulatorAnswer',
  'objections.answerObjection',
  'objections.escalateObjection',
  'objections.raiseObjection',
  'objections.requestPaper',
  'supportingDocuments.addSupportingDocument',
  'supportingDocuments.rejectSupportingDocument',
  'operations.clearLogs',
  'operations.discardJob',
  'reconciliation.importStatement',
  'reconciliation.createFromLine',
  'reconciliation.matchLine',
  'reconciliation.unmatchLine',
  'reporting.certificateRequest',
  'reporting.createReportSchedule',
  'reporting.stopReport',
  'reporting.packRequest',
  'exports.shareExport',
  'releases.releaseManifest',
  'releases.canaryAudience',
  'releases.startCanary',
  'releases.promoteRelease',
  'releases.pinRemote',
  'releases.setReleasePolicy',
  'releases.checkRelease',
  'releases.admitDevelopment',
  'releases.makeReleaseToken',
  'releases.releaseReport',
  'releases.changeRemote',
  'stepUp.startStepUp',
  'stepUp.stepUpAct',
  'users.addUser',
  'users.changeUserRole',
  'users.actOnUser',
]);

/** JSON in a text field of a request; when it is not valid, the whole field is refused with the field's message. */
const valuesOfFields = new Set(['reconciliation.statementColumnPlaces']);

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;
const composite = new Set(['object', 'array', 'union', 'pipe']);

/** Every schema that the contexts export, requests and answers. */
export const all = Object.entries(contexts).flatMap(([context, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isSchema(value) && composite.has(value._zod.def.type) ? [{ name: `${context}.${name}`, schema: value }] : [],
  ),
);

const isRequest = (name: string): boolean => name.endsWith('Query') || requestNames.has(name);
export const requests = all.filter(({ name }) => isRequest(name));
export const answers = all.filter(({ name }) => !isRequest(name) && !valuesOfFields.has(name));
export const unknownRequests = [...requestNames, ...valuesOfFields].filter(
  (name) => !all.some((each) => each.name === name),
);
