import { advance, stageOf, startDemoRun, type DemoRun } from './demo-run';

/** A clock that the test advances; it records how it was set. */
function clock() {
  const set: { ms: number; stopped: boolean }[] = [];
  let tick: () => void = () => undefined;
  return {
    set,
    every: (ms: number, onTick: () => void) => {
      const timer = { ms, stopped: false };
      set.push(timer);
      tick = () => timer.stopped || onTick();
      return () => {
        timer.stopped = true;
      };
    },
    tick: (times = 1) => {
      for (let i = 0; i < times; i += 1) tick();
    },
  };
}

/** Returns the given numbers one after the other, then repeats the last one. */
const randomOf =
  (...numbers: number[]) =>
  () =>
    (numbers.length > 1 ? numbers.shift() : numbers[0]) ?? 0;

function run(random: () => number) {
  const states: DemoRun[] = [];
  const time = clock();
  const stop = startDemoRun({ every: time.every, random }, (state) => states.push(state));
  return { states, time, stop, last: () => states.at(-1) };
}

test('a step of the progress is random and below 15', () => {
  expect(advance(40, () => 0)).toBe(40);
  expect(advance(40, () => 0.5)).toBe(47.5);
  expect(advance(40, () => 0.999_999)).toBeLessThan(55);
});

test('the last step ends at 100', () => {
  expect(advance(99, () => 0.9)).toBe(100);
});

test('the text changes at 30, 60 and 90 percent', () => {
  expect([0, 29.99, 30, 59.99, 60, 89.99, 90, 100].map(stageOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

test('a run starts at 0, advances every 200 ms by a random step, and is done at 100', () => {
  const { states, time } = run(randomOf(0.2, 1 / 3, 0.9999));
  expect([states, time.set]).toEqual([[{ state: 'running', percent: 0 }], [{ ms: 200, stopped: false }]]);
  time.tick(2);
  expect(states.slice(1)).toEqual([
    { state: 'running', percent: 3 },
    { state: 'running', percent: 8 },
  ]);
  time.tick(7);
  expect(states.at(-1)).toEqual({ state: 'done' });
  expect(states).toHaveLength(10);
});

test('a run that has ended or was stopped advances no more', () => {
  const finished = run(randomOf(0.9999));
  finished.time.tick(50);
  expect(finished.states.filter(({ state }) => state === 'done')).toHaveLength(1);
  expect(finished.time.set).toEqual([{ ms: 200, stopped: true }]);

  const stopped = run(randomOf(0.5));
  stopped.time.tick();
  stopped.stop();
  stopped.time.tick(3);
  expect(stopped.last()).toEqual({ state: 'running', percent: 7.5 });
});
