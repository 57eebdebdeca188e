import { generateSecret, generateURI, verify } from 'otplib';

const STEP_SECONDS = 30;

/** 160 random bits in base32. */
export const generateTotpSecret = (): string => generateSecret({ length: 20 });

export const totpUrl = (of: { issuer: string; account: string; secret: string }): string =>
  generateURI({ issuer: of.issuer, label: of.account, secret: of.secret });

/** Accepts the current time step and one before or after, for clock drift. */
export const findMatchingStep = async (
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
