import { errorCode } from '../diagnose.ts';

/** For tidying up: what has ended by itself meanwhile is as good. */
export const killIfThere = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
};
