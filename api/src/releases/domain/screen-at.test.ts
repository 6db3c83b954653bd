import { expect, test } from '@jest/globals';
import { screenAt } from './screen-at.js';

const screens = { '/waqf': 'list', '/waqf/:waqfId': 'waqf', '/waqf/:waqfId/rules': 'rules', '/waqf/create': 'create' };

test.each([
  ['/waqf', 'list'],
  ['/waqf/0199b2f0', 'waqf'],
  ['/waqf/0199b2f0/rules', 'rules'],
  // A path that is written out comes before a route with parameters.
  ['/waqf/create', 'create'],
  ['/waqf/', undefined],
  ['/waqf/0199b2f0/others', undefined],
  ['/constructor', undefined],
  ['constructor', undefined],
])('the screen at %s is %s', (path, screen) => expect(screenAt(screens, path)).toBe(screen));
