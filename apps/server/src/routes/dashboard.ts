import type { contract } from '@cadran/contract';
import { AppError } from '../app-error.ts';
import type { Handlers } from '../context.ts';

export const dashboard: Handlers<typeof contract.dashboard> = {
  read: async () => {
    throw new AppError('unavailable');
  },
};
