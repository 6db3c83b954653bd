/**
 * `npm run prove:hostile-files`: uploads hostile files to the product as `npm start` runs it, and reads the accepted
 * ones, each in the real child process. Each must get its verdict, its download must contain no active content, the API
 * may not grow by 150 MB, and must still answer afterwards. PDFs with active content are also flattened without being
 * inspected first: what one guard misses, the other removes.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { client, freePort, startProduct, temporaryData } from '@waqf/testing/product';
import { hostileFiles } from '../../test/deeds/hostile/hostile-files.mjs';
import { activeFiles } from '../../test/deeds/hostile/active-files.mjs';
import { flattenPdf } from '../../dist/documents/reading/files/flatten-pdf.js';
import { readInChild } from '../../dist/documents/reading/process/reader-process.js';
import { judgeDownload } from './judge-download.mjs';
import { judgeReading, judgeUpload } from './judge.mjs';

const founder = '1000000016';
const mostGrowth = 150 * 1024 * 1024;
const megabytes = (bytes) => (bytes / 1048576).toFixed(0);
const mimes = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' };

const data = temporaryData();
const product = await startProduct({ dataDir: data.path, port: await freePort(), readyWithin: 600_000 });
const active = activeFiles();
const files = [
  ...hostileFiles(),
  ...active.map(({ name, bytes }) => ({
    name,
    group: 'active content',
    fileName: 'صك.pdf',
    bytes,
    upload: { status: 422, code: 'documents.active-content' },
    endings: null,
  })),
];
const wrong = [];
let growth = 0;
let downloads = 0;
try {
  const person = client(product.url);
  await person.signIn(founder);
  const { waqf } = await person.expect(201, 'POST', '/api/waqf/create', {
    json: { name: 'وقف الملفات الغريبة', description: 'وقف لاختبار رفع الملفات الضارة' },
  });
  const upload = async (file) => {
    const form = new FormData();
    form.set('type', 'property_deed');
    form.set('document', new Blob([file.bytes()]), file.fileName);
    for (;;) {
      const answer = await person.call('POST', `/api/waqf/${waqf.id}/documents`, { form });
      if (answer.status !== 429) return answer;
      await delay(Number(answer.headers.get('retry-after') ?? 5) * 1000);
    }
  };
  // The first uploads load code and fill pools, so growth is measured after them.
  const [warm] = files.filter(({ name }) => name === 'the limit itself');
  for (let round = 0; round < 3; round += 1) await upload(warm);
  const memory = watchMemory(product.pidOf('api'));
  for (const file of files) {
    const answer = await upload(file).catch((error) => ({
      status: 0,
      body: { code: `${error.message}: ${error.cause?.message ?? ''}` },
    }));
    report(file, judgeUpload(file, answer));
    if (answer.status === 201)
      report(file, await judgeServed(person, `/api/waqf/${waqf.id}/documents/${answer.body.document.id}/file`));
  }
  growth = await memory.end();
  await person.expect(200, 'GET', `/api/waqf/${waqf.id}`);
} finally {
  await product.stop();
  data.remove();
}
for (const file of files.filter(({ endings }) => endings !== null)) {
  const reading = await readInChild({ source: file.bytes(), mime: mimes[file.fileName.split('.').at(-1)] });
  report(file, judgeReading(file, reading));
}
for (const { name, bytes } of active) {
  const flattened = await flattenPdf(bytes(), { annotated: true });
  report({ group: 'flattened', name }, await judgeDownload(flattened, 'application/pdf'));
}
if (growth >= mostGrowth) wrong.push('memory');
if (files.length < 180) wrong.push('too few files');
console.log(
  `hostile files: ${files.length - new Set(wrong).size} of ${files.length}` +
    ` with the expected verdict, ${active.length} of them active; ${downloads}` +
    ` downloads looked at; API grew by ${megabytes(growth)} MB at most`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;

async function judgeServed(person, path) {
  const answer = await person.call('GET', path);
  if (answer.status === 422 || answer.status === 503) return null;
  if (answer.status !== 200) return `download ended with ${answer.status}`;
  downloads += 1;
  return judgeDownload(answer.body, answer.headers.get('content-type') ?? '');
}

function report({ group, name }, complaint) {
  if (complaint === null) return;
  wrong.push(name);
  console.error(`${group}, ${name}: ${complaint}`);
}

/** The largest growth of a process from now on, in bytes; 0 when the system has no /proc file for it. */
function watchMemory(pid) {
  const resident = async () =>
    Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1] ?? 0) * 1024;
  const start = resident();
  let peak = 0;
  const timer = setInterval(() => void resident().then((bytes) => (peak = Math.max(peak, bytes))), 100);
  return {
    async end() {
      clearInterval(timer);
      return Math.max(0, peak - (await start));
    },
  };
}
