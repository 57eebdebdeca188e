/** People with the same values of the predictors who chose the same option. */
export interface Cell {
  /** From 0, in order. */
  readonly option: number;
  readonly predictors: readonly number[];
  readonly count: number;
}

interface Fit {
  readonly logLikelihood: number;
  readonly gradient: number[];
  /** Second derivatives, negative. */
  readonly information: number[][];
}

const ROUNDS = 60;
const CONVERGED = 1e-9;

/** Solves A x = b by elimination with pivots; null if it has no single solution. */
const solve = (matrix: readonly (readonly number[])[], right: readonly number[]) => {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const size = rows.length;
  for (let i = 0; i < size; i += 1) {
    const pivots = rows.slice(i).map((row) => Math.abs(row[i] ?? 0));
    const best = i + pivots.indexOf(Math.max(...pivots));
    const [pivot, other] = [rows[best], rows[i]];
    if (!pivot || !other || Math.abs(pivot[i] ?? 0) < 1e-12) return null;
    [rows[i], rows[best]] = [pivot, other];
    for (const row of rows.slice(i + 1)) {
      const times = (row[i] ?? 0) / (pivot[i] ?? 1);
      for (let j = i; j <= size; j += 1) row[j] = (row[j] ?? 0) - times * (pivot[j] ?? 0);
    }
  }
  const solution = Array.from({ length: size }, () => 0);
  for (let i = size - 1; i >= 0; i -= 1) {
    const row = rows[i] ?? [];
    let rest = row[size] ?? 0;
    for (let j = i + 1; j < size; j += 1) rest -= (row[j] ?? 0) * (solution[j] ?? 0);
    solution[i] = rest / (row[i] ?? 1);
  }
  return solution;
};

/** The logistic distribution at a point: share below, density, and the density's slope. */
const logistic = (x: number): readonly [number, number, number] => {
  const share = 1 / (1 + Math.exp(-x));
  const density = share * (1 - share);
  return [share, density, density * (1 - 2 * share)];
};
const BEGIN = [0, 0, 0] as const;
const END = [1, 0, 0] as const;

/** Likelihood and derivatives at thresholds and slopes; -Infinity where thresholds are out of order. */
const evaluate = (
  cells: readonly Cell[],
  parameters: readonly number[],
  thresholds: number,
): Fit => {
  const size = parameters.length;
  const gradient = Array.from({ length: size }, () => 0);
  const information = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  let logLikelihood = 0;
  for (const { option, predictors, count } of cells) {
    let slope = 0;
    for (let j = 0; j < predictors.length; j += 1)
      slope += (predictors[j] ?? 0) * (parameters[thresholds + j] ?? 0);
    const upper = option < thresholds ? logistic((parameters[option] ?? 0) - slope) : END;
    const lower = option > 0 ? logistic((parameters[option - 1] ?? 0) - slope) : BEGIN;
    const chance = upper[0] - lower[0];
    logLikelihood += chance > 0 ? count * Math.log(chance) : -Infinity;
    // How the chance moves with the option's two thresholds, and with the sum of the predictors against both.
    const [up, down] = [upper[1] / chance, -lower[1] / chance];
    const both = up + down;
    const [upUp, downDown] = [upper[2] / chance - up * up, -lower[2] / chance - down * down];
    const upDown = -up * down;
    const add = (i: number, j: number, value: number): void => {
      const row = information[i];
      if (row) row[j] = (row[j] ?? 0) - count * value;
    };
    const addBoth = (i: number, j: number, value: number): void => {
      add(i, j, value);
      add(j, i, value);
    };
    if (option < thresholds) {
      gradient[option] = (gradient[option] ?? 0) + count * up;
      add(option, option, upUp);
      if (option > 0) addBoth(option, option - 1, upDown);
    }
    if (option > 0) {
      gradient[option - 1] = (gradient[option - 1] ?? 0) + count * down;
      add(option - 1, option - 1, downDown);
    }
    for (let j = 0; j < predictors.length; j += 1) {
      const [x, place] = [predictors[j] ?? 0, thresholds + j];
      gradient[place] = (gradient[place] ?? 0) - count * x * both;
      if (option < thresholds) addBoth(place, option, -x * (upUp + upDown));
      if (option > 0) addBoth(place, option - 1, -x * (downDown + upDown));
      for (let k = 0; k < predictors.length; k += 1)
        add(place, thresholds + k, x * (predictors[k] ?? 0) * (upUp + 2 * upDown + downDown));
    }
  }
  return { logLikelihood, gradient, information };
};

/** Options that nobody chose have no threshold. */
const withoutEmptyOptions = (cells: readonly Cell[]): { cells: Cell[]; options: number } => {
  const used = [...new Set(cells.map(({ option }) => option))].toSorted((a, b) => a - b);
  return {
    cells: cells.map((cell) => ({ ...cell, option: used.indexOf(cell.option) })),
    options: used.length,
  };
};

/** Predictors with mean 0 and deviation 1: the likelihood is the same, and the steps are even. */
const standardized = (cells: readonly Cell[]): Cell[] => {
  const people = cells.reduce((sum, { count }) => sum + count, 0);
  const scales = (cells[0]?.predictors ?? []).map((_, j) => {
    const mean = cells.reduce((sum, c) => sum + c.count * (c.predictors[j] ?? 0), 0) / people;
    const squares = cells.reduce(
      (sum, c) => sum + c.count * ((c.predictors[j] ?? 0) - mean) ** 2,
      0,
    );
    return { mean, deviation: Math.sqrt(squares / people) || 1 };
  });
  return cells.map((cell) => ({
    ...cell,
    predictors: cell.predictors.map(
      (x, j) => (x - (scales[j]?.mean ?? 0)) / (scales[j]?.deviation ?? 1),
    ),
  }));
};

/** The largest log-likelihood of a proportional-odds model, by Newton's method with halved steps. */
export const ordinalLogLikelihood = (given: readonly Cell[]): number => {
  const { cells, options } = withoutEmptyOptions(standardized(given.filter((c) => c.count > 0)));
  const people = cells.reduce((sum, { count }) => sum + count, 0);
  const thresholds = options - 1;
  let upTo = 0;
  const start = Array.from({ length: thresholds }, (_, k) => {
    upTo += cells.reduce((sum, c) => sum + (c.option === k ? c.count : 0), 0);
    return Math.log(upTo / (people - upTo));
  });
  let parameters = [...start, ...(cells[0]?.predictors ?? []).map(() => 0)];
  let fit = evaluate(cells, parameters, thresholds);
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = solve(fit.information, fit.gradient);
    if (!step) break;
    let next = fit;
    for (let share = 1; share > 1e-6; share /= 2) {
      const tried = parameters.map((value, i) => value + share * (step[i] ?? 0));
      next = evaluate(cells, tried, thresholds);
      if (next.logLikelihood < fit.logLikelihood) continue;
      parameters = tried;
      break;
    }
    const gained = next.logLikelihood - fit.logLikelihood;
    if (!(gained >= 0)) break;
    fit = next;
    if (gained < CONVERGED) break;
  }
  return fit.logLikelihood;
};

/** Nagelkerke's share of what there is to explain. */
export const nagelkerke = (logLikelihood: number, ofNone: number, people: number): number =>
  (1 - Math.exp((2 / people) * (ofNone - logLikelihood))) / (1 - Math.exp((2 / people) * ofNone));
