import { describe, expect, it } from 'vitest'
import { createRecollect, defaultConfig } from '../src/index.ts'
import { parseConfig } from '../src/plugins/index.ts'
import { withCustomFacts, slotRegistry, previewMessage } from '../src/extraction/index.ts'
import type { ConfigInput, RecollectOptions } from '../src/index.ts'
import type { FactTypeInput } from '../src/extraction/index.ts'
import { inMemoryStore } from './support/in-memory-store.ts'
import { DAY, fixedClock, openMemory } from './support/memory.ts'
import { toyPack } from './support/rules.ts'

const BADGE: FactTypeInput = { type: 'badge', pattern: ['my badge is X', 'i wear badge X'] }

const withTypes = (...factTypes: FactTypeInput[]): Partial<RecollectOptions> => ({ config: { factTypes } })

async function preview(text: string, config: ConfigInput) {
  const parsed = parseConfig(config).config ?? defaultConfig
  const { packs, slots } = await withCustomFacts([toyPack()], parsed)
  return previewMessage(text, { packs, config: parsed, clock: fixedClock(), slots: slotRegistry(slots) })
}

describe('a fact type from the configuration', () => {
  it('is remembered, answered from its card, replaced, and kept as history', async () => {
    const { alice, clock } = await openMemory(withTypes(BADGE))
    const { changes } = await alice.remember('My badge is B-17')
    expect(changes.map(({ action, card }) => [action, card?.slot, card?.value])).toEqual([
      ['sets', 'badge', 'B-17'],
    ])
    clock.set(clock.now() + DAY)
    await alice.remember('well, I wear badge C-2')
    const found = await alice.recall('what is my badge?')
    expect(found.answer?.card?.value).toBe('C-2')
    expect(found.evidence).toBe('strong')
    const versions = await alice.history('badge')
    expect(versions.map(({ value, version, active }) => [value, version, active])).toEqual([
      ['B-17', 1, false],
      ['C-2', 2, true],
    ])
    expect((await alice.recall('what was my badge before?')).answer?.card?.value).toBe('B-17')
  })

  it('is put right by a direct correction, and taken back by an undo', async () => {
    const { alice, clock } = await openMemory(withTypes(BADGE))
    await alice.remember('my badge is B-17')
    clock.set(clock.now() + DAY)
    const { change } = await alice.remember('my badge is C-2')
    await alice.undo(change ?? '')
    const card = (await alice.recall('what is my badge?')).answer?.card
    expect(card).toMatchObject({ value: 'B-17', version: 1, active: true, validTo: null })
    await alice.correct(card?.id ?? '', 'B-71')
    expect((await alice.recall('what is my badge?')).answer?.card?.value).toBe('B-71')
    const then = alice.at(clock.now() - DAY)
    expect((await then.recall('what is my badge?')).answer?.card?.value).toBe('B-71')
  })

  it('names its rule, and points at the words as they were written', async () => {
    const { drafts } = await preview('  Hello. My  badge is “B-17”.', { factTypes: [BADGE] })
    expect(drafts).toMatchObject([{ rule: 'custom/badge', value: 'B-17', priority: 120, pack: 'ty@1.0.0' }])
    const [second] = (await preview('I wear badge 9', { factTypes: [BADGE] })).drafts
    expect(second).toMatchObject({ rule: 'custom/badge.2', value: '9', span: { start: 13, end: 14 } })
  })

  it('goes before the rules of a pack, or after them, by its priority', async () => {
    const told = async (priority: number) => {
      const type = { type: 'base', pattern: 'i live in X', priority }
      const { drafts, rejected } = await preview('I live in Rome', { factTypes: [type] })
      return [drafts.map(({ slot }) => slot), rejected.map(({ draft, by }) => `${draft.slot} ${by}`)]
    }
    expect(await told(120)).toEqual([['base'], ['location overlap']])
    expect(await told(1)).toEqual([['location'], ['base overlap']])
  })

  it('goes before another type of lower priority', async () => {
    const types = [
      { type: 'thing', pattern: 'my badge X', priority: 10 },
      { ...BADGE, priority: 20 },
    ]
    const { drafts } = await preview('my badge is B-17', { factTypes: types })
    expect(drafts.map(({ slot }) => slot)).toEqual(['badge'])
  })

  it('asserts nothing in a question, by the refiners of the pack', async () => {
    const { drafts, rejected } = await preview('my badge is B-17?', { factTypes: [BADGE] })
    expect(drafts).toEqual([])
    expect(rejected).toMatchObject([{ by: 'ty/drop-questions', draft: { rule: 'custom/badge' } }])
  })

  it('is of those it is told of', async () => {
    const type = { type: 'badge', pattern: 'badge is X' }
    const whose = async (text: string) =>
      (await preview(text, { factTypes: [type] })).drafts.map(({ entity, value }) => `${entity} ${value}`)
    expect(await whose('my badge is B-17')).toEqual(['user B-17'])
    expect(await whose('my wife badge is B-18')).toEqual(['user.wife B-18'])
    expect(await whose('my boss badge is B-19')).toEqual([])
  })

  it('is over when it is told of before', async () => {
    const { drafts } = await preview('before, before my badge is B-17', { factTypes: [BADGE] })
    expect(drafts).toMatchObject([{ tense: 'past', value: 'B-17' }])
  })

  it('can end a fact, and say how sure it is', async () => {
    const { alice } = await openMemory(
      withTypes(
        BADGE,
        { type: 'badge-lost', slot: 'badge', relation: 'retracts', pattern: 'i lost badge X' },
        { type: 'rumour', pattern: 'people say X', confidence: 0.3 },
      ),
    )
    await alice.remember('my badge is B-17')
    await alice.remember('I lost badge B-17')
    expect((await alice.recall('what is my badge?')).answer?.card?.active ?? false).toBe(false)
    const { rejected } = await alice.remember('people say it rains')
    expect(rejected).toMatchObject([{ by: 'confidence', draft: { slot: 'rumour' } }])
  })

  it('keeps several values side by side where it says so', async () => {
    const { alice } = await openMemory(
      withTypes({ type: 'gym', pattern: 'i train at X', cardinality: 'multi' }),
    )
    await alice.remember('I train at Ironworks')
    await alice.remember('I train at Steelyard')
    const { rows } = await alice.cards.list({ slot: 'gym' })
    expect(rows.map(({ value, active }) => [value, active]).sort()).toEqual([
      ['Ironworks', true],
      ['Steelyard', true],
    ])
  })

  it('may use a slot that there is, which stays as it is', async () => {
    const { alice } = await openMemory(withTypes({ type: 'base', slot: 'location', pattern: 'my base is X' }))
    await alice.remember('I live in Paris')
    await alice.remember('my base is Rome')
    expect((await alice.recall('where do I live?')).answer?.card?.value).toBe('Rome')
  })

  it('is found in messages that were stored before the type was there', async () => {
    const store = inMemoryStore()
    const before = await openMemory({ store })
    await before.alice.remember('my badge is B-17')
    const after = await createRecollect({
      store,
      languages: [toyPack()],
      clock: fixedClock(),
      ...withTypes(BADGE),
    })
    const alice = after.scope('alice')
    await alice.backfill()
    expect((await alice.recall('what is my badge?')).answer?.card?.value).toBe('B-17')
  })

  it('may be told in a language that no pack knows', async () => {
    const { alice } = await openMemory(withTypes({ type: 'badge', pattern: 'мой пропуск X' }))
    await alice.remember('Мой пропуск зелёный')
    await alice.remember('мой пропуск синий?')
    const { answer } = await alice.recall('какой мой пропуск?')
    expect(answer?.card?.value).toBe('зелёный')
    expect((await alice.remember('доброе утро')).changes).toEqual([])
  })

  it('leaves packs as they are when there is none', async () => {
    const pack = toyPack()
    const { packs, slots, mark } = await withCustomFacts([pack], defaultConfig)
    expect([packs[0] === pack, slots, mark]).toEqual([true, [], ''])
  })

  it('is found by no pack that is not made of rules, which goes on as before', async () => {
    const { extractorOf: _left, ...pack } = toyPack()
    const { alice } = await openMemory({ languages: [pack], ...withTypes(BADGE) })
    expect((await alice.remember('my badge is B-17, i live in Rome')).changes).toMatchObject([
      { card: { slot: 'location' } },
    ])
  })
})

