import { describe, expect, it } from 'vitest'
import { allStatements } from '../src/statements/all-statements.ts'
import { cardFilterKey } from '../src/statements/card-filter.ts'
import { patchedFields } from '../src/statements/card-patch.ts'
import { itemFilterKey } from '../src/statements/item-filter.ts'
import { listParts, listSize, Shapes } from '../src/statements/shapes.ts'
import { Statement } from '../src/statements/statement.ts'
import { plainSqlite, postgresLike } from './flavors.ts'

const MESSAGE = { role: 'user', session: 's', speaker: 'x', from: 1, to: 2, metadata: { a: 'b' } } as const
const FILTER = { ...MESSAGE, active: true, notExtractedBy: 'x' } as const

/** The text of every statement there is, those of shapes in a small and a full form. */
function texts(flavor: typeof plainSqlite): string[] {
  const { scopes, items, cards, search, expansions, changes, images, embeddings, ...ofSessions } =
    allStatements(flavor)
  const { sessions, turns, turnKeys, variables } = ofSessions
  const { episodes, episodeItems, nodes, nodeVersions, links, relationships, ...beside } = ofSessions
  const { semanticKeys, semanticVectors, quarantine, usage, semanticTotals } = beside
  const shaped = [
    items.bySeq.of('1', { count: 1, filter: {} }),
    items.bySeq.of('4', { count: 4, filter: FILTER }),
    items.update.of('all', ['factType', 'active', 'parentId', 'version', 'extractedBy']),
    items.byIds.of('2', 2),
    items.byTextHash.of('none', {}),
    items.byTextHash.of('all', FILTER),
    cards.byItems.of('2', 2),
    ...[items.list, items.listBack, items.recent, items.count].flatMap((shape) => [
      shape.of('none', {}),
      shape.of('all', FILTER),
    ]),
    cards.bySlots.of('2', 2),
    ...[cards.list, cards.listBack, cards.count].flatMap((shape) => [
      shape.of('none', {}),
      shape.of('all', { ...MESSAGE, entity: 'user', slot: 'x', kind: 'fact', active: false }),
    ]),
    cards.update.of('all', ['active', 'validTo', 'span', 'itemId']),
    search.insert.of('4', 4),
    changes.setErased.of('2', 2),
    images.insert.of('4', 4),
    images.remove.of('2', 2),
    sessions.list.of('none', {}),
    sessions.list.of('all', { archived: true, lastBefore: 1 }),
    turns.byNumber.of('2', 2),
    turns.update.of('all', ['answer', 'tokens', 'archived']),
    ...[turns.latest, turnKeys.find].flatMap((shape) => [
      shape.of('all', 'all'),
      shape.of('before', 'before'),
    ]),
    turnKeys.insert.of('4', 4),
    turnKeys.remove.of('2', 2),
    ...[episodes.byIds, nodes.byIds, episodeItems.byItems, episodeItems.remove].map((shape) =>
      shape.of('2', 2),
    ),
    ...[nodeVersions.byNodes, links.ofNodes, links.ofEpisodes].map((shape) => shape.of('2', 2)),
    ...[relationships.bySources, relationships.byTargets, quarantine.remove].map((shape) => shape.of('2', 2)),
    episodes.list.of('none', { isOnward: false }),
    episodes.list.of('outside', { session: null, isOnward: true }),
    episodes.list.of('all', { session: 's', state: 'owed', to: 2, isOnward: true }),
    nodes.list.of('none', {}),
    nodes.list.of('all', { from: 1, to: 2 }),
    ...[true, false].map((evolved) => links.put.of(String(evolved), { evolved })),
    semanticKeys.insert.of('4', 4),
    semanticKeys.remove.of('2', 2),
    ...(['node', 'episode'] as const).flatMap((kind) => [
      semanticVectors.owners.of(kind, kind),
      semanticVectors.owed.of(kind, kind),
    ]),
  ]
  const groups = [scopes, items, cards, search, expansions, changes, images, embeddings]
  const knowledge = [episodes, episodeItems, nodes, nodeVersions, links, relationships]
  const found = [semanticKeys, semanticVectors, quarantine, usage, semanticTotals]
  const plain = [...groups, sessions, turns, turnKeys, variables, ...knowledge, ...found].flatMap((group) =>
    Object.values(group),
  )
  const whole = plain.filter((entry) => entry instanceof Statement)
  expect(plain.filter((entry) => entry instanceof Shapes)).toHaveLength(42)
  return [...whole, ...shaped].map((statement) => statement.sql)
}

