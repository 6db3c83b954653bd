import subsetFont from 'subset-font';

/**
 * Makes a web font with the characters that nearly every page uses, from a font with all characters. Tables that shape
 * and join letters are kept whole. Hints are removed: they are only for low-resolution screens without smoothing, and
 * take a quarter of the bytes.
 * @type {import('@rspack/core').LoaderDefinition<{characters: string}>}
 */
export default function subsetFontLoader(font) {
  const done = this.async();
  const { characters } = this.getOptions();
  subsetFont(font, characters, { targetFormat: 'woff2', noHinting: true }).then((bytes) => done(null, bytes), done);
}

export const raw = true;
