import { rasterOfPicture, rasterOfPdfPage } from '../../dist/documents/reading/pages/page-raster.js';
import { cleanPage } from '../../dist/documents/reading/pages/clean-page.js';
import { lightenBars } from '../../dist/documents/reading/pages/dark-bars.js';
import { eraseRules, inkOnly } from '../../dist/documents/reading/pages/ink-only.js';
import { findRules } from '../../dist/documents/reading/pages/ruled-lines.js';
import { openPdf } from '../../dist/documents/reading/files/pdfium.js';
import { scanFile } from '../../test/deeds/generator/scan-deed.mjs';

/** The pages of a PDF's scan as the recogniser receives them: clean, ink only, without ruled lines. */
export async function inksOfScan(pdf, kind, name) {
  const { mime, bytes } = await scanFile(pdf, kind, name);
  const inks = [];
  for (const raster of mime === 'application/pdf' ? await rastersOf(bytes) : [await rasterOfPicture(bytes)]) {
    const page = await cleanPage(raster);
    if ('fault' in page) continue;
    lightenBars(page.raster, page.inkBelow);
    eraseRules(page.raster, findRules(page.raster));
    inks.push(inkOnly(page.raster, page.inkBelow, page.ramp));
  }
  return inks;
}

async function rastersOf(bytes) {
  const document = await openPdf(bytes);
  try {
    const rasters = [];
    for (let number = 1; number <= document.pageCount; number += 1)
      rasters.push(await rasterOfPdfPage(document, number));
    return rasters;
  } finally {
    document.close();
  }
}
