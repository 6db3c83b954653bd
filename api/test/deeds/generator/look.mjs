/**
 * How a deed looks around its words: font, letterhead, stamp, watermark, seal and code. No font is
 * used in two splits.
 */
export const fonts = {
  train: { amiri: 1.1, cairo: 1, tajawal: 1, 'noto-naskh-arabic': 1, 'ibm-plex-sans-arabic': 1, vazirmatn: 1 },
  calibration: { 'noto-kufi-arabic': 0.95, 'scheherazade-new': 1.15, changa: 1 },
  test: { 'markazi-text': 1.25, lateef: 1.4, almarai: 1, 'el-messiri': 1, harmattan: 1.3, 'noto-sans-arabic': 1 },
};

/**
 * @returns {{font: string, size: number, lineHeight: number, margin: number, head: string, stamp: boolean, watermark:
 * boolean, seal: boolean, code: boolean, border: boolean}}
 */
export function someLook(random, split) {
  const font = random.pick(Object.keys(fonts[split]));
  return {
    font,
    size: Math.round(random.whole(15, 18) * fonts[split][font] * 10) / 10,
    lineHeight: random.whole(16, 21) / 10,
    margin: random.whole(14, 22),
    head: random.pick(['middle', 'sides', 'right']),
    stamp: random.chance(0.45),
    watermark: random.chance(0.25),
    seal: random.chance(0.3),
    code: random.chance(0.3),
    border: random.chance(0.3),
  };
}

export const styleOf = (
  look,
) => `@page { size: A4; margin: ${look.margin}mm } body { font: ${look.size}px/${look.lineHeight} 'Deed'; margin: 0;
position: relative }
  h1 { font-size: 1.5em; text-align: center; margin: 8px 0 } h2 { font-size: 1.1em; margin: 10px 0 4px }
  p { margin: 6px 0 }
  table { width: 100%; border-collapse: collapse; margin: 8px 0 } td, th { border: 1px solid #777; padding: 3px 8px;
  text-align: right; font-weight: normal } th { background: #f1f1ee; font-weight: bold }
  .grid, .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 8px 26px } .card { border: 1px solid #999;
  padding: 5px 10px } i { color: #555; font-style: normal; font-size: .88em }
  .head { display: flex; justify-content: space-between; align-items: center; border-bottom: 2px solid #6b6b55;
  padding-bottom: 8px; line-height: 1.5 } .head.middle { justify-content: center; text-align: center;
  flex-direction: column }
  .band { background: #e9ece6; padding: 2px 10px; margin-top: 6px; font-weight: bold } .under { padding: 2px 10px }
  .panel { display: grid; grid-template-columns: 34% 1fr; gap: 18px } .box { border: 1.5px solid #444;
  padding: 6px 10px; margin: 8px 0 }
  .cell { display: inline-block; margin-left: 22px } .en { font-size: .82em; text-align: left; color: #444 }
  ${look.border ? 'body { border: 3px double #8a7d52; padding: 14px; box-sizing: border-box }' : ''}
  .mark { position: fixed; top: 42%; left: 8%; width: 84%; text-align: center; transform: rotate(-32deg);
  font-size: 64px; color: rgba(90,90,90,.13); z-index: -1; line-height: 1.2 }
  .foot { position: fixed; bottom: 0; width: 100%; text-align: center; font-size: .75em; color: #555 }
  .stamp { position: absolute; opacity: .45 } .break { break-before: page }`;

const round = (words, color) =>
  `<svg width="120" height="120" viewBox="0 0 120 120">` +
  `<circle cx="60" cy="60" r="56" fill="none" stroke="${color}` +
  `" stroke-width="3"/><circle cx="60" cy="60" r="44" fill="none" stroke="${color}` +
  `" stroke-width="1.5"/><text x="60" y="66" text-anchor="middle" font-size="17" fill="` +
  `${color}">${words}</text></svg>`;
const emblem =
  '<svg width="44" height="44" viewBox="0 0 44 44"><path d="M22 2 L26 20 L42 22 L26 25 L22 42 L18 25 L2 22 L18 20 Z" fill="#3f6b4f"/></svg>';

function code(random) {
  const squares = Array.from({ length: 21 * 21 }, (_, at) =>
    random.chance(0.48) ? `<rect x="${at % 21}" y="${Math.floor(at / 21)}" width="1" height="1"/>` : '',
  ).join('');
  return `<svg width="74" height="74" viewBox="0 0 21 21">${squares}</svg>`;
}

/** The letterhead; `beside` is what stands at its left end, such as number and date. */
export function letterhead(look, frame, random, beside) {
  const lines = random
    .pick(frame.heads)
    .map((line) => `<div>${line}</div>`)
    .join('');
  if (look.head === 'middle') return `<div class="head middle">${emblem}<div>${lines}</div></div>${beside}`;
  return `<div class="head"><div>${lines}</div>${look.head === 'sides' ? emblem : ''}<div>${beside}</div></div>`;
}

/** Stamp, watermark, seal, code and foot, over or under the words. */
export function ornaments(look, frame, random) {
  const at = () =>
    `left:${random.whole(3, 60)}%;top:${random.whole(55, 85)}%;transform:rotate(${random.whole(-25, 25)}deg)`;
  return [
    look.stamp
      ? `<div class="stamp" style="${at()}">` +
        round(random.pick(frame.stamps), random.pick(['#1d3f8f', '#7a1f2b', '#2c6e49'])) +
        `</div>`
      : '',
    look.seal ? `<div class="stamp" style="${at()}">${round('★', '#9a8540')}</div>` : '',
    look.watermark ? `<div class="mark">${random.pick(frame.watermarks)}</div>` : '',
    look.code ? `<div>${code(random)}</div>` : '',
    `<div class="foot">${random.pick(frame.feet).replace('{page}', '1')}</div>`,
  ].join('');
}
