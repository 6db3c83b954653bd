import { useSearchParams } from 'react-router';

export interface AddressChoice<Name extends string> {
  /** What stands in the address; undefined where nothing was chosen. */
  chosen: Partial<Record<Name, string>>;
  /** Whether anything was chosen. */
  narrowed: boolean;
  /** Writes what is given and leaves the rest; nothing, or an empty text, takes a name away. */
  choose: (next: Partial<Record<Name, string | undefined>>) => void;
  clear: () => void;
}

/**
 * What a person chose on a page and finds again by its address. Names that are not given here stay as they are; going
 * back leads to the page before, not to the choice before.
 */
export function useAddressChoice<Name extends string>(names: readonly Name[]): AddressChoice<Name> {
  const [params, setParams] = useSearchParams();
  const choose: AddressChoice<Name>['choose'] = (next) => {
    const query = new URLSearchParams(params);
    for (const name of names) {
      if (!(name in next)) continue;
      if (next[name]) query.set(name, next[name]);
      else query.delete(name);
    }
    setParams(query, { replace: true });
  };
  const chosen: Partial<Record<Name, string>> = {};
  for (const name of names) chosen[name] = params.get(name) ?? undefined;
  const clear = () =>
    choose(Object.fromEntries(names.map((name) => [name, undefined])) as Partial<Record<Name, undefined>>);
  return { chosen, narrowed: names.some((name) => params.has(name)), choose, clear };
}
