import { MiniBars } from '@cadran/charts';
import type { DisplayedSectionScores, ScoredSection } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { useMessages } from '../../../../shared/language/use-messages.ts';

interface Props {
  readonly sections: DisplayedSectionScores;
  /** Those of the campaign, the same for every candidate. */
  readonly shown: readonly ScoredSection[];
}

export const SectionScoreBars = ({ sections, shown }: Props) => {
  const t = useMessages(backoffice.candidates);
  const { sections: names, sectionInitials } = useMessages(candidates);
  const scored = shown.filter((section) => sections[section] !== null);
  return (
    <MiniBars
      bars={shown.map((section) => ({
        score: sections[section],
        initials: sectionInitials[section],
      }))}
      title={t.sectionScores}
      description={scored
        .map((section) => `${names[section]} ${sections[section] ?? ''}`)
        .join(', ')}
    />
  );
};
