import { useEffect } from 'react';
import arabicMedium from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal.woff2';
import arabicBold from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff2';
import latinMedium from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-500-normal.woff2';
import latinBold from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-700-normal.woff2';
import medium from '@expo-google-fonts/ibm-plex-sans-arabic/500Medium/IBMPlexSansArabic_500Medium.ttf';
import bold from '@expo-google-fonts/ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf';

/*
 * Two of the four font weights. The first render uses the other two (fonts.css), because a browser replaces a missing
 * weight: 500 by 400, 700 by 600. A slow connection thus loads half as many fonts before text is readable.
 */

const family = 'IBM Plex Sans Arabic';
/** The characters of the first files, as in fonts.css. */
const firstCharacters =
  'U+20-7e, U+a0, U+a9, U+ab, U+b7, U+bb, U+d7, U+60c, U+61b, U+61f, U+621-63a, U+640-652, U+660-66c, ' +
  'U+670, U+200e-200f, U+2013-2014, U+2018-201d, U+2022, U+2026, U+2066-2069, U+2190-2193, U+2212, ' +
  'U+2264-2265';
/** Each weight with its complete fonts, which a browser loads for characters that the first file lacks. */
const weights = [
  { weight: '500', first: medium, whole: [arabicMedium, latinMedium] },
  { weight: '700', first: bold, whole: [arabicBold, latinBold] },
] as const;

/** Milliseconds after the first render of the kit; until then the network is left to the screen. */
const afterFirstScreen = 1_500;
/** Key under which a browser records that it has these files, so that the next visit does not wait for the network. */
const noted = 'weights';

/** Loads both weights. A weight is used only once its file is loaded, so that no other font replaces it. */
async function loadWeights(): Promise<void> {
  await Promise.all(
    weights.map(async ({ weight, first, whole }) => {
      const face = (address: string, more?: FontFaceDescriptors) =>
        new FontFace(family, `url("${address}") format("woff2")`, { weight, display: 'swap', ...more });
      const loaded = await face(first, { unicodeRange: firstCharacters }).load();
      // The last font face that has a character is used.
      for (const each of [...whole.map((address) => face(address)), loaded]) document.fonts.add(each);
    }),
  );
  if (read() !== medium) write(medium);
}

let loading: Promise<void> | null = null;
function loadWeightsOnce(): void {
  loading ??= loadWeights().catch(() => {
    loading = null;
  });
}

/**
 * Loads the weights that the first render does not need: after it, before printing, or at once when they are cached.
 */
export function useLateWeights(): void {
  useEffect(() => {
    if (typeof FontFace === 'undefined') return;
    const timer = setTimeout(loadWeightsOnce, read() === medium ? 0 : afterFirstScreen);
    addEventListener('beforeprint', loadWeightsOnce);
    return () => {
      clearTimeout(timer);
      removeEventListener('beforeprint', loadWeightsOnce);
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
    // A browser without storage waits again on the next visit.
  }
}
