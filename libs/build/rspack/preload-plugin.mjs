import { createHash } from 'node:crypto';
import { firstLoadFiles } from './first-load.mjs';

/** Below this a hint costs more than it brings: the connections are better used for the heavy ones. */
const worthHintingFrom = 20_000;

/** Text and headings; the other weights are asked for once something is set in them. */
const firstFonts = /_(?:400Regular|600SemiBold)\.[\da-f]+\.woff2$/;

/**
 * Names the two fonts of the first paint and the heavy scripts of the first load in the shell's page, so that they are
 * fetched beside the first script and not after it ran. Each hint of a script carries the integrity and the CORS mode
 * that it will be asked with; without both a browser fetches twice.
 */
export class PreloadPlugin {
  /** @param {import('./index.mjs').WebProject} project */
  constructor(project) {
    this.project = project;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PreloadPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PreloadPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 },
        () => {
          const page = compilation.getAsset('index.html')?.source.source().toString();
          if (!page) return;
          const hints = firstLoadFiles(compilation, this.project)
            .map((file) => ({ file, bytes: compilation.getAsset(file).source.buffer() }))
            .filter(
              ({ file, bytes }) => file.endsWith('.js') && !page.includes(file) && bytes.length >= worthHintingFrom,
            )
            .sort((one, other) => other.bytes.length - one.bytes.length)
            .map(
              ({ file, bytes }) =>
                `<link rel="preload" as="script" crossorigin="anonymous" integrity="sha384-` +
                `${createHash('sha384').update(bytes).digest('base64')}" href="/assets/${file}">`,
            );
          const fonts = Object.keys(compilation.assets)
            .filter((file) => firstFonts.test(file))
            .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`);
          compilation.updateAsset('index.html', new sources.RawSource(withHints(page, [...fonts, ...hints])));
        },
      );
    });
  }
}

/**
 * The first script starts everything, so it must not wait for a connection behind the hints: a deferred script would.
 */
const withHints = (page, hints) =>
  page
    .replace('<script defer', '<script defer fetchpriority="high"')
    .replace('</head>', () => `${hints.join('')}</head>`);
