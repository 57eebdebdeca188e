import type { ChartModel } from '@cadran/contract';
import { formatList } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import type { GlossaryTerm } from '@cadran/i18n/glossary';
import { report as reportWords } from '@cadran/i18n/report';
import {
  culturePicture,
  personalityPictures,
  toComparedCandidates,
  valuesPicture,
} from '@cadran/reports/compared';
import { numberFormats } from '@cadran/reports/number-formats';
import { Button } from '@mantine/core';
import { IconDownload, IconUsersGroup } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { TermNames } from '../../../../shared/glossary/term-names.tsx';
import { ReportPicture } from '../../../../shared/report/picture/report-picture.tsx';
import { detailPath, listPath } from '../../../shared/campaigns/campaign-paths.ts';
import { candidateName } from '../../../shared/candidate/candidate-name.ts';
import { useCandidateListAddress } from '../../../shared/candidate/list/candidate-list.ts';
import { ListMessage } from '../../../shared/list/list-message.tsx';
import { WithFigures } from '../../../shared/report/with-figures.tsx';
import { useApi } from '../../../shared/services.tsx';
import { BackButton } from '../../../shared/ui/page/back-button.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import { Page } from '../../../shared/ui/page/page.tsx';
import { DecisionBox } from '../decision/decision-box.tsx';
import { CompareMotivations } from './compare-motivations.tsx';
import { CompareScores } from './compare-scores.tsx';
import { comparedIds } from './compared-ids.ts';
import { comparisonQuery, useDownloadComparison } from './get-comparison.ts';
import styles from './compare-page.module.css';

/** Glossary terms explained beside the scores. */
const SCORE_TERMS = [
  'verdict',
  'certainty',
  'weight',
  'quality',
] as const satisfies readonly GlossaryTerm[];
const TRAIT_TERMS = [
  'position',
  'margin',
  'interval',
  'norms',
] as const satisfies readonly GlossaryTerm[];

const ComparisonPicture = ({ picture }: { readonly picture: ChartModel }) => {
  const words = useMessages(reportWords);
  const { language } = useLanguage();
  return <ReportPicture picture={picture} format={numberFormats(language)} words={words} />;
};

const LoadedComparison = ({
  campaignId,
  ids,
}: {
  readonly campaignId: string;
  readonly ids: string;
}) => {
  const words = useMessages(backoffice.candidates);
  const t = words.comparing;
  const { unnamed } = useMessages(backoffice.screening).detail;
  const { places } = useMessages(backoffice.navigation);
  const { language } = useLanguage();
  const { data } = useSuspenseQuery(comparisonQuery(useApi(), campaignId, ids));
  const download = useDownloadComparison(campaignId, ids, language);
  const { campaign, target } = data;
  const candidates = toComparedCandidates(data.candidates, (contact) =>
    candidateName(contact, unnamed),
  );
  const input = { candidates, target, words: t, language };
  const [culture, values] = [culturePicture(input), valuesPicture(input)];
  const personality = personalityPictures(input);
  const list = { to: detailPath('screening', campaign.id), search: useCandidateListAddress() };
  return (
    <WithFigures
      of={`${formatList(
        candidates.map(({ name }) => name),
        language,
      )} – ${campaign.name}`}
      people={candidates.length}
    >
      <Page
        title={t.title}
        introduction={t.introduction}
        crumbs={[
          { to: listPath('screening'), label: places.screening },
          { ...list, label: campaign.name },
        ]}
        actions={
          <>
            <BackButton {...list}>{words.report.back}</BackButton>
            <Button
              leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
              loading={download.isPending}
              onClick={() => download.mutate()}
            >
              {words.report.download}
            </Button>
          </>
        }
      >
        <Card title={t.scores} description={t.scoresExplanation}>
          <TermNames terms={SCORE_TERMS} />
          <CompareScores candidates={candidates} />
        </Card>
        <Card title={t.decisions} description={words.deciding.explanation}>
          <div className={styles.compareDecisions}>
            {candidates.map(({ candidate, name }) => (
              <DecisionBox
                key={candidate.id}
                candidateId={candidate.id}
                decision={candidate.recorded}
                canDecide={candidate.can.decide}
                name={name}
              />
            ))}
          </div>
        </Card>
        <div className={styles.comparePair}>
          {culture && (
            <Card>
              <ComparisonPicture picture={culture} />
            </Card>
          )}
          {values && (
            <Card>
              <ComparisonPicture picture={values} />
            </Card>
          )}
        </div>
        {personality.length > 0 && (
          <Card
            title={t.personality}
            {...(target.personality && data.norms.provisional && { description: t.norms })}
          >
            <TermNames terms={TRAIT_TERMS} />
            <div className={styles.compareTraits}>
              {personality.map((picture) => (
                <ComparisonPicture key={picture.title} picture={picture} />
              ))}
            </div>
          </Card>
        )}
        {candidates.some(({ candidate }) => candidate.measures?.motivations) && (
          <Card title={t.motivations} description={t.motivationsExplanation}>
            <CompareMotivations candidates={candidates} target={target} />
          </Card>
        )}
      </Page>
    </WithFigures>
  );
};

/** Compares up to four candidates: scores in columns, charts overlaid. */
export const ComparePage = () => {
  const t = useMessages(backoffice.candidates).comparing;
  const { campaignId = '' } = useParams({ strict: false });
  const { ids } = comparedIds.parse(useSearch({ strict: false }));
  if (ids) return <LoadedComparison campaignId={campaignId} ids={ids} />;
  return (
    <Page title={t.title}>
      <ListMessage
        icon={IconUsersGroup}
        title={t.empty.title}
        explanation={t.empty.explanation}
        action={
          <Button component={Link} to={detailPath('screening', campaignId)}>
            {t.empty.action}
          </Button>
        }
      />
    </Page>
  );
};
