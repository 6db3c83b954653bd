import subsetFont from 'subset-font';

/**
 * Makes a web font of the characters that nearly every page is written in, out of a font with all of them. Tables that
 * shape and join letters stay whole. Hints go: they are for screens of a hundred dots an inch without smoothing, and a
 * quarter of the bytes.
 * @type {import('@rspack/core').LoaderDefinition<{characters: string}>}
 */
export default function subsetFontLoader(font) {
  const done = this.async();
  const { characters } = this.getOptions();
  subsetFont(font, characters, { targetFormat: 'woff2', noHinting: true }).then((bytes) => done(null, bytes), done);
}

export const raw = true;
