import type { Role } from '@waqf/contracts/identity';
import { jobsOf } from './jobs';
import { tourOf } from './tours';

test.each(Object.keys(tourOf) as Role[])(
  'the help of %s has each text in both languages, and each task has steps and a link',
  (role) => {
    const jobs = jobsOf[role];
    const texts = [
      ...tourOf[role].flatMap(({ title, text }) => [title, text]),
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
