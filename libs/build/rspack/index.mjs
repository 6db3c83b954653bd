import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { projectRoot } from '../src/project.mjs';
import { BudgetPlugin } from './budget-plugin.mjs';
import { fontCharacters } from './font-characters.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';
import { laterParts, loadsScreen } from './page-files.mjs';
import { PreloadPlugin } from './preload-plugin.mjs';
import { SharedNamesPlugin, trimmedPackages } from './shared-names-plugin.mjs';
import { WholeEntryPlugin } from './whole-entry-plugin.mjs';

const require = createRequire(import.meta.url);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The settings of a web project in its `waqf.json`.
 * @typedef {object} WebProject
 * @property {'shell' | 'remote'} kind
 * @property {string} name        folder and release name: `shell`, `mf-nazir`
 * @property {string} [role]      the role whose own remote it is
 * @property {string[]} [roles]   for a remote that is no role's own: the roles whose users get it in addition
 * @property {number} [contract]  version of the remote contract that a remote uses or the shell accepts
 * @property {string} [firstScreen] import of the first screen of the role, as written in remote.tsx
 * @property {Record<string, string[]>} [firstData] calls whose answers are sent inside a page, by path; the home first
 * @property {number} budget      maximum of transferred bytes that a first visit may load from this build
 * @property {string} directory   absolute path
 */

/** Reads `waqf.json` of a project folder. @param {string} directory @returns {WebProject} */
export const readWebProject = (directory) => ({ ...readJson(join(directory, 'waqf.json')), directory });

/** Name of a remote as a global variable and federation scope: `mf-nazir` → `mf_nazir`. */
export const scopeOf = (name) => name.replaceAll('-', '_');

/**
 * The rspack configuration of the shell and of all remotes.
 * @param {WebProject} project
 * @param {{mode?: 'production' | 'development', hostMode?: 'production' | 'development', refresh?: boolean,
 *   publicPath?: string, devServer?: object}} [options] `hostMode`: mode of the shell that loads it and whose React it
 *   uses; `refresh` adds hot reload, `publicPath` replaces the path that each script derives from its own address
 * @returns {import('@rspack/core').Configuration}
 */
export function webConfig(project, options = {}) {
  const { mode = 'production', refresh = false, publicPath = 'auto', devServer, hostMode = mode } = options;
  const production = mode === 'production';
  const forProduction = hostMode === 'production';
  const isShell = project.kind === 'shell';
  return {
    name: project.name,
    mode,
    context: project.directory,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    entry: isShell ? { main: './src/main.ts' } : {},
    output: outputOf(project, { production, publicPath }),
    resolve: {
      conditionNames: ['waqf-source', 'import', 'module', 'browser', hostMode, 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    module: {
      rules: moduleRules({ production: forProduction, refresh }),
      // A class that is missing in a style sheet is undefined and does not break the build; the type check covers the
      // rest.
      // Custom properties are the theme's tokens, shared by all files, so their names are not changed.
      parser: { javascript: { exportsPresence: 'warn' }, 'css/auto': { dashedIdents: false } },
    },
    optimization: {
      minimize: production,
      nodeEnv: hostMode,
      moduleIds: idsOf(project, production),
      chunkIds: idsOf(project, production),
      realContentHash: production,
      ...(production ? { splitChunks: splittingOf(project) } : {}),
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }), cssMinimizer()],
    },
    plugins: [
      isShell
        ? new rspack.sharing.ProvideSharedPlugin({ provides: providedPackages() })
        : new rspack.container.ModuleFederationPluginV1(remoteOptions(project, { production })),
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(hostMode) }),
      // The registry fixes the hash of a version's entry; the entry fixes the hash of every script that it loads later.
      production &&
        new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false, enabled: true }),
      production && !isShell && new WholeEntryPlugin({ entry: scopeOf(project.name), exposed }),
      new SharedNamesPlugin(),
      isShell && pagePlugin(project),
      refresh && new ReactRefreshRspackPlugin(),
      production && isShell && new PreloadPlugin(),
      production && new BudgetPlugin(project),
      production && new ManifestPlugin(project),
    ].filter(Boolean),
    // The kit's style sheets are CSS modules: no rule of one applies to a class of another, so their order does not
    // matter.
    ignoreWarnings: [/Conflicting order/],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    ...(devServer ? { devServer, lazyCompilation: false } : {}),
  };
}

/**
 * The names of modules and files. Those of the shell stay the same over its releases, because browsers keep its files.
 * A remote's are in a folder for each version, and numbers in their order are shorter.
 */
const idsOf = ({ kind }, production) => {
  if (!production) return 'named';
  return kind === 'shell' ? 'deterministic' : 'natural';
};

/**
 * Packages under the shell's first script: they change rarely, so a browser keeps this file over releases of the shell.
 */
const base = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie-es|@tanstack|zod)[\\/]/;

/** The chunk of what a remote exposes; its entry script contains it. */
const exposed = 'remote';

/**
 * Few, larger files: with HTTP/1.1 a request costs a first visit more than the bytes that a small shared file would
 * save. The first screen of a remote is one file, which no other page loads.
 */
const splittingOf = (project) => ({
  chunks: (chunk) => !chunk.canBeInitial() && !isFirstScreen(chunk, project),
  // By their scripts only: style sheets follow the scripts that import them and do not become files of their own.
  minSize: { javascript: 60_000 },
  cacheGroups: {
    // A package that only one part uses stays in the file of that part.
    defaultVendors: false,
    ...(project.kind === 'shell' ? { base: { test: base, name: 'base', chunks: 'initial', enforce: true } } : {}),
  },
});

