import { describe, expect, it } from 'vitest'
import { NOON } from '../../test/support/memory.ts'
import { ODD_TEXTS, REFUSED_TEXTS } from '../../test/support/hostile.ts'
import { RecollectError } from '../errors/errors.ts'
import { checkMessage, readTime } from './message.ts'

/** As callers without types may do it. */
const check = (input: unknown) => checkMessage(input as string, NOON, 1000)

function refusal(input: unknown): RecollectError {
  try {
    check(input)
  } catch (error) {
    if (RecollectError.isInstance(error)) return error
    throw error
  }
  throw new Error('nothing was refused')
}

const deep = (levels: number): object => (levels === 0 ? {} : { a: deep(levels - 1) })
const circular: Record<string, unknown> = {}
circular['self'] = circular

const part = (type: string, text?: unknown) => ({ type, ...(text === undefined ? {} : { text }) })

describe('a message as SDKs write it', () => {
  it.each<[name: string, input: object, text: string]>([
    ['a text', { role: 'user', content: 'I live in Rome' }, 'I live in Rome'],
    [
      'parts of OpenAI',
      { content: [part('text', 'I live'), part('input_text', 'in Rome')] },
      'I live\nin Rome',
    ],
    ['an answer', { role: 'assistant', content: [part('output_text', 'Noted.')] }, 'Noted.'],
    [
      'a picture beside words',
      { content: [{ type: 'image_url', image_url: {} }, part('text', '我住在长沙')] },
      '我住在长沙',
    ],
    ['plain texts as parts', { content: ['I live', 'in Rome'] }, 'I live\nin Rome'],
    ['fields of its own', { id: 'm1', name: 'al', tool_calls: [], content: 'hi', providerOptions: {} }, 'hi'],
    ['a prefix', { content: 'User: hi' }, 'hi'],
  ])('is taken with %s', (_what, input, text) => {
    expect(check(input).text).toBe(text)
  })

  it('has its role, and our fields beside it', () => {
    expect(check({ role: 'developer', content: 'Be brief.' }).role).toBe('system')
    expect(check({ role: 'function', content: '{}' }).role).toBe('tool')
    expect(check({ content: 'hi', session: 's', key: 'k', at: NOON, speaker: 'Al' })).toMatchObject({
      ...{ role: 'user', session: 's', key: 'k', speaker: 'Al', saidAt: NOON },
    })
  })

  it.each<[name: string, input: object]>([
    ['only a picture', { role: 'user', content: [{ type: 'image', image: 'x' }] }],
    ['only calls of tools', { role: 'assistant', content: null, tool_calls: [{}] }],
    ['no parts', { role: 'user', content: [] }],
    ['parts that are text by name only', { role: 'user', content: [part('text'), part('text', 7)] }],
    ['reasoning', { role: 'assistant', content: [part('reasoning', 'hm')] }],
  ])('is refused when it has %s, and what to do is said', (_what, input) => {
    expect(refusal(input)).toMatchObject({ code: 'INVALID_INPUT' })
    expect(refusal(input).message).toMatch(/has no text: .+ leave it out\. Nothing was stored\.$/u)
  })

  it.each<[name: string, input: object]>([
    ['an unknown role', { role: 'admin', content: 'hi' }],
    ['an empty text', { role: 'user', content: ' ' }],
    ['content that is neither', { role: 'user', content: { text: 'hi' } }],
    ['a text beside the content', { text: 'hi', content: 'ho' }],
    ['a session that is none', { content: 'hi', session: '' }],
  ])('is refused when it has %s', (_what, input) => {
    expect(refusal(input).code).toBe('INVALID_INPUT')
  })
})

describe('a long message', () => {
  it('is kept whole and read in parts, which is told', () => {
    const text = 'I like tea. '.repeat(200)
    const { normalized, more, repairs, text: kept } = check(text)
    expect(kept).toBe(text)
    expect([normalized.source, ...more.map((one) => one.normalized.source)].join('')).toBe(text)
    expect(repairs).toEqual([{ kind: 'long', count: 3 }])
    expect(more[0]?.start).toBe(normalized.source.length)
    expect(check('I like tea.')).toMatchObject({ more: [], repairs: [] })
  })

  it('is read in ten parts at most', () => {
    expect(check('I like tea. '.repeat(2000))).toMatchObject({ repairs: [{ kind: 'long', count: 10 }] })
  })
})

