import { type Messages, type Translate, useMessages } from '@waqf/platform-web';
import { chosenWard } from '../api/wards';

type Texts<Key extends string> = Record<Key, Messages[string]>;

/** A catalogue with the texts that speak of a minor instead of addressing the user. */
interface PortalMessages<Key extends string> {
  own: Texts<Key>;
  ofWard: Texts<Key>;
}

/** Declares the texts of a minor's portal beside those of the user's own; a text without one serves in both. */
export const portalMessages = <Key extends string>(
  own: Texts<Key>,
  ward: Partial<Texts<NoInfer<Key>>>,
): PortalMessages<Key> => ({ own, ofWard: { ...own, ...ward } });

/** The texts of the portal that this tab shows: the user's own, or that of a minor for whom the user acts. */
export function usePortalMessages<Key extends string>({ own, ofWard }: PortalMessages<Key>): Translate<Texts<Key>> {
  return useMessages(chosenWard() === null ? own : ofWard);
}
