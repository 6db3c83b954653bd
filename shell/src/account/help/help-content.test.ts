import { readFileSync } from 'node:fs';
import { helpOf, helpWords } from './help-content';

const glossary = readFileSync(new URL('../../../../docs/glossary.md', import.meta.url), 'utf8');
const words = glossary
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap((line) => (line.split('|')[1] ?? '').split('،').map((word) => word.trim()));

test('every word that is explained is a word of the glossary', () => {
  expect(words.length).toBeGreaterThan(60);
  expect(helpWords.map(({ word }) => word.ar).filter((word) => !words.includes(word))).toEqual([]);
});

test.each(Object.entries(helpOf))(
  'the help of %s says all in both languages and leads somewhere',
  (_, { tour, jobs }) => {
    const texts = [
      ...tour.flatMap(({ title, text }) => [title, text]),
      ...jobs.flatMap((job) => [job.title, ...job.steps]),
    ];
    for (const { ar, en } of texts) {
      expect(ar).toMatch(/[\u0600-\u06FF]/);
      expect(en).not.toMatch(/[\u0600-\u06FF]/);
    }
    expect(jobs.length).toBeGreaterThan(0);
    expect(jobs.every(({ to, steps }) => to.startsWith('/') && steps.length > 0)).toBe(true);
  },
);
