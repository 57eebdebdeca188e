import { backoffice } from '@cadran/i18n/backoffice';
import type { GlossaryTerm } from '@cadran/i18n/glossary';
import { report as reportWords } from '@cadran/i18n/report';
import type { Picture } from '@cadran/reports';
import { numberFormats } from '@cadran/reports/number-formats';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconUsersGroup } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';
import { TermNames } from '../../../../glossary/term-names.tsx';
import { ReportPicture } from '../../../../report/report-picture.tsx';
import { detailPath, listPath } from '../../../shared/campaigns/campaign-paths.ts';
import { ListMessage } from '../../../shared/list/list-message.tsx';
import { useApi } from '../../../shared/services.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { CompareMotivations } from './compare-motivations.tsx';
import { culturePicture, personalityPictures, valuesPicture } from './compare-pictures.ts';
import { CompareScores } from './compare-scores.tsx';
import { comparedIds } from './compared-ids.ts';
import { comparedPeople } from './compared-people.ts';
import { comparisonQuery } from './get-comparison.ts';
import '../../../../report/report-block.css';
import './compare-page.css';

/** What the figures take for granted, explained beside them as in a report. */
const SCORE_TERMS = ['verdict', 'weight', 'quality'] as const satisfies readonly GlossaryTerm[];
const TRAIT_TERMS = [
  'tScore',
  'band',
  'margin',
  'interval',
  'norms',
] as const satisfies readonly GlossaryTerm[];

const Drawn = ({ picture }: { readonly picture: Picture }) => {
  const words = useMessages(reportWords);
  const { language } = useLanguage();
  return <ReportPicture picture={picture} format={numberFormats(language)} words={words} />;
};

const Compared = ({ campaignId, ids }: { readonly campaignId: string; readonly ids: string }) => {
  const words = useMessages(backoffice.applicants);
  const t = words.comparing;
  const { unnamed } = useMessages(backoffice.screening).detail;
  const { places } = useMessages(backoffice.navigation);
  const { language } = useLanguage();
  const { data } = useSuspenseQuery(comparisonQuery(useApi(), campaignId, ids));
  const { campaign, target, candidates } = data;
  const people = comparedPeople(candidates, unnamed);
  const given = { people, target, words: t, language };
  const [culture, values] = [culturePicture(given), valuesPicture(given)];
  const personality = personalityPictures(given);
  const back = detailPath('screening', campaign.id);
  return (
    <Page
      title={t.title}
      introduction={t.introduction}
      crumbs={[
        { to: listPath('screening'), label: places.screening },
        { to: back, label: campaign.name },
      ]}
      actions={
        <Button
          component={Link}
          to={back}
          variant="default"
          leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden />}
        >
          {words.report.back}
        </Button>
      }
    >
      <Card title={t.scores}>
        <TermNames terms={SCORE_TERMS} />
        <CompareScores people={people} />
      </Card>
      <div className="compare-pair">
        {culture && (
          <Card>
            <Drawn picture={culture} />
          </Card>
        )}
        {values && (
          <Card>
            <Drawn picture={values} />
          </Card>
        )}
      </div>
      {personality.length > 0 && (
        <Card title={t.personality}>
          <TermNames terms={TRAIT_TERMS} />
          <div className="compare-traits">
            {personality.map((picture) => (
              <Drawn key={picture.title} picture={picture} />
            ))}
          </div>
        </Card>
      )}
      {people.some(({ candidate }) => candidate.measures?.motivations) && (
        <Card title={t.motivations} description={t.motivationsExplanation}>
          <CompareMotivations people={people} target={target} />
        </Card>
      )}
    </Page>
  );
};

/** Up to four candidates side by side: scores, pictures laid over each other. */
export const ComparePage = () => {
  const t = useMessages(backoffice.applicants).comparing;
  const { campaignId = '' } = useParams({ strict: false });
  const { ids } = comparedIds.parse(useSearch({ strict: false }));
  if (ids) return <Compared campaignId={campaignId} ids={ids} />;
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