describe('checkMessage', () => {
  it('takes a plain string for a user message said now', () => {
    expect(check('I live in Rome')).toMatchObject({
      role: 'user',
      text: 'I live in Rome',
      speaker: null,
      session: null,
      key: null,
      metadata: null,
      saidAt: NOON,
    })
  })

  it('stores the text without its role prefix, otherwise as it came', () => {
    expect(check('User:  ＩＰＡ  tea ')).toMatchObject({ role: 'user', text: 'ＩＰＡ  tea ' })
    expect(check({ text: 'User: I like tea', role: 'tool' })).toMatchObject({
      role: 'tool',
      text: 'User: I like tea',
    })
  })

  it.each(REFUSED_TEXTS)('refuses a text that is %s', (_name, text) => {
    expect(refusal({ text }).code).toBe('INVALID_INPUT')
  })

  it.each(ODD_TEXTS)('repairs a text that has %s, and tells it', (_name, text, kept, repairs) => {
    expect(check({ text })).toMatchObject({ text: kept, repairs })
    expect(check({ content: text })).toMatchObject({ text: kept, repairs })
    expect(check({ text, role: 'tool' }).normalized.source).toBe(kept)
  })

  it('refuses a prefix with nothing to be seen behind it', () => {
    expect(refusal('User: \u200b').code).toBe('INVALID_INPUT')
  })

  it.each<[name: string, input: unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a number', 1],
    ['an array', ['I live in Rome']],
    ['an unknown field', { text: 'hi', scope: 'bob' }],
    ['an unknown role', { text: 'hi', role: 'admin' }],
    ['an empty session', { text: 'hi', session: '' }],
    ['a session that is no string', { text: 'hi', session: 5 }],
    ['an over-long key', { text: 'hi', key: 'k'.repeat(257) }],
    ['a key with a NUL', { text: 'hi', key: 'a\0' }],
    ['a speaker with half a pair', { text: 'hi', speaker: '\ud83d' }],
    ['a date that is none', { text: 'hi', at: new Date(Number.NaN) }],
    ['a time that is none', { text: 'hi', at: 'yesterday' }],
    ['an empty time', { text: 'hi', at: '' }],
    ['an infinite time', { text: 'hi', at: Infinity }],
    ['a time after the year 9999', { text: 'hi', at: 300_000_000_000_000 }],
    ['a time before the year 1', { text: 'hi', at: -99_999_999_999_999 }],
    ['metadata that is no object', { text: 'hi', metadata: 'x' }],
    ['metadata with a function', { text: 'hi', metadata: { f: () => 1 } }],
    ['metadata with undefined', { text: 'hi', metadata: { u: undefined } }],
    ['metadata with NaN', { text: 'hi', metadata: { n: Number.NaN } }],
    ['metadata with a date', { text: 'hi', metadata: { d: new Date(0) } }],
    ['metadata with a NUL', { text: 'hi', metadata: { a: ['x\0'] } }],
    ['metadata with half a pair in a name', { text: 'hi', metadata: { 'a\ud800': 1 } }],
    ['metadata that contains itself', { text: 'hi', metadata: circular }],
    ['metadata nested ten thousand deep', { text: 'hi', metadata: deep(10_000) }],
  ])('refuses %s with a typed error', (_name, input) => {
    const error = refusal(input)
    expect(error.code).toBe('INVALID_INPUT')
    expect(error.message.length).toBeGreaterThan(20)
  })

  it('names the field that is wrong', () => {
    expect(refusal({ text: 'hi', session: '' }).message).toContain('session')
    expect(refusal({ text: 'hi', metadata: { f: () => 1 } }).message).toContain('metadata')
  })

  it('reads every form of time as the same moment', () => {
    for (const at of [
      new Date(NOON),
      NOON,
      '2025-03-01T08:00:00Z',
      '2025-03-01T16:00:00+08:00',
      '2025-03-01T08:00:00.000Z',
    ]) {
      expect(check({ text: 'hi', at }).saidAt).toBe(NOON)
    }
    expect(check({ text: 'hi', at: '2025-03-01' }).saidAt).toBe(Date.UTC(2025, 2, 1))
  })

  it('keeps metadata as it is', () => {
    const metadata = { a: [1, null, 'x', { b: true }], __proto__x: 1 }
    expect(check({ text: 'hi', metadata }).metadata).toEqual(metadata)
  })
})

describe('readTime', () => {
  it('cuts fractions of a millisecond', () => {
    expect(readTime(NOON + 0.7)).toBe(NOON)
  })

  it('keeps the ends of the years 1 to 9999', () => {
    expect(readTime('0001-01-01T00:00:00Z')).toBe(-62_135_596_800_000)
    expect(readTime('9999-12-31T23:59:59.999Z')).toBe(253_402_300_799_999)
  })
})
