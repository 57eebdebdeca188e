import { safeReturnPath } from '@cadran/contract';

/** The parameters of the log-in page's address. */
export interface LoginSearch {
  readonly returnTo?: string;
  /** Set by the SSO callback when the user was refused. */
  readonly refused?: 'sign-in';
  /** Set by the SSO callback when the second factor is asked for. */
  readonly step?: 'code';
  /** Set by a respondent's short link that leads nowhere. */
  readonly unknown?: 'link';
  /** From the log-in link of an organisation. */
  readonly organization?: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Leaves out whatever the address should not hold. */
export const parseLoginSearch = ({
  returnTo: wanted,
  refused,
  step,
  unknown,
  organization,
}: Readonly<Record<string, unknown>>): LoginSearch => {
  const returnTo = safeReturnPath(wanted);
  return {
    ...(returnTo !== null && { returnTo }),
    ...(refused === 'sign-in' && { refused }),
    ...(step === 'code' && { step }),
    ...(unknown === 'link' && { unknown }),
    ...(typeof organization === 'string' && UUID.test(organization) && { organization }),
  };
};