describe('a question', () => {
  it.each(['what is my badge?', 'badge', 'which badge do I wear now?', 'DOOR-code?'])(
    'that names a type or the words of its pattern asks for it: %s',
    async (question) => {
      const { alice } = await openMemory(
        withTypes(BADGE, { type: 'Door-Code', pattern: 'the keypad says X' }),
      )
      await alice.remember('my badge is B-17')
      await alice.remember('the keypad says 4711')
      const answer = (await alice.recall(question)).answer?.card?.value
      expect(answer).toBe(/door/iu.test(question) ? '4711' : 'B-17')
    },
  )

  it('asks for it of those it is asked of', async () => {
    const { alice } = await openMemory(withTypes({ type: 'badge', pattern: 'badge is X' }))
    await alice.remember('my wife badge is B-18')
    expect((await alice.recall('what is my badge?')).evidence).toBe('none')
    expect((await alice.recall('what is my wife badge?')).answer?.card?.value).toBe('B-18')
    expect((await alice.recall('what is her badge?')).answer?.card ?? null).toBeNull()
  })

  it('asks for the fact of the user when the words of the pattern name a relative', async () => {
    const { alice } = await openMemory(withTypes({ type: 'gift', pattern: 'my wife wants X' }))
    await alice.remember('my wife wants a kayak')
    const { answer } = await alice.recall('what does my wife wants?')
    expect([answer?.card?.entity, answer?.card?.value]).toEqual(['user', 'a kayak'])
  })

  it('that names none asks as before', async () => {
    const { alice } = await openMemory(withTypes(BADGE))
    const { trace } = await alice.recall('where do I live?', { trace: true })
    expect(trace?.detection.slots).toEqual(['location'])
  })

  it('asks for a relative where the type is of one', async () => {
    const { alice } = await openMemory(
      withTypes({ type: 'plate', entity: 'user.car', pattern: 'the number plate is X' }),
    )
    await alice.remember('the number plate is KL 12')
    const { answer } = await alice.recall('what is the number plate?')
    expect([answer?.card?.entity, answer?.card?.value]).toEqual(['user.car', 'KL 12'])
  })
})

