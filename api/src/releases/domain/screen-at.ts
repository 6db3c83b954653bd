/** The screen at an address: that of the path itself, otherwise that of a route such as `/waqf/:waqfId`. */
export function screenAt<Screen>(screens: Readonly<Record<string, Screen>>, path: string): Screen | undefined {
  if (Object.hasOwn(screens, path)) return screens[path];
  const parts = path.split('/');
  const fits = (route: string): boolean => {
    const names = route.split('/');
    return names.length === parts.length && names.every((name, at) => isFilledBy(name, parts[at]));
  };
  return Object.entries(screens).find(([route]) => fits(route))?.[1];
}

const isFilledBy = (name: string, part = ''): boolean => (name.startsWith(':') ? part !== '' : name === part);
