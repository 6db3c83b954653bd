import { join, resolve } from 'node:path';
import { joinDatabase } from '@waqf/embedded-database';
import { complain } from '../src/bilingual.mjs';
import { withDemo } from '../src/demo.mjs';
import { buildChanged } from '../src/build-changed.mjs';
import { projectRoot } from '../src/project.mjs';
import { runNode } from '../src/run.mjs';

// `npm run restore -- FILE`: brings a backup back, with the platform stopped.
const { env } = process;
const dataDir = resolve(projectRoot, env.WAQF_DATA || '.data');

if (!env.DATABASE_URL && !withDemo(env, true).WAQF_SIMULATORS && env.WAQF_EMBEDDED !== '1') {
  complain('يلزم DATABASE_URL.', 'DATABASE_URL is needed.');
  process.exit(1);
}

if (!(await buildChanged())) process.exit(1);
const database = env.DATABASE_URL
  ? { url: env.DATABASE_URL, stop: async () => undefined }
  : await joinDatabase({ dataDir: join(dataDir, 'database') });
try {
  const { code } = await runNode([join(projectRoot, 'api/dist/restore.js'), ...process.argv.slice(2)], {
    asks: true,
    env: { DATABASE_URL: database.url, WAQF_DATA: dataDir },
  });
  process.exitCode = code;
} finally {
  await database.stop();
}
