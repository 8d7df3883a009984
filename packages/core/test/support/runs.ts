/** How often a property is tried: all of it by `npm test -- --deep`, a fifth of it each time. */
export const runs = (all: number): number =>
  process.env['RECOLLECT_DEEP'] === '1' ? all : Math.ceil(all / 5)
