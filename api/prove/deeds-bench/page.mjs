/**
 * The web page of one deed: its pages with boxes, the fields with the reasons for and against each value, and what was
 * found in the text without labels.
 */

const escaped = (text) =>
  String(text ?? '').replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign],
  );

const style = `
:root { color-scheme: light dark } body { font: 15px/1.7 system-ui, sans-serif; margin: 24px; display: grid; gap: 24px;
grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) } h1 { grid-column: 1 / -1; font-size: 20px; margin: 0 }
figure { position: relative; margin: 0 0 16px; border: 1px solid } figure img { display: block; inline-size: 100% }
mark { position: absolute; background: #ffd60055; outline: 2px solid #b8860b; color: transparent }
mark.mention { background: none; outline: 1px dashed #2563eb } mark:target { outline: 4px solid #dc2626 }
table { border-collapse: collapse; inline-size: 100%; margin-block-end: 24px } td, th { border: 1px solid #888;
padding: 4px 8px; text-align: start; vertical-align: top } ul { margin: 0; padding-inline-start: 18px }
.against { color: #b91c1c } pre { white-space: pre-wrap; direction: rtl; font: inherit }
@media (width < 900px) { body { display: block } }`;

function markOf({ id, title, box, kind }) {
  const share = (part) => `${(part * 100).toFixed(2)}%`;
  const place = `left:${share(box.x)};top:${share(box.y)};width:${share(box.width)};height:${share(box.height)}`;
  return `<mark id="${escaped(id)}" class="${kind}" title="${escaped(title)}" style="${place}"></mark>`;
}

function figureOf({ number, picture }, boxes) {
  const marks = boxes.filter(({ page }) => page === number).map(markOf);
  return (
    `<figure><img alt="page ${number}" src="data:image/png;base64,${picture.toString('base64')}">` +
    `${marks.join('')}</figure>`
  );
}

const whyRow = ({ rule, speaks, words }) =>
  `<li class="${speaks}">${escaped(speaks)} <b>${escaped(rule)}</b>: ${escaped(words.en)}</li>`;

function fieldRow({ name, value, state, confidence, why = [] }) {
  const items = Array.isArray(value) ? value.map((item) => `<li>${escaped(item)}</li>`) : null;
  return (
    `<tr><th><a href="#${escaped(name)}">${escaped(name)}</a></th>` +
    `<td dir="auto">${items ? `<ol>${items.join('')}</ol>` : escaped(value)}</td>` +
    `<td>${escaped(state)} ${confidence.toFixed(2)}</td><td><ul>${why.map(whyRow).join('')}</ul></td></tr>`
  );
}

const mentionRow = ({ id, kind, text, says }) =>
  `<tr><td>${escaped(kind)}</td><td dir="auto"><a href="#${escaped(id)}">${escaped(text)}</a></td>` +
  `<td>${escaped(says)}</td></tr>`;

/**
 * @param {{file: string, reading: object, pages: {number: number, picture: Buffer}[], mentions: {id: string, kind:
 *   string, text: string, says: string, page: number, box: object}[], text: string}} bench boxes: shares of a page
 * @returns {string} HTML without external files
 */
export function benchPage({ file, reading, pages, mentions, text }) {
  const fields = reading.fields ?? [];
  const boxes = [
    ...fields
      .filter(({ box }) => box)
      .map(({ name, page, box, value }) => ({ id: name, title: `${name}: ${value}`, page, box, kind: 'field' })),
    ...mentions.map(({ id, kind, says, page, box }) => ({ id, title: `${kind} ${says}`, page, box, kind: 'mention' })),
  ];
  const verdict = reading.outcome === 'read' ? `${reading.type} ${reading.typeConfidence}` : reading.reason;
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escaped(file)}</title><style>${style}</style><h1>${escaped(file)}: ${escaped(verdict)}</h1>` +
    `<div>${pages.map((page) => figureOf(page, boxes)).join('')}</div><div>` +
    `<table><tr><th>field</th><th>value</th><th>state</th><th>why</th></tr>` +
    `${fields.map(fieldRow).join('')}</table>` +
    `<table><tr><th>mention</th><th>words</th><th>roles and votes</th></tr>` +
    `${mentions.map(mentionRow).join('')}</table>` +
    `<pre>${escaped(text)}</pre></div></html>\n`
  );
}