const isFirstScreen = (chunk, { directory, firstScreen }) =>
  firstScreen !== undefined &&
  [...chunk.groupsIterable].some((group) => loadsScreen(group, join(directory, 'src', firstScreen)));

/**
 * Without targets the minifier rewrites logical properties into long lists of languages, which raises their specificity
 * and breaks overrides.
 */
const cssMinimizer = () =>
  new rspack.LightningCssMinimizerRspackPlugin({
    minimizerOptions: { targets: ['chrome >= 120', 'firefox >= 121', 'safari >= 17.2'] },
  });

function outputOf(project, { production, publicPath }) {
  // A remote's files are in a folder for each version: hashes in their names would only make the entry longer.
  const hash = production && project.kind === 'shell' ? '.[contenthash:16]' : '';
  return {
    path: join(project.directory, 'dist'),
    clean: true,
    publicPath,
    uniqueName: scopeOf(project.name),
    // The shell's loader removes it by this name before it loads another version.
    chunkLoadingGlobal: `webpackChunk${scopeOf(project.name)}`,
    filename: `[name]${hash}.js`,
    chunkFilename: `[name]${hash}.js`,
    cssFilename: `[name]${hash}.css`,
    cssChunkFilename: `[name]${hash}.css`,
    assetModuleFilename: 'asset.[contenthash:16][ext]',
    hashFunction: 'sha256',
    // Integrity of our own scripts needs CORS mode; they have the same origin, so the answer needs no header for it.
    crossOriginLoading: 'anonymous',
    // The error boundary shows its card after 2.5 s; a slow chunk that arrives before this timeout replaces the card.
    chunkLoadTimeout: 30_000,
  };
}

const loaders = {
  pureConstants: fileURLToPath(new URL('./pure-constants-loader.mjs', import.meta.url)),
  subsetFont: fileURLToPath(new URL('./subset-font-loader.mjs', import.meta.url)),
};

function moduleRules({ production, refresh }) {
  const script = (syntax) => ({
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: syntax,
        transform: {
          useDefineForClassFields: true,
          react: { runtime: 'automatic', development: !production, refresh },
        },
      },
    },
  });
  return [
    { test: /\.ts$/, type: 'javascript/auto', use: [script({ syntax: 'typescript' })] },
    production && {
      test: /\/libs\/(?:contracts|formats|money)\/src\/.*\.ts$/,
      enforce: 'pre',
      use: [{ loader: loaders.pureConstants }],
    },
    { test: /\.tsx$/, type: 'javascript/auto', use: [script({ syntax: 'typescript', tsx: true })] },
    { test: /\.css$/, type: 'css/auto' },
    { test: /\.(woff2?|png|jpe?g|webp)$/, type: 'asset/resource' },
    {
      test: /\.ttf$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:16].woff2' },
      use: [
        {
          loader: loaders.subsetFont,
          options: { characters: fontCharacters },
        },
      ],
    },
    { test: /\.svg$/, type: 'asset/resource' },
  ].filter(Boolean);
}

const versionOf = (name) => readJson(require.resolve(`${name}/package.json`, { paths: [projectRoot] })).version;

/**
 * The packages that remotes use from the shell. Contracts, money and formats are compiled in: they are small and pure,
 * and a remote reads answers by the contract that it was built with. The contracts' own schema library is shared.
 */
function sharedPackages() {
  const kit = readJson(join(projectRoot, 'libs/ui/package.json')).version;
  const platform = readJson(join(projectRoot, 'libs/platform-web/package.json')).version;
  return {
    react: versionOf('react'),
    'react-dom': versionOf('react-dom'),
    'react-router': versionOf('react-router'),
    '@tanstack/react-query': versionOf('@tanstack/react-query'),
    'zod/mini': versionOf('zod'),
    '@waqf/ui': kit,
    '@waqf/ui/core': kit,
    '@waqf/ui/data': kit,
    '@waqf/ui/form': kit,
    '@waqf/ui/field': kit,
    '@waqf/platform-web': platform,
    '@waqf/platform-web/form': platform,
  };
}

const mapValues = (object, map) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));

/**
 * The packages that the shell provides under their own names; for trimmed packages the file that lists the provided
 * names. The shell itself imports them directly. Packages that every page needs are in its first scripts, so that they
 * do not have to be requested after the first script has run.
 */
function providedPackages() {
  const provided = ([shareKey, version]) => [
    trimmedPackages[shareKey] ?? shareKey,
    { shareKey, version, eager: !laterParts.includes(shareKey) },
  ];
  return Object.fromEntries(Object.entries(sharedPackages()).map(provided));
}

/**
 * A remote contains none of the shared packages; with `strictVersion` a mismatch is an error that the boundary shows.
 */
function remoteOptions(project, { production }) {
  return {
    name: scopeOf(project.name),
    filename: production ? 'entry.[contenthash:16].js' : 'entry.js',
    library: { type: 'var', name: scopeOf(project.name) },
    exposes: { './remote': { import: './src/remote.tsx', name: exposed } },
    shared: mapValues(sharedPackages(), (version) => ({
      import: false,
      singleton: true,
      strictVersion: true,
      requiredVersion: `^${version}`,
    })),
  };
}

/** The page of the shell. The API inlines its data (registry, session) at the places marked in the template. */
function pagePlugin(project) {
  return new rspack.HtmlRspackPlugin({
    template: join(project.directory, 'src/index.html'),
    filename: 'index.html',
    chunks: ['main'],
    inject: 'head',
    scriptLoading: 'defer',
    minify: false,
    publicPath: '/assets/',
  });
}
