import { drawStates } from './draw-states.js';
import { StateTable, type StateTableOptions } from './state-table.js';

const label = { ar: 'حالة', en: 'State' };
const door: StateTableOptions<'open' | 'closed' | 'locked', 'close' | 'open' | 'lock', 'guest' | 'owner'> = {
  name: 'house.door',
  noun: { ar: 'باب', en: 'Door' },
  states: { open: { ar: 'مفتوح', en: 'Open' }, closed: label, locked: label },
  initial: ['open'],
  transitions: [
    { name: 'close', from: ['open'], to: 'closed', by: ['guest', 'owner'], records: null },
    { name: 'open', from: ['closed'], to: 'open', by: ['guest', 'owner'], records: null },
    { name: 'lock', from: ['open', 'closed'], to: 'locked', by: ['owner'], records: null },
  ],
};
const act = { name: 'knock', in: ['closed', 'locked'], by: ['guest'] } as const;
const refusal = (): Error => new Error('refused');

test('a transition leads from its states to one state, and from no others', () => {
  const table = new StateTable(door);
  expect(table.next('open', 'lock', refusal)).toBe('locked');
  expect(table.next('closed', 'lock', refusal)).toBe('locked');
  expect(() => table.next('locked', 'open', refusal)).toThrow('refused');
  expect(table.all.filter((state) => table.isFinal(state))).toEqual(['locked']);
});

test('what a party may do follows from state and party', () => {
  const table = new StateTable(door);
  expect(table.mayNow('open', ['guest'])).toEqual(['close']);
  expect(table.mayNow('open', ['owner', 'guest'])).toEqual(['close', 'lock']);
  expect(table.mayNow('locked', ['owner'])).toEqual([]);
  expect(table.mayNow('open', ['stranger'])).toEqual([]);
  expect(table.allows('lock', ['guest'])).toBe(false);
});

test('an act needs state and party like a transition, and keeps the state', () => {
  const table = new StateTable({ ...door, acts: [act] });
  expect(table.mayNow('closed', ['guest'])).toEqual(['open', 'knock']);
  expect(table.mayNow('locked', ['guest'])).toEqual(['knock']);
  expect(table.mayNow('closed', ['owner'])).toEqual(['open', 'lock']);
  expect(table.mayNow('open', ['guest'])).toEqual(['close']);
  expect(table.isFinal('locked')).toBe(true);
});

test('an act or a transition in another state is refused', () => {
  const table = new StateTable({ ...door, acts: [act] });
  expect(() => table.requireIn('open', 'knock', refusal)).toThrow('refused');
  expect(() => table.requireIn('locked', 'knock', refusal)).not.toThrow();
  expect(() => table.requireIn('locked', 'open', refusal)).toThrow('refused');
  expect(() => table.requireIn('closed', 'open', refusal)).not.toThrow();
});

test('a transition has its states in its SQL statement', () => {
  const table = new StateTable(door);
  expect(table.inSql('open')).toEqual({ to: "'open'", from: "= 'closed'" });
  expect(table.inSql('lock')).toEqual({ to: "'locked'", from: "IN ('open', 'closed')" });
  expect(table.statesBefore('locked')).toEqual(['open', 'closed']);
  expect(table.statesBefore('closed')).toEqual(['open']);
});

test('a contradictory table is refused when it is loaded', () => {
  const [close, open, lock] = door.transitions;
  if (!close || !open || !lock) throw new Error('the sample has three transitions');
  const build = (transitions: (typeof door)['transitions']) => () => new StateTable({ ...door, transitions });
  expect(build([close, open, lock, close])).toThrow('close is defined twice');
  expect(build([close, open])).toThrow('locked is never reached');
  expect(build([close, open, lock, { ...lock, name: 'open' }])).toThrow('defined twice');
  expect(build([close, open, { ...lock, from: [] }])).toThrow('starts nowhere');
  expect(build([close, open, { ...lock, to: 'gone' as 'locked' }])).toThrow('names the unknown gone');
  const acts = (more: object) => () => new StateTable({ ...door, acts: [{ ...act, ...more }] });
  expect(acts({ name: 'lock' })).toThrow('lock is defined twice');
  expect(acts({ in: ['gone'] })).toThrow('knock names the unknown gone');
  expect(acts({ by: [] })).toThrow("knock has no state or is nobody's");
});

test('the page shows the diagram, the states and the transitions', () => {
  const page = drawStates([new StateTable({ ...door, acts: [act] }) as unknown as StateTable<string, string, string>]);
  expect(page).toContain('## باب — Door');
  expect(page).toContain('  [*] --> open\n');
  expect(page).toContain('  closed --> locked : lock\n');
  expect(page).toContain('  locked --> [*]\n');
  expect(page).toContain('| `open` | مفتوح | Open |');
  expect(page).toContain('| lock | `open`, `closed` | `locked` | owner | — |');
  expect(page).toContain('| knock | `closed`, `locked` | guest |');
});
