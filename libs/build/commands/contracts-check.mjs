import { print, printError } from '../src/bilingual.mjs';
import { buildRemote, checkBuild, remoteNames } from '../src/release-remote.mjs';
import { readToken } from '../src/release-token.mjs';

/*
 * `npm run contracts:check -- https://… [mf-nazir …]`: checks whether that platform would refuse the remotes of this
 * checkout, and why. Nothing is released. It uses the token of `npm run release`.
 */
const [address, ...named] = process.argv.slice(2);
const names = named.length > 0 ? named : remoteNames();
if (!URL.canParse(address ?? '') || names.some((name) => !remoteNames().includes(name))) {
  printError(
    `اكتب عنوان المنصة، ثم إن شئت واجهات من: ${remoteNames().join('، ')}`,
    `Write the address of the platform, then perhaps remotes out of: ${remoteNames().join(', ')}`,
  );
  process.exit(1);
}
const token = await readToken();
if (token === null) {
  printError(
    'لم يوجد رمز النشر: ضعه في WAQF_RELEASE_TOKEN.',
    'There is no release token: put it into WAQF_RELEASE_TOKEN.',
  );
  process.exit(1);
}
let refused = 0;
for (const name of names) {
  const build = await buildRemote(name);
  if (!build) process.exit(1);
  try {
    const { fits, reasons } = await checkBuild({ address, token, build });
    refused += fits ? 0 : 1;
    if (fits) print(`${name}: يعمل هناك`, `${name}: runs there`);
    else printError(`${name}: يُرفض`, `${name}: would be refused`);
    for (const { ar, en } of reasons) print(`  ${ar}`, `  ${en}`);
  } catch (error) {
    refused += 1;
    printError(`${name}: تعذر السؤال`, `${name}: could not be asked`, error.message);
  }
}
process.exitCode = refused > 0 ? 1 : 0;
