import Database from 'better-sqlite3'
import { median } from '../stats/numbers.ts'
import { cpuOf } from '../stats/time.ts'

const ROWS = 3000
const QUERIES = 300
const ROUNDS = 9
const WORDS =
  'the a cat tea rain train of green seven Rome night 我 喜欢 绿茶 昨天 下雨 在 北京 火车 朋友'.split(' ')
const PATTERNS = [
  /\b(?:cat|tea)s?\s+(?:of|in)\s+(?<what>\w+)/gu,
  /(?:我|朋友)\s*(?:喜欢|在)\s*(?<what>\p{Script=Han}{1,6})/gu,
  /(?<=the\s)(?:green|seven)\b(?!\s+rain)/giu,
  /[\p{L}\p{N}]+/gu,
]

/**
 * Processor time, in milliseconds, of work that is none of this project's and the same for good: SQLite's searches by index and by text,
 * and V8's regular expressions. What is measured over it stands for itself: it also sees what a ratio of the project's own parts takes
 * for the bare cost.
 */
export function yardstick(): number {
  const database = filled()
  try {
    const work = workOn(database)
    // The first is V8's, to compile in.
    cpuOf(work)
    return median(Array.from({ length: ROUNDS }, () => cpuOf(work))) / 1000
  } finally {
    database.close()
  }
}

/** Runs of the same fixed words in an order that only looks like chance. */
function texts(): readonly string[] {
  let seed = 7
  const next = (): string => WORDS[(seed = (seed * 1103515245 + 12345) % 2147483648) % WORDS.length] ?? ''
  return Array.from({ length: ROWS }, () => Array.from({ length: 12 }, next).join(' '))
}

function filled(): Database.Database {
  const database = new Database(':memory:')
  database.exec(`CREATE TABLE note (id INTEGER PRIMARY KEY, scope TEXT NOT NULL, body TEXT NOT NULL);
    CREATE INDEX note_by_scope ON note (scope, id);
    CREATE VIRTUAL TABLE note_text USING fts5 (body)`)
  const note = database.prepare('INSERT INTO note (scope, body) VALUES (?, ?)')
  const text = database.prepare('INSERT INTO note_text (body) VALUES (?)')
  database.transaction(() => {
    for (const [i, body] of texts().entries()) {
      note.run(`scope${i % 10}`, body)
      text.run(body)
    }
  })()
  return database
}

function workOn(database: Database.Database): () => void {
  const byScope = database.prepare('SELECT id, body FROM note WHERE scope = ? AND id > ? LIMIT 20')
  const byText = database.prepare(
    'SELECT rowid, bm25(note_text) FROM note_text WHERE note_text MATCH ? ORDER BY 2 LIMIT 10',
  )
  const read = texts().slice(0, QUERIES)
  return () => {
    for (const [i, text] of read.entries()) {
      byScope.all(`scope${i % 10}`, i * 5)
      if (i % 6 === 0) byText.all(i % 12 === 0 ? 'tea AND rome' : '"绿茶" AND train')
      for (const pattern of PATTERNS) text.match(pattern)
    }
  }
}
