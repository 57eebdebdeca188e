import { type Cell, NOT_GIVEN, SEGMENTATIONS } from '@cadran/contract';

/** Finds the groups that a cell holds, by numbers in place of values: a snapshot asks for every cell. */
export const createHolders = (groups: readonly { readonly segments: Cell }[]) => {
  const attributes = SEGMENTATIONS.map((attribute) => {
    const numbers = new Map<string, number>();
    const ofGroups = Uint32Array.from(groups, ({ segments }) => {
      const value = segments[attribute] ?? NOT_GIVEN;
      const number = numbers.get(value) ?? numbers.size;
      numbers.set(value, number);
      return number;
    });
    return { attribute, numbers, ofGroups };
  });
  /** Places of groups, in their order. */
  return (cell: Cell): readonly number[] => {
    const wanted = attributes.flatMap(({ attribute, numbers, ofGroups }) => {
      const value = cell[attribute];
      return value === undefined ? [] : [{ number: numbers.get(value) ?? -1, ofGroups }];
    });
    const held: number[] = [];
    for (let place = 0; place < groups.length; place += 1) {
      let isHeld = true;
      for (const { number, ofGroups } of wanted) isHeld &&= ofGroups[place] === number;
      if (isHeld) held.push(place);
    }
    return held;
  };
};
