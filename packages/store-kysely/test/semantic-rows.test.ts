import type { Episode } from '@recollect/core'
import type { NodeVersion, StoredNode } from '@recollect/core/store'
import {
  aModelUsage,
  aNode,
  aNodeVersion,
  anEpisode,
  aQuarantined,
  aRelationship,
  NOON,
} from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { EPISODE_COLUMNS, episodeToRow, rowToEpisode } from '../src/rows/semantic/episode-row.ts'
import { writeSemanticKeys } from '../src/rows/semantic/key-row.ts'
import { LINK_COLUMNS, rowToLink } from '../src/rows/semantic/link-row.ts'
import { NODE_COLUMNS, nodeToRow, rowToNode } from '../src/rows/semantic/node-row.ts'
import {
  QUARANTINE_COLUMNS,
  quarantinedToRow,
  rowToQuarantined,
} from '../src/rows/semantic/quarantine-row.ts'
import {
  RELATIONSHIP_COLUMNS,
  relationshipToRow,
  rowToRelationship,
} from '../src/rows/semantic/relationship-row.ts'
import { rowToUsage, USAGE_COLUMNS, usageToRow } from '../src/rows/semantic/usage-row.ts'
import { rowToVersion, VERSION_COLUMNS, versionToRow } from '../src/rows/semantic/version-row.ts'
import { plainSqlite, postgresLike } from './flavors.ts'

const EPISODES: readonly Omit<Episode, 'scope'>[] = [
  anEpisode(),
  anEpisode({
    itemIds: ['b', 'a'],
    session: 's',
    discoveredBy: 'gpt/prompts@1',
    discoveredAt: NOON,
    state: 'failed',
    attempts: 3,
    lastError: '超时',
    terms: ['研究', 'john'],
  }),
]
const NODES: readonly Omit<StoredNode, 'scope'>[] = [
  aNode(),
  aNode({
    confidence: 0.1 + 0.2,
    versions: 3,
    accessedAt: NOON,
    accessCount: 7,
    discoveryEpisodeId: 'e',
    searchKeywords: ['研究', 'agent'],
  }),
]
const SEEN = { episodeId: 'e', itemId: 'i', start: 0, end: 4, at: NOON }
const VERSIONS: readonly NodeVersion[] = [
  aNodeVersion(),
  aNodeVersion({ version: 2, episodeId: 'e', validTo: NOON, seen: [SEEN, { ...SEEN, at: NOON + 1 }] }),
]

describe.each([plainSqlite, postgresLike])('rows of knowledge in $name', ({ codec }) => {
  const ofAlice = <T extends object>(record: T) => ({ ...record, scope: 'alice' })

  it.each(EPISODES)('take an episode there and back', (episode) => {
    const values = episodeToRow(3, episode, codec)
    const row = EPISODE_COLUMNS.map((column) => values[column])
    expect(rowToEpisode('alice', row, codec)).toStrictEqual(ofAlice(episode))
  })

  it.each(NODES)('take a node there and back', (node) => {
    const values = nodeToRow(3, node, codec)
    const row = NODE_COLUMNS.map((column) => values[column])
    expect(rowToNode('alice', row, codec)).toStrictEqual(ofAlice(node))
  })

  it.each(VERSIONS)('take a version there and back', (version) => {
    const values = versionToRow(3, version, codec)
    const row = VERSION_COLUMNS.map((column) => values[column])
    expect(rowToVersion(row, codec)).toStrictEqual(version)
  })

  it('take an edge, a link, what was set aside and usage there and back', () => {
    const edge = aRelationship({
      from: 'a',
      to: 'b',
      type: 'part_of',
      description: '属于',
      episodeIds: ['e'],
    })
    const values = relationshipToRow(3, edge, codec)
    const row = RELATIONSHIP_COLUMNS.map((column) => values[column])
    expect(rowToRelationship('alice', row, codec)).toStrictEqual(ofAlice(edge))

    const link = { scope: 3, episode_id: 'e', node_id: 'n', is_evolution: codec.writeFlag(true) }
    const read = rowToLink(
      LINK_COLUMNS.map((column) => link[column]),
      codec,
    )
    expect(read).toStrictEqual({ episodeId: 'e', nodeId: 'n', evolved: true })

    const aside = aQuarantined({ episodeId: 'e', kind: 'reply', reason: 'truncated' })
    const kept = quarantinedToRow(3, aside, codec)
    const asideRow = QUARANTINE_COLUMNS.map((column) => kept[column])
    expect(rowToQuarantined('alice', asideRow, codec)).toStrictEqual(ofAlice(aside))

    const usage = usageToRow(3, aModelUsage({ costMicros: 2 ** 50 }))
    const usageRow = USAGE_COLUMNS.map((column) => usage[column])
    expect(rowToUsage(usageRow, codec)).toStrictEqual(aModelUsage({ costMicros: 2 ** 50 }))
  })
})

