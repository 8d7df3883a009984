import { join } from 'node:path'
import type { Store } from '@recollect/core'
import { runCase, STORE_GROUPS, Twins } from '@recollect/testkit'
import type { StoreCase } from '@recollect/testkit'
import BetterSqlite from 'better-sqlite3'
import { beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../src/open-store.ts'
import { copyingConnect, watchedConnect } from './support/faults.ts'
import { inDirectory, migrated, template } from './support/files.ts'

const OWN_TABLES =
  /"(?:memory_items|memory_cards|postings|query_expansions|embeddings|changes|change_images|sessions|qa_turns|qa_topics|context_variables|episodes|episode_items|semantic_nodes|node_versions|episode_nodes|semantic_relationships|semantic_keys|semantic_vectors|semantic_quarantine|model_usage|audit_log)"/u
const OF_SESSIONS = /"(?:sessions|qa_turns|qa_topics|context_variables)"/u
const LOOKUP =
  / and (?:"(?:id|seq|version_key|term|text_hash|source_memory_id|session|batch|change|record|first_\w+|expires_at|undo_until|number)"|"kind" = \? and "key"|\(\w+, \w+\)) (?:=|in|<=?|>=?)/u
const SCOPE = '"scope" = ?'
/** A condition on the message a card came from: it is looked up for each card that is read. */
const SOURCE = / exists \(select .* "id" = "memory_cards"\."source_memory_id"\)/u
/** Cases after which the store is no longer open. */
const CLOSES = /close/u
const CASES = Object.values(STORE_GROUPS).flat()

type See = (sql: string) => string

/** Runs a case on a store of scopes with twins; false when anything in it, or in a twin, is not as it should be. */
async function holds(testCase: StoreCase, see: See): Promise<boolean> {
  const open: { twins?: Twins } = {}
  const create = async (): Promise<Store> => {
    const store = openStore(
      { file: ':memory:' },
      { connect: watchedConnect(see, copyingConnect(await template())) },
    )
    await store.migrate()
    open.twins = new Twins(store)
    return open.twins.store
  }
  const run = async ({ store, reopen }: Parameters<StoreCase['run']>[0]): Promise<void> => {
    await testCase.run({ store, reopen })
    if (CLOSES.test(testCase.name)) return
    await open.twins?.check()
    await open.twins?.empty()
  }
  return runCase({ name: 'twins', create }, { ...testCase, run }).then(
    () => true,
    () => false,
  )
}

interface Seen {
  /** Every statement that the kit makes the store run on the rows of a scope, with the cases that do and that hold. */
  readonly users: Map<string, StoreCase[]>
  /** How long each of them takes. */
  readonly took: Map<StoreCase, number>
}

async function statements(): Promise<Seen> {
  const users = new Map<string, StoreCase[]>()
  const took = new Map<StoreCase, number>()
  for (const testCase of CASES) {
    const begun = performance.now()
    const texts = new Set<string>()
    const see = (sql: string): string => {
      if (OWN_TABLES.test(sql) && /^(?:select|insert into|update|delete)/u.test(sql)) texts.add(sql)
      return sql
    }
    // A case that looks at all scopes sees the twins as well.
    if (!(await holds(testCase, see))) continue
    took.set(testCase, performance.now() - begun)
    for (const text of texts) users.set(text, [...(users.get(text) ?? []), testCase])
  }
  return { users, took }
}

const THROUGH_TABLE = /^(?:SCAN|SEARCH) \w+ (?:EXISTS )?USING|^SCAN \w+$/u

/** The steps of a statement's plan that go through a table, or all of them, in a database of one's own. */
async function plansOf(
  texts: readonly string[],
  which: RegExp = THROUGH_TABLE,
): Promise<Map<string, readonly string[]>> {
  return inDirectory(async (directory) => {
    const file = join(directory, 'r.db')
    await (await migrated({ file })).close()
    const database = new BetterSqlite(file)
    const plans = new Map<string, readonly string[]>()
    for (const text of texts) {
      const values = Array.from(text.matchAll(/\?/gu), () => 1)
      const steps = database
        .prepare<unknown[], { detail: string }>(`explain query plan ${text}`)
        .all(...values)
      plans.set(
        text,
        steps.map((row) => row.detail).filter((detail) => which.test(detail)),
      )
    }
    database.close()
    return plans
  })
}

describe('every statement', () => {
  let users: Seen['users'] = new Map()
  let took: Seen['took'] = new Map()

  beforeAll(async () => {
    ;({ users, took } = await statements())
  }, 240_000)

  it('is among those the kit makes the store run', () => {
    expect(users.size).toBeGreaterThan(60)
  })

  it('finds its rows by an index that begins with the scope', async () => {
    for (const [text, steps] of await plansOf([...users.keys()])) {
      for (const step of steps) {
        if (text.includes('"scopes" as "s"') && /SEARCH s USING .*name>\?/u.test(step)) continue
        expect(step, text).toMatch(/^SEARCH \w+ (?:EXISTS )?USING .*\(scope=\?/u)
      }
    }
  })

  it('that looks for few rows finds them by more than the scope', async () => {
    const lookups = [...users.keys()].filter((text) => LOOKUP.test(text.replace(SOURCE, '')))
    expect(lookups.length).toBeGreaterThan(20)
    for (const [text, [step]] of await plansOf(lookups)) expect(step, text).toMatch(/scope=\? AND /u)
  })

  it('on sessions reads one stretch of one index, and sorts nothing', async () => {
    const reads = [...users.keys()].filter(
      (text) => OF_SESSIONS.test(text) && text.startsWith('select') && !text.includes('"scopes"'),
    )
    expect(reads.length).toBeGreaterThan(15)
    for (const [text, steps] of await plansOf(reads, /./u)) {
      expect(steps, text).toHaveLength(1)
      expect(steps[0], text).toMatch(/^SEARCH \w+ USING (?:INDEX|PRIMARY KEY)/u)
    }
  })

  it('is prepared once, whatever its limit is: SQLite does not see it', () => {
    const limited = [...users.keys()].filter((text) => text.includes(' limit '))
    expect(limited.length).toBeGreaterThan(10)
    for (const text of limited) expect(text).not.toMatch(/ limit \?/u)
  })

  it('that asks for the message of a card finds it by its id', async () => {
    const asking = [...users.keys()].filter((text) => SOURCE.test(text))
    expect(asking.length).toBeGreaterThan(5)
    for (const [text, [, step]] of await plansOf(asking)) expect(step, text).toMatch(/scope=\? AND id=\?/u)
  })

  it('is missed by the kit when it forgets its scope', async () => {
    const unnoticed: string[] = []
    const told = new Map<StoreCase, number>()
    const worth = (one: StoreCase): number => ((told.get(one) ?? 0) + 1) / (took.get(one) ?? Infinity)
    for (const [text, cases] of users) {
      if (!text.includes(SCOPE)) continue
      const see = (sql: string): string => (sql === text ? sql.replace(SCOPE, '(? is not null)') : sql)
      // Quick ones that told of many others are asked first: the first that fails is enough.
      const teller = await firstToFail(
        cases.toSorted((a, b) => worth(b) - worth(a)),
        see,
      )
      if (teller === null) unnoticed.push(text)
      else told.set(teller, (told.get(teller) ?? 0) + 1)
    }
    expect(unnoticed).toEqual([])
  }, 180_000)
})

async function firstToFail(cases: readonly StoreCase[], see: See): Promise<StoreCase | null> {
  for (const testCase of cases) if (!(await holds(testCase, see))) return testCase
  return null
}
