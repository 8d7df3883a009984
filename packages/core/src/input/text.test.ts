import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ODD_TEXTS, REFUSED_TEXTS } from '../../test/support/hostile.ts'
import { RecollectError } from '../errors/errors.ts'
import { checkText, hasWords, keptText, MOST_TEXT_BYTES, readAsked, readQuery, readText } from './text.ts'

function refused(work: () => unknown): RecollectError {
  try {
    work()
  } catch (error) {
    if (RecollectError.isInstance(error)) return error
    throw error
  }
  throw new Error('nothing was refused')
}

const refusal = (text: unknown, maxBytes = 1000) => refused(() => checkText('message', text, maxBytes))
const OVER = 'x'.repeat(MOST_TEXT_BYTES + 1)

describe('a text that is to be kept', () => {
  it.each(REFUSED_TEXTS)('is refused when it is %s, and what to do is said', (_name, text) => {
    for (const read of [readText, keptText, (what: string, one: unknown) => readQuery(what, one, 100)]) {
      const error = refused(() => read('message', text))
      expect(error.code).toBe('INVALID_INPUT')
      expect(error.message).toMatch(/^The message .+\. (?:Pass|Split) .+\.$/u)
    }
  })

  it.each(ODD_TEXTS)('is repaired when it has %s', (_name, text, kept, repairs) => {
    expect(readText('message', text)).toEqual({ text: kept, repairs })
    expect(checkText('value', text, 1000).source).toBe(kept)
    expect(readQuery('query', text, 1000).source).toBe(kept)
  })

  it('is kept as it came when it is unusual but harmless', () => {
    for (const text of [
      '👨\u200d👩\u200d👧',
      '\u200fשלום',
      'a\tb\r\nc',
      '...',
      '👍',
      'مرحبا',
      '\ufeffhello',
      'e\u0301'.repeat(50),
      '5',
      '¨',
    ]) {
      expect(readText('message', text)).toEqual({ text, repairs: [] })
      expect(keptText('message', text)).toBe(text)
      expect(hasWords(text)).toBe(true)
    }
    expect(hasWords('\u3164\0\u202e')).toBe(false)
  })

  it('is refused when it is longer than stores hold, to the byte', () => {
    expect(readText('message', OVER.slice(1)).text).toHaveLength(MOST_TEXT_BYTES)
    expect(refused(() => readText('message', OVER)).message).toContain('10000000 bytes')
  })

  it.each(ODD_TEXTS)('and was kept before is not changed: refused when it has %s', (_name, text) => {
    expect(refused(() => keptText('text', text)).message).toMatch(/^The text has .+\. Remove .+\.$/u)
  })
})

describe('a text of limited length', () => {
  it('holds the limit in bytes of UTF-8, to the byte', () => {
    expect(checkText('message', 'a'.repeat(10), 10).source).toHaveLength(10)
    expect(refusal('a'.repeat(11), 10).message).toContain('10 bytes')
    expect(checkText('message', '我我我', 9).source).toBe('我我我')
    expect(refusal('我我我', 8).code).toBe('INVALID_INPUT')
  })

  it('holds the limit after normalisation too', () => {
    expect(refusal('\ufdfa'.repeat(20), 100).message).toContain('longer')
  })

  it('is accepted or refused with a typed error, whatever is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.anything()), (text) => {
        try {
          const { source } = checkText('message', text, 1000)
          expect(readText('message', text).text).toBe(source)
        } catch (error) {
          if (!RecollectError.isInstance(error)) throw error
          expect(error.code).toBe('INVALID_INPUT')
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a text that is asked', () => {
  it('is read by its beginning when it is long: whole sentences, and no more than the limit', () => {
    const long = 'Where do I live? '.repeat(100)
    expect(readQuery('query', long, 100).source).toBe('Where do I live? '.repeat(5))
    expect(readQuery('query', '我'.repeat(100), 100).source).toBe('我'.repeat(33))
    expect(readQuery('query', `${' \0'.repeat(5000)}Where do I live?`, 100).source).toBe('Where do I live?')
    expect(readQuery('query', '\ufdfa'.repeat(500), 100).text.length).toBeLessThanOrEqual(100)
    expect(readQuery('query', `${OVER}?`, 100).source).toHaveLength(100)
  })

  it('before an answer is never refused, but for what is no text', () => {
    for (const [, text, kept] of ODD_TEXTS) expect(readAsked('message', text)).toBe(kept)
    expect(readAsked('message', '')).toBe('')
    expect(readAsked('message', OVER)).toHaveLength(MOST_TEXT_BYTES)
    expect(refused(() => readAsked('message', null)).code).toBe('INVALID_INPUT')
  })
})
