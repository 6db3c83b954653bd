import { keptUnits } from './kept-units';

test.each([
  ['29,644.52 SAR was paid', '29,644.52\u00a0SAR was paid'],
  ['صُرف 29,644.52 ريال، وبقي بند', 'صُرف 29,644.52\u00a0ريال، وبقي بند'],
  ['Nothing to keep: 5 shares', 'Nothing to keep: 5 shares'],
])('%s', (sentence, kept) => expect(keptUnits(sentence)).toBe(kept));
