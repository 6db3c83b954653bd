/** A key that makes it safe to repeat a request: 128 random bits in hex, for the `Idempotency-Key` header. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
