import { parseArgs } from 'node:util';
import { printError, print } from '../src/bilingual.mjs';
import { featureNames, remotesWith } from '../src/features.mjs';
import { buildRemote, changeRemote, publishBuild, remoteNames } from '../src/release-remote.mjs';
import { readToken } from '../src/release-token.mjs';

/*
 * `npm run release -- mf-nazir` releases one remote, `-- --feature banking` every remote that contains the feature: all
 * or none. `--canary 10 --roles nazir,waqif` gives the release to some people first. `-- mf-nazir --rollback`,
 * `--promote`, `--widen 50`, `--pin`, `--unpin` change which version a remote serves, `--retire` takes it out of
 * service.
 */
const acts = ['rollback', 'promote', 'pin', 'unpin', 'retire'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    feature: { type: 'string' },
    canary: { type: 'string' },
    roles: { type: 'string' },
    widen: { type: 'string' },
    ...Object.fromEntries(acts.map((act) => [act, { type: 'boolean' }])),
  },
});

function stop(arabic, english, detail) {
  printError(arabic, english, detail);
  process.exit(1);
}

const percentOf = (text) => {
  const percent = Number(text);
  if (Number.isInteger(percent) && percent >= 0 && percent <= 100) return percent;
  return stop('اكتب نسبة التجريب المرحلي عددًا صحيحًا من 0 إلى 100', 'Write the percentage of the canary as 0 to 100');
};

const { env } = process;
const address = env.WAQF_URL || `http://localhost:${env.PORT || 3000}`;

const noToken = () =>
  stop(
    'لم يوجد رمز النشر. ضع رمز فريقك في WAQF_RELEASE_TOKEN، أو شغّل المنصة أولًا بالأمر npm start، أو حدد مجلد بياناتها في WAQF_DATA.',
    "There is no release token. Put your team's token into WAQF_RELEASE_TOKEN, start the platform first with npm start, or name its data folder in WAQF_DATA.",
  );

/** The remotes that the command names, directly or by a feature. */
function namedRemotes() {
  const known = remoteNames();
  if (values.feature !== undefined) {
    const held = featureNames().includes(values.feature) ? remotesWith(values.feature, known) : [];
    if (held.length > 0) return held;
    const features = featureNames().filter((name) => remotesWith(name, known).length > 0);
    return stop(`اذكر ميزة: ${features.join('، ')}`, `Name a feature: ${features.join(', ')}`);
  }
  if (positionals.length === 1 && known.includes(positionals[0])) return positionals;
  return stop(`اذكر ما تنشره: ${known.join('، ')}`, `Name what to release: ${known.join(', ')}`);
}

const changeAsked = () => {
  if (values.widen !== undefined) return { act: 'canary', percent: percentOf(values.widen) };
  const act = acts.find((each) => values[each]);
  return act ? { act } : null;
};

async function change(remote, token, wanted) {
  const { version, canary } = await changeRemote({ address, token, remote, change: wanted });
  if (wanted.act === 'retire') return print(`أُخرج ${remote} من الخدمة`, `${remote} is out of service`);
  const share = canary ? ` (${canary.version} ${canary.percent}%)` : '';
  return print(`${remote}: الإصدار للجميع ${version}${share}`, `${remote}: everybody has ${version}${share}`);
}

async function buildAll(names) {
  const builds = [];
  for (const name of names) {
    print(`بناء ${name}`, `Building ${name}`);
    const build = await buildRemote(name);
    if (!build) process.exit(1);
    builds.push(build);
  }
  return builds;
}

/** Texts by the outcome of a release; servers before version 1.12 send no outcome. */
const outcomes = {
  published: ['للجميع', 'for everybody'],
  canary: ['تجريب مرحلي', 'as a canary'],
  stored: [
    'محفوظ ولا يُقدَّم: الإصدار مثبّت، أو ينتظر شخصين',
    'stored, not served: the remote is pinned, or two people decide',
  ],
  unchanged: ['لم يتغير شيء: هذا ما يُقدَّم للجميع', 'nothing changed: everybody has this version'],
};
function sayReleased({ remote, version, outcome }) {
  const [arabic, english] = outcomes[outcome] ?? outcomes.published;
  print(`${remote} ${version}: ${arabic}`, `${remote} ${version}: ${english}`);
}

/** Publishes the builds one after the other; when one is refused, those already published are rolled back. */
async function publishAll(builds, token, audience) {
  const done = [];
  for (const build of builds) {
    try {
      const release = await publishBuild({ address, token, build, audience });
      if (release.outcome !== 'stored' && release.outcome !== 'unchanged') done.push(release);
      sayReleased(release);
    } catch (error) {
      for (const { remote } of done.toReversed()) await change(remote, token, { act: 'rollback' });
      throw error;
    }
  }
}

const names = namedRemotes();
const token = (await readToken()) ?? noToken();
const wanted = changeAsked();
try {
  if (wanted) for (const name of names) await change(name, token, wanted);
  else {
    const roles = values.roles?.split(',') ?? [];
    const audience = values.canary === undefined ? undefined : { percent: percentOf(values.canary), roles };
    await publishAll(await buildAll(names), token, audience);
  }
  console.log(address);
} catch (error) {
  stop('لم يتغير الإصدار.', 'The release was not changed.', error.message);
}
