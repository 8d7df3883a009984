import { describe, expect, it } from 'vitest'
import type { ScopedMemory } from '@recollect/core'
import type { Discoverer } from '@recollect/core/plugin'
import { inMemoryStore, NOON, toyPack } from './support/core.ts'
import { isDiscoverer } from './support/is-discoverer.ts'
import { openMemory } from './support/memory.ts'
import type { Given } from './support/memory.ts'
import type { FixedClock } from './support/core.ts'

const MINUTE = 60_000
const episodes = {
  speakers: { user: 'User', assistant: 'Assistant', tool: 'Tool', system: 'System' },
  says: ': ',
  dates: [' (', ')'] as const,
  goesOn: /^(?:ok|yes)\b/u,
  turns: /^by the way/u,
}

interface Setting {
  readonly alice: ScopedMemory
  readonly clock: FixedClock
  /** Texts of each episode, by time. */
  cut(): Promise<readonly (readonly string[])[]>
  say(session: string | null, minute: number, ...texts: readonly string[]): Promise<void>
}

async function open(discovery: Given['discovery'] = {}, more: Given = {}): Promise<Setting> {
  const { alice, clock } = await openMemory({ languages: [toyPack({ episodes })], discovery, ...more })
  return {
    alice,
    clock,
    say: async (session, minute, ...texts) => {
      await alice.remember(
        texts.map((text, at) => ({
          text,
          ...(session === null ? {} : { session }),
          at: NOON + (minute + at) * MINUTE,
        })),
      )
    },
    cut: async () => {
      const { rows } = await alice.episodes.list({ limit: 1000 })
      const texts = new Map((await alice.items.list({ limit: 1000 })).rows.map(({ id, text }) => [id, text]))
      return rows.map(({ itemIds }) => itemIds.map((id) => texts.get(id) ?? '?'))
    },
  }
}

const rules = { topicShift: false }

describe('episodes', () => {
  it('end at a silence, at a change of session, and when they are full', async () => {
    const { say, cut, alice, clock } = await open({ topicShift: false, maxMessages: 3 })
    await say('s', 0, 'a', 'b')
    await say('t', 1, 'x')
    await say('s', 31, 'c', 'd', 'e', 'f')
    clock.set(NOON + 600 * MINUTE)
    await alice.discover()
    expect(await cut()).toEqual([['a', 'b'], ['x'], ['c', 'd', 'e'], ['f']])
    const long = await open({ topicShift: false, maxCharacters: 500 })
    await long.say(null, 0, 'a'.repeat(300), 'b'.repeat(300), 'c'.repeat(900), 'd')
    await long.alice.discover({ ongoing: true })
    expect((await long.cut()).map((texts) => texts.map(([first]) => first))).toEqual([
      ['a'],
      ['b'],
      ['c'],
      ['d'],
    ])
  })

  it('wait while their conversation may still be going on, unless they are not to', async () => {
    const { say, cut, alice, clock } = await open(rules)
    await say('s', 0, 'a', 'b')
    clock.set(NOON + 20 * MINUTE)
    const early = await alice.discover()
    expect(early.messages).toEqual({ cut: 0, waiting: 2 })
    expect((await alice.discovery.status()).messages).toBe(2)
    clock.set(NOON + 31 * MINUTE)
    expect((await alice.discover()).messages).toEqual({ cut: 2, waiting: 0 })
    await say('s', 30, 'c')
    expect((await alice.discover({ ongoing: true })).episodes).toEqual({ added: 0, merged: 1 })
    expect(await cut()).toEqual([['a', 'b', 'c']])
  })

  it('do not wait for a message that is dated into the future', async () => {
    const { say, cut, alice, clock } = await open(rules)
    await say('s', 100_000, 'a')
    clock.set(NOON + 31 * MINUTE)
    await alice.discover()
    expect(await cut()).toEqual([['a']])
  })

  it('cut early go on like those that were cut at once', async () => {
    const once = await open()
    const often = await open()
    const lines = [
      'red boat sails lake',
      'yes',
      'red lake water',
      'ok',
      'python code parser bug',
      'yes',
      'parser',
    ]
    await once.say('s', 0, ...lines)
    await once.alice.discover({ ongoing: true })
    for (const [at, line] of lines.entries()) {
      await often.say('s', at, line)
      await often.alice.discover({ ongoing: true })
    }
    expect(await once.cut()).toEqual([lines.slice(0, 4), lines.slice(4)])
    expect(await often.cut()).toEqual(await once.cut())
  })

  it('stay as they are without merging of events', async () => {
    const { say, cut, alice } = await open({ topicShift: false, mergeEvents: false })
    await say('s', 0, 'a')
    await alice.discover({ ongoing: true })
    await say('s', 1, 'b')
    await alice.discover({ ongoing: true })
    expect(await cut()).toEqual([['a'], ['b']])
  })

  it('take in what is said late within their time; what is said before them makes its own', async () => {
    const { say, cut, alice } = await open(rules)
    await say('s', 60, 'a', 'b', 'c')
    await say('s', 200, 'z')
    await alice.discover({ ongoing: true })
    await alice.remember({ text: 'between', session: 's', at: NOON + 60.5 * MINUTE })
    await alice.remember({ text: 'other', session: 't', at: NOON + 60.5 * MINUTE })
    await say('s', 10, 'before', 'more')
    await say('s', 120, 'after')
    await alice.discover({ ongoing: true })
    expect(await cut()).toEqual([['before', 'more'], ['a', 'between', 'b', 'c'], ['other'], ['after'], ['z']])
  })

  it('hold whatever is kept as a message, forms and tools too', async () => {
    const { alice, cut } = await open(rules)
    await alice.session('s').working.submitForm({ title: 'Trip', fields: { city: 'Rome' } })
    await alice.remember({ text: '{"ok":true}', role: 'tool', session: 's' })
    await alice.remember({ text: '😀', session: 's' })
    await alice.discover({ ongoing: true })
    expect((await cut()).flat()).toHaveLength((await alice.items.list({ limit: 100 })).rows.length)
  })

  it('cost one look at the figures where nothing is owed', async () => {
    const store = inMemoryStore()
    const { say, alice } = await open(rules, { store })
    await say('s', 0, 'a', 'b')
    await alice.discover({ ongoing: true })
    const { cutUpTo, last } = await store.read('alice', async ({ semantic, copy }) => ({
      cutUpTo: semantic?.cutUpTo,
      last: copy.last.items,
    }))
    expect(cutUpTo).toBe(last)
  })

  it('are shown without being written in a dry run', async () => {
    const { say, cut, alice } = await open(rules)
    await say('s', 0, 'a', 'b')
    await say('s', 90, 'c')
    const { messages, episodes: told } = await alice.discover({ ongoing: true, dryRun: true })
    expect({ messages, told }).toEqual({ messages: { cut: 3, waiting: 0 }, told: { added: 2, merged: 0 } })
    expect(await cut()).toEqual([])
  })

  it('tell how far they are, and stop when they are told to', async () => {
    const { say, cut, alice } = await open(rules)
    for (let n = 0; n < 50; n++) await say(`s${String(n)}`, 0, 'a')
    const signal = { aborted: false, addEventListener: () => undefined }
    const seen: number[] = []
    await alice.discover({
      ongoing: true,
      signal,
      onProgress: ({ step, done, total }) => {
        if (step !== 'cut') return
        expect(total).toBe(50)
        seen.push(done)
        signal.aborted = done >= 20
      },
    })
    expect(seen.at(-1)).toBe((await cut()).length)
    expect((await cut()).length).toBeLessThan(50)
    await alice.discover({ ongoing: true })
    expect(await cut()).toHaveLength(50)
  })
})

