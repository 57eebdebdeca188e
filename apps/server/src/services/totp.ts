import { generateSecret, generateURI, verify } from 'otplib';

const STEP_SECONDS = 30;

/** 160 random bits in base32, as authenticators take them. */
export const newTotpSecret = (): string => generateSecret({ length: 20 });

/** What the QR code holds. */
export const totpUrl = (of: { issuer: string; account: string; secret: string }): string =>
  generateURI({ issuer: of.issuer, label: of.account, secret: of.secret });

/** The time step whose code this is: now, or one step before or after for clocks that differ. */
export const matchingStep = async (
  secret: string,
  code: string,
  now: Date,
): Promise<number | undefined> => {
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: STEP_SECONDS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
};
