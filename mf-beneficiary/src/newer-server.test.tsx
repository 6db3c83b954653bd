import { bearsNewerAnswers } from '@waqf/testing/newer-server';
import { remote } from './remote';

bearsNewerAnswers(remote.routes);