describe.each([plainSqlite, postgresLike])('statements for $name', (flavor) => {
  it('ask for the scope before anything else', () => {
    for (const text of texts(flavor)) {
      if (/^(?:select|update|insert into|delete from)[^(]*"scopes"/u.test(text)) continue
      expect(text).toMatch(/where "scope" = (?:\?|\$1)|^insert into "\w+" \("scope"|set .* where "scope" = /u)
    }
  })

  it('hold no value in their text', () => {
    for (const text of texts(flavor)) expect(text).not.toMatch(/'/u)
  })

  it('read as they did before', () => {
    expect(texts(flavor).join('\n')).toMatchSnapshot()
  })
})

describe('a statement', () => {
  const statement = new Statement<{ name: string }>((slots) => ({
    compile: () => {
      throw new Error(`compiled at its first use: ${String(slots.get('name').expressionType)}`)
    },
  }))

  it('is not compiled before it is used', () => {
    expect(() => statement.sql).toThrow('compiled at its first use')
  })

  it('refuses text that a database would change', () => {
    const { find } = allStatements(plainSqlite).scopes
    for (const name of ['\0', '\ud800']) {
      expect(() => find.with({ name, scope: 0 })).toThrowError(
        expect.objectContaining({ code: 'INVALID_INPUT' }),
      )
    }
  })

  it('fills a short list up with its last member', () => {
    const query = allStatements(plainSqlite).cards.byItems.of('4', 4).with({ scope: 1 }, ['7', '8'])
    expect(query.values).toEqual([1, '7', '8', '8', '8'])
  })
})

describe('a list', () => {
  it('keeps a null in its middle', () => {
    const query = allStatements(plainSqlite)
      .images.insert.of('2', 2)
      .with({ scope: 1, change: 2 }, [0, 'card', 'a', null, 1, 'card', 'b', '{}'])
    expect(query.values).toEqual([1, 2, 0, 'card', 'a', null, 1, 2, 1, 'card', 'b', '{}'])
  })
})

describe('shapes', () => {
  it('serve lists of any length with few statements', () => {
    expect([1, 2, 3, 5, 200, 256].map(listSize)).toEqual([1, 2, 4, 8, 256, 256])
    expect(listParts(Array.from({ length: 600 }, (_, at) => at)).map((part) => part.length)).toEqual([
      256, 256, 88,
    ])
  })

  it('name a filter by what is set in it, not by its values', () => {
    expect(itemFilterKey({ role: 'user' })).toBe(itemFilterKey({ role: 'tool' }))
    expect(itemFilterKey({ metadata: { a: 1 } })).toBe(itemFilterKey({ metadata: { "x' OR": null, b: 2 } }))
    expect(itemFilterKey({ metadata: {} })).toBe(itemFilterKey({}))
    expect(itemFilterKey({ active: true })).not.toBe(itemFilterKey({ active: false }))
    expect(cardFilterKey({ slot: "x' OR 1=1" })).toBe(cardFilterKey({ slot: 'y' }))
  })

  it('see only the fields that may be patched', () => {
    const patch = { active: false, validTo: null, scope: 'bob', 'id" = 1 --': 1 }
    expect(patchedFields(patch)).toEqual(['active', 'validTo'])
  })
})
