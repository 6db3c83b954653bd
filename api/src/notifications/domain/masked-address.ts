/**
 * Removes e-mail addresses from a text: mail servers repeat the recipient in their answers, and nobody else needs it.
 */
export const withoutAddresses = (text: string): string => text.replace(/[^\s<>"']+@[^\s<>"']+/g, '••');

/** A masked address that only its owner can recognise: `n•••a@example.sa`, `•••4567`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return `•••${address.slice(-4)}`;
  const name = address.slice(0, at);
  const last = name.length > 2 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}•••${last}${address.slice(at)}`;
}
