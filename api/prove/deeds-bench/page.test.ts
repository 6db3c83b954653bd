import { benchPage } from './page.mjs';

describe('the page of a deed on the bench', () => {
  const page = benchPage({
    file: 'a<b>.pdf',
    reading: {
      outcome: 'read',
      type: 'property_deed',
      typeConfidence: 0.9,
      fields: [
        {
          name: 'ownerName',
          value: 'فهد <script>',
          state: 'check',
          confidence: 0.5,
          page: 1,
          box: { x: 0.1, y: 0.2, width: 0.3, height: 0.04 },
          why: [{ rule: 'label', speaks: 'for', words: { ar: 'تسمية', en: 'A label' } }],
        },
      ],
    },
    pages: [{ number: 1, picture: Buffer.from('png') }],
    mentions: [
      {
        id: 'mention-0',
        kind: 'day',
        text: '1/1/1440',
        says: '2018-09-11',
        page: 1,
        box: { x: 0, y: 0, width: 1, height: 1 },
      },
    ],
    text: 'نص',
  });

  test('lays each value and mention over the page where it stands', () => {
    expect(page).toContain('left:10.00%;top:20.00%;width:30.00%;height:4.00%');
    expect(page.match(/<mark /g)).toHaveLength(2);
  });

  test('shows what spoke for the value, and holds the words of a deed as text alone', () => {
    expect(page).toContain('<b>label</b>: A label');
    expect(page).toContain('فهد &lt;script&gt;');
    expect(page).not.toContain('<script>');
  });
});
