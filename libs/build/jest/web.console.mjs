import { format } from 'node:util';

const expected = [
  // The product logs each failed request; a test that lets one fail looks at what the screen makes of it.
  /^(GET|POST|PUT|PATCH|DELETE) \S+ failed: /,
  // jsdom has no canvas; charts are looked at in a browser.
  /HTMLCanvasElement\.prototype\.getContext|Failed to create chart/,
  // Tests of screens wait for what they expect; how an update is timed until then differs from run to run.
  /not wrapped in act\(/,
];
const shown = { error: console.error, warn: console.warn };
let unexpected = [];

// React reports some faults of our code only on the console, where nobody looks while the test passes.
beforeEach(() => {
  unexpected = [];
  for (const kind of ['error', 'warn'])
    console[kind] = (...args) => {
      const text = format(...args);
      if (!expected.some((pattern) => pattern.test(text))) unexpected.push(text);
    };
});

afterEach(() => {
  Object.assign(console, shown);
  if (unexpected.length > 0) throw new Error(`Unexpected on the console:\n${unexpected.join('\n')}`);
});
