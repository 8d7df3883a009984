import { describe, expect, it } from 'vitest'
import { readImport } from '../src/index.ts'
import { bytesOf } from './support/memory.ts'

/** What a field may hold that it should not. */
const ODD: readonly unknown[] = [null, 'x', 7, {}, [], [null], { x: 1 }, undefined]

type Path = readonly (string | number)[]

function* pathsOf(value: unknown, path: Path = []): Iterable<Path> {
  if (path.length > 0) yield path
  if (typeof value !== 'object' || value === null) return
  for (const [name, held] of Object.entries(value))
    yield* pathsOf(held, [...path, Array.isArray(value) ? Number(name) : name])
}

/** A copy with another value in one place; `undefined` leaves it out. */
function changed(value: unknown, [name, ...rest]: Path, to: unknown): unknown {
  if (name === undefined) return to
  if (Array.isArray(value))
    return value.map((held: unknown, n): unknown => (n === name ? changed(held, rest, to) : held))
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([key, held]) => [key, key === name ? changed(held, rest, to) : held]),
  )
}

const textsOf = (value: unknown): readonly string[] =>
  readImport(bytesOf(value)).records.flatMap((record) =>
    record.kind === 'message' ? [record.message.text] : [],
  )

const within = (path: Path, outer: Path): boolean => outer.every((part, n) => path[n] === part)

/** Where each message stands, by its text. */
type Places = Readonly<Record<string, Path>>

/** What must be there whatever the field at `path` holds: every message that does not stand in it, and that it does not stand in. */
const unharmed = (places: Places, path: Path, parts: RegExp): readonly string[] =>
  Object.entries(places).flatMap(([text, place]) => {
    const own = within(path, place)
    const said = parts.test(path.slice(place.length).join('.'))
    return within(place, path) || (own && said) ? [] : [text]
  })

const AT = 1_700_000_000
const node = (id: string, parent: string, role: string, text: string) => ({
  id,
  parent,
  children: [],
  message: {
    id,
    author: { role, name: null, metadata: {} },
    create_time: AT + id.charCodeAt(1),
    update_time: null,
    content: { content_type: 'text', parts: [text] },
    status: 'finished_successfully',
    recipient: 'all',
    metadata: { model_slug: 'm', attachments: [{ name: 'a.pdf' }], is_user_system_message: false },
  },
})
const chat = (id: string) => ({
  id,
  conversation_id: id,
  title: id,
  create_time: AT,
  update_time: AT,
  current_node: `${id}3`,
  mapping: {
    [`${id}0`]: { id: `${id}0`, parent: null, children: [`${id}1`], message: null },
    [`${id}1`]: node(`${id}1`, `${id}0`, 'user', `one ${id}`),
    [`${id}2`]: node(`${id}2`, `${id}1`, 'assistant', `two ${id}`),
    [`${id}3`]: node(`${id}3`, `${id}2`, 'user', `three ${id}`),
  },
})
const CHATGPT = [chat('a'), chat('b')]
const CHATGPT_PLACES: Places = Object.fromEntries(
  CHATGPT.flatMap(({ id }, n) =>
    ['one', 'two', 'three'].map((word, m) => [`${word} ${id}`, [n, 'mapping', `${id}${m + 1}`]]),
  ),
)

const CHILDLESS: unknown = JSON.parse(JSON.stringify(CHATGPT).replaceAll(/"children":\[[^\]]*\],/gu, ''))
/** What a message cannot do without. */
const OF_MESSAGE = /^message$|^message\.(?:author|content|recipient)/u

const said = (uuid: string, parent: string, sender: string, text: string) => ({
  uuid,
  parent_message_uuid: parent,
  sender,
  text,
  content: [{ type: 'text', text, citations: [], start_timestamp: null }],
  created_at: '2026-03-01T10:00:00Z',
  updated_at: '2026-03-01T10:00:00Z',
  attachments: [{ file_name: 'a.txt', file_size: 1, extracted_content: '' }],
  files: [{ file_name: 'b.png' }],
})
const talk = (uuid: string) => ({
  uuid,
  name: uuid,
  created_at: '2026-03-01T09:00:00Z',
  updated_at: '2026-03-01T09:00:00Z',
  account: { uuid: 'x' },
  current_leaf_message_uuid: `${uuid}3`,
  chat_messages: [
    said(`${uuid}1`, '00000000-0000-4000-8000-000000000000', 'human', `one ${uuid}`),
    said(`${uuid}2`, `${uuid}1`, 'assistant', `two ${uuid}`),
    said(`${uuid}3`, `${uuid}2`, 'human', `three ${uuid}`),
  ],
})
const CLAUDE = [talk('a'), talk('b')]
const CLAUDE_PLACES: Places = Object.fromEntries(
  CLAUDE.flatMap(({ uuid }, n) =>
    ['one', 'two', 'three'].map((word, m) => [`${word} ${uuid}`, [n, 'chat_messages', m]]),
  ),
)

describe.each([
  ['ChatGPT', CHATGPT, CHATGPT_PLACES, OF_MESSAGE],
  ['ChatGPT without lists of children', CHILDLESS, CHATGPT_PLACES, OF_MESSAGE],
  ['Claude', CLAUDE, CLAUDE_PLACES, /^(?:sender|content)/u],
])('of an export of %s', (_, whole, places, parts) => {
  it('every message is read', () => {
    expect(new Set(textsOf(whole))).toEqual(new Set(Object.keys(places)))
  })

  it('no field that is missing, null or of another type costs more than itself', () => {
    const lost: unknown[] = []
    for (const path of pathsOf(whole)) {
      for (const to of ODD) {
        const texts = new Set(textsOf(changed(whole, path, to)))
        const missing = unharmed(places, path, parts).filter((text) => !texts.has(text))
        if (missing.length > 0) lost.push([path.join('.'), to, missing])
      }
    }
    expect(lost).toEqual([])
  })
})
