import type { Store } from '@recollect/core'
import type { SessionReader } from '@recollect/core/store'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { scopeKey } from '../src/codec/scope-key.ts'
import { openStore } from '../src/open-store.ts'
import { ownRole, withStore } from './support/actors.ts'
import { withClient } from './support/admin.ts'
import { pagesOf } from './support/plans.ts'
import { withRaw } from './support/raw.ts'
import { watchedClient } from './support/watched.ts'

const TURNS = 20_000
const FILL = [
  `insert into scopes (id, name, documents, total_length, last_item, last_card) values ($1, 'alice', 0, 0, 0, 0)`,
  `insert into qa_turns (scope, number, session, seq, question, question_hash, tokens, answer, answer_tokens, significance, is_manual, is_marked,
      topics, topic_tokens, has_auto_topics, said_at, is_archived)
    select $1::bigint, n, 'session ' || n % 200, n / 200, 'question ' || n, 'hash ' || n, '[]', repeat('an answer ', 20), 40, 0.5, false, false,
      '[]', '[]', false, 'epoch'::timestamptz + n * interval '1 h', false from generate_series(1, ${String(TURNS)}) n`,
  `insert into qa_topics (scope, kind, key, said_at, number)
    select $1::bigint, k, 'key ' || n % 4, 'epoch'::timestamptz + n * interval '1 h', n from generate_series(1, ${String(TURNS)}) n, generate_series(1, 4) k`,
]

const BEFORE = { number: 15_000, saidAt: 15_000 * 3_600_000 }
/** What must cost the same however long the log is. */
const LOOKUPS: Readonly<Record<string, (sessions: SessionReader) => Promise<unknown>>> = {
  turn: (sessions) => sessions.turn('session 7', 50),
  tail: (sessions) => sessions.tail('session 7', 5),
  'tail before a place': (sessions) => sessions.tail('session 7', 5, 50),
  onward: (sessions) => sessions.onward('session 7', 50, 5),
  byNumber: (sessions) => sessions.byNumber([19_990, 19_991, 19_992, 19_993]),
  bySpan: (sessions) => sessions.bySpan([10_000, 10_004]),
  latest: (sessions) => sessions.latest({ limit: 5 }),
  'latest before a place': (sessions) => sessions.latest({ limit: 5, before: BEFORE }),
  find: (sessions) => sessions.find('topic', 'key 3', { limit: 20 }),
  'find before a place': (sessions) => sessions.find('token', 'key 3', { limit: 20, before: BEFORE }),
}

describe.runIf(inject('postgres').available)('looking up turns in a long log', () => {
  const database = ownDatabase()
  const role = ownRole(database)
  const schema = 'long_log'

  beforeAll(async () => {
    const options = { url: database.current.url, schema, partitions: 2, grantTo: role.current.name }
    await withStore(options, (store) => store.migrate())
    await withClient(database.current.adminUrl, async (admin) => {
      await admin.query(`set search_path = ${schema}`)
      for (const insert of FILL) await admin.query(insert, [scopeKey('alice')])
      await admin.query('vacuum analyze')
    })
  })

  /** The statement that a look-up is, with its values. */
  async function statementOf(look: (sessions: SessionReader) => Promise<unknown>) {
    const seen: (readonly [string, readonly unknown[]])[] = []
    const see = (text: string, values: readonly unknown[]): string => {
      if (/"qa_(?:turns|topics)"/u.test(text)) seen.push([text, values])
      return text
    }
    const store: Store = openStore({ url: role.current.url, schema }, { Client: watchedClient(see) })
    const found = await store.read('alice', async ({ sessions }) => sessions && (await look(sessions)))
    await store.close()
    expect([found].flat().length).toBeGreaterThan(0)
    expect(found).toBeTruthy()
    expect(seen).toHaveLength(1)
    return seen[0] ?? ['', []]
  }

  it.each(Object.entries(LOOKUPS))(
    'reads a handful of pages by %s, whatever plan is made',
    async (_, look) => {
      const [text, values] = await statementOf(look)
      await withRaw({ url: role.current.url, schema }, async ({ driver }) => {
        for (const mode of ['generic', 'custom'] as const) {
          const pages = await driver.read('alice', null, (connection) =>
            pagesOf(connection, text, values, mode),
          )
          // A tree of three levels, and a page for each row that is read from the table.
          expect(pages, `${mode}: ${text}`).toBeLessThan(16)
        }
      })
    },
  )
})
