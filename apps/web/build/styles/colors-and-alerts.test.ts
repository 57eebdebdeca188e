import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
const sources = globSync('**/*.{ts,tsx,css}', { cwd: SRC })
  .filter((file) => !/test\.|^testing/u.test(file))
  .map((file) => ({ file, source: readFileSync(join(SRC, file), 'utf8') }));

describe('colours', () => {
  /** Colours that a user may choose, and how one is written. */
  const CHOSEN = /set-colors\.ts$|normalize-color\.ts$/u;
  const COLOR = /#[\da-f]{3,8}\b(?!:)|\b(?:rgb|hsl|oklch|lab)a?\(/giu;

  it('come from the tokens of the theme, so that both schemes have them', () => {
    expect(sources.length).toBeGreaterThan(400);
    const written = sources
      .filter(({ file }) => !CHOSEN.test(file))
      .flatMap(({ file, source }) =>
        (source.match(COLOR) ?? []).map((color) => `${file}: ${color}`),
      );
    expect(written).toEqual([]);
  });
});

/** The component and the element around a role, up to the element's end. */
const aroundRole = (source: string, at: number): string => {
  const [component = ''] =
    source
      .slice(0, at)
      .match(/const [A-Z]\w*(?= = )/gu)
      ?.slice(-1) ?? [];
  const start = source.lastIndexOf('<', at);
  const tag = /^<[\w.]+/u.exec(source.slice(start))?.[0] ?? '';
  const end = source.indexOf(`</${tag.slice(1)}>`, at);
  return `${component} ${source.slice(start, end === -1 ? at : end)}`;
};

describe('role="alert"', () => {
  const alerts = sources.flatMap(({ file, source }) =>
    [...source.matchAll(/role="alert"/gu)].map(({ index }) => ({
      file,
      around: aroundRole(source, index),
    })),
  );

  it('interrupts for what went wrong only, never for a note that was there from the start', () => {
    expect(alerts.length).toBeGreaterThan(10);
    expect(
      alerts
        .filter(({ around }) => !/error|fail|invalid|refused/iu.test(around))
        .map(({ file }) => file),
    ).toEqual([]);
  });
});