describe('a slot from the configuration', () => {
  it('has the defaults of a single fact, and is asked for by its name', async () => {
    const { packs, slots } = await withCustomFacts([toyPack()], {
      slots: [{ name: 'shoe-size' }, { name: 'gear.*', cardinality: 'multi', opposite: 'lacks' }],
      factTypes: [],
    })
    const registry = slotRegistry(slots)
    expect(registry.get('shoe-size')).toEqual({
      name: 'shoe-size',
      kind: 'fact',
      cardinality: 'single',
      sensitivity: 'normal',
      singlePerFacet: false,
      factType: 'shoe-size',
      description: '',
    })
    expect(registry.get('gear.tent')).toMatchObject({
      name: 'gear.tent',
      cardinality: 'multi',
      opposite: 'lacks',
    })
    expect(packs).toHaveLength(1)
  })

  it('gives its cardinality to the types that use it', async () => {
    const { alice } = await openMemory({
      config: {
        slots: [{ name: 'gym', cardinality: 'multi', kind: 'preference' }],
        factTypes: [{ type: 'training', slot: 'gym', pattern: 'i train at X' }],
      },
    })
    await alice.remember('I train at Ironworks')
    await alice.remember('I train at Steelyard')
    const { rows } = await alice.cards.list({ slot: 'gym' })
    expect(rows.map(({ kind, active }) => [kind, active])).toEqual([
      ['preference', true],
      ['preference', true],
    ])
  })
})

