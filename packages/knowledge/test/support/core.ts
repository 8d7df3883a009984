// Fixtures that core's own tests use too.
export { toyPack } from '../../../rules/test/support/toy-pack.ts'
export { matcher } from '../../../core/src/text/match-form.ts'
export { sessions } from '../../../sessions/src/index.ts'
export { transfer } from '../../../transfer/src/index.ts'
export { anItem } from '../../../core/test/support/fixtures.ts'
export { inMemoryStore } from '../../../store-memory/src/index.ts'
export { letterEmbedder } from '../../../core/test/support/letter-embedder.ts'
export {
  DAY,
  exportOf,
  fixedClock,
  NOON,
  openMemory,
  sequentialIds,
} from '../../../core/test/support/memory.ts'
export type { FixedClock, Opened } from '../../../core/test/support/memory.ts'
export { recallTrace } from '../../../core/test/schema/recall-trace.ts'
export { timeline } from '../../../timeline/src/index.ts'
export { whyNot } from '../../../timeline/test/schema/why-not.ts'
export { runs } from '../../../core/test/support/runs.ts'
export { remember } from '../../../core/src/memory/remember.ts'
export { valueForms } from '../../../core/src/facts/value-match.ts'
