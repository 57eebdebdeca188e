/** `busy`: too many jobs wait; `restarting`: the process died several times and is not started again yet. */
export type ChildFailure = 'busy' | 'died' | 'memory' | 'restarting' | 'time';

/** A job failed because of its process, not because of what it was asked to do: it may be tried again later. */
export class ChildProcessError extends Error {
  override readonly name = 'ChildProcessError';
  readonly code: ChildFailure;

  constructor(code: ChildFailure, message: string) {
    super(message);
    this.code = code;
  }
}
