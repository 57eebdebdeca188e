import type { contract } from '@cadran/contract';
import { AppError } from '../app-error.ts';
import type { Handlers } from '../context.ts';

export const audit: Handlers<typeof contract.audit> = {
  list: async () => {
    throw new AppError('unavailable');
  },
};
