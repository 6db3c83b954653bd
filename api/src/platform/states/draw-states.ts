import type { StateTable } from './state-table.js';

type Table = StateTable<string, string, string>;

/** All state tables as one Markdown page: a diagram, the states and the transitions of each. */
export function drawStates(tables: readonly Table[]): string {
  return [
    '# States',
    'Written by `npm run docs:states` from the tables in `api/src/*/domain/*-states.ts`; a test fails when it is not current.',
    ...tables.flatMap(drawTable),
    '',
  ].join('\n\n');
}

function drawTable(table: Table): string[] {
  return [
    `## ${table.noun.ar} — ${table.noun.en}`,
    `\`${table.name}\``,
    ['```mermaid', 'stateDiagram-v2', ...diagram(table).map((line) => `  ${line}`), '```'].join('\n'),
    rows(
      ['State', 'عربي', 'English'],
      table.all.map((state) => [code(state), table.states[state]?.ar ?? '', table.states[state]?.en ?? '']),
    ),
    rows(
      ['Transition', 'From', 'To', 'Who', 'Records'],
      table.transitions.map(({ name, from, to, by, records }) => [
        name,
        from.map(code).join(', '),
        code(to),
        by.join(', '),
        records === null ? '—' : code(records.name),
      ]),
    ),
    ...(table.acts.length === 0
      ? []
      : [
          rows(
            ['Act that changes no state', 'In', 'Who'],
            table.acts.map((act) => [act.name, act.in.map(code).join(', '), act.by.join(', ')]),
          ),
        ]),
  ];
}

/** Mermaid allows no hyphen in the name of a state. */
const nodeOf = (state: string): string => state.replaceAll('-', '_');

function diagram(table: Table): string[] {
  return [
    ...table.all.map((state) => `state "${table.states[state]?.en ?? state}" as ${nodeOf(state)}`),
    ...table.initial.map((state) => `[*] --> ${nodeOf(state)}`),
    ...table.transitions.flatMap(({ name, from, to }) =>
      from.map((state) => `${nodeOf(state)} --> ${nodeOf(to)} : ${name}`),
    ),
    ...table.all.filter((state) => table.isFinal(state)).map((state) => `${nodeOf(state)} --> [*]`),
  ];
}

const code = (text: string): string => `\`${text}\``;

function rows(head: readonly string[], body: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
