import { describe, expect, it } from 'vitest'
import { NotFoundError } from '@recollect/core'
import { inRestWords } from './rest-words.ts'

const AT = '/v1/scopes/{scope}'

describe('a message of core', () => {
  it.each([
    ['item', undefined, `GET ${AT}/items`],
    ['card', undefined, `GET ${AT}/cards`],
    ['change', undefined, `GET ${AT}/changes`],
    ['session', undefined, `GET ${AT}/sessions`],
    ['episode', undefined, `GET ${AT}/episodes`],
    ['node', undefined, `GET ${AT}/nodes`],
    ['topic', 'sessions.topics()', `GET ${AT}/log/topics`],
    ['variable', 'working.all()', `GET ${AT}/sessions/{id}/working`],
    ['turn', 'session("a\\"b").recent()', `GET ${AT}/sessions/{id}/turns`],
    ['item or card', 'items.list() and cards.list()', `GET ${AT}/items and GET ${AT}/cards`],
  ])('names the route that lists what there is: %s', (what, list, route) => {
    expect(inRestWords(new NotFoundError(what, 'x', list).message)).toBe(
      `No ${what} "x" in this scope. List what there is with ${route}.`,
    )
  })

  it('names the route that finishes a merge', () => {
    expect(inRestWords('Session "a" is being merged. Finish that first: sessions.merge(["a"], "b").')).toBe(
      `Session "a" is being merged. Finish that first: POST ${AT}/log/merge with {"from":["a"],"into":"b"}.`,
    )
  })

  it('says what to send instead of what to pass', () => {
    expect(inRestWords("Undo them first, or pass { dependents: 'undo' } to undo them too.")).toBe(
      'Undo them first, or send "dependents":"undo" to undo them too.',
    )
    expect(inRestWords("A scope's name is not in Unicode NFC. Call .normalize('NFC') on it.")).toBe(
      "A scope's name is not in Unicode NFC. Send it in NFC.",
    )
  })

  it.each(['items.list()', 'session("\\q").recent()', 'List them with cards.list().', '$&'])(
    'keeps the name that was asked for as it is: %s',
    (name) => {
      expect(inRestWords(new NotFoundError('card', name).message)).toBe(
        `No card "${name}" in this scope. List what there is with GET ${AT}/cards.`,
      )
    },
  )
})
