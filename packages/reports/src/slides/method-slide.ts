import type { ProfilingDraft } from '../profiling/profiling-draft.ts';
import type { DeckSlide } from './deck.ts';
import { notesOf } from './deck-writing.ts';

/** What the intervals of this group mean, or why there are none. */
export const intervalNotes = ({ data, texts, write }: ProfilingDraft): readonly string[] => {
  const { access, precision, perceived, blur } = data.group.report;
  const { introduction } = texts;
  if (access === null) return [];
  if (perceived.intervals === null) return [introduction.noIntervals];
  return [
    precision === 'protected' ? introduction.intervalsOfProtected : introduction.intervals,
    ...(blur
      ? [
          introduction.protected(
            write.number(Math.ceil(blur.point)),
            write.number(Math.ceil(blur.bars)),
          ),
        ]
      : []),
  ];
};

/** The last page: how figures are computed, what protects people, and what the audit does not show. */
export const methodSlide = (draft: ProfilingDraft): DeckSlide => {
  const { data, texts, words, write } = draft;
  const { guide } = texts;
  const { access, perceived } = data.group.report;
  const neverShown = access === 'link' ? guide.anonymityByLink : guide.anonymity;
  return {
    title: words.slides.method,
    points: [
      words.slides.medianNote,
      ...intervalNotes(draft),
      words.slides.titled(guide.anonymityTitle, neverShown(write.number(data.minimumGroup))),
      guide.limits,
    ],
    notes: notesOf(
      draft,
      [words.slides.methodNote],
      perceived.intervals ? [guide.intervals] : intervalNotes(draft),
    ),
  };
};
