import type { ReportBlock } from '@cadran/contract';
import { CULTURE_TYPES } from '@cadran/contract/codes';
import { inLanguage } from '../../drafting/draft.ts';
import { paragraph, picture, small, table, titled } from '../../drafting/blocks.ts';
import { placeText, quadrantTexts } from '../../drafting/quadrant.ts';
import { surePoint, withInterval } from '../reading.ts';
import { cultureBars } from '../sections/culture-bars.ts';
import { gapLessons, gapsPicture } from '../sections/gaps-section.ts';
import { answersText, type PublishedDraft } from './page-draft.ts';
import type { PublishedUnit } from './published-content.ts';

const participation = (draft: PublishedDraft): readonly ReportBlock[] => {
  const { content, page, write } = draft;
  if (!content.participation) return [];
  const { rate } = content.participation;
  const isProtected = content.precision === 'protected';
  const date = write.instant(content.takenAt);
  const answers = answersText(draft, content);
  const { people, answers: byLink, rate: exact, rateAtLeast } = page.participation;
  return [
    paragraph(
      [
        isProtected ? byLink(answers, date) : people(content.respondents, answers, date),
        ...(rate === null ? [] : [(isProtected ? rateAtLeast : exact)(write.percent(rate / 100))]),
      ].join(' '),
    ),
  ];
};

/** How many answers the figures above rest on. */
const basis = (draft: PublishedDraft): ReportBlock =>
  small(draft.page.basedOn(answersText(draft, draft.content)));

const bars = (draft: PublishedDraft): readonly ReportBlock[] => {
  const { content, page, names, words, write } = draft;
  if (!content.bars) return [];
  const { perceived, desired } = content.bars;
  const decimal = (value: number): string => write.decimal(value);
  return titled(page.bars.title, [
    paragraph(page.bars.intro),
    cultureBars(draft, page.bars.picture, content.bars),
    table(
      [words.culture.type, page.bars.today, page.bars.wished],
      CULTURE_TYPES.map((type) => [
        names.types[type],
        ...[perceived, desired].map((side) =>
          withInterval(draft, decimal, side.bars[type], side.intervals?.bars[type]),
        ),
      ]),
      [1, 2],
    ),
    basis(draft),
  ]);
};

const position = (draft: PublishedDraft): readonly ReportBlock[] => {
  const { content, page, texts } = draft;
  if (!content.position) return [];
  const { perceived, desired } = content.position;
  const description = texts.culture.quadrantDescription(
    placeText(draft, perceived.point),
    placeText(draft, desired.point),
  );
  return titled(page.position.title, [
    paragraph(page.position.intro),
    picture({
      kind: 'quadrant',
      title: page.position.picture,
      description,
      model: {
        points: [
          { ...surePoint(perceived), label: page.bars.today, kind: 'actual' },
          { ...surePoint(desired), label: page.bars.wished, kind: 'target' },
        ],
        arrows: [{ from: 0, to: 1 }],
      },
      texts: quadrantTexts(draft),
    }),
    basis(draft),
  ]);
};

const gaps = (draft: PublishedDraft): readonly ReportBlock[] => {
  const { content, page } = draft;
  if (!content.gaps) return [];
  const report = { gaps: content.gaps };
  return titled(page.gaps.title, [
    paragraph(page.gaps.intro),
    ...gapLessons(draft, report),
    gapsPicture(draft, report),
    basis(draft),
  ]);
};

const units = (draft: PublishedDraft): readonly ReportBlock[] => {
  const { content, page, names, language, write } = draft;
  if (content.units.length === 0) return [];
  const { title, intro, unit, answers, leading, slight, level, distance } = page.units;
  const leadingText = (one: PublishedUnit): string => {
    if (one.leading === null) return level;
    const name = names.types[one.leading];
    return one.slight ? slight(name) : name;
  };
  return titled(title, [
    paragraph(intro),
    table(
      [unit, answers, leading, distance],
      content.units.map((one) => [
        inLanguage(one.name, language),
        answersText(draft, one),
        leadingText(one),
        withInterval(draft, (value) => write.decimal(value), one.gap.value, one.gap.interval),
      ]),
      [1, 3],
    ),
  ]);
};

/** The figures that were chosen, in the order in which they are easiest to follow. */
export const heardBlocks = (draft: PublishedDraft): readonly ReportBlock[] => [
  ...participation(draft),
  ...bars(draft),
  ...position(draft),
  ...gaps(draft),
  ...units(draft),
];
