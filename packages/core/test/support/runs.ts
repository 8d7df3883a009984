/** How often a property is tried each time; by `npm test -- --deep` up to a hundred times, where that is not enough twice as often. */
export const runs = (each: number): number =>
  process.env['RECOLLECT_DEEP'] === '1' ? Math.max(2 * each, Math.min(5 * each, 100)) : each
