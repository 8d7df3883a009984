/** A hash of the sources stands here once it is built or tested: `backfill` reads again what other rules have read. */
export const VERSION = '0.0.0'
