import { type DatabaseStatus, maxLagMs, ReplicaState } from './replica-state.js';
import { beforeEverything, walPosition } from './wal-position.js';

const primary: DatabaseStatus = { database: 'waqf 5 of 1', isStandby: false, position: '0/300' };
const standby: DatabaseStatus = { database: 'waqf 5 of 1', isStandby: true, position: '0/300' };

function stateAt(now: { at: number }): ReplicaState {
  return new ReplicaState(() => now.at);
}

test('a position in the log is a number that grows across segments', () => {
  expect(walPosition('0/FFFFFFFF') + 1n).toBe(walPosition('1/0'));
  expect(beforeEverything).toBe(walPosition('0/0'));
  expect(() => walPosition('now')).toThrow('no position');
});

test('the delay counts from when the primary was at the standby’s position', () => {
  const now = { at: 0 };
  const state = stateAt(now);
  for (const [at, position] of [
    [0, 100n],
    [1000, 200n],
    [2000, 300n],
  ] as const)
    state.recordPrimaryPosition(position, at);
  now.at = 2500;
  expect([state.lagOf(300n), state.lagOf(250n), state.lagOf(100n)]).toEqual([500, 1500, 2500]);
  expect(state.lagOf(99n)).toBe(Number.POSITIVE_INFINITY);
});

test('with a primary that writes nothing for an hour the standby is current', () => {
  const now = { at: 0 };
  const state = stateAt(now);
  for (; now.at < 3_600_000; now.at += 500) state.recordPrimaryPosition(100n, now.at);
  expect(state.lagOf(100n)).toBeLessThanOrEqual(500);
});

test.each([
  ['another database', { ...standby, database: 'waqf 5 of 2' }, 'another-database'],
  ['one that was made the primary', { ...standby, isStandby: false }, 'no-standby'],
  ['one that is far behind', { ...standby, position: '0/100' }, 'far-behind'],
  ['one that does not answer', undefined, 'gone'],
  ['a current standby', standby, undefined],
] as const)('%s is judged', (_, replica, fault) => {
  const now = { at: 0 };
  const state = stateAt(now);
  state.recordPrimaryPosition(walPosition('0/100'), 0);
  now.at = maxLagMs + 1;
  state.recordPrimaryPosition(walPosition('0/300'), now.at);
  expect(state.judge(primary, replica)).toBe(true);
  expect(state.fault).toBe(fault);
  expect(state.judge(primary, replica)).toBe(false);
});
