/**
 * A feature that a distributed database lacks according to its documentation, and the places where we use it anyway.
 */
export interface Feature {
  readonly name: string;
  readonly lacks: readonly ('Citus' | 'YugabyteDB')[];
  /** The pattern of the SQL in this repository, with keywords in capitals. */
  readonly pattern: RegExp;
  /** The files that use it, each with what a migration to such a database does about it. */
  readonly uses: Readonly<Record<string, string>>;
}

const horizon = 'the order of what is final: a move numbers per node (Citus) or takes the hybrid clock (YugabyteDB)';
const nameTurn = 'one at a time of a kind: a row to lock takes its place, as the migrations have';
const perWaqf = 'sums by day kept by the database: a move keeps them in the posting function, which is of one waqf';
const perRun = 'lines of a run are of one waqf: what counts them runs on their node';
const names = 'names checked once a statement (ADR 102): a move takes the foreign keys back';
const partitions = 'cutting by time; both cut tables by themselves, so a move leaves these migrations out';

/**
 * Taken from YugabyteDB's «Unsupported PostgreSQL features» and the known issues of its migration tool, and from Citus'
 * «SQL support and workarounds».
 */
export const features: readonly Feature[] = [
  none('table inheritance', ['YugabyteDB'], /\bINHERITS\s*\(/),
  none('exclusion constraints', ['YugabyteDB'], /\bEXCLUDE USING\b/),
  none('deferrable constraints', ['YugabyteDB'], /\bDEFERRABLE\b|\bSET CONSTRAINTS\b/),
  none('constraint triggers', ['YugabyteDB'], /\bCREATE CONSTRAINT TRIGGER\b/),
  none('GiST, SP-GiST and BRIN indexes', ['YugabyteDB'], /\bUSING (gist|spgist|brin)\b/i),
  none('multi-column GIN indexes', ['YugabyteDB'], /\bUSING gin\s*\([^()]*,/i),
  none('LISTEN and NOTIFY', ['YugabyteDB'], /\b(LISTEN|UNLISTEN|NOTIFY)\s+[a-z"]|\bpg_notify\b/),
  none('XML', ['YugabyteDB'], /\bxml(parse|element|table|agg)\b/i),
  none('two-phase commit', ['YugabyteDB'], /\bPREPARE TRANSACTION\b/),
  none('ALTER TYPE', ['YugabyteDB'], /\bALTER TYPE\b/),
  none('unlogged tables', ['YugabyteDB'], /\bUNLOGGED\b/),
  none('%TYPE in functions', ['YugabyteDB'], /%TYPE\b/),
  none('concurrent DROP INDEX', ['YugabyteDB'], /\bDROP INDEX CONCURRENTLY\b/),
  none('tablespaces of rows', ['YugabyteDB'], /\bSET TABLESPACE\b/),
  none('rules', ['Citus'], /\bCREATE RULE\b/),
  none('recursion over shards', ['Citus'], /\bWITH RECURSIVE\b/),
  none('samples and grouping sets over shards', ['Citus'], /\bTABLESAMPLE\b|\bGROUPING SETS\b|\bROLLUP\b|\bCUBE\b/),
  none('extensions', ['Citus', 'YugabyteDB'], /\bCREATE EXTENSION\b/),
  {
    name: 'system columns',
    lacks: ['Citus', 'YugabyteDB'],
    pattern: /\b(ctid|cmin|cmax|xmax)\b/,
    uses: {
      'src/releases/persistence/release-health.repository.ts':
        'tells whether a row is new: a move looks before it adds',
    },
  },
  {
    name: 'LOCK TABLE',
    lacks: ['YugabyteDB'],
    pattern: /\bLOCK TABLE\b/,
    uses: { 'migrations/2401-platform-partitions.ts': partitions },
  },
  {
    name: 'generated columns that are stored',
    lacks: ['YugabyteDB'],
    pattern: /\bGENERATED ALWAYS AS \(/,
    uses: {
      'migrations/0904-finances-fund.ts': 'a column that the insert fills instead, with a CHECK of the same rule',
    },
  },
  {
    name: 'advisory locks',
    lacks: ['YugabyteDB'],
    pattern: /\bpg_(try_)?advisory/,
    uses: {
      'migrations/0110-identity-managed-user.ts': nameTurn,
      'src/identity/persistence/managed-user.repository.ts': nameTurn,
      'src/reporting/persistence/issued-document.repository.ts': nameTurn,
      'src/beneficiaries/persistence/beneficiary.repository.ts': nameTurn,
      'src/closing/persistence/closing.repository.ts': nameTurn,
      'src/supporting-documents/persistence/supporting-document.repository.ts': nameTurn,
    },
  },
  {
    name: 'transaction numbers',
    lacks: ['Citus', 'YugabyteDB'],
    pattern: /\bxid8\b|\bpg_current_snapshot\b|\bpg_snapshot_x(min|max)\b|\bpg_current_xact_id\b/,
    uses: {
      'migrations/0001-platform-base.ts': horizon,
      'migrations/0004-platform-audit-chain.ts': horizon,
      'migrations/0502-ledger-posting.ts': horizon,
      'migrations/0503-ledger-chain.ts': horizon,
      'migrations/0601-notifications-notification.ts': horizon,
      'src/ledger/measures.ts': horizon,
      'src/notifications/persistence/stream.repository.ts': horizon,
      'src/platform/audit/audit-chain.ts': horizon,
      'src/platform/outbox/outbox-statements.ts': horizon,
    },
  },
  {
    name: 'transition tables of triggers',
    lacks: ['Citus', 'YugabyteDB'],
    pattern: /\bREFERENCING (NEW|OLD) TABLE\b/,
    uses: {
      'migrations/0504-ledger-flow.ts': perWaqf,
      'migrations/0506-ledger-period-lock.ts': perWaqf,
      'migrations/0903-finances-period-total.ts': perWaqf,
      'migrations/0904-finances-fund.ts': perWaqf,
      'migrations/2301-ledger-own-accounts.ts': names,
      'migrations/2302-distributions-lines-in-place.ts': names,
      'migrations/2303-banking-payments-in-place.ts': names,
      'migrations/2304-distributions-line-counts.ts': perRun,
      'migrations/2801-notifications-stream-names.ts':
        'of streams, which are of people and of no waqf: the table stays on one node',
    },
  },
  {
    name: 'triggers of distributed tables',
    lacks: ['Citus'],
    pattern: /\bCREATE TRIGGER\b/,
    uses: {
      'migrations/0502-ledger-posting.ts': 'the posting function checks the same; the trigger is the second look',
      'migrations/0504-ledger-flow.ts': perWaqf,
      'migrations/0506-ledger-period-lock.ts': perWaqf,
      'migrations/0903-finances-period-total.ts': perWaqf,
      'migrations/0904-finances-fund.ts': perWaqf,
      'migrations/2301-ledger-own-accounts.ts': names,
      'migrations/2302-distributions-lines-in-place.ts': names,
      'migrations/2303-banking-payments-in-place.ts': names,
      'migrations/2304-distributions-line-counts.ts': perRun,
      'migrations/2954-distributions-receipt-of-update.ts': names,
      'migrations/2955-documents-version-status.ts':
        'two equal columns of one row, until the old one is removed: a move takes only the new column along',
      'migrations/2801-notifications-stream-names.ts':
        'of streams, which are of people and of no waqf: the table stays on one node',
      'migrations/0110-identity-managed-user.ts': 'of people, which are of no waqf: the table stays on one node',
      'migrations/2403-platform-outbox-partitions.ts':
        'of the outbox, which is of no waqf: the table stays on one node',
    },
  },
];

function none(name: string, lacks: Feature['lacks'], pattern: RegExp): Feature {
  return { name, lacks, pattern, uses: {} };
}

/**
 * Unique keys without `waqf_id` on tables that have this column. Citus needs the distribution column in each of them;
 * YugabyteDB does not. All are keys of ids that are unique by themselves, or idempotency keys, whose hash includes
 * person, route and key: a migration to Citus puts `waqf_id` in front.
 */
export const keysBesideTheWaqf = `
SELECT format('%s.%s', n.nspname, i.relname) AS key
FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_class i ON i.oid = x.indexrelid
WHERE x.indisunique AND n.nspname = ANY ($1) AND NOT c.relispartition
  AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'waqf_id')
  AND NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'waqf_id'
    AND a.attnum = ANY (x.indkey::int2[]))
ORDER BY 1`;

export const keysToWiden: readonly string[] = [
  'banking.account_iban_key',
  'banking.account_one_sub',
  'banking.account_pkey',
  'banking.account_reference_key',
  'banking.payment_batch_pkey',
  'banking.transfer_pkey',
  'distributions.correction_objection_id_key',
  'distributions.correction_pkey',
  'distributions.rule_set_pkey',
  'distributions.run_pkey',
  'finances.repeating_pkey',
  'finances.transaction_pkey',
  'finances.transaction_reverses_id_key',
  'ledger.account_pkey',
  'ledger.period_lock_pkey',
  'ledger.transfer_pkey',
  'ledger.transfer_reversed_once',
];
