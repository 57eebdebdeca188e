import {
  type AnswerItems,
  type CandidateProgress,
  QUESTIONNAIRE_PARTS,
  type QuestionnairePart,
} from '@cadran/contract';
import { SCREENING_PARTS } from '@cadran/instruments/parts/screening-parts';
import type { ScreeningRequirements } from '@cadran/instruments/parts/screening-asked';
import { campaignPolicy, type Member } from '@cadran/policies';
import type { CandidateDetailsRow } from './queries/candidate-details.ts';
import { presentContact } from './list/present-candidate-summary.ts';
import { askedParts } from '../questionnaires/index.ts';
import type { CampaignRow } from '../screening/index.ts';

type Part = CandidateProgress['parts'][number];

/** How pages are filed that somebody has left once: `values/0`. */
const TIMINGS = 'timings';

const partName = (name: string): QuestionnairePart => {
  const known = QUESTIONNAIRE_PARTS.find((part) => part === name);
  if (!known) throw new Error(`Unknown part of a questionnaire: ${name}`);
  return known;
};

/** Which parts were begun and which are complete; what was answered stays out of it. */
const partsReached = (items: AnswerItems, asked: ScreeningRequirements): Part[] => {
  const left = Object.keys(items[TIMINGS] ?? {});
  const parts = SCREENING_PARTS.filter((part) => part.asked(asked)).map((part) => {
    const answers = items[part.name] ?? {};
    const pagesLeft = left.filter((page) => page.startsWith(`${part.name}/`)).length;
    return {
      name: partName(part.name),
      begun: pagesLeft > 0 || Object.values(answers).some((value) => value !== null),
      complete: Object.keys(part.missing(answers, asked)).length === 0,
      allLeft: pagesLeft >= part.pages(asked),
    };
  });
  const furthest = parts.findLastIndex(({ begun }) => begun);
  return parts.map(({ name, begun, complete, allLeft }, place) => {
    // Whoever came further has been through it; a part may require nothing.
    if (complete && (place < furthest || (begun && allLeft))) return { name, state: 'done' };
    return { name, state: begun ? 'begun' : 'open' };
  });
};

export const presentProgress = (
  actor: Member,
  campaign: CampaignRow,
  row: CandidateDetailsRow,
  items: AnswerItems,
  reminders: CandidateProgress['reminders'],
): CandidateProgress => {
  const parts = partsReached({ ...items, contact: row.contact }, askedParts(campaign));
  return {
    id: row.id,
    campaign: { id: campaign.id, name: campaign.name, organizationId: campaign.organizationId },
    status: row.status,
    language: row.language,
    contact: presentContact(row.contact),
    openedAt: row.openedAt.toISOString(),
    savedAt: row.savedAt && new Date(row.savedAt).toISOString(),
    parts,
    lastPart: parts.findLast(({ state }) => state !== 'open')?.name ?? null,
    reminders,
    can: {
      remind: campaignPolicy.sendMail(actor, { ...campaign, module: 'screening' }),
      delete: campaignPolicy.deleteCandidate(actor, campaign),
    },
  };
};
