import { join, resolve } from 'node:path';
import { buildChanged } from '../src/build-changed.mjs';
import { projectRoot } from '../src/project.mjs';
import { runNode } from '../src/run.mjs';

// `npm run blobs:move -- bucket|folder`: copies documents between the folder of WAQF_DATA and the bucket of BLOBS_URL.
if (!(await buildChanged())) process.exit(1);
const { code } = await runNode([join(projectRoot, 'api/dist/blobs-move.js'), ...process.argv.slice(2)], {
  env: { WAQF_DATA: resolve(projectRoot, process.env.WAQF_DATA || '.data') },
});
process.exitCode = code;
