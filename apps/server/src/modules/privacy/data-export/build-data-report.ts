import {
  type CampaignQuestion,
  DECLINED,
  type Language,
  type OwnData,
  type Report,
  type ReportBlock,
  type ReportFact,
  type ReportSection,
  type ScreeningAnswers,
} from '@cadran/contract';
import type { DateFormats } from '@cadran/i18n';
import type { CandidateMessages } from '@cadran/i18n/candidates';
import type { DataExportMessages } from '@cadran/i18n/data-export';
import { answerCell, inLanguage } from '@cadran/reports';
import { buildFacts, referenceName } from './build-facts.ts';
import { instrumentTexts } from '../../reference/index.ts';

interface ReportContext {
  readonly data: OwnData;
  readonly answers: ScreeningAnswers;
  readonly questions: readonly CampaignQuestion[];
  readonly language: Language;
  readonly dates: DateFormats;
  readonly t: DataExportMessages;
  readonly names: CandidateMessages;
  readonly retentionDays: number;
}

const section = (id: string, title: string, ...blocks: ReportBlock[]): ReportSection => ({
  id,
  title,
  blocks,
});
const facts = (entries: readonly ReportFact[]): ReportBlock => ({ kind: 'facts', facts: entries });
const table = (columns: readonly string[], rows: readonly (readonly string[])[]): ReportBlock => ({
  kind: 'table',
  columns,
  rows,
});

/** A date once the campaign is closed, a duration before. */
const formatRetention = ({ data, t, dates, retentionDays }: ReportContext): string => {
  const { keptUntil: until, consent } = data.questionnaire;
  if (until !== null) return dates.longDate(until);
  return consent.keepLonger ? t.facts.longerAfterClosed : t.facts.untilClosed(retentionDays);
};

/** Who else knows of the questionnaire, and of its result. */
const orderFacts = ({ data, t }: ReportContext): ReportFact[] => {
  const { orderedBy } = data.questionnaire;
  if (!orderedBy) return [];
  const name = t.orderedBy.systems[orderedBy.provider];
  const { externalReference: reference } = orderedBy;
  const value = reference === null ? name : t.orderedBy.withReference(name, reference);
  return [{ name: t.orderedBy.title, value }];
};

const aboutSection = (draft: ReportContext): ReportSection => {
  const { data, t, names, dates } = draft;
  const day = (iso: string | null) => (iso === null ? t.none : dates.longDate(iso));
  const { questionnaire, organization, campaign } = data;
  return section(
    'about',
    t.about,
    { kind: 'paragraph', text: t.introduction },
    facts([
      { name: t.facts.organization, value: organization.name },
      { name: t.facts.campaign, value: campaign.name },
      { name: t.facts.contactEmail, value: campaign.contactEmail ?? t.none },
      { name: t.facts.status, value: names.statuses[questionnaire.status] },
      { name: t.facts.openedAt, value: day(questionnaire.openedAt) },
      { name: t.facts.completedAt, value: day(questionnaire.completedAt) },
      { name: t.facts.consentAt, value: day(questionnaire.consent.at) },
      { name: t.facts.keepLonger, value: questionnaire.consent.keepLonger ? t.yes : t.no },
      { name: t.facts.keptUntil, value: formatRetention(draft) },
      ...orderFacts(draft),
    ]),
  );
};

const contactSection = ({ data, t }: ReportContext): ReportSection => {
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone'): ReportFact => ({
    name: t.contact[name],
    value: data.contact[name] ?? t.none,
  });
  return section(
    'contact',
    t.contact.title,
    facts([field('firstName'), field('lastName'), field('email'), field('phone')]),
  );
};

/** Every answered item of the instruments with its text, its answer and the language it was read in. */
const instrumentSections = (draft: ReportContext): ReportSection[] => {
  const { answers, data, t, names, language } = draft;
  const texts = instrumentTexts(language);
  const columns = [t.question, t.answer, t.readIn];
  const readIn = (part: string, item: string): string => {
    const read = data.answerLanguages[part]?.[item];
    return read === undefined ? t.none : t.readingLanguages[read];
  };
  const rated = (
    part: 'values' | 'personality',
    items: readonly { readonly id: string; readonly text: string }[],
    scale: readonly { readonly rating: number; readonly label: string }[],
  ) => {
    const stored = answers[part] ?? {};
    const label = (answer: (typeof stored)[string] | undefined): string =>
      answer === DECLINED
        ? t.declined
        : (scale.find(({ rating }) => rating === answer)?.label ?? String(answer ?? t.none));
    return items
      .filter(({ id }) => id in stored)
      .map(({ id, text }) => [text, label(stored[id]), readIn(part, id)]);
  };
  const { culture = {}, motivations = [] } = answers;
  const chosen = texts.culture.flatMap(({ id, prompt, proposals }) => {
    const type = culture[id];
    return type ? [[prompt, proposals[type], readIn('culture', id)]] : [];
  });
  const ranked = motivations.map(
    (code) => texts.motivations.find((one) => one.code === code)?.name ?? code,
  );
  const { sections } = names;
  return [
    section('culture', sections.culture, table(columns, chosen)),
    section(
      'values',
      sections.values,
      table(columns, rated('values', texts.values.items, texts.values.scale)),
    ),
    section(
      'personality',
      sections.personality,
      table(columns, rated('personality', texts.personality.items, texts.personality.scale)),
    ),
    section('motivations', sections.motivations, { kind: 'list', items: ranked }),
  ].filter(({ id }) => answers[id as keyof ScreeningAnswers] !== undefined);
};