describe('a configuration is refused before anything is opened', () => {
  const opened = async (config: unknown) => {
    let migrated = false
    const store = { ...inMemoryStore(), migrate: () => Promise.resolve(void (migrated = true)) }
    const untyped: (options: unknown) => Promise<unknown> = async (options) =>
      Reflect.apply(createRecollect, undefined, [options])
    const refusal = await untyped({ store, languages: [toyPack()], config }).catch((e: unknown) => e)
    expect(migrated).toBe(false)
    return refusal
  }

  it.each<[string, unknown, RegExp]>([
    [
      'a nested repeat',
      { regex: '(a+)+ badge (?<value>x)' },
      /\/\(a\+\)\+ badge .*"badge".*without a bound.*\{1,50\}/u,
    ],
    ['two long repeats', { regex: '(?<value>.{1,50})住在(.{1,50})区' }, /1000 ways\. Use fewer repeats/u],
    ['a backreference', { regex: '(b)adge \\1(?<value>x)' }, /refers back/u],
    ['a look behind', { regex: '(?<=my )badge (?<value>x)' }, /looks behind/u],
    ['an unknown flag', { regex: 'badge (?<value>x)', flags: 'y' }, /flags "y"/u],
    ['no placeholder', 'my badge is', /"my badge is" of the fact type "badge" needs exactly one X/u],
    ['no words of its own', 'is X', /no words of its own/u],
    ['no regular expression', { regex: 'badge (?<value>x' }, /cannot be read/u],
    ['a pattern longer than 500 characters', `${'badge '.repeat(100)}X`, /longer than 500/u],
    ['no pattern at all', 7, /is no pattern/u],
    ['an empty list of patterns', [], /pattern/u],
  ])('for %s', async (_what, pattern, message) => {
    const refusal = await opened({ factTypes: [{ type: 'badge', pattern }] })
    expect(refusal).toMatchObject({ code: 'INVALID_CONFIG', message: expect.stringMatching(message) })
  })

  it.each<[string, unknown, RegExp]>([
    ['a type without a name', { factTypes: [{ pattern: 'my badge is X' }] }, /factTypes\[0\]\.type/u],
    ['a name with a space at its end', { factTypes: [{ ...BADGE, type: 'badge ' }] }, /is no name/u],
    ['an unknown key', { factTypes: [{ ...BADGE, patterns: [] }] }, /patterns/u],
    ['an unknown relation', { factTypes: [{ ...BADGE, relation: 'extends' }] }, /relation/u],
    ['a confidence above 1', { factTypes: [{ ...BADGE, confidence: 2 }] }, /confidence/u],
    ['an entity that is nobody', { factTypes: [{ ...BADGE, entity: 'bob' }] }, /user\.<relation>/u],
    ['an entry that is none', { factTypes: [null] }, /factTypes\[0\]/u],
    ['no list', { factTypes: 'badge' }, /factTypes/u],
    ['a slot without a name', { slots: [{}] }, /slots\[0\]\.name/u],
    ['an unknown cardinality', { slots: [{ name: 'gym', cardinality: 'many' }] }, /cardinality/u],
    [
      'two cardinalities of a slot',
      { slots: [{ name: 'badge' }], factTypes: [{ ...BADGE, cardinality: 'multi' }] },
      /"badge" is multi, but it is single/u,
    ],
  ])('for %s', async (_what, config, message) => {
    expect(await opened(config)).toMatchObject({
      code: 'INVALID_CONFIG',
      message: expect.stringMatching(message),
    })
  })
})
