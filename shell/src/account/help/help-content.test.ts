import { helpOf } from './help-content';

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
