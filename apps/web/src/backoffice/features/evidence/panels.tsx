import type { Evidence } from '@cadran/contract';
import { evidence as evidenceWords } from '@cadran/i18n/evidence';
import { buildEvidencePanels, impactCsv, panelDraftOf } from '@cadran/reports/evidence';
import { useMemo } from 'react';
import { downloadText } from '../../../shared/files/download.ts';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useTimeZone } from '../../shared/dates/use-dates.ts';
import { PanelCard } from './panel-card.tsx';
import styles from './evidence.module.css';

interface Props {
  readonly evidence: Evidence;
  readonly scope: string;
}

/** Spreadsheets recognise UTF-8 by it. */
const BYTE_ORDER_MARK = '\ufeff';

/** One card for each panel of docs/method/evidence.md#panels. */
export const Panels = ({ evidence, scope }: Props) => {
  const words = useMessages(evidenceWords.panels);
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const draft = useMemo(
    () => panelDraftOf(evidence, language, words, timeZone),
    [evidence, language, words, timeZone],
  );
  const saveImpact = (): void =>
    downloadText(`${words.impact.file}.csv`, `${BYTE_ORDER_MARK}${impactCsv(draft)}`, 'text/csv');
  return (
    <div className={styles.evidencePanels}>
      {buildEvidencePanels(draft).map((view) => (
        <PanelCard
          key={view.id}
          view={view}
          scope={scope}
          {...(view.id === 'impact' &&
            evidence.impact.comparisons.length > 0 && { onCsv: saveImpact })}
        />
      ))}
    </div>
  );
};
