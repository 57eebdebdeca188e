import { isCommonPassword } from '@cadran/passwords';
import { invalid } from '../app-error.ts';
import type { Config } from '../env.ts';

/** What somebody chooses as a password must be long enough for this installation, and not what everybody takes. */
export const refuseWeakPassword = (
  { passwordMinLength }: Pick<Config, 'passwordMinLength'>,
  newPassword: string,
): void => {
  if (newPassword.length < passwordMinLength)
    throw invalid({ newPassword: `min_length:${passwordMinLength}` });
  if (isCommonPassword(newPassword)) throw invalid({ newPassword: 'common_password' });
};
