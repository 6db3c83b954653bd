import { useEffect } from 'react';
import arabicMedium from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal.woff2';
import arabicBold from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff2';
import latinMedium from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-500-normal.woff2';
import latinBold from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-700-normal.woff2';
import medium from '@expo-google-fonts/ibm-plex-sans-arabic/500Medium/IBMPlexSansArabic_500Medium.ttf';
import bold from '@expo-google-fonts/ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf';

/*
 * Two of the four weights. The first picture is set in the other two (fonts.css), a browser's choice for a weight that
 * it does not have: 400 for 500, 600 for 700. So a slow line carries half as many fonts before something can be read.
 */

const family = 'IBM Plex Sans Arabic';
/** The characters of the first files, as in fonts.css. */
const firstCharacters =
  'U+20-7e, U+a0, U+a9, U+ab, U+b7, U+bb, U+d7, U+60c, U+61b, U+61f, U+621-63a, U+640-652, U+660-66c, ' +
  'U+670, U+200e-200f, U+2013-2014, U+2018-201d, U+2022, U+2026, U+2066-2069, U+2190-2193, U+2212, ' +
  'U+2264-2265';
/** Each with the whole fonts behind it, of which a browser asks for what the first file lacks. */
const weights = [
  { weight: '500', first: medium, whole: [arabicMedium, latinMedium] },
  { weight: '700', first: bold, whole: [arabicBold, latinBold] },
] as const;

/** In ms after the kit was first drawn: until then the line belongs to the screen. */
const afterFirstScreen = 1_500;
/** Where a browser notes that it has these files: another visit need not wait for a line. */
const noted = 'weights';

/** Brings both weights; nothing is set in one before its file is here, so that no other type stands in for it. */
async function bringWeights(): Promise<void> {
  await Promise.all(
    weights.map(async ({ weight, first, whole }) => {
      const face = (address: string, more?: FontFaceDescriptors) =>
        new FontFace(family, `url("${address}") format("woff2")`, { weight, display: 'swap', ...more });
      const loaded = await face(first, { unicodeRange: firstCharacters }).load();
      // The last face that has a character is taken.
      for (const each of [...whole.map((address) => face(address)), loaded]) document.fonts.add(each);
    }),
  );
  if (read() !== medium) write(medium);
}

let brought: Promise<void> | null = null;
function bringOnce(): void {
  brought ??= bringWeights().catch(() => {
    brought = null;
  });
}

/** Brings the weights that the first picture does without: after it, before printing, at once where they are here. */
export function useLateWeights(): void {
  useEffect(() => {
    if (typeof FontFace === 'undefined') return;
    const timer = setTimeout(bringOnce, read() === medium ? 0 : afterFirstScreen);
    addEventListener('beforeprint', bringOnce);
    return () => {
      clearTimeout(timer);
      removeEventListener('beforeprint', bringOnce);
    };
  }, []);
}

function read(): string | null {
  try {
    return localStorage.getItem(noted);
  } catch {
    return null;
  }
}

function write(address: string): void {
  try {
    localStorage.setItem(noted, address);
  } catch {
    // A browser that keeps nothing waits again.
  }
}
