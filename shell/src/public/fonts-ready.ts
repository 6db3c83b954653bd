/** Longer than fonts take on a slow line; a page without them is better than none. */
const longestWaitMs = 1200;

/** Each weight of the kit's type, in both scripts: the sample text says which files are wanted. */
const weights = [400, 500, 600, 700];
const sample = 'وقف Waqf 123';

/**
 * Waits for the product's type before a public page is drawn: its large words would break differently in the device's
 * own type, and the page under them would jump.
 */
export async function fontsReady(): Promise<void> {
  const fonts = Promise.all(
    weights.map((weight) => document.fonts.load(`${weight} 16px "IBM Plex Sans Arabic"`, sample)),
  );
  await Promise.race([fonts, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]).catch(() => undefined);
}
