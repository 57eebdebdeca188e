import { MiniBars } from '@cadran/charts';
import { SCORED_SECTIONS, type SectionIntegers } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { useMessages } from '../../../language/use-messages.ts';

/** The section scores of a candidate in a list cell: a bar each, named in words as well. */
export const SectionScoreBars = ({ sections }: { readonly sections: SectionIntegers }) => {
  const t = useMessages(backoffice.applicants);
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
