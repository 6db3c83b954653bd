import { join } from 'node:path';
import { templateViolations, readSources, type SourceFiles } from './context-template.js';

const sevenTools = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `private readonly ${name}: Tool,`).join('\n');

const files = (more: Record<string, string> = {}): SourceFiles =>
  new Map(
    Object.entries({
      'gardens/README.md': '# gardens',
      'gardens/gardens.module.ts': '',
      'gardens/access.ts': '',
      'gardens/gardens.facts.ts': 'export const treePlanted = defineFact<{ id: string }>(…)',
      'gardens/gardens.errors.ts': 'export class GardensTreeNotFoundError extends DomainError {}',
      'gardens/use-cases/plant-tree.ts': 'await this.facts.record(ctx, treePlanted, { id });',
      ...more,
    }),
  );

test('every context follows the template', () => {
  expect(templateViolations(readSources(join(import.meta.dirname, '../src')))).toEqual([]);
});

test('a context that follows the template has no violations', () => expect(templateViolations(files())).toEqual([]));

test.each<[string, string, string]>([
  ['gardens/helpers.ts', '', 'gardens/helpers.ts: is no file of the template'],
  [
    'gardens/use-cases/water.ts',
    "await this.audit.record(ctx, 'gardens.water')",
    'gardens/use-cases/water.ts: calls audit.record instead of recording a fact',
  ],
  [
    'gardens/use-cases/water.ts',
    'await this.notifications.notifyAll(ctx, [])',
    'gardens/use-cases/water.ts: calls notifications.notify instead of recording a fact',
  ],
  [
    'gardens/use-cases/water.ts',
    'await this.outbox.publish(ctx, watered, {})',
    'gardens/use-cases/water.ts: calls outbox.publish instead of recording a fact',
  ],
  ['gardens/use-cases/water.ts', `constructor(${sevenTools}) {}`, 'gardens/use-cases/water.ts: has 7 collaborators'],
  [
    'gardens/use-cases/water.ts',
    `constructor(${sevenTools.replace('private readonly g', 'g')}) {}`,
    'gardens/use-cases/water.ts: has 7 collaborators',
  ],
  [
    'gardens/use-cases/water.ts',
    "const watered = defineFact('gardens.watered', {})",
    'gardens/use-cases/water.ts: defines a fact outside of *.facts.ts',
  ],
  [
    'gardens/use-cases/water.ts',
    'class GardensDryError extends DomainError {}',
    'gardens/use-cases/water.ts: has an error class outside of *.errors.ts',
  ],
  [
    'gardens/use-cases/water-tree.ts',
    "this.facts.on(treePlanted, 'gardens.water', (ctx, planted) => this.execute(ctx, planted))",
    'gardens/use-cases/water-tree.ts: subscribes to facts outside of follow-ups.ts, notices.ts, realtime.ts, search-index.ts',
  ],
  [
    'gardens/notices.ts',
    'facts.on(treePlanted, name, (ctx) => this.notifications.notifyAll(ctx, []))',
    'gardens/notices.ts: sends notices without the time of their facts',
  ],
  ['orchards/orchards.module.ts', '', 'orchards: has no README.md'],
  ['gardens/README.md', '# gardens: `PlantTree` plants', 'gardens/README.md: names PlantTree, which no source has'],
])('%s that departs is named: %#', (path, text, departure) =>
  expect(templateViolations(files({ [path]: text }))).toEqual([departure]),
);
