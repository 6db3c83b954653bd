import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';

/** A new Ed25519 key pair: the public key as SPKI in base64, the private key as PKCS 8 in base64url. */
export function makeKeyPair(): { publicKey: string; privateKey: string } {
  const pair = generateKeyPairSync('ed25519');
  return {
    publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url'),
  };
}

/** The public key that belongs to a private key. */
export function publicKeyOf(privateKey: string): string {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), type: 'pkcs8', format: 'der' });
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
}

/** Signs the text of a manifest, which lists every file with its hash. @returns base64 */
export function signManifest(text: string, privateKey: string): string {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), type: 'pkcs8', format: 'der' });
  return sign(null, Buffer.from(text), key).toString('base64');
}

/** True when `signature` signs exactly this text and was made with the private key. */
export function isSigned(text: string, signature: string, publicKey: string): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}
