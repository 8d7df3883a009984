import { createRecollect, InvalidConfigError, RecollectError } from '@recollect/core'
import type { ConfigInput, MessageInput, Observer, RememberResult } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { transfer } from '@recollect/transfer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { extractionBy } from '../src/worker-extraction.ts'
import { bundled } from './bundled.ts'
import type { Bundled } from './bundled.ts'
import both from './languages/both.ts'

const NAMES = ['both', 'english-only', 'nothing', 'failing', 'exiting'] as const
type Name = (typeof NAMES)[number] | 'missing'

const START = Date.UTC(2024, 0, 1)

/** Said again and again with other numbers, half an hour apart; now and then the assistant speaks. */
const SAID: readonly ((n: number) => string)[] = [
  (n) => `我住在朝阳区${n}号院。`,
  (n) => `I live at ${n} Elm Street.`,
  (n) => `我今年${20 + n}岁了。`,
  () => 'I am allergic to peanuts.',
  () => '如果我住在海边，我每天都去跑步。',
  (n) => `We waited ${n} minutes for the bus.`,
]
const MESSAGES: readonly MessageInput[] = Array.from({ length: 60 }, (_, i) => ({
  text: SAID[i % SAID.length]?.(i) ?? '',
  at: START + i * 30 * 60_000,
  role: i % 9 === 0 ? 'assistant' : 'user',
}))

let files: Bundled
beforeAll(async () => {
  files = await bundled(['src/read-messages.ts', ...NAMES.map((name) => `test/languages/${name}.ts`)])
})
afterAll(() => {
  files.remove()
})

const threadsOn = (name: Name, threads = 2) =>
  extractionBy({ languages: files.url(name), threads }, files.url('read-messages'))

const sequential = () => {
  let n = 0
  return { next: () => `id-${String(++n).padStart(6, '0')}` }
}

async function told(
  bulk: ReturnType<typeof threadsOn> | null,
  messages: readonly MessageInput[] = MESSAGES,
  config: ConfigInput = {},
  observer?: Observer,
) {
  const recollect = await createRecollect({
    plugins: [transfer()],
    store: inMemoryStore(),
    languages: both,
    ids: sequential(),
    clock: { zone: 'Asia/Shanghai', now: () => START },
    config: { factTypes: [{ type: 'badge', pattern: ['my badge is X', '工牌号是X'] }], ...config },
    ...(bulk ? { bulkExtractor: bulk } : {}),
    ...(observer ? { observer } : {}),
  })
  try {
    const results: readonly RememberResult[] = await recollect.scope('alice').remember([...messages])
    const lines: string[] = []
    for await (const line of recollect.scope('alice').export()) lines.push(line)
    return { results, lines }
  } finally {
    await recollect.close()
  }
}

describe('messages read on other threads', () => {
  let own: Awaited<ReturnType<typeof told>>
  beforeAll(async () => {
    own = await told(null)
  })

  it('give the facts they give without them, in both languages and by patterns of a configuration', async () => {
    const messages = [...MESSAGES, { text: 'My badge is K-17.' }, { text: '工牌号是A-204。' }]
    const here = await told(null, messages)
    const elsewhere = await told(threadsOn('both'), messages)
    expect(elsewhere.results).toEqual(here.results)
    expect(elsewhere.lines).toEqual(here.lines)
    expect(here.results.flatMap(({ changes }) => changes).length).toBeGreaterThan(20)
  })

  it('are read by the memory itself where a pack fails there', async () => {
    const elsewhere = await told(threadsOn('failing'))
    expect(elsewhere.results).toEqual(own.results)
  })

  it('are read by the settings of their own memory where two share the threads', async () => {
    const bulk = { ...threadsOn('both', 1), close: () => Promise.resolve() }
    const never = { extraction: { confidenceThreshold: 1 } }
    const silent = await told(null, MESSAGES, never)
    expect((await told(bulk)).results).toEqual(own.results)
    expect((await told(bulk, MESSAGES, never)).results).toEqual(silent.results)
    expect((await told(bulk)).results).toEqual(own.results)
  })

  it('are read by the memory itself where threads die of them, also those that waited for a thread', async () => {
    const bulk = threadsOn('exiting', 1)
    const counts: string[] = []
    const observer = { count: (name: string) => counts.push(name), span: () => {} }
    const elsewhere = await Promise.all([1, 2, 3].map(() => told(bulk, MESSAGES, {}, observer)))
    for (const { results } of elsewhere) expect(results).toEqual(own.results)
    expect(counts).toContain('recollect.extraction.bulk_failed')
  })

  it('are read by the memory itself where no thread can start', async () => {
    const bulk = extractionBy({ languages: files.url('both'), threads: 2 }, files.url('missing'))
    expect((await told(bulk)).results).toEqual(own.results)
  })
})

const refusal = async (name: Name): Promise<string> => {
  const error: unknown = await told(threadsOn(name)).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(RecollectError.isInstance(error) && error.code).toBe('INVALID_CONFIG')
  return error instanceof Error ? error.message : ''
}

describe('a module of language packs', () => {
  it('with other packs than the memory is refused', async () => {
    expect(await refusal('english-only')).toContain('Give both the same language packs')
  })

  it('without packs is refused with the way out', async () => {
    expect(await refusal('nothing')).toContain('export default [chinese(), english()]')
  })

  it('that is not there is refused with the way out', async () => {
    expect(await refusal('missing')).toContain('could not be loaded')
  })
})

describe('options', () => {
  it.each([0, -1, 1.5, 65, Number.NaN])('refuse %s threads', (threads) => {
    expect(() => threadsOn('both', threads)).toThrow(InvalidConfigError)
  })

  it('refuse a path where an address is asked for', () => {
    const options: { languages: URL } = JSON.parse('{"languages":"./languages.js"}')
    expect(() => extractionBy(options, files.url('read-messages'))).toThrow(/new URL/u)
  })
})

describe('threads', () => {
  it('end with the memory, and closing twice does no harm', async () => {
    const bulk = threadsOn('both')
    await told(bulk)
    await bulk.close()
    await bulk.close()
  })
})
