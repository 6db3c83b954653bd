import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { PurgeCSS } from 'purgecss';
import { webConfig } from './index.mjs';

const languages = ['ar', 'en'];
const roles = ['waqif', 'nazir', 'beneficiary', 'admin'];
const ofTheBrowser = new Set(['DefinePlugin']);

/**
 * Draws the shell's public pages and the frames of signed-in pages without a browser, and writes them into the build as
 * `pages.json`: `{ script, icons, public, maintenance: { [path]: { ar, en } }, frames: { [role]: { ar, en } } }`, each
 * `{ html, css }` with only the style rules that the markup needs; a frame also has the `shapes` of its links; `script`
 * runs before the first paint. `maintenance` has the public pages during maintenance.
 * @param {import('./index.mjs').WebProject} project the shell, already built
 */
export async function prerender(project) {
  const folder = await mkdtemp(join(tmpdir(), 'waqf-prerender-'));
  try {
    await compile(project, folder);
    const sheet = await styleSheetOf(join(project.directory, 'dist'));
    const pages = { script: '', icons: {}, public: {}, maintenance: {}, frames: {} };
    for (const language of languages) {
      const drawn = load(folder, language);
      pages.script = drawn.firstScript;
      pages.icons = drawn.icons;
      const keep = async (group, name, { html, shapes }) => {
        const icons = shapes && Object.values(pages.icons).flatMap((icon) => Object.values(icon));
        const rules = await rulesFor([html, ...Object.values(shapes ?? {}), ...(icons ?? [])].join('\n'), sheet);
        group[name] ??= {};
        group[name][language] = { html, css: `${drawn.tokenSheet()}${rules}`, ...(shapes ? { shapes } : {}) };
      };
      for (const path of drawn.publicPages) {
        await keep(pages.public, path, { html: await drawn.publicPage(path, false) });
        await keep(pages.maintenance, path, { html: await drawn.publicPage(path, true) });
      }
      for (const role of roles) await keep(pages.frames, role, await drawn.frameOf(role, language));
    }
    await writeFile(join(project.directory, 'dist/pages.json'), JSON.stringify(pages));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Compiles the same sources for Node, with the same class names. */
async function compile(project, folder) {
  const config = webConfig(project);
  const errors = await new Promise((resolve, reject) => {
    rspack(
      {
        ...config,
        name: 'prerender',
        target: 'async-node',
        entry: { main: './src/prerender.tsx' },
        output: {
          ...config.output,
          path: folder,
          filename: '[name].cjs',
          chunkFilename: '[name].cjs',
          library: { type: 'commonjs2' },
          publicPath: '/assets/',
        },
        optimization: { ...config.optimization, minimize: false, splitChunks: false },
        resolve: {
          ...config.resolve,
          conditionNames: ['waqf-source', 'node', 'import', 'module', 'production', 'default'],
        },
        plugins: config.plugins.filter((plugin) => ofTheBrowser.has(plugin.constructor.name)),
      },
      (error, stats) => (error ? reject(error) : resolve(stats.toJson({ all: false, errors: true }).errors ?? [])),
    );
  });
  if (errors.length > 0)
    throw new Error(
      `the pages do not compile:\n${errors
        .slice(0, 3)
        .map(({ message }) => message)
        .join('\n')}`,
    );
}

/** Loads the compiled pages in a language; they read it from the storage in which a browser keeps the user's choice. */
function load(folder, language) {
  globalThis.localStorage = {
    getItem: (key) => (key === 'language' ? language : null),
    setItem: () => undefined,
    removeItem: () => undefined,
  };
  const require = createRequire(join(folder, 'main.cjs'));
  for (const file of Object.keys(require.cache)) if (file.startsWith(folder)) delete require.cache[file];
  return require(join(folder, 'main.cjs'));
}

/** All rules of the shell's own style sheets, each sheet once, with addresses relative to the page. */
async function styleSheetOf(dist) {
  const files = (await readdir(dist)).filter((file) => file.endsWith('.css')).sort();
  const sheets = new Set(await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8'))));
  return [...sheets].join('\n').replaceAll(/url\((["']?)(?!["']?(?:data:|\/|#))/g, 'url($1/assets/');
}

async function rulesFor(html, css) {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: `${html} html body root data-theme dark`, extension: 'html' }],
    css: [{ raw: css }],
    // Splits markup, not CSS, into words: class names consist of letters, digits, - and _.
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    keyframes: true,
  });
  return purged.css;
}
