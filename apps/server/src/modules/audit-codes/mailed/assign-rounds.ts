import type { CodeAddress } from './derive-mailed-code.ts';

export interface AssignedCode extends CodeAddress {
  readonly code: string;
}

/** No two addresses of a campaign share a code: the later one takes its next hash. */
export const assignRounds = (
  derive: (address: CodeAddress) => string,
  invited: readonly CodeAddress[],
  recipients: readonly CodeAddress[],
): AssignedCode[] => {
  const asked = new Set(recipients.map(({ email }) => email));
  const holders = new Map(
    invited
      .filter(({ email }) => !asked.has(email))
      .map((address) => [derive(address), address.email]),
  );
  return recipients.map(({ email, round: first }) => {
    for (let round = first; ; round += 1) {
      const code = derive({ email, round });
      const holder = holders.get(code);
      if (holder !== undefined && holder !== email) continue;
      holders.set(code, email);
      return { email, round, code };
    }
  });
};
