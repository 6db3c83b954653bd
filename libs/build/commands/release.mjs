import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { complain, tell } from '../src/bilingual.mjs';
import { projectRoot } from '../src/project.mjs';
import { buildRemote, publishBuild, remoteNames } from '../src/release-remote.mjs';

const [name] = process.argv.slice(2);
if (!remoteNames().includes(name)) {
  complain(`اذكر ما تنشره: ${remoteNames().join('، ')}`, `Name what to release: ${remoteNames().join(', ')}`);
  process.exit(1);
}

const { env } = process;
const address = env.WAQF_URL || `http://localhost:${env.PORT || 3000}`;
const tokenFile = join(resolve(projectRoot, env.WAQF_DATA || '.data'), 'release-token');
if (!existsSync(tokenFile)) {
  complain(
    'لم يوجد رمز النشر. شغّل المنصة أولًا بالأمر npm start، أو حدد مجلد بياناتها في WAQF_DATA.',
    'There is no release token. Start the platform first with npm start, or name its data folder in WAQF_DATA.',
  );
  process.exit(1);
}

tell(`بناء ${name}`, `Building ${name}`);
const build = await buildRemote(name);
if (!build) process.exit(1);
try {
  const release = await publishBuild({ address, token: (await readFile(tokenFile, 'utf8')).trim(), build });
  tell(`نُشر ${name} ${release.version}`, `Released ${name} ${release.version}`);
  console.log(address);
} catch (error) {
  complain('لم يُنشر الإصدار.', 'The release was not published.', error.message);
  process.exit(1);
}
