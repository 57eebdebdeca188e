import type { ReportBlock } from '@cadran/contract';
import { TRAITS } from '@cadran/contract/codes';
import { errorOfT, type PersonalityMeasure } from '@cadran/scoring';
import { paragraph, table, titled } from '../../drafting/blocks.ts';
import type { Draft } from '../../drafting/draft.ts';

/** By which norms a match was computed: adopted ones with their size, language and date, or the provisional ones. */
export const normsText = (draft: Draft, { compared }: PersonalityMeasure): string => {
  const { words, write } = draft;
  const texts = words.personality;
  if (!compared) return texts.norms;
  const { name, people, language, adoptedAt } = compared.norms;
  return texts.comparedNorms(
    name,
    write.number(people),
    texts.comparedLanguages[language],
    write.instant(adoptedAt),
  );
};

/** T with its error, percentile and level of every trait, only by norms of our own. */
export const comparedBlocks = (
  draft: Draft,
  measure: PersonalityMeasure,
): readonly ReportBlock[] => {
  const { words, names, write } = draft;
  const texts = words.personality;
  const { compared } = measure;
  if (!compared) return [];
  const rows = TRAITS.flatMap((trait) => {
    const at = compared.traits[trait];
    return at
      ? [
          [
            names.traits[trait],
            texts.withMargin(write.number(Math.round(at.t)), write.number(errorOfT(trait))),
            write.number(at.percentile),
            texts.bands[at.band],
          ],
        ]
      : [];
  });
  return titled(texts.comparedTitle, [
    paragraph(normsText(draft, measure)),
    table([texts.trait, texts.t, texts.rank, texts.band], rows, [1, 2]),
  ]);
};
