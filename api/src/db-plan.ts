import { displayNumber } from '@waqf/formats';
import { readCommandEnvironment } from './environment.js';
import { type MigrationPlan, planMigrations, type TableStep } from './platform/database/plan-migrations.js';
import { RefusedStartError, sqlState } from './platform/index.js';

// `node dist/db-plan.js`: prints what a start of this version would do to the database, without doing it.

const say = (ar: string, en: string): void => console.log(`${ar}\n${en}`);

const waits = {
  everybody: 'يُمنع من الجدول الجميع · nobody reads or writes meanwhile',
  writers: 'يُمنع الكتّاب · nobody writes meanwhile',
  nobody: 'لا يُمنع أحد · nobody waits',
} as const;
const work = {
  rewrite: 'يُكتب كله من جديد · is written anew',
  index: 'يُقرأ كله لفهرس · is read whole for an index',
  rows: 'تتغير صفوف فيه · rows of it are changed',
  check: 'يُقرأ كله للتحقق من قيد · is read whole for a rule',
} as const;

function print({ steps, unknown }: MigrationPlan): void {
  if (unknown.length > 0) {
    say(
      `في القاعدة ما لا يعرفه هذا الإصدار: ${unknown.join(', ')}`,
      `The database has what this version does not know: ${unknown.join(', ')}`,
    );
  }
  if (steps.length === 0) return say('لا تغيير على القاعدة', 'Nothing to change');
  for (const { name, tables, makes } of steps) {
    console.log(`\n${name}`);
    for (const table of tables) console.log(`  ${lineOf(table)}`);
    if (makes.length > 0) console.log(`  + ${makes.join(', ')}`);
  }
  const all = steps.flatMap(({ tables }) => tables);
  const largest = Math.max(0, ...all.filter((table) => table.work.length > 0).map(({ bytes }) => bytes));
  const size = megabytes(largest);
  console.log('');
  say(
    `التغييرات: ${steps.length}. أكبر جدول يُقرأ أو يُكتب كله: ${size} ميجابايت.`,
    `${steps.length} changes. The largest table that is read or written whole: ${size} MB.`,
  );
}

const megabytes = (bytes: number): string => displayNumber(bytes / 1_000_000, 1, 1);

function lineOf({ table, waits: who, work: what, rows, bytes }: TableStep): string {
  const done = what.map((one) => work[one]);
  return [`${table} (~${rows} rows, ${megabytes(bytes)} MB)`, waits[who], ...done].join('; ');
}

try {
  print(await planMigrations(readCommandEnvironment(process.env).databaseUrl));
} catch (error) {
  if (error instanceof RefusedStartError) console.error(`${error.text.ar}\n${error.text.en}`);
  else if (sqlState(error) === '42501')
    console.error(
      'تلزم صلاحية CREATEDB لقاعدة مؤقتة.\nThe right CREATEDB is needed, for a database that is dropped again.',
    );
  else console.error(error);
  process.exitCode = 2;
}
