/** A division (C10) lies within its section (C); a section is more than any of its divisions. */
export const isWithinSector = (given: string, required: string): boolean =>
  given.startsWith(required);