describe('a damaged row of knowledge', () => {
  const { codec } = plainSqlite
  const corrupt = expect.objectContaining({ code: 'STORE_CORRUPT' }) as unknown
  const episode = episodeToRow(1, anEpisode(), codec)
  const node = nodeToRow(1, aNode(), codec)
  const version = versionToRow(1, aNodeVersion(), codec)

  it.each([
    ['item_ids', '["a", 1]'],
    ['terms', '{}'],
    ['state', 'lost'],
    ['attempts', '1'],
    ['started_at', null],
    ['title', null],
  ])('is refused when column %s of an episode holds %j', (column, value) => {
    const row = EPISODE_COLUMNS.map((name) => (name === column ? value : episode[name]))
    expect(() => rowToEpisode('alice', row, codec)).toThrowError(corrupt)
  })

  it.each([
    ['gap_type', 'rumour'],
    ['confidence', 'high'],
    ['span_end', null],
    ['access_count', null],
    ['search_keywords', 'x'],
    ['quote', 5],
  ])('is refused when column %s of a node holds %j', (column, value) => {
    const row = NODE_COLUMNS.map((name) => (name === column ? value : node[name]))
    expect(() => rowToNode('alice', row, codec)).toThrowError(corrupt)
  })

  it.each([
    ['seen', null],
    ['seen', '{'],
    ['seen', '[null]'],
    ['seen', '[{"episodeId":"e","itemId":"i","start":0,"end":4,"at":"now"}]'],
    ['seen', '[{"itemId":"i","start":0,"end":4,"at":1}]'],
    ['valid_to', 'x'],
    ['version', null],
  ])('is refused when column %s of a version holds %j', (column, value) => {
    const row = VERSION_COLUMNS.map((name) => (name === column ? value : version[name]))
    expect(() => rowToVersion(row, codec)).toThrowError(corrupt)
  })
})

describe('text of knowledge that JSON would hide', () => {
  const invalid = expect.objectContaining({ code: 'INVALID_INPUT' }) as unknown
  const { codec } = plainSqlite

  it.each(['\0', '\ud800'])('is refused in the lists of a record: %j', (text) => {
    expect(() => episodeToRow(1, anEpisode({ itemIds: [text] }), codec)).toThrowError(invalid)
    expect(() => episodeToRow(1, anEpisode({ terms: ['a', text] }), codec)).toThrowError(invalid)
    expect(() => nodeToRow(1, aNode({ searchKeywords: [text] }), codec)).toThrowError(invalid)
    for (const seen of [
      { ...SEEN, episodeId: text },
      { ...SEEN, itemId: text },
    ])
      expect(() => versionToRow(1, aNodeVersion({ seen: [seen] }), codec)).toThrowError(invalid)
  })
})

describe('keys of knowledge', () => {
  it('are written in the order of the index, as the database can hold them', () => {
    const codec = { ...plainSqlite.codec, writeKey: (key: string) => key.slice(0, 2) }
    const keys = writeSemanticKeys(
      [
        ['episode_term', 'zzz'],
        ['node_term', 'bbb'],
        ['node_key', 'k'],
        ['node_term', 'aaa'],
      ],
      codec,
    )
    expect(keys).toEqual([
      [1, 'k'],
      [3, 'aa'],
      [3, 'bb'],
      [4, 'zz'],
    ])
  })
})
