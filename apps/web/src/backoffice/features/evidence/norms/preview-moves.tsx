import { DOMAINS, type NormsPreview } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { TRAIT_DESCRIPTIONS } from '@cadran/instruments';
import { numberFormats } from '@cadran/reports/number-formats';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ReportTable } from '../../../../shared/report/table/report-table.tsx';
import styles from '../evidence.module.css';

const isDomain = (trait: string): trait is (typeof DOMAINS)[number] =>
  (DOMAINS as readonly string[]).includes(trait);

/** How far T scores would move against the norms in use, for the five traits. */
export const PreviewMoves = ({ preview }: { readonly preview: NormsPreview }) => {
  const t = useMessages(backoffice.evidence).norms.preview;
  const { language } = useLanguage();
  const { difference, decimal } = numberFormats(language);
  const facts = [
    [t.people, formatNumber(preview.people, language)],
    [t.campaigns, formatNumber(preview.campaigns, language)],
    [t.candidates, formatNumber(preview.candidates, language)],
    [t.largest, t.points(decimal(preview.largestMove))],
  ] as const;
  const rows = preview.moves.flatMap(({ trait, atMean, aboveMean }) =>
    isDomain(trait)
      ? [[TRAIT_DESCRIPTIONS[trait].name[language], difference(atMean), difference(aboveMean)]]
      : [],
  );
  return (
    <>
      <dl className={styles.previewFacts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ReportTable
        kind="table"
        columns={[t.trait, t.atMean, t.aboveMean]}
        rows={rows}
        numeric={[1, 2]}
        label={t.moves}
      />
    </>
  );
};
