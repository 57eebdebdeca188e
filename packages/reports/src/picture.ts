import type {
  CongruenceModel,
  CongruenceTexts,
  GapRow,
  GapTexts,
  GaugeTexts,
  MotivationModel,
  MotivationTexts,
  PairedRow,
  PairedTexts,
  QuadrantModel,
  QuadrantTexts,
  SectionRow,
  SectionTexts,
  SkillRow,
  SkillTexts,
  TraitRow,
  TraitTexts,
  TraitVariant,
  ValueModel,
  ValueTexts,
} from '@cadran/charts';
import type { Verdict } from '@cadran/contract';
import type { GlossaryTerm } from '@cadran/i18n/glossary';

/** Numbers and words of one picture; packages/charts draws it, on screen and on paper. Plain data: it travels as JSON. */
interface Named {
  readonly title: string;
  /** What is to be seen, for those who do not see it. */
  readonly description: string;
  /** Words of the glossary that the picture takes for granted. */
  readonly terms?: readonly GlossaryTerm[];
}

export type Picture = Named &
  (
    | { readonly kind: 'quadrant'; readonly model: QuadrantModel; readonly texts: QuadrantTexts }
    | {
        readonly kind: 'culture_bars';
        readonly rows: readonly PairedRow[];
        readonly texts: PairedTexts;
      }
    | {
        readonly kind: 'distribution';
        readonly rows: readonly PairedRow[];
        readonly texts: PairedTexts;
      }
    | { readonly kind: 'value_circle'; readonly model: ValueModel; readonly texts: ValueTexts }
    | {
        readonly kind: 'traits';
        readonly variant: TraitVariant;
        readonly rows: readonly TraitRow[];
        readonly texts: TraitTexts;
      }
    | {
        readonly kind: 'motivations';
        readonly model: MotivationModel;
        readonly texts: MotivationTexts;
      }
    | {
        readonly kind: 'sections';
        readonly rows: readonly SectionRow[];
        readonly texts: SectionTexts;
      }
    | {
        readonly kind: 'skills';
        readonly rows: readonly SkillRow[];
        readonly texts: SkillTexts;
      }
    | {
        readonly kind: 'gauge';
        readonly score: number | null;
        readonly verdict: Verdict;
        readonly texts: GaugeTexts;
      }
    | { readonly kind: 'gaps'; readonly rows: readonly GapRow[]; readonly texts: GapTexts }
    | {
        readonly kind: 'congruence';
        readonly model: CongruenceModel;
        readonly texts: CongruenceTexts;
      }
  );
