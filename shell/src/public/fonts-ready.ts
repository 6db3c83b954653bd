/** Longer than fonts need on a slow connection; a page without them is better than no page. */
const longestWaitMs = 1200;

/** The font files with both scripts; loading by a sample text would also fetch the complete fallback fonts. */
const ofBothScripts = ({ unicodeRange }: FontFace): boolean =>
  /U\+20-/i.test(unicodeRange) && /U\+621-/i.test(unicodeRange);

/**
 * Waits for the product's fonts before a public page is rendered: in the device's own font, large text would wrap
 * differently and the page below it would move.
 */
export async function fontsReady(): Promise<void> {
  const fonts = Promise.all([...document.fonts].filter(ofBothScripts).map((face) => face.load()));
  await Promise.race([fonts, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]).catch(() => undefined);
}
