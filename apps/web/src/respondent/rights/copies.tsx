import { rights } from '@cadran/i18n/rights';
import { useState } from 'react';
import { downloadBlob } from '../../files/download.ts';
import { useLanguage } from '../../language/language-context.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { today } from '../today.ts';
import { type CopyFormat, fetchCopy, type OwnKey } from './rights-wire.ts';

const datedName = (name: string, format: CopyFormat): string => `${name}-${today()}.${format}`;

type State = 'idle' | CopyFormat | 'done' | 'failed';

/** The same to keep: for people, and for programs. */
export const Copies = ({ ownKey }: { readonly ownKey: OwnKey }) => {
  const t = useMessages(rights).copy;
  const { language } = useLanguage();
  const [state, setState] = useState<State>('idle');
  const isTaking = state === 'pdf' || state === 'json';
  const take = async (format: CopyFormat): Promise<void> => {
    if (isTaking) return;
    setState(format);
    try {
      const file = await fetchCopy(ownKey, format, language);
      downloadBlob(datedName(t.fileName, format), file);
      setState('done');
    } catch {
      setState('failed');
    }
  };
  return (
    <section className="rights-part">
      <h2>{t.title}</h2>
      <p>{t.explanation}</p>
      <div className="rights-actions">
        {(['pdf', 'json'] as const).map((format) => (
          <button
            key={format}
            type="button"
            className="button"
            aria-disabled={isTaking}
            onClick={() => void take(format)}
          >
            {state === format ? t.waiting : t[format]}
          </button>
        ))}
      </div>
      <p role="status" className="field-hint">
        {state === 'done' && t.done}
        {state === 'failed' && t.failed}
      </p>
    </section>
  );
};
