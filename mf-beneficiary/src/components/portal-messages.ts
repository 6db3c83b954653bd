import { plainValue } from '@waqf/contracts';
import { type Messages, type MessageValues, type Translate, useMessages } from '@waqf/platform-web';
import { chosenWard } from '../api/wards';

type Texts<Key extends string> = Record<Key, Messages[string]>;

/** A catalogue with the texts that speak of a minor instead of addressing the user. */
interface PortalMessages<Key extends string> {
  own: Texts<Key>;
  ofWard: Texts<Key>;
}

/**
 * Declares the texts of a minor's portal beside those of the user's own; a text without one serves in both. `{minor}`
 * becomes the name of the minor; a text has no pronoun for them, so that it fits a girl and a boy.
 */
export const portalMessages = <Key extends string>(
  own: Texts<Key>,
  ward: Partial<Texts<NoInfer<Key>>>,
): PortalMessages<Key> => ({ own, ofWard: { ...own, ...ward } });

const isKey = <Key extends string>(texts: Texts<Key>, key: string): key is Key => Object.hasOwn(texts, key);

/** The texts of the portal that this tab shows: the user's own, or that of a minor for whom the user acts. */
export function usePortalMessages<Key extends string>({ own, ofWard }: PortalMessages<Key>): Translate<Texts<Key>> {
  const ward = chosenWard();
  const t = useMessages(ward === null ? own : ofWard);
  if (ward === null) return t;
  const say = (key: Key, values?: MessageValues) => t(key, { minor: ward.fullName, ...values });
  const of = (prefix: string, value: string) => {
    const key = prefix + value;
    return isKey(ofWard, key) ? say(key) : plainValue(value);
  };
  return Object.assign(say, { of });
}
