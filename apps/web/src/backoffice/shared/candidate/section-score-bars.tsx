import { MiniBars } from '@cadran/charts';
import { SCORED_SECTIONS, type DisplayedSectionScores } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { useMessages } from '../../../shared/language/use-messages.ts';

export const SectionScoreBars = ({ sections }: { readonly sections: DisplayedSectionScores }) => {
  const t = useMessages(backoffice.candidates);
  const names = useMessages(candidates).sections;
  const scored = SCORED_SECTIONS.filter((section) => sections[section] !== null);
  return (
    <MiniBars
      scores={SCORED_SECTIONS.map((section) => sections[section])}
      title={t.sectionScores}
      description={scored
        .map((section) => `${names[section]} ${sections[section] ?? ''}`)
        .join(', ')}
    />
  );
};
