import { backoffice } from '@cadran/i18n/backoffice';
import { report as reportWords } from '@cadran/i18n/report';
import type { PanelView } from '@cadran/reports/evidence';
import { numberFormats } from '@cadran/reports/number-formats';
import { Button } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconFileTypeCsv,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { renderEach } from '../../../shared/report/render-each.ts';
import { Block } from '../../../shared/report/section/report-block.tsx';
import reportBodyStyles from '../../../shared/report/section/report-body.module.css';
import { WithFigures } from '../../shared/report/with-figures.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import { PanelProgressBars } from './panel-progress.tsx';
import styles from './evidence.module.css';

const ICONS = { none: IconCircleDashed, some: IconCircleHalf2, all: IconCircleCheck } as const;

const State = ({ state }: Pick<PanelView, 'state'>) => {
  const t = useMessages(backoffice.evidence).states;
  const Icon = ICONS[state];
  return (
    <span className={styles.panelState} data-state={state}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {t[state]}
    </span>
  );
};

interface Props {
  readonly view: PanelView;
  readonly scope: string;
  readonly onCsv?: () => void;
}

const Blocks = ({ blocks, title }: { blocks: PanelView['blocks']; title: string }) => {
  const words = useMessages(reportWords);
  const { language } = useLanguage();
  const format = numberFormats(language);
  return (
    <div className={reportBodyStyles.body}>
      {renderEach(blocks, (block) => (
        <Block block={block} format={format} words={words} sectionTitle={title} />
      ))}
    </div>
  );
};

const Figures = ({ view, scope }: Pick<Props, 'view' | 'scope'>) => {
  const t = useMessages(backoffice.evidence);
  const { title, blocks, details = [], basis } = view;
  const [unfolded, setUnfolded] = useState(false);
  return (
    <WithFigures of={t.figuresOf(title, scope)} people={basis ?? '–'}>
      <Blocks blocks={blocks} title={title} />
      {details.length > 0 && (
        <details
          className={styles.folded}
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          <summary>{t.details}</summary>
          {unfolded && <Blocks blocks={details} title={title} />}
        </details>
      )}
    </WithFigures>
  );
};

/** What is known of one question, or how far it is and what is missing. */
export const PanelCard = ({ view, scope, onCsv }: Props) => {
  const t = useMessages(backoffice.evidence);
  const { title, question, state, before, basis, meaning, missing, progress } = view;
  return (
    <Card
      title={title}
      description={question}
      aside={<State state={state} />}
      {...(onCsv && {
        footer: (
          <Button
            variant="default"
            leftSection={<IconFileTypeCsv size={18} stroke={1.5} aria-hidden />}
            onClick={onCsv}
          >
            {t.csv}
          </Button>
        ),
      })}
    >
      <div className={styles.panel} data-testid={`panel-${view.id}`}>
        {before !== null && <p className={styles.panelBefore}>{before}</p>}
        {basis !== null && <p className={styles.panelBasis}>{basis}</p>}
        {state !== 'all' && <PanelProgressBars progress={progress} />}
        <dl className={styles.panelNotes}>
          <div>
            <dt>{t.meaning}</dt>
            <dd>{meaning}</dd>
          </div>
          {missing !== null && (
            <div>
              <dt>{t.missing}</dt>
              <dd>{missing}</dd>
            </div>
          )}
        </dl>
        {view.blocks.length > 0 && <Figures view={view} scope={scope} />}
      </div>
    </Card>
  );
};
