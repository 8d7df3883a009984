// Fixtures that core's own tests use too.
export { toyPack } from '../../../rules/test/support/toy-pack.ts'
export { matcher } from '../../../core/src/text/match-form.ts'
export { aCard } from '../../../core/test/support/fixtures.ts'
export { inMemoryStore } from '../../../store-memory/src/index.ts'
export { allCards, allItems, expectSound } from '../../../core/test/support/invariants.ts'
export { letterEmbedder } from '../../../core/test/support/letter-embedder.ts'
export { DAY, exportOf, NOON, openMemory } from '../../../core/test/support/memory.ts'
export { transfer } from '../../../transfer/src/index.ts'
