#!/usr/bin/env node
import { compilePackage } from '../src/compile.mjs';

const { compiled, copied } = await compilePackage({
  packageDir: process.cwd(),
  folders: [{ from: 'src', to: 'dist' }],
  outDir: 'dist',
  decorators: false,
});
console.log(`dist: ${compiled} compiled, ${copied} copied`);
