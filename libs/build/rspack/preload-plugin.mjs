import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from '@swc/core';

/** The weights of text and headings; other weights are loaded when they are used. */
const firstFonts = /_(?:400Regular|600SemiBold)\.[\da-f]+\.woff2$/;

/** The script inside the page; all its bytes delay the first paint, so it is minified. */
const starter = minifySync(readFileSync(new URL('./page-starter.js', import.meta.url), 'utf8'), { module: false }).code;

/**
 * Adds to the shell's page the hints for its own files: the two fonts of the first paint, each script with its hash,
 * and the style sheet after the content. The rules of a prerendered page are inside the page; a sheet in the head would
 * delay it. The script that starts the others is placed after the sheet and waits for it, so that nothing is drawn
 * without styles. These files load from the beginning and must not wait behind other hints. The API sets the nonce of
 * its answer on the starter's element.
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
 * @param {string} page page as made from the template
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
