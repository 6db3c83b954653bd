import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { projectRoot } from '../src/project.mjs';
import { BudgetPlugin } from './budget-plugin.mjs';
import { fontCharacters } from './font-characters.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';
import { laterParts } from './page-files.mjs';
import { PreloadPlugin } from './preload-plugin.mjs';
import { SharedNamesPlugin, trimmedPackages } from './shared-names-plugin.mjs';

const require = createRequire(import.meta.url);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * What one web project says about itself in `waqf.json`.
 * @typedef {object} WebProject
 * @property {'shell' | 'remote'} kind
 * @property {string} name        folder and release name: `shell`, `mf-nazir`
 * @property {string} [role]      the role whose own remote it is
 * @property {string[]} [roles]   of a remote that no role has as its own: the roles whose people get it besides
 * @property {number} [contract]  version of the remote contract that a remote speaks or the shell admits
 * @property {string} [firstScreen] import of the screen that a person of the role sees first, as remote.tsx writes it
 * @property {Record<string, string[]>} [firstData] calls whose answers a page brings, by its path; the home first
 * @property {Record<string, string>} [screens] of other pages with `firstData`, by path: imports as the sources write
 *   them, whose files the page names
 * @property {number} budget      bytes on the wire that a first visit may fetch from this build
 * @property {string} directory   absolute path
 */

/** Reads `waqf.json` of a project folder. @param {string} directory @returns {WebProject} */
export const readWebProject = (directory) => ({ ...readJson(join(directory, 'waqf.json')), directory });

/** Name of a remote as a global variable and federation scope: `mf-nazir` → `mf_nazir`. */
export const scopeOf = (name) => name.replaceAll('-', '_');

/**
 * The one recipe of shell and remotes.
 * @param {WebProject} project
 * @param {{mode?: 'production' | 'development', hostMode?: 'production' | 'development', refresh?: boolean,
 *   publicPath?: string, devServer?: object}} [options] `hostMode`: of the shell that loads it, whose React it uses;
 *   `refresh` adds hot reload, `publicPath` replaces the one that each script finds by its own address
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
      rules: moduleRules(project, { production: forProduction, refresh }),
      // A class that a style sheet does not have is undefined, not a broken build; the type check covers the rest.
      // Custom properties are the theme's tokens, shared by all files: their names stay.
      parser: { javascript: { exportsPresence: 'warn' }, 'css/auto': { dashedIdents: false } },
    },
    optimization: {
      minimize: production,
      nodeEnv: hostMode,
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
      realContentHash: production,
      ...(production ? { splitChunks: splittingOf(isShell) } : {}),
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }), cssMinimizer()],
    },
    plugins: [
      new ModuleFederationPlugin(isShell ? hostOptions() : remoteOptions(project, { production })),
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(hostMode) }),
      // A version's entry is pinned by the registry; the entry pins every script that it loads later.
      production &&
        new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false, enabled: true }),
      isShell &&
        new rspack.NormalModuleReplacementPlugin(/^(?:react-router|@tanstack\/react-query|zod\/mini)$/, ofItsOwn),
      new SharedNamesPlugin(),
      isShell && pagePlugin(project),
      refresh && new ReactRefreshRspackPlugin(),
      production && isShell && new PreloadPlugin(),
      production && new BudgetPlugin(project),
      production && new ManifestPlugin(project),
    ].filter(Boolean),
    // Style sheets of the kit are modules: no rule of one means a class of another.
    ignoreWarnings: [/Conflicting order/],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    ...(devServer ? { devServer, lazyCompilation: false } : {}),
  };
}

/** What the shell's first script stands on: changed seldom, so a browser keeps it over the releases of the shell. */
const base = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie-es|@tanstack|zod)[\\/]/;

/**
 * Few and larger files: over HTTP/1.1 a request costs a first visit more than the bytes that a small shared file would
 * save.
 */
const splittingOf = (isShell) => ({
  chunks: 'async',
  minSize: 60_000,
  cacheGroups: {
    // A package stays with the only part that uses it.
    defaultVendors: false,
    ...(isShell ? { base: { test: base, name: 'base', chunks: 'initial', enforce: true } } : {}),
  },
});

