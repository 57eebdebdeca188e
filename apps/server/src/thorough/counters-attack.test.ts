import {
  AGE_BANDS,
  AUDIT_LIMITS,
  cellKey,
  contract,
  GENDERS,
  type ProfilingProgress,
  TENURE_BANDS,
  type UnitGroupProposals,
} from '@cadran/contract';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { roundedDown } from '@cadran/scoring';
import { describe, expect, it } from 'vitest';
import { emptyDigest } from '../modules/culture-audits/snapshots/figure-draws.ts';
import type { PublicationRules } from '../modules/culture-audits/snapshots/publication-rules.ts';
import { proposeUnitGroups } from '../modules/culture-audits/unit-groups/propose-unit-groups.ts';
import {
  readFilters,
  type RespondentFields,
} from '../testing/culture-audits/insert-respondents.ts';
import { binomialTail } from '../testing/culture-audits/link-attacker.ts';
import {
  ATTACKED_UNITS,
  attackByLink,
  type LinkAttack,
} from '../testing/culture-audits/open-link-attack.ts';

const { profiling, profilingResults } = contract;
const UNITS = ATTACKED_UNITS.map(({ id }) => id);
const NEWCOMERS = 40;
/** Fewer show that a protection is missing. */
const SABOTAGED = 12;
/** Nothing at all is told there: what is left is guessing. */
const TWINS = 20;

const TRAITS = { unit: UNITS, gender: GENDERS, age: AGE_BANDS, tenure: TENURE_BANDS } as const;
type Trait = keyof typeof TRAITS;
const NAMES = Object.keys(TRAITS) as Trait[];
const FIELDS = { unit: 'unitId', gender: 'gender', age: 'ageBand', tenure: 'tenureBand' } as const;
const NOBODY: RespondentFields = { unitId: null, gender: null, ageBand: null, tenureBand: null };

/** So many made-up answers of every unit, gender, age and tenure. */
const filling = (each: number): RespondentFields[] => {
  const columns = NAMES.map((trait) => ({
    field: FIELDS[trait],
    values: TRAITS[trait].flatMap((value) => Array.from({ length: each }, () => value)),
  }));
  const people = Math.max(...columns.map(({ values }) => values.length));
  return Array.from({ length: people }, (_, place) =>
    Object.fromEntries(columns.map(({ field, values }) => [field, values[place] ?? null])),
  );
};

/** What tells something about groups, each read on its own. */
const CHANNELS = ['shown', 'served', 'progress', 'proposals'] as const;
type Channel = (typeof CHANNELS)[number];
type Counters = ReadonlyMap<string, number>;
type Audit = Awaited<ReturnType<LinkAttack['openAudit']>>;
const keyOf = (channel: Channel, trait: Trait, value: string): string =>
  `${channel} ${trait} ${value}`;

const proposedUnits = (proposals: readonly string[][][]): [string, number][] =>
  UNITS.map((unit) => [keyOf('proposals', 'unit', unit), proposals.flat(2).includes(unit) ? 0 : 1]);

/** Every number and every list about groups that can be asked for. */
const readCounters = async ({ me }: LinkAttack, audit: Audit): Promise<Counters> => {
  const params = { id: audit.id };
  const { attributes, served } = await readFilters(me, audit);
  const { units } = (await me.call(profiling.progress, { params })).json<ProfilingProgress>();
  const proposed = await me.call(profilingResults.proposeUnitGroups, { params });
  const answer = proposed.json<UnitGroupProposals>();
  expect(Object.keys(answer)).toEqual(['proposals']);
  return new Map([
    ...attributes.flatMap(({ attribute, values }) =>
      values.map(({ value, respondents }): [string, number] => [
        keyOf('shown', attribute, value),
        respondents ?? 0,
      ]),
    ),
    ...served.flatMap(({ respondents, ...cell }) =>
      Object.entries(cell).map(([trait, value]): [string, number] => [
        keyOf('served', trait as Trait, value ?? ''),
        respondents,
      ]),
    ),
    ...(units ?? []).map(({ unitId, completed }): [string, number] => [
      keyOf('progress', 'unit', unitId),
      completed ?? 0,
    ]),
    ...proposedUnits(answer.proposals),
  ]);
};

/** The value whose numbers grew most; without any growth one of them at random. */
const guessTrait = (
  trait: Trait,
  channels: readonly Channel[],
  before: Counters,
  after: readonly Counters[],
  seed: number,
): string => {
  const growth = (value: string): number =>
    channels.reduce((sum, channel) => {
      const key = keyOf(channel, trait, value);
      return after.reduce((all, one) => all + (one.get(key) ?? 0) - (before.get(key) ?? 0), sum);
    }, 0);
  const values: readonly string[] = TRAITS[trait];
  const most = Math.max(...values.map(growth));
  const best = values.filter((value) => growth(value) === most);
  return best[Math.floor(seededRandom(7_000 + seed)() * best.length)] ?? '';
};

