import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  applied: 'Applied',
  verdict: 'Verdict',
  verdicts: {
    fits: 'Fits',
    can_adapt: 'Can adapt',
    does_not_fit: 'Does not fit',
    insufficient_basis: 'Insufficient basis',
  },
  certainty: 'Certainty',
  between: (low, high) => `${low}–${high}`,
  probably: (low, high) => `probably ${low} to ${high}`,
  otherVersion: 'To be recomputed',
  quality: 'Reliability',
  decision: 'Decision',
  overall: 'Overall',
  sectionScores: 'Sections',
  notScored: 'not scored',
  filters: {
    sort: 'Sort by…',
    anyVerdict: 'Any verdict',
    anyCertainty: 'Any certainty',
    anyQuality: 'Any reliability',
    anyDecision: 'Any decision',
  },
  report: {
    back: 'Back',
    download: 'Download',
    downloading: 'Preparing the PDF…',
    personal: 'Personal report',
    recruiter: 'Recruiter report',
    more: (name) => `More actions: ${name}`,
    print: 'Print',
    open: 'Read the report',
    interview: 'Interview guide',
    openPersonal: 'Read the personal report',
    openProgress: 'See how far they are',
    orderedBy: {
      names: {
        greenhouse: 'Greenhouse',
        workable: 'Workable',
        ashby: 'Ashby',
        api: 'another system',
      },
      by: (name) => `Ordered by ${name}`,
      byReference: (name, reference) => `Ordered by ${name}, reference ${reference}`,
    },
    forCandidate: 'As the candidate reads it: no verdict, no comparison with the desired profile.',
  },
  neighbours: {
    label: 'Previous and next candidate',
    previous: (name) => `Previous candidate: ${name}`,
    next: (name) => `Next candidate: ${name}`,
    first: 'No candidate before',
    last: 'No candidate after',
  },
  unfinished: {
    introduction: 'Has begun and not finished. Answers and scores are shown once they are sent.',
    whereTitle: 'Where they are',
    lastPart: 'Last part reached',
    nothingYet: 'Nothing answered yet',
    savedAt: 'Last answer saved',
    never: 'Never',
    openedAt: 'Began',
    reminders: 'Reminders',
    reminderCount: (sent, max) => `${sent} of ${max}`,
    remindedAt: (date) => `the last on ${date}`,
    partsTitle: 'Parts of the questionnaire',
    partsDone: (done, total) =>
      `${done} of ${total} ${plural('en', total, 'part', 'parts')} completed`,
    states: { done: 'Completed', begun: 'Begun', open: 'Not begun' },
    parts: { contact: 'Contact details', questions: 'Questions' },
    refusals: {
      no_address: 'No reminder can be sent: they have not given an email address.',
      campaign_closed: 'No reminder can be sent: the campaign is closed. Open it again first.',
      completed:
        'No reminder is needed: they have finished another questionnaire of this campaign.',
      recently_reminded: 'They were reminded less than 24 hours ago. Wait before you send another.',
      reminded_enough: 'They have been reminded three times. No more reminders are sent.',
    },
    mayNotRemind: 'Only the campaign’s owner and administrators can send a reminder.',
  },
  personalReportMail: {
    open: 'Announce the personal report…',
    title: (name: string) => `Write to ${name}`,
    explanation: (email: string) =>
      `An email will be sent to ${email}, in the language of the questionnaire, with a link to their personal report: no verdict, no score. Nothing from the recruiter report is sent.`,
    send: 'Send the message',
  },
  engine: {
    other: 'Scores computed by another version',
    otherText: (version) =>
      `The scores were computed with version ${version} of the engine and are not shown. Recomputing applies the current version to the same answers.`,
    others: 'Some scores were computed by another version',
    othersText:
      'They are not shown, because they do not compare with the others. Recomputing applies the current version to the same answers.',
    mixed: 'This list mixes two methods of scoring',
    mixedText:
      'Some of the scores were computed by earlier norms: they do not compare with the others. Recomputing applies the current norms to all, on the same answers.',
    target: 'The desired profile has changed since',
    targetText:
      'The scores compare the candidate with the earlier profile. Recomputing uses the current one.',
    norms: 'Other norms are in use since these scores were computed',
    normsText: 'The scores rest on the earlier norms. Recomputing uses those in use now.',
    recompute: 'Recompute',
    recomputed: 'Scores recomputed.',
    ask: 'Ask the owner of the campaign to recompute.',
  },
  deciding: {
    title: 'Your decision',
    explanation: 'The score informs, it does not decide. Your decision and its reason are kept.',
    note: 'Reason',
    noteHint: 'A few words are enough: the person may ask you why.',
    notePlaceholder: 'Why this decision?',
    save: 'Save the decision',
    saved: 'Decision saved.',
    by: (name, date) => `Saved by ${name} on ${date}`,
    on: (date) => `Saved on ${date}`,
    rated: (names) => `Interview rated by ${names} before this decision`,
    none: 'No decision recorded.',
    conflict: {
      title: 'Another decision has just been saved',
      text: (decision, note) =>
        `“${decision}”. What you typed is still here; saving it will replace that decision.${note && ` The reason given: “${note}”`}`,
    },
  },
  exporting: {
    open: 'Export',
    shown: (count, shown) =>
      `${shown} ${plural('en', count, 'candidate shown', 'candidates shown')}`,
    all: 'all candidates',
    csv: 'CSV file',
    xlsx: 'Excel file (XLSX)',
  },
  comparing: {
    title: 'Compare candidates',
    compare: 'Compare',
    introduction: 'The same measures side by side, in the order you chose.',
    scores: 'Scores',
    scoresExplanation:
      'Below each score: where it probably lies. For a section, the word says whether the score would stay on the same side of 50 and 70 if the person answered again. Facts are taken as declared, without an interval. The highest score of a row is marked only where its interval lies above all others.',
    decisions: 'Decisions',
    best: 'Highest',
    unclear: 'None clearly highest',
    criterion: 'Criterion',
    target: 'Desired profile',
    empty: {
      title: 'Nobody to compare',
      explanation: 'Select two to four candidates who have finished from the list.',
      action: 'Back to the list',
    },
    culture: 'Culture',
    cultureDescription: (names) => `Where ${names} stand among the four cultures.`,
    values: 'Values',
    valuesDescription: (names) =>
      `How important each value is to ${names}, relative to their own mean.`,
    personality: 'Personality',
    personalityDescription: (trait, names) =>
      `${trait}: positions of ${names} on the scale from 1 to 5.`,
    norms:
      'The desired profile is placed on the scale by provisional norms that come from another questionnaire; a trait may be off by 5 to 10 T.',
    motivations: 'Motivations',
    motivationsExplanation: 'The rank each person gave, from 1 (most important) to 10.',
    motivation: 'Motivation',
    value: 'Value',
    axes: {
      external: 'External',
      internal: 'Internal',
      flexibility: 'Flexibility',
      stability: 'Stability',
    },
    traits: {
      scale: { low: 'Not at all', middle: 'Middle', high: 'Entirely' },
      score: 'Position',
      desired: 'Desired',
      notRequired: 'Not asked for',
      candidate: 'Candidate',
    },
  },
} satisfies Shape<typeof fr>;