describe('cuts of a model', () => {
  const counted: string[] = []
  const observer = {
    count: (name: string, _value: number, attributes?: object) =>
      void counted.push(`${name} ${JSON.stringify(attributes)}`),
    span: () => undefined,
  }
  const byModel = (cut: Discoverer['cut']) =>
    open({ cutBy: 'model' }, { discoverer: isDiscoverer(cut && { cut }), observer })

  it('are used where they can be cuts, between silences', async () => {
    const asked: string[] = []
    const { say, cut, alice } = await byModel((original) => {
      asked.push(original.messages.map(({ text }) => text).join(' '))
      return Promise.resolve(original.messages.length > 2 ? [1, 2] : [])
    })
    await say('s', 0, 'a', 'b', 'c')
    await say('s', 100, 'd', 'e')
    await alice.discover({ ongoing: true })
    expect(await cut()).toEqual([['a'], ['b'], ['c'], ['d', 'e']])
    expect(asked).toEqual(['a b c', 'd e'])
  })

  it.each<[string, unknown]>([
    ['no list', 'everywhere'],
    ['out of order', [2, 1]],
    ['twice the same', [1, 1]],
    ['the first message', [0]],
    ['behind the last', [3]],
    ['no whole number', [1.5]],
    ['nothing', undefined],
  ])('are set aside for those of the rules where they cannot: %s', async (_name, cuts) => {
    counted.length = 0
    const broken: unknown = () => Promise.resolve(cuts)
    const isCut = (given: unknown): given is NonNullable<Discoverer['cut']> => typeof given === 'function'
    const { say, cut, alice } = await byModel(isCut(broken) ? broken : undefined)
    await say('s', 0, 'a', 'b', 'c')
    await alice.discover({ ongoing: true })
    expect(await cut()).toEqual([['a', 'b', 'c']])
    expect(counted.filter((one) => one.startsWith('discovery.cuts_refused'))).toEqual([
      'discovery.cuts_refused {"reason":"malformed"}',
    ])
  })

  it('are not asked for again once there is nobody to ask', async () => {
    counted.length = 0
    let asked = 0
    const { say, cut, alice } = await byModel(() => {
      asked += 1
      return Promise.reject(new Error('down'))
    })
    await say('s', 0, 'a', 'b')
    await say('s', 100, 'c', 'd')
    await alice.discover({ ongoing: true })
    expect(await cut()).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(asked).toBe(2)
    expect(counted.filter((one) => one.startsWith('discovery.cuts_refused'))).toHaveLength(2)
  })

  it('leave together what is in an episode already', async () => {
    const { say, cut, alice } = await byModel((original) =>
      Promise.resolve(original.messages.length > 2 ? [1, 3] : []),
    )
    await say('s', 0, 'a', 'b')
    await alice.discover({ ongoing: true })
    await say('s', 2, 'c', 'd')
    await alice.discover({ ongoing: true })
    expect(await cut()).toEqual([['a', 'b', 'c'], ['d']])
  })
})

describe('a session that is deleted', () => {
  it('leaves no episode that names its messages', async () => {
    const { alice, cut } = await open(rules)
    await alice.session('s').working.submitForm({ title: 'Trip', fields: { city: 'Rome' } })
    await alice.remember({ text: 'a', session: 's' })
    await alice.discover({ ongoing: true })
    expect(await cut()).toHaveLength(1)
    await alice.session('s').delete()
    expect(await cut()).toEqual([])
    await alice.discover({ ongoing: true })
    expect(await cut()).toEqual([['a']])
  })
})