interface Plan {
  readonly newcomers: number;
  /** Made-up answers of each value. */
  readonly filled: (seed: number) => number;
  /** Snapshots after the newcomer. */
  readonly snapshots: number;
  /** Numbers that are read without a snapshot, where the product gave them. */
  readonly live?: (attack: LinkAttack, audit: Audit) => Promise<Counters>;
}
type Hits = Record<Trait, number>;

/** How often each trait of single newcomers is guessed right, by all numbers together and by each kind alone. */
const attackCounters = (rules: Partial<PublicationRules>, plan: Plan) => {
  // Numbers of answers hold out more snapshots than the product takes.
  const limited = 1 + plan.snapshots <= AUDIT_LIMITS.computationsByLink;
  const run = async (attack: LinkAttack) => {
    const guessers: readonly (readonly [string, readonly Channel[]])[] = [
      ['all', CHANNELS],
      ...CHANNELS.map((channel) => [channel, [channel]] as const),
    ];
    const hits = new Map(
      guessers.map(([name]): [string, Hits] => [name, { unit: 0, gender: 0, age: 0, tenure: 0 }]),
    );
    for (let seed = 0; seed < plan.newcomers; seed += 1) {
      const random = seededRandom(seed);
      const traits = Object.fromEntries(
        NAMES.map((trait) => [
          trait,
          TRAITS[trait][Math.floor(random() * TRAITS[trait].length)] ?? '',
        ]),
      ) as Record<Trait, string>;
      const audit = await attack.openAudit('counters', seed);
      const look = () => (plan.live ?? readCounters)(attack, audit);
      const ask = async () => {
        // Proposals may be asked for once a second.
        attack.test.advance(2_000);
        return look();
      };
      await attack.answer(audit, filling(plan.filled(seed)));
      if (!plan.live) {
        const unread = await ask();
        expect([...unread.values()].filter((number) => number > 1)).toEqual([]);
        await attack.update(audit);
      }
      const before = await ask();
      const newcomer = Object.fromEntries(NAMES.map((trait) => [FIELDS[trait], traits[trait]]));
      await attack.answer(audit, [newcomer], 1);
      const after = [await ask()];
      if (!plan.live) {
        // Nothing by group moves before the next snapshot, which needs more answers.
        expect([...(after.pop() ?? [])]).toEqual([...before]);
        for (let wave = 2; wave < 2 + plan.snapshots; wave += 1) {
          await attack.answer(audit, [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY], wave);
          await attack.update(audit);
          after.push(await ask());
        }
      }
      for (const [name, channels] of guessers) {
        const own = hits.get(name);
        for (const trait of NAMES)
          if (own && guessTrait(trait, channels, before, after, seed) === traits[trait])
            own[trait] += 1;
      }
    }
    return hits;
  };
  return attackByLink(rules, run, { limited });
};
type AllHits = Awaited<ReturnType<typeof attackCounters>>;

const chanceOf = (trait: Trait, right: number, tries: number): number =>
  binomialTail(right, tries, 1 / TRAITS[trait].length);

/** By all numbers and by each kind alone (binomial test). */
const expectGuessing = (what: string, hits: AllHits, tries: number): void => {
  for (const [name, own] of hits) {
    process.stdout.write(
      `${what}, by ${name}: ${NAMES.map((one) => `${one} ${own[one]}`).join(', ')} of ${tries}\n`,
    );
    for (const trait of NAMES)
      expect([name, trait, chanceOf(trait, own[trait], tries) > 0.01]).toEqual([name, trait, true]);
  }
};
const allOf = (hits: AllHits): Hits => hits.get('all') ?? { unit: 0, gender: 0, age: 0, tenure: 0 };

