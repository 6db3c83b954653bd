#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { projectNode, projectRoot } from '../src/project.mjs';

const require = createRequire(import.meta.url);
const args = process.argv.slice(2);
const here = relative(projectRoot, process.cwd());
// Started in a package folder without test names: runs the tests of that package.
if (here !== '' && !here.startsWith('..') && args.every((arg) => arg.startsWith('-'))) args.push(`/${here}/`);

const child = spawn(
  projectNode(),
  [require.resolve('jest/bin/jest'), '--config', `${projectRoot}/libs/build/jest/jest.config.mjs`, ...args],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      TZ: process.env.TZ ?? 'UTC',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`.trim(),
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
