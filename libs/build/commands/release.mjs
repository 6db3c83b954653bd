import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { complain, tell } from '../src/bilingual.mjs';
import { projectRoot } from '../src/project.mjs';
import { buildRemote, publishBuild, remoteNames } from '../src/release-remote.mjs';

/* `npm run release -- mf-nazir`, or to some people first: `--canary 10 --roles nazir,waqif`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { canary: { type: 'string' }, roles: { type: 'string' } },
});
const [name] = positionals;
if (!remoteNames().includes(name)) {
  complain(`اذكر ما تنشره: ${remoteNames().join('، ')}`, `Name what to release: ${remoteNames().join(', ')}`);
  process.exit(1);
}

const percent = values.canary === undefined ? undefined : Number(values.canary);
if (percent !== undefined && !(Number.isInteger(percent) && percent >= 0 && percent <= 100)) {
  complain('اكتب نسبة التجريب المرحلي عددًا صحيحًا من 0 إلى 100', 'Write the percentage of the canary as 0 to 100');
  process.exit(1);
}
const audience = percent === undefined ? undefined : { percent, roles: values.roles?.split(',') ?? [] };

const { env } = process;
const address = env.WAQF_URL || `http://localhost:${env.PORT || 3000}`;
const tokenFile = join(resolve(projectRoot, env.WAQF_DATA || '.data'), 'release-token');
if (!env.WAQF_RELEASE_TOKEN && !existsSync(tokenFile)) {
  complain(
    'لم يوجد رمز النشر. ضع رمز فريقك في WAQF_RELEASE_TOKEN، أو شغّل المنصة أولًا بالأمر npm start، أو حدد مجلد بياناتها في WAQF_DATA.',
    "There is no release token. Put your team's token into WAQF_RELEASE_TOKEN, start the platform first with npm start, or name its data folder in WAQF_DATA.",
  );
  process.exit(1);
}

tell(`بناء ${name}`, `Building ${name}`);
const build = await buildRemote(name);
if (!build) process.exit(1);
try {
  const token = env.WAQF_RELEASE_TOKEN || (await readFile(tokenFile, 'utf8')).trim();
  const release = await publishBuild({ address, token, build, audience });
  tell(`نُشر ${name} ${release.version}`, `Released ${name} ${release.version}`);
  console.log(address);
} catch (error) {
  complain('لم يُنشر الإصدار.', 'The release was not published.', error.message);
  process.exit(1);
}
