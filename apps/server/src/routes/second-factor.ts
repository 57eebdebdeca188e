import type { contract } from '@cadran/contract';
import { AppError } from '../app-error.ts';
import type { Handlers } from '../context.ts';

export const secondFactor: Handlers<typeof contract.secondFactor> = {
  read: async () => {
    throw new AppError('unavailable');
  },
  begin: async () => {
    throw new AppError('unavailable');
  },
  confirm: async () => {
    throw new AppError('unavailable');
  },
  remove: async () => {
    throw new AppError('unavailable');
  },
  renewRecoveryCodes: async () => {
    throw new AppError('unavailable');
  },
};
