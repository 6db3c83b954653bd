/**
 * The part of prerendered markup that a pattern finds.
 * @param of what the markup is, for the message
 * @throws Error when there is none, so that the build fails
 */
export function onlyMatch(markup: string, pattern: RegExp, of: string): string {
  const found = pattern.exec(markup)?.[0];
  if (found === undefined) throw new Error(`${of} has nothing like ${pattern}`);
  return found;
}
