/**
 * Characters that the packaged data cannot output: eight of the ten Arabic-Indic digits, the Arabic comma, signs. Each
 * is added as an output of its own after the existing ones.
 */
const digits = '٠١٢٣٤٥٦٧٨٩';
/** The recogniser's numbers for Unicode directions. */
const direction = { europeanNumber: 2, terminator: 4, separator: 6, neutral: 10 };
const added = [
  ...[...'٢٣٤٥٦٧٨٩'].map((text) => ({ text, kind: direction.europeanNumber })),
  { text: '،', kind: direction.separator },
  { text: '٪', kind: direction.terminator },
  { text: '%', kind: direction.terminator },
  { text: '–', kind: direction.neutral },
  { text: '•', kind: direction.neutral },
  { text: '٫', kind: direction.separator },
  { text: '٬', kind: direction.separator },
];
const properties = { digit: 8, sign: 10 };

/** @param {string} unicharset of the packaged data @returns {string} with the characters that deeds need */
export function withCharacters(unicharset) {
  const [, ...known] = unicharset.trimEnd().split('\n');
  const more = added.map(({ text, kind }, at) => {
    const id = known.length + at;
    const [property, script] = digits.includes(text) ? [properties.digit, 'Arabic'] : [properties.sign, 'Common'];
    return `${text} ${property} 0,255,0,255,0,0,0,0,0,0 ${script} ${id} ${kind} ${id} ${text}`;
  });
  return [known.length + more.length, ...known.map(readFromLeft), ...more, ''].join('\n');
}

/** Sets left-to-right direction for digits of both scripts, even when letters follow in the same word. */
function readFromLeft(line) {
  if (!digits.includes(line[0])) return line;
  const parts = line.split(' ');
  parts[5] = direction.europeanNumber;
  return parts.join(' ');
}

/** Adds one code per character, in the format of the packaged data. @param {Buffer} recoder @returns {Buffer} */
export function withCodes(recoder) {
  const known = recoder.readUInt32LE(0);
  const more = added.map((_, at) => {
    const code = Buffer.alloc(9);
    code.writeInt8(1, 0);
    code.writeInt32LE(1, 1);
    code.writeInt32LE(known + at, 5);
    return code;
  });
  const count = Buffer.alloc(4);
  count.writeUInt32LE(known + added.length);
  return Buffer.concat([count, recoder.subarray(4), ...more]);
}
