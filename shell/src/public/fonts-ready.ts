/** Longer than fonts take on a slow line; a page without them is better than none. */
const longestWaitMs = 1200;

/** The files of both scripts; asking by a text would fetch the whole fonts behind them too. */
const ofBothScripts = ({ unicodeRange }: FontFace): boolean =>
  /U\+20-/i.test(unicodeRange) && /U\+621-/i.test(unicodeRange);

/**
 * Waits for the product's type before a public page is drawn: its large words would break differently in the device's
 * own type, and the page under them would jump.
 */
export async function fontsReady(): Promise<void> {
  const fonts = Promise.all([...document.fonts].filter(ofBothScripts).map((face) => face.load()));
  await Promise.race([fonts, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]).catch(() => undefined);
}
