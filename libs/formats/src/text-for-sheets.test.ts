import { textForSheets } from './text-for-sheets';

test.each([
  '=1+1',
  "+cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\u200f=HYPERLINK("http://evil.example")',
  '＝1+1',
  '\tنص',
])('%j no longer begins a formula', (text) => expect(textForSheets(text)).toBe(`'${text}`));

test.each(['وقف النخيل', '+966512345678', '-', '-12.50', 'a=b', '2026-01-01', ''])('%j stays as it is', (text) =>
  expect(textForSheets(text)).toBe(text),
);

test('text after a semicolon is treated as a cell of its own, as some spreadsheets do', () => {
  expect(textForSheets('صيانة;=1+1; @SUM(A1);-5')).toBe("صيانة;'=1+1;' @SUM(A1);-5");
});