describe('counters around single newcomers, by link', () => {
  /** From the last answer below the limit of 20 to the last that may be missing when it is reached. */
  const around = { newcomers: NEWCOMERS, filled: (seed: number) => 19 + (seed % 10), snapshots: 1 };
  /** Just below 20, over and over. */
  const often = { newcomers: SABOTAGED, filled: () => 19, snapshots: 12 };

  it('tell unit, gender, age and tenure no better than guessing, over two snapshots', async () => {
    expectGuessing('two snapshots', await attackCounters({}, around), NEWCOMERS);
  }, 600_000);

  it('tell no more over many snapshots', async () => {
    expectGuessing('many snapshots', await attackCounters({}, often), SABOTAGED);
  }, 600_000);

  it('tell all of them when numbers of answers are exact to the next five', async () => {
    const hits = await attackCounters(
      { shownAnswers: (_access, _cell, people) => roundedDown(people) },
      { ...often, filled: () => 24, snapshots: 1 },
    );
    expect(allOf(hits)).toEqual(Object.fromEntries(NAMES.map((trait) => [trait, SABOTAGED])));
  }, 600_000);

  it('tell the unit over many snapshots when each hides another number of answers', async () => {
    const hits = await attackCounters(
      {
        shownAnswers: (_access, cell, people, draws) =>
          roundedDown(
            people - Math.floor(5 * draws.ofGroup(emptyDigest())('perceived', cellKey(cell))),
          ),
      },
      often,
    );
    // One snapshot in five shows the group, so that a few are still guessed wrong after twelve; the measure is that of
    // the protected run, which would be red.
    expect(chanceOf('unit', allOf(hits).unit, SABOTAGED)).toBeLessThan(0.01);
  }, 600_000);

  const countUnits = async ({ test }: LinkAttack, { id }: Audit) =>
    test.database.asSuperuser<{ unit: string; people: number }>(
      `select unit_id as unit, sum(people)::int as people
       from (select campaign_id, unit_id, 1 as people from profiling_answers
             union all select campaign_id, unit_id, people from profiling_answer_groups) answered
       where campaign_id = $1 and unit_id is not null group by 1`,
      [id],
    );

  it('tell the unit when answers by unit are counted live', async () => {
    const live: Plan['live'] = async (attack, audit) =>
      new Map(
        (await countUnits(attack, audit)).map(({ unit, people }) => [
          keyOf('progress', 'unit', unit),
          people,
        ]),
      );
    const hits = await attackCounters({}, { ...often, live });
    expect(allOf(hits).unit).toBe(SABOTAGED);
  }, 600_000);

  it('tell the unit when groups of units are proposed from live answers', async () => {
    const live: Plan['live'] = async (attack, audit) => {
      const served = (await countUnits(attack, audit))
        .filter(({ people }) => people >= 20)
        .map(({ unit }) => ({ unit }));
      return new Map(proposedUnits(proposeUnitGroups(audit, { served })));
    };
    const hits = await attackCounters({}, { ...often, live });
    expect(allOf(hits).unit).toBe(SABOTAGED);
  }, 600_000);
});

describe('two groups of the same people, by link', () => {
  /** Each unit has an age of its own; the newcomer tells the unit only. */
  const attackTwins = (rules: Partial<PublicationRules>, newcomers: number) =>
    attackByLink(rules, async (attack) => {
      let right = 0;
      for (let seed = 0; seed < newcomers; seed += 1) {
        const random = seededRandom(seed);
        const own = UNITS[Math.floor(random() * UNITS.length)] ?? '';
        const audit = await attack.openAudit('twins', seed);
        const made = UNITS.flatMap((unitId, place) =>
          Array.from({ length: 45 }, () => ({
            ...NOBODY,
            unitId,
            ageBand: AGE_BANDS[place] ?? null,
          })),
        );
        await attack.answer(audit, [...made, ...Array.from({ length: 20 }, () => NOBODY)]);
        await attack.update(audit);
        const before = await readCounters(attack, audit);
        await attack.answer(audit, [{ ...NOBODY, unitId: own }, NOBODY, NOBODY, NOBODY, NOBODY], 1);
        await attack.update(audit);
        attack.test.advance(2_000);
        const after = await readCounters(attack, audit);
        // The unit itself is hidden, or the age that has the same people but one.
        const fallen = UNITS.filter((unit, place) =>
          [keyOf('shown', 'unit', unit), keyOf('shown', 'age', AGE_BANDS[place] ?? '')].some(
            (key) => (after.get(key) ?? 0) < (before.get(key) ?? 0),
          ),
        );
        const guesses = fallen.length > 0 ? fallen : UNITS;
        if (guesses[Math.floor(random() * guesses.length)] === own) right += 1;
        attack.test.advance(2_000);
      }
      return right;
    });

  it('do not tell the unit of a newcomer', async () => {
    const right = await attackTwins({}, TWINS);
    process.stdout.write(`two groups of the same people: unit ${right} of ${TWINS}\n`);
    expect(chanceOf('unit', right, TWINS)).toBeGreaterThan(0.01);
  }, 600_000);

  it('tell it when the span audit decides what is served', async () => {
    expect(await attackTwins({ isAudited: () => true }, SABOTAGED)).toBe(SABOTAGED);
  }, 600_000);
});
