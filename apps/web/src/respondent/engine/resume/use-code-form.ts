import { normalizeResumeCode } from '@cadran/contract/codes';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../data/http-client.ts';

interface Options {
  readonly attempt: (code: string) => Promise<unknown>;
  /** Refused without a request. */
  readonly wrong: string;
  readonly refusals: Partial<Record<ApiError['code'], string>>;
  /** For any other failure. */
  readonly failed: string;
}

/** The field for a return code; a refused code shows why and focuses the field. */
export const useCodeForm = ({ attempt, wrong, refusals, failed }: Options) => {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const refuse = (words: string): void => {
    setBusy(false);
    setError(words);
    input.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const code = normalizeResumeCode(typed);
    if (code === null) return refuse(wrong);
    setBusy(true);
    setError('');
    attempt(code).catch((failure: unknown) => {
      const reason = failure instanceof ApiError ? failure.code : 'network';
      refuse(refusals[reason] ?? failed);
    });
  };
  return { submit, busy, field: { input, error, value: typed, onChange: setTyped } };
};
