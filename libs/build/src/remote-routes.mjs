import { createRequire } from 'node:module';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { projectRoot } from './project.mjs';

const require = createRequire(import.meta.url);
const standIn = fileURLToPath(new URL('./remote-stand-in.cjs', import.meta.url));

/**
 * What a remote serves and needs, as listed in its `src/remote.tsx`. The module is compiled without its screens and run
 * once. The kit needs a browser, so it is replaced by a stand-in that turns each icon into its name.
 * @param {string} directory folder of the remote
 * @returns {Promise<{routes: Array<{path: string, denied?: object}>, capabilities: string[], features: string[],
 *   frame: {navigation: object[], quickActions: object[], pages: object[]}, screens: Record<string, string>}>}
 *   routes: the remote's own and those of its features, in that order; capabilities: of all gates, each once; features:
 *   names; frame: its links as data, icons by their names, and the heads of its pages; screens: paths of their modules
 *   without the ending, by route
 * @throws Error when the remote does not compile or exports no routes
 */
export async function readRemote(directory) {
  const output = await mkdtemp(join(tmpdir(), 'waqf-routes-'));
  try {
    const { remote, routesOf, headsOf } = await run(directory, withReaders(directory), output);
    const routes = routesOf(remote);
    const gated = [...routes, ...remote.features, ...remote.navigation, ...remote.quickActions];
    return {
      routes: routes.map(({ path, denied }) => ({ path, ...(denied ? { denied } : {}) })),
      features: remote.features.map(({ name }) => name),
      capabilities: [...new Set(gated.flatMap(({ gate }) => gate ?? []))].sort(),
      frame: {
        navigation: remote.navigation.map(asData),
        quickActions: remote.quickActions.map(asData),
        pages: headsOf(remote),
      },
      screens: await screensOf(routes),
    };
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

/** A link of the frame as data; an icon that is not from the kit has no name. */
const asData = ({ icon, ...link }) => (icon?.iconName ? { ...link, icon: icon.iconName } : link);

/** A module that exports a remote, and what the shell reads a remote with. */
function withReaders(directory) {
  const source = (path) => JSON.stringify(join(projectRoot, 'libs/platform-web/src/remote', path));
  const module = [
    `export { remote } from ${JSON.stringify(join(directory, 'src/remote.tsx'))};`,
    `export { routesOf } from ${source('remote.ts')};`,
    `export { headsOf } from ${source('page-heads.ts')};`,
  ];
  return `data:text/javascript,${encodeURIComponent(module.join('\n'))}`;
}

/**
 * The screens that the shell itself serves, as listed in its `src/account/account-screens.ts`.
 * @param {string} directory folder of the shell
 * @returns {Promise<Record<string, string>>} paths of their modules without the ending, by route
 */
export async function readOwnScreens(directory) {
  const output = await mkdtemp(join(tmpdir(), 'waqf-routes-'));
  try {
    return await screensOf((await run(directory, './src/account/account-screens.ts', output)).accountScreens);
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

/** The modules of the screens that routes load; a route that loads something else is left out. */
async function screensOf(routes) {
  const loaded = await Promise.all(routes.map(async ({ path, load }) => [path, (await load?.())?.screenModule]));
  return Object.fromEntries(loaded.filter(([, screen]) => screen));
}

/** An expression for a module in which every name is the path of the module itself. */
const namedModule = (path) => {
  const own = JSON.stringify({ screenModule: path });
  return `(new Proxy({ __esModule: true }, { get: (own, name) => name in own || name === 'then' ? own[name] : ${own} }))`;
};

/** Compiles a module without screens and kit, and runs it. @returns what it exports */
async function run(directory, entry, output) {
  await compile(directory, entry, output);
  return require(join(output, 'routes.cjs'));
}

function compile(directory, entry, output) {
  const compiler = rspack({
    mode: 'development',
    context: directory,
    target: 'node',
    devtool: false,
    entry,
    output: { path: output, filename: 'routes.cjs', library: { type: 'commonjs2' } },
    resolve: {
      conditionNames: ['waqf-source', 'import', 'module', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    // The routes import screens, but their code is not needed here.
    externals: [
      ({ context, request }, done) =>
        /\.screen$/.test(request) ? done(undefined, namedModule(join(context, request)), 'var') : done(),
      ({ request }, done) =>
        /^@waqf\/(ui|platform-web)(\/|$)|^react(\/|$)/.test(request) ? done(undefined, `commonjs ${standIn}`) : done(),
    ],
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    infrastructureLogging: { level: 'error' },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
  });
}
