import { writeFileSync } from 'node:fs';
import './app.module.js';
import { definedStates, drawStates } from './platform/index.js';

// `npm run docs:states`: writes the state tables of all contexts into the given file.
const [, , path] = process.argv;
if (path === undefined) throw new Error('usage: docs-states FILE');
writeFileSync(path, drawStates(definedStates()));
