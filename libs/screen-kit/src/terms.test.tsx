import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '@waqf/testing/screen';
import { Term } from './term';
import { terms } from './terms';

const words = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap((line) => (line.split('|')[1] ?? '').split('،').map((word) => word.trim()));

test('every explained term is in the glossary, in both languages', () => {
  expect(words.length).toBeGreaterThan(60);
  expect(Object.values(terms).filter(({ word }) => !words.includes(word.ar))).toEqual([]);
  for (const { meaning } of Object.values(terms)) {
    expect(meaning.ar).toMatch(/[\u0600-\u06FF]/);
    expect(meaning.en).not.toMatch(/[\u0600-\u06FF]/);
  }
});

test('a term shows its meaning only when it is pressed', async () => {
  renderScreen(<Term name="yield">غلة متاحة</Term>, { at: '/', path: '/', answers: {}, capabilities: [] });
  expect(screen.queryByText(terms.yield.meaning.ar)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /غلة متاحة/ }));
  expect(await screen.findByText(terms.yield.meaning.ar)).toBeTruthy();
});