/**
 * Without targets it rewrites logical properties into long lists of languages, which raises their weight and breaks
 * overrides.
 */
const cssMinimizer = () =>
  new rspack.LightningCssMinimizerRspackPlugin({
    minimizerOptions: { targets: ['chrome >= 120', 'firefox >= 121', 'safari >= 17.2'] },
  });

function outputOf(project, { production, publicPath }) {
  const hash = production ? '.[contenthash:16]' : '';
  return {
    path: join(project.directory, 'dist'),
    clean: true,
    publicPath,
    uniqueName: scopeOf(project.name),
    // The shell's loader forgets it by this name before it loads another version.
    chunkLoadingGlobal: `webpackChunk${scopeOf(project.name)}`,
    filename: `[name]${hash}.js`,
    chunkFilename: `[name]${hash}.js`,
    cssFilename: `[name]${hash}.css`,
    cssChunkFilename: `[name]${hash}.css`,
    assetModuleFilename: 'asset.[contenthash:16][ext]',
    hashFunction: 'sha256',
    // Integrity of our own scripts needs CORS mode; same origin, so the answer needs no header for it.
    crossOriginLoading: 'anonymous',
    // Until then the boundary already shows its card (2.5 s); a slow chunk that still comes replaces the card.
    chunkLoadTimeout: 30_000,
  };
}

const loaders = {
  firstScreen: fileURLToPath(new URL('./first-screen-loader.mjs', import.meta.url)),
  pureConstants: fileURLToPath(new URL('./pure-constants-loader.mjs', import.meta.url)),
  subsetFont: fileURLToPath(new URL('./subset-font-loader.mjs', import.meta.url)),
};

/** The first screen of a remote is a part of the remote's own file. @param {WebProject} remote */
export const firstScreenRule = ({ firstScreen, directory }) => ({
  test: join(directory, 'src/remote.tsx'),
  enforce: 'pre',
  use: [{ loader: loaders.firstScreen, options: { firstScreen } }],
});

function moduleRules({ firstScreen, directory }, { production, refresh }) {
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
    firstScreen && firstScreenRule({ firstScreen, directory }),
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
 * What remotes take from the shell. Contracts, money and formats are compiled in: they are small and pure, and a remote
 * reads answers by the contract that it was built with. What the contracts are written in is one for all.
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
    '@waqf/platform-web': platform,
    '@waqf/platform-web/form': platform,
  };
}

/** The file that names a part of a package takes it from the package and not from what is shared, which is itself. */
function ofItsOwn(resource) {
  if (Object.values(trimmedPackages).includes(resource.contextInfo.issuer))
    resource.request = fileURLToPath(import.meta.resolve(resource.request));
}

const mapValues = (object, map) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
const federationBase = { dts: false, manifest: false, dev: false, shareStrategy: 'loaded-first' };

/**
 * The shell provides the shared packages and the federation runtime. What every page stands on is a part of its first
 * scripts, so that nothing is asked for only after the first of them ran.
 */
function hostOptions() {
  const provided = ([name, version]) => [
    name,
    {
      ...(name in trimmedPackages ? { import: trimmedPackages[name] } : {}),
      singleton: true,
      strictVersion: true,
      eager: !(name in laterParts),
      version,
      requiredVersion: `^${version}`,
    },
  ];
  return {
    ...federationBase,
    name: 'shell',
    shared: Object.fromEntries(Object.entries(sharedPackages()).map(provided)),
    experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  };
}

/** A remote brings none of the shared packages; `strictVersion` makes a mismatch an error that the boundary shows. */
function remoteOptions(project, { production }) {
  return {
    ...federationBase,
    name: scopeOf(project.name),
    filename: production ? 'entry.[contenthash:16].js' : 'entry.js',
    library: { type: 'var', name: scopeOf(project.name) },
    exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
    shared: mapValues(sharedPackages(), (version) => ({
      import: false,
      singleton: true,
      strictVersion: true,
      requiredVersion: `^${version}`,
    })),
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  };
}

/** The page of the shell. The API inlines what it knows (registry, session) where the template says so. */
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
