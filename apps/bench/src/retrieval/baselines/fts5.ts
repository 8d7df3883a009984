import Database from 'better-sqlite3'
import type { Conversation } from '../schema.ts'
import { textOf } from './baseline.ts'
import type { BaselineIndex } from './baseline.ts'
import type { Cut } from './text/words.ts'

const SEARCH = 'select rowid as turn from turns where turns match ? order by rank, rowid limit ?'

/** Every word in quotes, so that none is an operator; any of them will do. */
const matchOf = (words: readonly string[]): string =>
  [...new Set(words)].map((word) => `"${word.replaceAll('"', '""')}"`).join(' OR ')

/** SQLite's own full-text index and its BM25 in a database of its own. Left out, `cut` leaves the text as it is. */
export function fts5Index(
  conversation: Conversation,
  options: { readonly tokenize: 'unicode61' | 'porter unicode61'; readonly cut?: Cut; readonly query: Cut },
): BaselineIndex {
  const { tokenize, cut, query: words } = options
  const db = new Database(':memory:')
  db.exec(`create virtual table turns using fts5(text, tokenize = '${tokenize}')`)
  const insert = db.prepare('insert into turns (rowid, text) values (?, ?)')
  db.transaction(() => {
    conversation.turns.forEach((turn, i) => {
      const text = textOf(turn)
      insert.run(i, cut ? cut(text).join(' ') : text)
    })
  })()
  const select = db.prepare<[string, number], { turn: number }>(SEARCH)
  return {
    search(query, k) {
      const match = matchOf(words(query))
      if (match === '') return []
      return select.all(match, k).flatMap(({ turn }) => conversation.turns[turn]?.id ?? [])
    },
    close: () => db.close(),
  }
}
