import { testNewerAnswers } from '@waqf/testing/newer-server';
import { remote } from './remote';

testNewerAnswers(remote.routes);
