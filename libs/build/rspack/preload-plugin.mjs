import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from '@swc/core';

/** Text and headings; the other weights are asked for once something is set in them. */
const firstFonts = /_(?:400Regular|600SemiBold)\.[\da-f]+\.woff2$/;

/** The script of the page itself, of which every byte comes before the first picture. */
const starter = minifySync(readFileSync(new URL('./page-starter.js', import.meta.url), 'utf8'), { module: false }).code;

/**
 * What the shell's page says about its own files: the two fonts of the first paint, each script with its hash, and the
 * style sheet behind the content. What the build drew of a page has its rules in the page; a sheet in the head would
 * hold it back. The script that starts the others stands behind the sheet and waits for it, so nothing is drawn
 * without it. They are fetched from the beginning, and must not wait for a connection behind other hints. The API puts
 * the nonce of its answer into the starter's element.
 */
export class PreloadPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PreloadPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PreloadPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 },
        () => {
          const page = compilation.getAsset('index.html')?.source.source().toString();
          if (!page) return;
          const integrityOf = (file) =>
            `sha384-${createHash('sha384').update(compilation.getAsset(file).source.buffer()).digest('base64')}`;
          const fonts = Object.keys(compilation.assets)
            .filter((file) => firstFonts.test(file))
            .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`);
          compilation.updateAsset('index.html', new sources.RawSource(firstPage(page, { fonts, integrityOf })));
        },
      );
    });
  }
}

/**
 * @param {string} page as the template made it
 * @param {{fonts: string[], integrityOf: (file: string) => string}} options hints, and the hash of a file of the build
 * @returns {string}
 */
function firstPage(page, { fonts, integrityOf }) {
  const sheets = [];
  return page
    .replace(/<link href="[^"]*" rel="stylesheet">/g, (sheet) => {
      sheets.push(sheet);
      return '';
    })
    .replace(
      /<script defer src="\/assets\/([^"]*)"><\/script>/g,
      (_script, file) =>
        `<link rel="preload" as="script" fetchpriority="low" data-waqf-script crossorigin="anonymous" ` +
        `integrity="${integrityOf(file)}" href="/assets/${file}">`,
    )
    .replace('</head>', () => `${fonts.join('')}</head>`)
    .replace('</body>', () => `${sheets.join('')}<script nonce="">${starter}</script></body>`);
}
