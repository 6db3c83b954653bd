import { createInterface } from 'node:readline/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { displayTime, riyadhDay } from '@waqf/formats';
import { BackupKey, checkBackup, restoreBackup } from './backups/index.js';
import { readCommandEnvironment } from './environment.js';
import { DomainError, RefusedStartError } from './platform/index.js';
import { verifyRestored } from './restored-database.js';

// `node dist/restore.js FILE [--yes] [--older] [--no-safety-copy]`: restores a backup while the platform is stopped.

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

async function restore(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      yes: { type: 'boolean', default: false },
      older: { type: 'boolean', default: false },
      'no-safety-copy': { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) {
    say('الاستعمال: npm run restore -- FILE', 'usage: npm run restore -- FILE [--yes] [--older] [--no-safety-copy]');
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
  if (!values.yes && !(await confirmed(riyadhDay(moment)))) {
    say('لم يُستعد شيء', 'Nothing was restored');
    return 1;
  }
  const { safetyCopy } = await restoreBackup(restoring, {
    safetyCopy: !values['no-safety-copy'],
    isWhole: (databaseUrl) => verifyRestored({ ...environment, databaseUrl }),
  });
  say(
    'استُعيدت النسخة، وطابقت الدفاتر وسجل التدقيق، وأُنهيت كل الجلسات، وأُلغيت رموز النشر كلها',
    'The backup is restored, its books and audit trail are intact, every session has ended, and release tokens are revoked',
  );
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
