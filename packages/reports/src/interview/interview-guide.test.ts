import { INTERVIEW, PROBED_SECTIONS } from '@cadran/contract/codes';
import { DEFAULT_CORE, findBankQuestion } from '@cadran/instruments/interview/question-bank';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomCandidate } from '../testing/random-candidate.ts';
import { candidateGaps } from './candidate-gaps.ts';
import { buildInterviewGuide } from './interview-guide.ts';

/** Everybody finished, each with another target. */
const CANDIDATES = Array.from({ length: 100 }, (_, seed) => randomCandidate(seed + 1)).flatMap(
  ({ campaign, scores }) =>
    scores === null ? [] : [{ target: campaign.profile, core: null, scores }],
);
const anyone = fc.constantFrom(...CANDIDATES);
const sectionOf = (subject: string | null) =>
  PROBED_SECTIONS.find((one) => one === subject?.split('.')[0]);

/** Every candidate once, and combinations with other inputs at random. */
describe('the interview guide', () => {
  it('has the same core for everybody, and at most six probes, none asked twice', () => {
    const numbers = new Set<number>();
    for (const input of CANDIDATES) {
      const { core, probes } = buildInterviewGuide(input);
      numbers.add(probes.length);
      expect(core.map(({ id }) => id)).toEqual([...DEFAULT_CORE]);
      expect(core.every(({ reason }) => reason === null)).toBe(true);
      expect(probes.length).toBeLessThanOrEqual(INTERVIEW.probes);
      const ids = [...core, ...probes].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(numbers.size).toBeGreaterThan(3);
  });

  it('asks a probe about its own subject, in a section with a target, and says why', () => {
    const kinds = new Set<string>();
    for (const input of CANDIDATES)
      for (const { id, subject, about, reason } of buildInterviewGuide(input).probes) {
        expect(findBankQuestion(id)?.subject).toBe(subject);
        const section = sectionOf(subject);
        if (section === undefined) throw new Error(`${id} belongs to no section`);
        expect(input.target[section]?.target).toBeTruthy();
        expect(about === null).toBe(section !== 'skills' && section !== 'languages');
        kinds.add(reason?.kind ?? 'none');
      }
    expect([...kinds].toSorted()).toEqual([
      'language',
      'rank',
      'skill',
      'trait',
      'unanswered',
      'uncertain',
      'weaker',
    ]);
  });

  it('puts the largest weighted gap first, and three of one section at most', () => {
    for (const input of CANDIDATES) {
      const { weights } = input.scores;
      const gaps = candidateGaps(input.target, input.scores);
      const { probes } = buildInterviewGuide(input);
      const weightOf = ({ section, size }: (typeof gaps)[number]) => weights[section] * size;
      const best = Math.max(0, ...gaps.map(weightOf));
      const [first] = probes;
      const own = gaps.filter(
        ({ subject, about }) => subject === first?.subject && about === first.about,
      );
      expect(Math.max(0, ...own.map(weightOf))).toBeCloseTo(best);
      for (const section of PROBED_SECTIONS)
        expect(
          probes.filter(({ subject }) => sectionOf(subject) === section).length,
        ).toBeLessThanOrEqual(3);
    }
  });

  it('asks nothing about a section without weight', () => {
    fc.assert(
      fc.property(anyone, fc.constantFrom(...PROBED_SECTIONS), (input, section) => {
        const weights = { ...input.scores.weights, [section]: 0 };
        const { probes } = buildInterviewGuide({ ...input, scores: { ...input.scores, weights } });
        expect(probes.map(({ subject }) => sectionOf(subject))).not.toContain(section);
      }),
    );
  });

  it('asks about the wanted pole of a trait outside the desired range', () => {
    const sides = new Set<string>();
    for (const input of CANDIDATES)
      for (const { subject, reason } of buildInterviewGuide(input).probes) {
        if (reason?.kind !== 'trait') continue;
        const { side, position, desired } = reason;
        sides.add(side);
        expect(subject).toMatch(side === 'below' ? /\.high$/ : /\.low$/);
        const outside = side === 'below' ? desired.min - position : position - desired.max;
        expect(outside).toBeGreaterThan(0);
      }
    expect(sides.size).toBe(2);
  });

  it('never asks a probe that the core asks already, and keeps a campaign’s own questions', () => {
    const own = {
      id: '0b0e7a0c-5f53-4f0e-9d55-7a5a4c0f6f11',
      text: { fr: 'Pourquoi\u00a0?', en: 'Why?' },
    };
    fc.assert(
      fc.property(anyone, fc.nat(5), (input, count) => {
        const { probes } = buildInterviewGuide(input);
        const core = [own, ...probes.slice(0, count).map(({ id }) => ({ id, text: null }))];
        const other = buildInterviewGuide({ ...input, core });
        expect(other.core[0]).toEqual({ ...own, subject: null, about: null, reason: null });
        for (const { id } of other.probes) expect(core.map((one) => one.id)).not.toContain(id);
        expect(buildInterviewGuide(structuredClone({ ...input, core }))).toEqual(other);
      }),
    );
  });
});
