#!/usr/bin/env node
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { compressDensely } from '../rspack/dense-files.mjs';
import { readWebProject, webConfig } from '../rspack/index.mjs';
import { prerender } from '../rspack/prerender.mjs';

const project = readWebProject(process.cwd());
const started = performance.now();

rspack(webConfig(project), async (error, stats) => {
  if (error) throw error;
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  if (errors.length > 0) {
    console.error(stats.toString({ preset: 'errors-only', colors: false }));
    process.exit(1);
  }
  if (project.kind === 'shell') await prerender(project);
  await compressDensely(join(project.directory, 'dist'));
  const { assets = [] } = stats.toJson({ all: false, assets: true });
  const scripts = assets.filter(({ name }) => name.endsWith('.js'));
  const kilobytes = Math.round(scripts.reduce((sum, { size }) => sum + size, 0) / 1024);
  console.log(
    `dist: ${assets.length} files, ${kilobytes} kB of scripts, ${Math.round(performance.now() - started)} ms`,
  );
});
