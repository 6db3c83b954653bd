import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

const packaged = import.meta.resolve('@sparticuz/chromium');
const unpacked = fileURLToPath(new URL('../../../.cache/browser/', import.meta.url));
const flags = ['--no-sandbox', '--disable-gpu', '--headless=shell', '--no-zygote', '--lang=ar'];

/**
 * The path of the browser that comes with the project; the first call unpacks it. The package unpacks directly into the
 * system's temporary folder, where a file of another account or of a killed run would be mistaken for the browser. So
 * it unpacks into a separate folder, which gets its final name when it is complete.
 * @returns {Promise<string>} path of the program
 */
export async function browserPath() {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', packaged), 'utf8'));
  const folder = join(unpacked, version);
  if (!existsSync(folder)) await unpack(folder);
  return join(folder, 'chromium');
}

async function unpack(folder) {
  await mkdir(unpacked, { recursive: true });
  const unfinished = await mkdtemp(join(unpacked, 'unfinished-'));
  const script = `import(${JSON.stringify(packaged)}).then((it) => it.default.executablePath())`;
  try {
    await promisify(execFile)(process.execPath, ['-e', script], { env: { ...process.env, TMPDIR: unfinished } });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}

/** Opens the browser that comes with the project. @returns {Promise<import('playwright-core').Browser>} */
export async function openBrowser() {
  // Without a locale the browser assumes ASCII file names: «هوية.png» would be downloaded as "download".
  const env = { ...process.env, LANG: process.env.LANG ?? 'C.UTF-8' };
  return chromium.launch({ executablePath: await browserPath(), args: flags, env });
}
