// Fixtures that core's own tests use too.
export { aCard } from '../../../core/test/support/fixtures.ts'
export { inMemoryStore } from '../../../store-memory/src/index.ts'
export { allCards } from '../../../core/test/support/invariants.ts'
export { letterEmbedder } from '../../../core/test/support/letter-embedder.ts'
export { DAY, exportOf, NOON, openMemory } from '../../../core/test/support/memory.ts'
export type { Opened } from '../../../core/test/support/memory.ts'
export { publishedSchema } from '../../../core/test/schema/publish.ts'
export { callLists, recordsOf, replay, sourcesOf, without } from '../../../core/test/support/replays.ts'
export type { Call } from '../../../core/test/support/replays.ts'
export {
  detection,
  dropStage,
  evidence,
  parts,
  place,
  recordRef,
  term,
  tier,
  traceTerm,
} from '../../../core/test/schema/shapes.ts'
