import { useSearchParams } from 'react-router';

export interface AddressChoice<Name extends string> {
  /** The values in the address; undefined for a name that is not chosen. */
  chosen: Partial<Record<Name, string>>;
  /** Whether any value is chosen. */
  narrowed: boolean;
  /** Writes the given values and leaves the others unchanged; undefined or an empty string removes a name. */
  choose: (next: Partial<Record<Name, string | undefined>>) => void;
  clear: () => void;
}

/**
 * Choices on a page that are kept in its address. Other parameters of the address stay as they are; going back leads to
 * the previous page, not to the previous choice.
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
