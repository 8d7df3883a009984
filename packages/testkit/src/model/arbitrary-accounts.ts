import fc from 'fast-check'
import { aModelUsage, aQuarantined } from '../fixtures/a-quarantined.ts'
import { maybe, oneOf, time } from './arbitrary-records.ts'
import { POOLS } from './pools.ts'
import type { OfAccounts } from './semantic-operation.ts'

const quarantined = fc
  .record({
    id: oneOf(POOLS.rowIds),
    episodeId: maybe(POOLS.episodeIds),
    kind: oneOf(['node', 'reply'] as const),
    detail: oneOf(['为什么', 'why']),
  })
  .map(aQuarantined)

const usage = fc
  .record({
    day: oneOf(['2025-02-28', '2025-03-01']),
    model: oneOf(POOLS.logs),
    calls: fc.nat(3),
    inputTokens: fc.nat(3),
    costMicros: fc.nat(9),
  })
  .map(aModelUsage)

const access = fc.record({
  nodeId: oneOf(POOLS.nodeIds),
  count: fc.nat(3),
  at: time,
  relevance: fc.integer({ min: 0, max: 4 }).map((quarters) => quarters / 4),
})

const putVectors = fc
  .record({ of: oneOf(['node', 'episode'] as const), space: oneOf(POOLS.spaces) })
  .chain(({ of, space }) =>
    fc.record({
      kind: is('put semantic vectors'),
      of: fc.constant(of),
      space: fc.constant(space),
      vectors: fc.uniqueArray(
        fc.tuple(
          oneOf(of === 'node' ? POOLS.nodeIds : POOLS.episodeIds),
          // Now and then one number short.
          fc.array(fc.integer({ min: -2, max: 2 }), {
            minLength: space.dimensions - (space.model === 'm' ? 0 : 1),
            maxLength: space.dimensions,
          }),
        ),
        { selector: ([id]) => id, maxLength: 4 },
      ),
    }),
  )

function is<K extends OfAccounts['kind']>(kind: K) {
  return fc.constant(kind)
}

/** Writes to what is kept beside episodes and nodes. */
export const accountOperation: fc.Arbitrary<OfAccounts> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: is('set cut up to'), seq: fc.nat(6) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: is('quarantine'),
      rows: fc.uniqueArray(quarantined, { selector: ({ id }) => id, maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: is('drop quarantined'),
      ids: fc.option(fc.subarray([...POOLS.rowIds]), { nil: null }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: is('add usage'), usage }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: is('note access'),
      accesses: fc.uniqueArray(access, { selector: ({ nodeId }) => nodeId, maxLength: 3 }),
    }),
  },
  { weight: 5, arbitrary: putVectors },
  { weight: 1, arbitrary: fc.record({ kind: is('keep only space'), space: oneOf(POOLS.spaces) }) },
)
