import { join } from 'node:path';
import { projectRoot } from '../src/project.mjs';
import { runNode } from '../src/run.mjs';

/* Makes contact sheets of every screen: `npm run pictures [-- part of an address …]`. */
const { code } = await runNode([join(projectRoot, 'shell/e2e/pictures.mjs'), ...process.argv.slice(2)]);
process.exitCode = code;
