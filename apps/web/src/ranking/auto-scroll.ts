const EDGE = 72;
const FASTEST = 14;

/** How far to scroll in this frame: faster the nearer the pointer is to the edge of the window. */
export const scrollStep = (y: number, height: number): number => {
  const nearness = y < EDGE ? y / EDGE - 1 : Math.max(0, 1 - (height - y) / EDGE);
  return Math.round(Math.max(-1, Math.min(1, nearness)) * FASTEST);
};
