import type { CampaignQuestion, Language, OwnData, ScreeningAnswers } from '@cadran/contract';
import { formatLongDate } from '@cadran/i18n';
import type { CandidateMessages } from '@cadran/i18n/candidates';
import type { DossierMessages } from '@cadran/i18n/dossier';
import {
  type Fact,
  inLanguage,
  type Report,
  type ReportBlock,
  type ReportSection,
} from '@cadran/reports';
import { instrumentTexts } from '../instrument-texts.ts';
import { factsOf, nameOf } from './factual-answers.ts';

interface Draft {
  readonly data: OwnData;
  readonly answers: ScreeningAnswers;
  readonly questions: readonly CampaignQuestion[];
  readonly language: Language;
  readonly t: DossierMessages;
  readonly names: CandidateMessages;
  /** How long answers are kept after the end of a recruitment. */
  readonly retentionDays: number;
}

const section = (id: string, title: string, ...blocks: ReportBlock[]): ReportSection => ({
  id,
  title,
  blocks,
});
const facts = (entries: readonly Fact[]): ReportBlock => ({ kind: 'facts', facts: entries });
const table = (columns: readonly string[], rows: readonly (readonly string[])[]): ReportBlock => ({
  kind: 'table',
  columns,
  rows,
});

/** A day once the recruitment has ended; until then how long after it. */
const keptUntil = ({ data, t, language, retentionDays }: Draft): string => {
  const { keptUntil: until, consent } = data.questionnaire;
  if (until !== null) return formatLongDate(until, language);
  return consent.keepLonger ? t.facts.longerAfterClosed : t.facts.untilClosed(retentionDays);
};

const about = (draft: Draft): ReportSection => {
  const { data, t, names, language } = draft;
  const day = (iso: string | null) => (iso === null ? t.none : formatLongDate(iso, language));
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
      { name: t.facts.keptUntil, value: keptUntil(draft) },
    ]),
  );
};

const contact = ({ data, t }: Draft): ReportSection => {
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone'): Fact => ({
    name: t.contact[name],
    value: data.contact[name] ?? t.none,
  });
  return section(
    'contact',
    t.contact.title,
    facts([field('firstName'), field('lastName'), field('email'), field('phone')]),
  );
};

/** Every item of the instruments with its words and the answer's. */
const instruments = ({ answers, t, names, language }: Draft): ReportSection[] => {
  const texts = instrumentTexts(language);
  const columns = [t.question, t.answer];
  const rated = (
    items: readonly { readonly id: string; readonly text: string }[],
    scale: readonly { readonly rating: number; readonly label: string }[],
    given: Readonly<Record<string, number | null>>,
  ) =>
    items
      .filter(({ id }) => id in given)
      .map(({ id, text }) => [
        text,
        scale.find(({ rating }) => rating === given[id])?.label ?? String(given[id] ?? t.none),
      ]);
  const { culture = {}, values = {}, personality = {}, motivations = [] } = answers;
  const chosen = texts.culture.flatMap(({ id, prompt, proposals }) => {
    const type = culture[id];
    return type ? [[prompt, proposals[type]]] : [];
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
      table(columns, rated(texts.values.items, texts.values.scale, values)),
    ),
    section(
      'personality',
      sections.personality,
      table(columns, rated(texts.personality.items, texts.personality.scale, personality)),
    ),
    section('motivations', sections.motivations, { kind: 'list', items: ranked }),
  ].filter(({ id }) => answers[id as keyof ScreeningAnswers] !== undefined);
};

const lists = ({ answers, t, names, language }: Draft): ReportSection[] => {
  const { skills, languages } = answers;
  const skillRows = (skills ?? []).map(({ name, level, years, currentUse }) => [
    name,
    level === null ? t.none : nameOf('skill-levels', level, language),
    years === null ? t.none : String(years),
    currentUse ? t.yes : t.no,
  ]);
  const languageRows = (languages ?? []).map(({ language: code, level }) => [
    nameOf('languages', code, language),
    level === null ? t.none : nameOf('language-levels', level, language),
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

const ownQuestions = ({ answers, questions, t, language }: Draft): ReportSection[] => {
  const given = answers.questions ?? {};
  const write = (answer: string | number | boolean | null | undefined): string => {
    if (typeof answer === 'boolean') return answer ? t.yes : t.no;
    return answer === null || answer === undefined ? t.none : String(answer);
  };
  const rows = questions
    .filter(({ id }) => id in given)
    .map(({ id, text }) => [inLanguage(text, language), write(given[id])]);
  return rows.length === 0
    ? []
    : [section('questions', t.questions, table([t.question, t.answer], rows))];
};

const computed = ({ data, t, names }: Draft): ReportSection => {
  const { scores, decision } = data;
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
      { name: t.computed.quality, value: scores?.quality ? names.quality[scores.quality] : t.none },
      { name: t.computed.decision, value: names.decisions[decision.decision] },
    ]),
    ...(scores?.quality && scores.quality !== 'good'
      ? [{ kind: 'small', text: t.computed.qualityMeans[scores.quality] } as const]
      : []),
  );
};

const messages = ({ data, t, language }: Draft): ReportSection[] => {
  const { kinds } = t.mails;
  const rows = data.mails.flatMap(({ kind, recipient, sentAt }) =>
    sentAt !== null && kind in kinds
      ? [[kinds[kind as keyof typeof kinds], recipient, formatLongDate(sentAt, language)]]
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

/** The candidate's own data to read: the words of the questions beside every answer. */
export const buildDataReport = (draft: Draft): Report => {
  const { data, answers, t, names, language } = draft;
  const factual = (['job', 'mobility', 'individual', 'experiences', 'studies'] as const)
    .filter((part) => answers[part] !== undefined)
    .map((part) => section(part, names.sections[part], factsOf(t, answers, part, language)));
  return {
    kind: 'personal',
    language,
    title: t.title,
    subtitle: t.subtitle(data.organization.name, data.campaign.name),
    sections: [
      about(draft),
      contact(draft),
      ...instruments(draft),
      ...factual,
      ...lists(draft),
      ...ownQuestions(draft),
      computed(draft),
      ...messages(draft),
    ],
  };
};
