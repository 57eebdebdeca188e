import { privacy } from '@cadran/i18n/privacy';
import { useState } from 'react';
import { downloadBlob } from '../../../shared/files/download.ts';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { today } from '../today.ts';
import { type ExportFormat, fetchExport, type DataAccess } from '../api.ts';
import { Button } from '../../ui/button.tsx';
import fieldStyles from '../../fields/field.module.css';
import privacyStyles from '../privacy.module.css';

const datedName = (name: string, format: ExportFormat): string => `${name}-${today()}.${format}`;

type State = 'idle' | ExportFormat | 'done' | 'failed';

/** Download of the same data, as PDF and as JSON. */
export const DataExport = ({ ownKey }: { readonly ownKey: DataAccess }) => {
  const t = useMessages(privacy).copy;
  const { language } = useLanguage();
  const [state, setState] = useState<State>('idle');
  const isTaking = state === 'pdf' || state === 'json';
  const take = async (format: ExportFormat): Promise<void> => {
    if (isTaking) return;
    setState(format);
    try {
      const file = await fetchExport(ownKey, format, language);
      downloadBlob(datedName(t.fileName, format), file);
      setState('done');
    } catch {
      setState('failed');
    }
  };
  return (
    <section className={privacyStyles.part}>
      <h2>{t.title}</h2>
      <p>{t.explanation}</p>
      <div className={privacyStyles.actions}>
        {(['pdf', 'json'] as const).map((format) => (
          <Button key={format} aria-disabled={isTaking} onClick={() => void take(format)}>
            {state === format ? t.waiting : t[format]}
          </Button>
        ))}
      </div>
      <p role="status" className={fieldStyles.hint}>
        {state === 'done' && t.done}
        {state === 'failed' && t.failed}
      </p>
    </section>
  );
};
