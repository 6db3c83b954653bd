#!/usr/bin/env node
import { compilePackage } from '../src/compile.mjs';

// Migrations live beside src in the repository and beside the contexts in dist: dist/migrations.
const { compiled, copied } = await compilePackage({
  packageDir: process.cwd(),
  folders: [
    { from: 'src', to: 'dist' },
    { from: 'migrations', to: 'dist/migrations' },
  ],
  outDir: 'dist',
  decorators: true,
});
console.log(`dist: ${compiled} compiled, ${copied} copied`);