const listSections = ({ answers, t, names, language }: ReportContext): ReportSection[] => {
  const { skills, languages } = answers;
  const skillRows = (skills ?? []).map(({ name, level, years, currentUse }) => [
    name,
    level === null ? t.none : referenceName('skill-levels', level, language),
    years === null ? t.none : String(years),
    currentUse ? t.yes : t.no,
  ]);
  const languageRows = (languages ?? []).map(({ language: code, level }) => [
    referenceName('languages', code, language),
    level === null ? t.none : referenceName('language-levels', level, language),
  ]);
  const skillColumns = [t.skills.name, t.skills.level, t.skills.years, t.skills.currentUse];
  return [
    ...(skills ? [section('skills', names.sections.skills, table(skillColumns, skillRows))] : []),
    ...(languages
      ? [
          section(
            'languages',
            names.sections.languages,
            table([t.languages.language, t.languages.level], languageRows),
          ),
        ]
      : []),
  ];
};

const questionSections = ({ answers, questions, t, language }: ReportContext): ReportSection[] => {
  const stored = answers.questions ?? {};
  const rows = questions
    .filter(({ id }) => id in stored)
    .map((question) => [
      inLanguage(question.text, language),
      String(answerCell(question, stored[question.id], t) ?? t.none),
    ]);
  return rows.length === 0
    ? []
    : [section('questions', t.questions, table([t.question, t.answer], rows))];
};

const computedSection = ({ data, t, names }: ReportContext): ReportSection => {
  const { scores, decision } = data;
  const { interval = null, certainty = null } = scores ?? {};
  return section(
    'computed',
    t.computed.title,
    { kind: 'paragraph', text: t.computed.note },
    facts([
      { name: t.computed.overall, value: String(scores?.overall ?? t.none) },
      {
        name: t.computed.verdict,
        value: scores?.verdict ? names.verdicts[scores.verdict] : t.none,
      },
      ...(interval
        ? [{ name: t.computed.interval, value: t.computed.range(interval.low, interval.high) }]
        : []),
      ...(certainty ? [{ name: t.computed.certainty, value: names.certainties[certainty] }] : []),
      { name: t.computed.quality, value: scores?.quality ? names.quality[scores.quality] : t.none },
      { name: t.computed.decision, value: names.decisions[decision.decision] },
    ]),
    ...(scores?.quality && scores.quality !== 'good'
      ? [{ kind: 'small', text: t.computed.qualityMeans[scores.quality] } as const]
      : []),
  );
};

/** One table an interviewer, who is not named. */
const interviewSections = ({ data, t, language, dates }: ReportContext): ReportSection[] => {
  const { interviews } = t;
  if (data.interviews.length === 0) return [];
  const blocks = data.interviews.flatMap(
    ({ submittedAt, savedAt, ratings, note }, index): ReportBlock[] => [
      {
        kind: 'paragraph',
        text: (submittedAt === null ? interviews.draft : interviews.submitted)(
          index + 1,
          dates.longDate(submittedAt ?? savedAt),
        ),
      },
      table(
        [t.question, interviews.rating, interviews.note],
        ratings.map(({ question, rating, note: about }) => [
          inLanguage(question, language),
          rating === null ? t.none : String(rating),
          about || t.none,
        ]),
      ),
      ...(note ? [{ kind: 'paragraph', text: `${interviews.overall} ${note}` } as const] : []),
    ],
  );
  return [section('interviews', interviews.title, ...blocks)];
};

const examinationSection = ({ data, t }: ReportContext): ReportSection => {
  const { title, addedUp, notAddedUp } = t.examination;
  const text = data.questionnaire.addedUp ? addedUp : notAddedUp;
  return section('examination', title, { kind: 'paragraph', text });
};

const mailSections = ({ data, t, dates }: ReportContext): ReportSection[] => {
  const { kinds } = t.mails;
  const rows = data.mails.flatMap(({ kind, recipient, sentAt }) =>
    sentAt !== null && kind in kinds
      ? [[kinds[kind as keyof typeof kinds], recipient, dates.longDate(sentAt)]]
      : [],
  );
  return rows.length === 0
    ? []
    : [
        section(
          'mails',
          t.mails.title,
          table([t.mails.kind, t.mails.recipient, t.mails.date], rows),
        ),
      ];
};

/** The candidate's data in readable form, with the text of every question. */
export const buildDataReport = (draft: ReportContext): Report => {
  const { data, answers, t, names, language } = draft;
  const factual = (['job', 'mobility', 'individual', 'experiences', 'studies'] as const)
    .filter((part) => answers[part] !== undefined)
    .map((part) => section(part, names.sections[part], buildFacts(t, answers, part, language)));
  return {
    kind: 'personal',
    language,
    title: t.title,
    subtitle: t.subtitle(data.organization.name, data.campaign.name),
    sections: [
      aboutSection(draft),
      contactSection(draft),
      ...instrumentSections(draft),
      ...factual,
      ...listSections(draft),
      ...questionSections(draft),
      computedSection(draft),
      ...interviewSections(draft),
      examinationSection(draft),
      ...mailSections(draft),
    ],
  };
};
