import { levelOf } from './request-log.js';

it.each([
  ['/assets/shell.0a1b.js', 200, 'debug'],
  ['/remotes/mf-admin/remoteEntry.json', 304, 'debug'],
  ['/assets/gone.js', 404, 'info'],
  ['/assets/shell.0a1b.js', 500, 'error'],
  ['/', 200, 'info'],
  ['/waqf/12', 200, 'info'],
  ['/api/waqf/12/documents/3/pages/1.png', 200, 'info'],
  ['/api/waqfs', 503, 'error'],
])('%s with %i is a line of level %s', (path, status, level) => {
  expect(levelOf(path, status)).toBe(level);
});
