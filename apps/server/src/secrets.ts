import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

/** 256 random bits; only the hash is stored. */
export const generateToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface Secrets {
  keyedHash(purpose: string, value: string): Buffer;
  encrypt(purpose: string, value: Buffer): Buffer;
  decrypt(purpose: string, sealed: Buffer): Buffer;
}

const NONCE = 12;
const TAG = 16;

/** Derives a separate key for each purpose from the installation's key. */
export const createSecrets = (secretKey: string): Secrets => {
  const keys = new Map<string, Buffer>();
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
