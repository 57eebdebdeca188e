import {
  CULTURE_DIMENSIONS,
  CULTURE_TYPES,
  type CultureType,
  type GroupFigures,
  MOMENTS,
  type Moment,
} from '@cadran/contract';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { cultureAuditTable } from '@cadran/scoring';
import {
  AXIS_GRID,
  CONTRASTS,
  contrastHistogram,
  geometricNoise,
  leadingCounts,
  quantileWeights,
  RADIUS_GRID,
} from '@cadran/scoring/simulation';
import { type Answers, atEnd, type Decoys, somebody } from './link-attacker.ts';

const SCOPES = ['overall', ...CULTURE_DIMENSIONS] as const;
type Scope = (typeof SCOPES)[number];
type Contrast = (typeof CONTRASTS)[number];

/** Where one person stands in everything that is published, by side. */
const standOf = (answers: Answers) => {
  const tables = cultureAuditTable([answers], PROFILING_CULTURE);
  return (side: Moment, scope: Scope) => {
    const table = scope === 'overall' ? tables[side].overall : tables[side].dimensions[scope];
    const at = (contrast: Contrast): number => contrastHistogram(table, contrast)[0]?.value ?? 0;
    return { x: at('x'), y: at('y'), z: at('z'), leading: leadingCounts(table) };
  };
};
const sides = (answers: Answers) => {
  const stand = standOf(answers);
  return Object.fromEntries(
    MOMENTS.map((side) => [
      side,
      Object.fromEntries(SCOPES.map((scope) => [scope, stand(side, scope)])),
    ]),
  ) as Record<Moment, Record<Scope, ReturnType<typeof stand>>>;
};
type Stand = ReturnType<typeof sides>;

const [INTERNAL, EXTERNAL] = [sides(atEnd('internal')), sides(atEnd('external'))];
/** Who the victim may be, as far as the attacker knows. */
const PRIOR: readonly Stand[] = Array.from({ length: 300 }, (_, seed) =>
  sides(somebody(900_000 + seed)),
);

/** The logarithms of how likely each drawn value is, with the made-up answers and one value more. */
const logWeights = (
  { internal, external }: Decoys,
  [low, high, own]: readonly [number, number, number],
  share: number,
  grid: typeof AXIS_GRID = AXIS_GRID,
): Float64Array => {
  const values = [
    { value: low, count: internal },
    { value: high, count: external },
    { value: own, count: 1 },
  ].toSorted((a, b) => a.value - b.value);
  const weights = quantileWeights(values, share, grid);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.log(weight / total));
};

/** The third contrast is read from the bars, unless one of them was cut off at 0. */
const thirdContrast = (bars: Readonly<Record<CultureType, number>>): number | undefined =>
  CULTURE_TYPES.some((type) => bars[type] <= 0)
    ? undefined
    : Math.round(1.5 * (bars.clan + bars.market - bars.adhocracy - bars.hierarchy));

/** A published figure, and how likely each value of it is for each person of the prior. */
interface Figure {
  readonly read: (figures: GroupFigures) => number | undefined;
  readonly logs: readonly Float64Array[];
}

const QUARTILES = [
  ['low', 0.25],
  ['high', 0.75],
] as const;

const figuresOf = (decoys: Decoys): readonly Figure[] =>
  MOMENTS.flatMap((side) => {
    const logsAt = (scope: Scope, contrast: Contrast, share: number) => {
      const known = new Map<number, Float64Array>();
      return PRIOR.map((stand) => {
        const own = stand[side][scope][contrast];
        const ends = [INTERNAL, EXTERNAL].map((end) => end[side][scope][contrast]);
        const logs = known.get(own) ?? logWeights(decoys, [ends[0] ?? 0, ends[1] ?? 0, own], share);
        known.set(own, logs);
        return logs;
      });
    };
    const medians = SCOPES.flatMap((scope) =>
      CONTRASTS.map((contrast): Figure => {
        const read = (figures: GroupFigures): number | undefined => {
          const culture = figures[side];
          const placed = scope === 'overall' ? culture : culture.dimensions?.[scope];
          if (!placed) return undefined;
          return contrast === 'z' ? thirdContrast(placed.bars) : placed.point[contrast];
        };
        return { read, logs: logsAt(scope, contrast, 0.5) };
      }),
    );
    const quartiles = (['x', 'y'] as const).flatMap((axis) =>
      QUARTILES.map(([end, share]): Figure => ({
        read: (figures) => figures[side].spread?.[axis][end],
        logs: logsAt('overall', axis, share),
      })),
    );
    return [...medians, ...quartiles];
  });

const SIMULATED = 4_000;

