import { displayNumber } from '@waqf/formats';
import { readFilesEnvironment } from './environment.js';
import { folderBlobs, moveBlobs, openBlobs, RefusedStartError } from './platform/index.js';

// `node dist/blobs-move.js bucket|folder`: copies every file from the folder of WAQF_DATA to the bucket of BLOBS_URL,
// or back, and reads each copy to verify it. It can be stopped at any point and continues when it is started again.

const everyMs = 2_000;
const say = (ar: string, en: string): void => console.log(`${ar}\n${en}`);

async function move(): Promise<number> {
  const [target, ...others] = process.argv.slice(2);
  if ((target !== 'bucket' && target !== 'folder') || others.length > 0) {
    say('الاستعمال: npm run blobs:move -- bucket أو folder', 'usage: npm run blobs:move -- bucket|folder');
    return 2;
  }
  const environment = readFilesEnvironment(process.env);
  if (!environment.bucket) {
    say('يلزم BLOBS_URL، وهو عنوان المستودع.', 'BLOBS_URL is needed, the address of the bucket.');
    return 2;
  }
  const [folder, bucket] = [folderBlobs(environment.dataFolder), openBlobs(environment)];
  await Promise.all([folder.prepare(), bucket.prepare()]);
  const [from, to] = target === 'bucket' ? [folder, bucket] : [bucket, folder];
  let reportedAt = performance.now();
  const { copied, there, bytes, failed } = await moveBlobs(from, to, ({ copied, there }) => {
    if (performance.now() - reportedAt < everyMs) return;
    reportedAt = performance.now();
    console.log(`${copied + there}`);
  });
  for (const { sha256, reason } of failed) console.error(`${sha256} ${reason}`);
  const size = displayNumber(bytes / 1_000_000, 1, 1);
  say(
    `نُسخ ${copied}، وكان موجودًا ${there}، ولم يُنسخ ${failed.length}. قُرئ كل ملف في مكانه الجديد (${size} ميجابايت).`,
    `${copied} copied, ${there} were there, ${failed.length} failed. Each file was read in its new place (${size} MB).`,
  );
  return failed.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await move();
} catch (error) {
  if (error instanceof RefusedStartError) console.error(`${error.text.ar}\n${error.text.en}`);
  else console.error(error instanceof Error ? error.name : 'unknown');
  process.exitCode = 1;
}
