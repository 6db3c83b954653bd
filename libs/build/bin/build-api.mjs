#!/usr/bin/env node
import { compilePackage } from '../src/compile.mjs';

// Migrations are next to `src` in the repository, but go into `dist/migrations` in the build.
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
