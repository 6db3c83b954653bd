import { type DrawnDigit, namesOtherDigits } from './drawn-digits.js';

/** "4=9 4=9": a digit as the file names it, and as it looks. */
const digits = (text: string): DrawnDigit[] =>
  text.split(' ').map((pair) => {
    const [says, looks] = pair.split('=').map(Number);
    return { says: says!, looks: looks! };
  });

test.each([
  ['two digits that mostly look like others', '1=1 4=5 4=5 4=4 5=4 5=4 7=7', true],
  ['one digit that always looks like the same other', '1=1 2=2 3=8 3=8 3=8 3=8', true],
  ['one digit that once looks like itself', '1=1 3=8 3=8 3=8 3=8 3=3', false],
  ['one digit that looks like several', '1=1 3=8 3=2 3=8 3=8', false],
  ['digits seen once', '1=2 2=3 3=4 4=5', false],
  ['digits as they are', '1=1 2=2 2=2 3=3 4=4 0=2 0=0', false],
])('%s', (_, seen, expected) => expect(namesOtherDigits(digits(seen))).toBe(expected));
