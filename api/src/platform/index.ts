export type { PersonActor } from './context/actor.js';
export { anonymous } from './context/actor.js';
export { Clock } from './context/clock.js';
export { asPlatform, type Ctx, personOf, requireCapability } from './context/ctx.js';
export { Contexts } from './context/contexts.js';
export { newId } from './context/new-id.js';
export { AccessRights } from './replica/access-rights.js';
export { sqlState, violatedConstraint } from './context/sql-state.js';
export { inTransaction, Transactions } from './context/transactions.js';
export { DomainError, type FieldProblem } from './errors/domain-error.js';
export { askedSince, ChangedMeanwhileError, refuseChangedMeanwhile } from './errors/changed-meanwhile.js';
export { parseInput } from './errors/parse-input.js';
export * from './errors/platform.errors.js';
export {
  Allow,
  Context,
  Multipart,
  Passive,
  SelfAuthenticated,
  Public,
  SignedIn,
  type GuardedRequest,
} from './access/policy.decorators.js';
export { controllerRoutes } from './access/route-table.js';
export { SessionAuthority, type PresentedSession } from './access/session-authority.js';
export { cookieOf, readCookie, sessionCookieOf } from './access/cookies.js';
export { networkOf } from './access/network-of.js';
export { RateLimit, type RateRule } from './access/rate-limit.js';
export { SharedAnswer } from './http/share-readings.js';
export { cspNonceOf } from './http/security-headers.js';
export { receiveForm } from './http/receive-form.js';
export { asDownload, asServed } from './http/served-file.js';
export { Answers } from './http/answers.decorator.js';
export { entryIdOf, fingerprintOf, IdempotencyKey } from './http/idempotency.js';
export { IdPipe, isUuid } from './http/id.pipe.js';
export { languageOf } from './http/language.js';
export { referenceOf } from './http/reference.js';
export { type OutboxEvent, defineEvent } from './outbox/event-type.js';
export { cursorPart, ListCursor, type PlaceIn } from './paging/list-cursor.js';
export { copyRows } from './database/copy-rows.js';
export {
  columnDefinitions,
  columnName,
  isWhole,
  json,
  listOf,
  neverNull,
  oneOf,
  oneOfOrLater,
  orNull,
  rowOf,
  type RowOf,
  stateOf,
} from './database/columns.js';
export { genericPlan } from './database/generic-plan.js';
export { type Connection, sql, variants } from './database/sql.js';
export type { SqlValue } from './database/sql-value.js';
export { pages, scanPageSize } from './database/pages.js';
export { type BrokenLink, type ChainBlock, walkChain } from './chain/chain-walk.js';
export { Outbox } from './outbox/outbox.js';
export { defineQueue, type Job } from './jobs/queue.js';
export { PeriodicTask } from './jobs/periodic-task.js';
export { PeriodicUseCase } from './jobs/periodic-use-case.js';
export { Jobs } from './jobs/jobs.js';
export { FailedJobs } from './jobs/failed-jobs.js';
export { LostJobs } from './jobs/lost-jobs.js';
export { LogLines, type StoredLine } from './logging/log-lines.js';
export { RequestMeter } from './metrics/request-meter.js';
export { ResourceMeter } from './metrics/resources.js';
export { BlobUses } from './blobs/blob-uses.js';
export { type Blob, Blobs, isIntact, placeOf } from './blobs/blobs.js';
export {
  databaseNameOf,
  identifier,
  makeScratch,
  onServer,
  type ScratchDatabase,
} from './database/scratch-database.js';
export { moveBlobs } from './blobs/move-blobs.js';
export { folderBlobs, openBlobs } from './blobs/open-blobs.js';
export { SharedFiles } from './blobs/shared-files.js';
export { Batcher } from './batching/batcher.js';
export { SharedReads } from './batching/shared-reads.js';
export { KeyedMutex } from './batching/keyed-mutex.js';
export { Facts, type Occurrence } from './facts/facts.js';
export {
  defineFact,
  definedFacts,
  type AuditedAs,
  type FactType,
  type Json,
} from './facts/fact-type.js';
export {
  defineStates,
  definedStates,
  type StateOf,
} from './states/state-table.js';
export {
  type DataColumn,
  type DataPart,
  type DataRow,
  type DataSubject,
  type DataValue,
  dataAmount,
  dataDay,
  dataMoment,
  dataNumber,
  dataPart,
  dataText,
  dataWaqf,
  definedDataParts,
} from './personal-data/data-part.js';
export { drawStates } from './states/draw-states.js';
export { AuditHistory, type AuditEntry } from './audit/audit-history.js';
export { AuditChain } from './audit/audit-chain.js';
export { AuditChecks, type AuditCheck } from './audit/audit-checks.js';
export { AuditSearch, type AuditLine } from './audit/audit-search.js';
export { SetAsideEvents, type SetAsideEvent } from './outbox/set-aside-events.js';
export { Metrics } from './metrics/metrics.js';
export { legalDeadlines, waqfSize, type LegalDeadlines } from './settings/legal-deadlines.js';
export { traced } from './tracing/tracing.js';
export { Settings, type SystemSettings } from './settings/settings.js';
export { atTime, daysAgo, FixedClock } from './samples/fixed-clock.js';
export { Samples } from './samples/samples.js';
export { publicOriginOf } from './http/public-origin.js';
export { compiledEntry } from './processes/compiled-entry.js';
export { LimitedProcesses, ProcessEndedError } from './processes/limited-processes.js';
export { watchMemory } from './processes/watch-memory.js';
export { Environment, RefusedStartError } from './environment.js';
export { Shutdown } from './health/shutdown.js';
export { unhurriedOptions } from './database/data-source.js';
export { findApplied, migrate, migrationNames } from './database/migrate.js';
export { backedUpSchemas } from './database/schemas.js';
export type { Migration } from './database/migration.js';
