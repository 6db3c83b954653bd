import { createInterface } from 'node:readline/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { displayTime, riyadhDay } from '@waqf/formats';
import { BackupKey, checkBackup, restoreBackup } from './backups/index.js';
import { readCommandEnvironment } from './environment.js';
import type { WithdrawnAccess } from './identity/index.js';
import { definedFacts, DomainError, RefusedStartError } from './platform/index.js';
import { type Present, readPresent, verifyRestored } from './restored-database.js';

// `node dist/restore.js FILE [--yes] [--older] [--no-safety-copy] [--access-of-backup]`: restores a backup while the
// platform is stopped.

const say = (ar: string, en: string): void => console.log(`${ar}\n${en}`);

async function confirmed(word: string): Promise<boolean> {
  say(`اكتب ${word} للاستعادة:`, `Type ${word} to restore:`);
  const terminal = createInterface({ input: process.stdin });
  const answer = await new Promise<string>((given) => {
    terminal.once('line', given);
    terminal.once('close', () => given(''));
  });
  terminal.close();
  return answer.trim() === word;
}

/** What people did after the backup was made, so that it can be done again. */
function sayLost(present: Present | null): void {
  const titles = new Map(definedFacts().map(({ name, title }) => [name, title]));
  for (const { action, count } of present?.lost ?? [])
    say(`يُفقد: ${titles.get(action)?.ar ?? action} (${count})`, `Lost: ${titles.get(action)?.en ?? action} (${count})`);
}

function sayWithdrawn(withdrawn: WithdrawnAccess | null, compared: boolean): void {
  for (const name of withdrawn?.admins ?? [])
    say(`سُحب دور مدير النظام ثانيةً: ${name}`, `No longer an administrator, again: ${name}`);
  for (const name of withdrawn?.deactivated ?? []) say(`أُوقف الحساب ثانيةً: ${name}`, `Deactivated again: ${name}`);
  if (!compared)
    say(
      'لم تُقارن الصلاحيات بالقاعدة السابقة: عادت كما كانت وقت النسخة، فراجع المديرين والحسابات الموقوفة',
      'Access was not compared with the previous database and is that of the backup: check administrators and accounts',
    );
  if (withdrawn?.hasAdmin === false)
    say(
      'ليس بين مديري النسخة مدير اليوم، فبقوا: أضف مديرًا بـ npm run admin:grant ثم راجعهم',
      'No administrator of the backup is one today, so they stay: add one by npm run admin:grant, then check them',
    );
  say(
    'تبدأ المنصة في وضع الصيانة، ولا يدخلها غير مديري النظام حتى يُنهوها في الإعدادات',
    'The platform starts in maintenance: only administrators can use it until they end that in the settings',
  );
}

async function restore(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      yes: { type: 'boolean', default: false },
      older: { type: 'boolean', default: false },
      'no-safety-copy': { type: 'boolean', default: false },
      'access-of-backup': { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) {
    say(
      'الاستعمال: npm run restore -- FILE',
      'usage: npm run restore -- FILE [--yes] [--older] [--no-safety-copy] [--access-of-backup]',
    );
    return 2;
  }
  const environment = readCommandEnvironment(process.env);
  const restoring = {
    environment,
    path: resolve(process.env['INIT_CWD'] ?? '.', file),
    key: await new BackupKey(environment).read({ make: false }),
  };
  const { manifest, figures } = await checkBackup(restoring, { older: values.older });
  const moment = new Date(manifest.moment);
  const at = `${riyadhDay(moment)} ${displayTime(moment)}`;
  say(
    `النسخة سليمة، وقتها ${at} بتوقيت الرياض. القيود: ${figures.entries}، والملفات: ${figures.files}. كل ما سُجل بعدها يُفقد.`,
    `The backup is intact, made at ${at} Riyadh time: ${figures.entries} entries, ${figures.files} files. Whatever was recorded later is lost.`,
  );
  const present = values['access-of-backup'] ? null : await readPresent(environment, moment);
  sayLost(present);
  if (!values.yes && !(await confirmed(riyadhDay(moment)))) {
    say('لم يُستعد شيء', 'Nothing was restored');
    return 1;
  }
  let withdrawn: WithdrawnAccess | null = null;
  const { safetyCopy } = await restoreBackup(restoring, {
    safetyCopy: !values['no-safety-copy'],
    isWhole: async (databaseUrl) => {
      withdrawn = await verifyRestored({ ...environment, databaseUrl }, { moment, present });
      return withdrawn !== null;
    },
  });
  say(
    'استُعيدت النسخة، وطابقت الدفاتر وسجل التدقيق، وأُنهيت كل الجلسات، وأُلغيت رموز النشر كلها',
    'The backup is restored, its books and audit trail are intact, every session has ended, and release tokens are revoked',
  );
  sayWithdrawn(withdrawn, present !== null);
  if (safetyCopy !== null) say(`القاعدة السابقة: ${safetyCopy}`, `The previous database: ${safetyCopy}`);
  return 0;
}

try {
  process.exit(await restore());
} catch (error) {
  if (error instanceof RefusedStartError || error instanceof DomainError) {
    console.error(`${error.text.ar}\n${error.text.en}`);
  } else console.error(error);
  process.exit(1);
}
