/*
 * Puts the screen that `waqf.json` names as `firstScreen` into the file of the remote: every first visit needs both,
 * and one file saves a round trip. Other screens stay separate files, loaded by `import()`.
 */
export default function firstScreenLoader(source) {
  const { firstScreen } = this.getOptions();
  const asked = `import('${firstScreen}')`;
  if (!source.includes(asked)) throw new Error(`remote.tsx has no ${asked}, which waqf.json names as firstScreen`);
  return source.replace(asked, () => `import(/* webpackMode: "eager" */ '${firstScreen}')`);
}
