import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

/** 256 random bits as text; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface Secrets {
  /** A keyed hash for one purpose: the same input under another purpose gives another result. */
  keyedHash(purpose: string, value: string): Buffer;
  encrypt(purpose: string, value: Buffer): Buffer;
  decrypt(purpose: string, sealed: Buffer): Buffer;
}

const NONCE = 12;
const TAG = 16;

/** Everything that needs the installation's key goes through here; each purpose has a key of its own. */
export const secretsFrom = (secretKey: string): Secrets => {
  const keys = new Map<string, Buffer>();
  /** Derived once: purposes are few, and requests that need one are many. */
  const keyFor = (purpose: string): Buffer => {
    const key =
      keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secretKey, 'cadran', purpose, 32));
    keys.set(purpose, key);
    return key;
  };
  return {
    keyedHash: (purpose, value) => createHmac('sha256', keyFor(purpose)).update(value).digest(),
    encrypt: (purpose, value) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce);
      const body = Buffer.concat([cipher.update(value), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    decrypt: (purpose, sealed) => {
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), sealed.subarray(0, NONCE));
      decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
    },
  };
};
