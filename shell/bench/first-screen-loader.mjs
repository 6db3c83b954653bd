/*
 * Puts the screen that `waqf.json` names as `firstScreen` into the script of the single bundle. Other screens stay
 * separate files, loaded by `import()`.
 */
export default function firstScreenLoader(source) {
  const { firstScreen } = this.getOptions();
  const asked = `import('${firstScreen}')`;
  if (!source.includes(asked)) throw new Error(`remote.tsx has no ${asked}, which waqf.json names as firstScreen`);
  return source.replace(asked, () => `import(/* webpackMode: "eager" */ '${firstScreen}')`);
}
