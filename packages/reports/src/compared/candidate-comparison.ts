import type { Comparison, Contact, Language, Report, ReportSection } from '@cadran/contract';
import { formatList } from '@cadran/i18n';
import { picture, small, titled } from '../drafting/blocks.ts';
import { culturePicture, personalityPictures, valuesPicture } from './compare-pictures.ts';
import { toComparedCandidates } from './compared-candidates.ts';
import { type ComparisonWords, motivationsTable, scoresTable } from './comparison-tables.ts';

/** Up to four candidates side by side, for paper: what the page of the comparison shows. */
export const buildCandidateComparison = (
  comparison: Comparison,
  words: ComparisonWords,
  nameOf: (contact: Contact) => string,
  language: Language,
): Report => {
  const { comparing } = words.comparison;
  const { campaign, target, norms } = comparison;
  const candidates = toComparedCandidates(comparison.candidates, nameOf);
  const input = { candidates, target, words: comparing, language };
  const charts = [culturePicture(input), valuesPicture(input)].filter((chart) => chart !== null);
  const personality = personalityPictures(input);
  const hasProvisionalNorms = target.personality !== null && norms.provisional;
  const motivations = motivationsTable(candidates, target, words, language);
  const sections: readonly ReportSection[] = [
    {
      id: 'scores',
      title: comparing.scores,
      blocks: [small(comparing.scoresExplanation), scoresTable(candidates, words)],
    },
    ...charts.map((chart) => ({ id: chart.kind, title: chart.title, blocks: [picture(chart)] })),
    {
      id: 'personality',
      title: comparing.personality,
      blocks: [
        ...(hasProvisionalNorms && personality.length > 0 ? [small(comparing.norms)] : []),
        ...personality.flatMap((chart) => titled(chart.title, [picture(chart)])),
      ],
    },
    { id: 'motivations', title: comparing.motivations, blocks: motivations },
  ];
  return {
    kind: 'recruiter',
    language,
    title: comparing.title,
    subtitle: `${formatList(
      candidates.map(({ name }) => name),
      language,
    )} – ${campaign.name}`,
    sections: sections.filter(({ blocks }) => blocks.length > 0),
  };
};
