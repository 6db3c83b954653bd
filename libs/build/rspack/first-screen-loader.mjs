/*
 * The screen that `waqf.json` names as a remote's first one comes in the file of the remote itself: every first visit
 * needs both, and one file is one round trip less. Others stay behind their `import()`.
 */
export default function firstScreenLoader(source) {
  const { firstScreen } = this.getOptions();
  const asked = `import('${firstScreen}')`;
  if (!source.includes(asked)) throw new Error(`remote.tsx has no ${asked}, which waqf.json names as firstScreen`);
  return source.replace(asked, () => `import(/* webpackMode: "eager" */ '${firstScreen}')`);
}
