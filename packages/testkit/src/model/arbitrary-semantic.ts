import type { Episode } from '@recollect/core'
import type { NodeVersion, SemanticRelationship, StoredNode } from '@recollect/core/store'
import fc from 'fast-check'
import { aNode, aNodeVersion } from '../fixtures/a-node.ts'
import { aRelationship } from '../fixtures/a-relationship.ts'
import { anEpisode } from '../fixtures/an-episode.ts'
import { NOON } from '../fixtures/fixed-clock.ts'
import { accountOperation } from './arbitrary-accounts.ts'
import { maybe, oneOf, time } from './arbitrary-records.ts'
import { POOLS } from './pools.ts'
import type { SemanticOperation } from './semantic-operation.ts'

/** In one order, so that the same terms are the same list. */
const termsOf = fc.subarray([...POOLS.topics])
const share = fc.integer({ min: 0, max: 8 }).map((eighths) => eighths / 8)
const text = oneOf(['', '值 value', '😀', 'e\u0301'])
const episodeId = oneOf(POOLS.episodeIds)
const nodeId = oneOf(POOLS.nodeIds)
const gapType = oneOf(['proper_noun', 'personal_fact'] as const)
const number = fc.integer({ min: 1, max: 3 })

const episode: fc.Arbitrary<Omit<Episode, 'scope'>> = fc
  .record({
    id: episodeId,
    title: text,
    summary: text,
    itemIds: fc.uniqueArray(oneOf(POOLS.itemIds), { maxLength: 2 }),
    session: maybe(POOLS.logs),
    startedAt: time,
    endedAt: time,
    state: oneOf(['owed', 'owed', 'discovered', 'failed', 'skipped'] as const),
    discoveredAt: fc.option(time, { nil: null }),
    attempts: fc.nat(3),
    lastError: maybe(['MODEL_TIMEOUT']),
    terms: termsOf,
  })
  .map(anEpisode)

const node: fc.Arbitrary<Omit<StoredNode, 'scope'>> = fc
  .record({
    id: nodeId,
    key: text,
    keyForm: oneOf(POOLS.keyForms),
    keyWords: oneOf(['', ...POOLS.topics]),
    value: text,
    context: text,
    gapType,
    confidence: share,
    version: number,
    updatedAt: time,
    accessedAt: fc.option(time, { nil: null }),
    accessCount: fc.nat(3),
    discoveryEpisodeId: maybe(POOLS.episodeIds),
    searchKeywords: termsOf,
  })
  .map(aNode)

const version: fc.Arbitrary<NodeVersion> = fc
  .record({
    nodeId,
    version: number,
    value: text,
    gapType,
    confidence: share,
    episodeId: maybe(POOLS.episodeIds),
    validTo: fc.option(time, { nil: null }),
    seen: fc.constantFrom([], [{ episodeId: 'e', itemId: 'i', start: 0, end: 2, at: NOON }]),
  })
  .map(aNodeVersion)

/** An edge has one of two ids of its own, so that ids never meet on another edge. */
const relationship: fc.Arbitrary<Omit<SemanticRelationship, 'scope'>> = fc
  .record({
    from: oneOf([0, 1]),
    to: oneOf([2, 3]),
    isBack: fc.boolean(),
    type: oneOf(['related', 'temporal'] as const),
    isSecond: fc.boolean(),
    strength: share,
    description: maybe(['x', '后来']),
    episodeIds: fc.subarray(POOLS.episodeIds.slice(0, 3)),
  })
  .map(({ from, to, isBack, isSecond, type, ...given }) => {
    const ends = [POOLS.nodeIds[from] ?? '', POOLS.nodeIds[to] ?? '']
    const [one = '', other = ''] = isBack ? ends.toReversed() : ends
    const place = (from * 2 + to - 2) * 8 + Number(isBack) * 4 + Number(type === 'temporal') * 2
    const id = POOLS.edgeIds[place + Number(isSecond)] ?? ''
    return aRelationship({ id, from: one, to: other, type, ...given })
  })

const is = <K extends SemanticOperation['kind']>(kind: K) => fc.constant(kind)

/** Writes to episodes, nodes and all that belongs to them. */
export const semanticOperation: fc.Arbitrary<SemanticOperation> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: is('put episode'), episode }) },
  { weight: 6, arbitrary: fc.record({ kind: is('put node'), node }) },
  { weight: 1, arbitrary: fc.record({ kind: is('remove episode'), id: episodeId }) },
  { weight: 1, arbitrary: fc.record({ kind: is('remove node'), id: nodeId }) },
  { weight: 3, arbitrary: fc.record({ kind: is('put version'), version }) },
  { weight: 1, arbitrary: fc.record({ kind: is('remove version'), nodeId, version: number }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: is('link'),
      link: fc.record({ episodeId, nodeId, evolved: fc.boolean() }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: is('unlink'), episodeId, nodeId }) },
  { weight: 4, arbitrary: fc.record({ kind: is('put relationship'), relationship }) },
  { weight: 1, arbitrary: fc.record({ kind: is('remove relationship'), id: oneOf(POOLS.edgeIds) }) },
  { weight: 8, arbitrary: accountOperation },
)
