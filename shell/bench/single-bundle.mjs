import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { readWebProject, webConfig } from '../../libs/build/rspack/index.mjs';
import { projectRoot } from '../../libs/build/src/project.mjs';

const loader = fileURLToPath(new URL('./single-loader.mjs', import.meta.url));
const firstScreenLoader = fileURLToPath(new URL('./first-screen-loader.mjs', import.meta.url));
const federationOnly = new Set(['ProvideSharedPlugin', 'ManifestPlugin', 'BudgetPlugin']);

/**
 * The same sources as one build: shell and one role's remote, without Module Federation. The frame, the kit and the
 * remote are one script; screens stay split by their `import()`, as any single-bundle product would have them.
 * @param {string} remoteName `mf-nazir`
 * @returns {Promise<string>} folder of the build
 * @throws Error with the first messages when it does not compile
 */
export async function buildSingleBundle(remoteName) {
  const shell = readWebProject(join(projectRoot, 'shell'));
  const folder = join(projectRoot, '.cache', 'bench', remoteName);
  await mkdir(folder, { recursive: true });
  const config = webConfig(shell);
  const errors = await new Promise((resolve, reject) => {
    rspack(
      {
        ...config,
        name: `single-${remoteName}`,
        output: { ...config.output, path: folder },
        optimization: { ...config.optimization, splitChunks: { chunks: 'async', minSize: 60_000 } },
        resolve: { ...config.resolve, alias: { 'role-remote': join(projectRoot, remoteName, 'src/remote.tsx') } },
        module: {
          ...config.module,
          rules: [...config.module.rules, firstScreenRule(readWebProject(join(projectRoot, remoteName)))],
        },
        plugins: [
          ...config.plugins.filter((plugin) => !federationOnly.has(plugin.constructor.name)),
          new rspack.NormalModuleReplacementPlugin(/(?:^\.|\/remotes)\/loader$/, (resource) => {
            if (resource.context?.startsWith(join(shell.directory, 'src'))) resource.request = loader;
          }),
        ],
      },
      (error, stats) => (error ? reject(error) : resolve(stats.toJson({ all: false, errors: true }).errors ?? [])),
    );
  });
  if (errors.length > 0)
    throw new Error(
      `the single bundle of ${remoteName} does not compile:\n${errors
        .slice(0, 3)
        .map(({ message }) => message)
        .join('\n')}`,
    );
  return folder;
}

/** Puts the first screen into the same script as the rest. */
const firstScreenRule = ({ firstScreen, directory }) => ({
  test: join(directory, 'src/remote.tsx'),
  enforce: 'pre',
  use: [{ loader: firstScreenLoader, options: { firstScreen } }],
});
