import { readdirSync } from 'node:fs';
import { routesOf } from '@waqf/platform-web';
import { testNewerAnswers } from '@waqf/testing/newer-server';
import { remote } from './remote';

testNewerAnswers(routesOf(remote));

test('the remote of the nazir has every feature, so this test covers the features of the other roles', () => {
  const folders = readdirSync(new URL('../../libs/features', import.meta.url)).toSorted();
  expect(remote.features.map(({ name }) => name).toSorted()).toEqual(folders);
});
