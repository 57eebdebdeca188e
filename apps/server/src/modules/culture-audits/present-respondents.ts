import { roundLiveCount } from '@cadran/contract';

interface Counted {
  readonly opened: number;
  readonly completed: number;
}

/** Live numbers, in steps of five: polled around one newcomer, exact ones would tell when that person answered. */
export const presentRespondents = ({ opened, completed }: Counted) => ({
  opened: roundLiveCount(opened),
  completed: roundLiveCount(completed),
});
