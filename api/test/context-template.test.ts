import { join } from 'node:path';
import { templateViolations, readSources, type SourceFiles } from './context-template.js';

const sevenTools = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `private readonly ${name}: Tool,`).join('\n');

const classOf = (name: string, body: string) => `@Injectable()\nexport class ${name} {\n${body}`;
/** A use case, and what is reported of it. */
const checkTree = 'gardens/use-cases/check-tree.ts';

const files = (more: Record<string, string> = {}): SourceFiles =>
  new Map(
    Object.entries({
      'gardens/README.md': '# gardens',
      'gardens/gardens.module.ts': '',
      'gardens/access.ts': '',
      'gardens/gardens.facts.ts': 'export const treePlanted = defineFact<{ id: string }>(…)',
      'gardens/gardens.errors.ts': 'export class GardensTreeNotFoundError extends DomainError {}',
      'gardens/use-cases/add-tree.ts': classOf('AddTree', 'await this.facts.record(ctx, treePlanted, { id });'),
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
    checkTree,
    classOf('CheckTree', "await this.audit.record(ctx, 'gardens.water')"),
    'gardens/use-cases/check-tree.ts: calls audit.record instead of recording a fact',
  ],
  [
    checkTree,
    classOf('CheckTree', 'await this.notifications.notifyAll(ctx, [])'),
    'gardens/use-cases/check-tree.ts: calls notifications.notify instead of recording a fact',
  ],
  [
    checkTree,
    classOf('CheckTree', 'await this.outbox.publish(ctx, watered, {})'),
    'gardens/use-cases/check-tree.ts: calls outbox.publish instead of recording a fact',
  ],
  [
    checkTree,
    classOf('CheckTree', `constructor(${sevenTools}) {}`),
    'gardens/use-cases/check-tree.ts: has 7 collaborators',
  ],
  [
    checkTree,
    classOf('CheckTree', `constructor(${sevenTools.replace('private readonly g', 'g')}) {}`),
    'gardens/use-cases/check-tree.ts: has 7 collaborators',
  ],
  [
    checkTree,
    classOf('CheckTree', "const watered = defineFact('gardens.watered', {})"),
    'gardens/use-cases/check-tree.ts: defines a fact outside of *.facts.ts',
  ],
  [
    checkTree,
    classOf('CheckTree', 'class GardensDryError extends DomainError {}'),
    'gardens/use-cases/check-tree.ts: has an error class outside of *.errors.ts',
  ],
  [
    checkTree,
    classOf('CheckTree', "this.facts.on(treePlanted, 'gardens.water', (ctx, planted) => this.execute(ctx, planted))"),
    'gardens/use-cases/check-tree.ts: subscribes to facts outside of follow-ups.ts, notices.ts, realtime.ts, search-index.ts',
  ],
  [
    checkTree,
    classOf('CheckTree', 'this.jobs.work(wateringQueue, ({ data }) => this.execute(data));'),
    'gardens/use-cases/check-tree.ts: works off a queue outside of workers.ts',
  ],
  [
    'gardens/notices.ts',
    'facts.on(treePlanted, name, (ctx) => this.notifications.notifyAll(ctx, []))',
    'gardens/notices.ts: sends notices without the time of their facts',
  ],
  ['orchards/orchards.module.ts', '', 'orchards: has no README.md'],
  ['gardens/README.md', '# gardens: `PlantTree` plants', 'gardens/README.md: names PlantTree, which no source has'],
  [
    'gardens/use-cases/tree-rules.ts',
    classOf('TreeRules', ''),
    'gardens/use-cases/tree-rules.ts: is not named verb-noun',
  ],
  [
    checkTree,
    'export function checkTree() {}',
    'gardens/use-cases/check-tree.ts: does not export the injectable class CheckTree',
  ],
  [
    'gardens/use-cases/shared/tree-rules.ts',
    classOf('TreeRules', ''),
    'gardens/use-cases/shared/tree-rules.ts: is shared by fewer than two files',
  ],
  [
    'gardens/use-cases/steps/tree-rules.ts',
    classOf('TreeRules', ''),
    'gardens/use-cases/steps/tree-rules.ts: is in an unknown folder of use-cases',
  ],
  [
    checkTree,
    classOf('CheckTree', '}\nclass Felling implements ApprovalKind, OnModuleInit {'),
    'gardens/use-cases/check-tree.ts: has an ApprovalKind outside of approvals.ts',
  ],
])('%s that departs is named: %#', (path, text, departure) =>
  expect(templateViolations(files({ [path]: text }))).toEqual([departure]),
);
