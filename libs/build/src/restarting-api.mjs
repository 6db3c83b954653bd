import { watch } from 'node:fs';
import { join } from 'node:path';
import { startApi } from './api-process.mjs';
import { printError, print } from './bilingual.mjs';
import { projectRoot } from './project.mjs';
import { runNode } from './run.mjs';

const libraries = ['libs/money', 'libs/formats', 'libs/contracts'];
const quietMs = 150;

/** The build script to run for a change in each folder. */
const builds = new Map([
  ...libraries.map((folder) => [folder, 'libs/build/bin/build-lib.mjs']),
  ['api', 'libs/build/bin/build-api.mjs'],
]);

/**
 * Runs the API, and rebuilds and restarts it when its sources, its migrations or its libraries change.
 * @param {Record<string, string | undefined>} env
 * @returns {{stop: () => Promise<void>}}
 */
export function runRestartingApi(env) {
  let api = startApi(env);
  const changed = new Set();
  let timer;
  let working = Promise.resolve();

  async function again() {
    const folders = [...builds.keys()].filter((folder) => changed.has(folder));
    changed.clear();
    for (const folder of folders) {
      const { code, output } = await runNode([join(projectRoot, builds.get(folder))], {
        quiet: true,
        cwd: join(projectRoot, folder),
      });
      if (code !== 0) return printError(`لم يُبنَ ${folder}.`, `${folder} was not built.`, output);
    }
    print('يعاد تشغيل الواجهة البرمجية', 'Starting the API again');
    await api.stop();
    api = startApi(env);
  }

  const watchers = [...libraries.map((folder) => [folder, 'src']), ['api', 'src'], ['api', 'migrations']].map(
    ([folder, part]) =>
      watch(join(projectRoot, folder, part), { recursive: true }, (_, file) => {
        if (!file || /\.test\.tsx?$/.test(file)) return;
        changed.add(folder);
        clearTimeout(timer);
        timer = setTimeout(() => (working = working.then(again)), quietMs);
      }),
  );

  return {
    async stop() {
      for (const watcher of watchers) watcher.close();
      clearTimeout(timer);
      await working;
      await api.stop();
    },
  };
}
