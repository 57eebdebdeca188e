import type { ReportBlock, ReportSection } from '@cadran/contract';
import { type Motivation, MOTIVATIONS } from '@cadran/contract/codes';
import { MOTIVATION_TEXTS } from '@cadran/instruments';
import { isCompleteMotivations } from '@cadran/scoring';
import { motivationsSteps } from '../../arithmetic/motivations-steps.ts';
import { callout, list, paragraph, titled } from '../../drafting/blocks.ts';
import type { Draft } from '../../drafting/draft.ts';
import { CLOSING, LEADING, motivationSlope } from '../../portrait/motivations-picture.ts';
import { sectionScore } from '../../section-score.ts';
import { section } from '../section.ts';

/** A motivation that moved by more places is named. */
const WORTH_NAMING = 2;

const againstTarget = (
  draft: Draft,
  actual: readonly Motivation[],
  desired: readonly Motivation[],
): readonly ReportBlock[] => {
  const { words, names, write } = draft;
  const texts = words.motivations;
  const gained = (motivation: Motivation): number =>
    desired.indexOf(motivation) - actual.indexOf(motivation);
  const named = (some: readonly Motivation[]): string =>
    write.list(
      some.map((motivation) =>
        texts.gapItem(names.motivations[motivation], write.signed(gained(motivation), 0)),
      ),
    );
  const sorted = MOTIVATIONS.toSorted((a, b) => gained(b) - gained(a));
  const higher = sorted.filter((motivation) => gained(motivation) > WORTH_NAMING);
  const lower = sorted.toReversed().filter((motivation) => gained(motivation) < -WORTH_NAMING);
  const items = [
    ...(higher.length > 0 ? [texts.higher(named(higher))] : []),
    ...(lower.length > 0 ? [texts.lower(named(lower))] : []),
  ];
  return titled(texts.gapTitle, items.length > 0 ? list(items) : [paragraph(texts.gapClose)]);
};

export const motivationsSection = (draft: Draft): ReportSection => {
  const { data, words, names, language, write } = draft;
  const texts = words.motivations;
  const outcome = data.scores?.sections.motivations;
  const score =
    outcome &&
    sectionScore(draft, 'motivations', outcome, (components, own) =>
      motivationsSteps(draft, components, own),
    );
  const actual = data.questionnaire.answers.motivations ?? [];
  if (!isCompleteMotivations(actual)) {
    const unanswered = callout('neutral', words.frame.unanswered, texts.unanswered);
    return section(draft, 'motivations', [unanswered], score);
  }
  const desired =
    outcome?.status === 'scored'
      ? outcome.components.desired
      : (data.campaign.profile.motivations?.target ?? null);
  return section(
    draft,
    'motivations',
    [
      paragraph(texts.intro),
      motivationSlope(draft, actual, desired, words.frame.person),
      ...titled(
        texts.topTitle,
        list(
          actual
            .slice(0, LEADING)
            .map((motivation) =>
              texts.named(
                names.motivations[motivation],
                MOTIVATION_TEXTS[motivation].description[language],
              ),
            ),
        ),
      ),
      paragraph(
        texts.last(
          write.list(actual.slice(-CLOSING).map((motivation) => names.motivations[motivation])),
        ),
      ),
      ...(desired ? againstTarget(draft, actual, desired) : []),
    ],
    score,
  );
};
