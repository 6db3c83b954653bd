import { readdirSync } from 'node:fs';
import { routesOf } from '@waqf/platform-web';
import { testNewerAnswers } from '@waqf/testing/newer-server';
import { remote } from './remote';

testNewerAnswers(routesOf(remote));

test('the nazir has every feature, so the features of the other roles need no second look', () => {
  const folders = readdirSync(new URL('../../libs/features', import.meta.url)).toSorted();
  expect(remote.features.map(({ name }) => name).toSorted()).toEqual(folders);
});
