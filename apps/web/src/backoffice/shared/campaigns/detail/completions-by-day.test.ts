import { describe, expect, it } from 'vitest';
import { completionsByDay } from './completions-by-day.ts';

const of = (...completed: number[]) =>
  completed.map((number, index) => ({
    day: `2026-11-0${index + 1}`,
    started: 0,
    completed: number,
  }));

describe('completions by day', () => {
  it('end with the current total, including completions before the first day', () => {
    expect(completionsByDay(of(2, 0, 3), 15)).toEqual([12, 12, 15]);
    expect(completionsByDay(of(2, 0, 3), 5)).toEqual([2, 2, 5]);
  });

  it('are never negative when candidates finish between the two reads', () => {
    expect(completionsByDay(of(2, 3), 2)).toEqual([0, 2]);
  });
});
