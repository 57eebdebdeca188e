import type { contract } from '@cadran/contract';
import { AppError } from '../app-error.ts';
import type { Handlers } from '../context.ts';

const later = (): Promise<never> => Promise.reject(new AppError('unavailable'));

export const reference: Handlers<typeof contract.reference> = {
  cities: later,
  instruments: later,
  list: later,
};