/** How often each set of shares of leading types comes out, by the victim's own leading type. */
const leadingShares = (decoys: Decoys, side: Moment) =>
  Object.fromEntries(
    CULTURE_TYPES.map((own) => {
      const random = seededRandom(CULTURE_TYPES.indexOf(own));
      const seen = new Map<string, number>();
      for (let run = 0; run < SIMULATED; run += 1) {
        const noisy = CULTURE_TYPES.map((type) => {
          const made =
            decoys.internal * INTERNAL[side].overall.leading[type] +
            decoys.external * EXTERNAL[side].overall.leading[type];
          return Math.max(0, made + (type === own ? 1 : 0) + geometricNoise(random()));
        });
        const total = Math.max(
          1,
          noisy.reduce((sum, one) => sum + one, 0),
        );
        const key = noisy.map((one) => 5 * Math.round((100 * one) / total / 5)).join();
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
      return [own, (key: string) => Math.log(((seen.get(key) ?? 0) + 0.5) / SIMULATED)];
    }),
  ) as Record<CultureType, (key: string) => number>;

const knowledgeOf = (decoys: Decoys) => ({
  figures: figuresOf(decoys),
  leading: {
    perceived: leadingShares(decoys, 'perceived'),
    desired: leadingShares(decoys, 'desired'),
  },
});
const KNOWLEDGE = new Map<string, ReturnType<typeof knowledgeOf>>();
const know = (decoys: Decoys) => {
  const key = `${decoys.internal} ${decoys.external}`;
  const known = KNOWLEDGE.get(key) ?? knowledgeOf(decoys);
  KNOWLEDGE.set(key, known);
  return known;
};

/** The distance of the victim from the published point, drawn like the other medians. */
const radiusLog = (figures: GroupFigures, decoys: Decoys, side: Moment, own: Stand): number => {
  const { radius, point } = figures[side];
  if (radius === null) return 0;
  const far = (stand: Stand): number =>
    Math.hypot(stand[side].overall.x - point.x, stand[side].overall.y - point.y);
  return (
    logWeights(decoys, [far(INTERNAL), far(EXTERNAL), far(own)], 0.5, RADIUS_GRID)[radius] ?? 0
  );
};

/** How likely the published shares of leading types are with the victim's own. */
const leadingLog = (figures: GroupFigures, decoys: Decoys, side: Moment, own: Stand): number => {
  const { dominant } = figures[side];
  const type = CULTURE_TYPES.find((one) => own[side].overall.leading[one] > 0);
  if (!dominant || !type) return 0;
  return know(decoys).leading[side][type](CULTURE_TYPES.map((one) => dominant[one]).join());
};

/** How likely all figures of a group are, for each person of the prior. */
const logLikelihoods = (published: GroupFigures, decoys: Decoys): readonly number[] => {
  const { figures } = know(decoys);
  const drawn = figures.flatMap(({ read, logs }) => {
    const value = read(published);
    return value === undefined ? [] : [{ place: value - AXIS_GRID.from, logs }];
  });
  return PRIOR.map((stand, at) => {
    let sum = 0;
    for (const { place, logs } of drawn) sum += logs[at]?.[place] ?? 0;
    for (const side of MOMENTS)
      sum += radiusLog(published, decoys, side, stand) + leadingLog(published, decoys, side, stand);
    return sum;
  });
};

/** Results of a group around the victim, and what the attacker invented there. */
export interface Published {
  readonly figures: GroupFigures;
  readonly decoys: Decoys;
}

/** The side on which the more likely people of the prior stand. */
const likelierSide = (groups: readonly (readonly number[])[]): 1 | -1 => {
  const logs = PRIOR.map((_, at) => groups.reduce((sum, group) => sum + (group[at] ?? 0), 0));
  const top = Math.max(...logs);
  const external = PRIOR.reduce(
    (sum, { perceived }, at) =>
      sum + Math.sign(perceived.overall.x) * Math.exp((logs[at] ?? 0) - top),
    0,
  );
  return external >= 0 ? 1 : -1;
};

const AXIS_LOGS = new Map<string, readonly Float64Array[]>();
const axisLogs = (decoys: Decoys): readonly Float64Array[] => {
  const key = `${decoys.internal} ${decoys.external}`;
  const ends = [INTERNAL, EXTERNAL].map(({ perceived }) => perceived.overall.x);
  const logs =
    AXIS_LOGS.get(key) ??
    PRIOR.map(({ perceived }) =>
      logWeights(decoys, [ends[0] ?? 0, ends[1] ?? 0, perceived.overall.x], 0.5),
    );
  AXIS_LOGS.set(key, logs);
  return logs;
};

/** Guessers of the side on which the victim stands. */
export const GUESSERS: readonly ((published: readonly Published[]) => 1 | -1)[] = [
  // From everything that was published.
  (published) =>
    likelierSide(published.map(({ figures, decoys }) => logLikelihoods(figures, decoys))),
  // From the figure of the axis alone: with much evidence few people of the prior resemble the victim in all figures.
  (published) =>
    likelierSide(
      published.map(({ figures, decoys }) =>
        axisLogs(decoys).map((logs) => logs[figures.perceived.point.x - AXIS_GRID.from] ?? 0),
      ),
    ),
  // From the shares of leading types alone, where they are published.
  (published) =>
    likelierSide(
      published.map(({ figures, decoys }) =>
        PRIOR.map((stand) => leadingLog(figures, decoys, 'perceived', stand)),
      ),
    ),
];
