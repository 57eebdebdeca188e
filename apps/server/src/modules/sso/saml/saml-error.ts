import type { SamlRefusal } from '@cadran/contract';

/** Why what a provider sent is refused; the activity log says it, the log-in page does not. */
export class SamlError extends Error {
  override readonly name = 'SamlError';
  readonly reason: SamlRefusal;

  constructor(reason: SamlRefusal) {
    super(reason);
    this.reason = reason;
  }
}
