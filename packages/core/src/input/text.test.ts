import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REFUSED_TEXTS } from '../../test/support/hostile.ts'
import { RecollectError } from '../errors/recollect-error.ts'
import { checkText, utf8Bytes } from './text.ts'

function refusal(text: unknown, maxBytes = 1000): RecollectError {
  try {
    checkText('message', text, maxBytes)
  } catch (error) {
    if (RecollectError.isInstance(error)) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('checkText', () => {
  it.each(REFUSED_TEXTS)('refuses %s and says what to do', (_name, text) => {
    const error = refusal(text)
    expect(error.code).toBe('INVALID_INPUT')
    expect(error.message).toMatch(/^The message .+\. (?:Pass|Decode|Remove) .+\.$/u)
  })

  it('names the character it refuses', () => {
    expect(refusal('a\0b').message).toContain('U+0000')
    expect(refusal('a\u202eb').message).toContain('U+202E')
  })

  it('keeps what is unusual but harmless', () => {
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
    ]) {
      expect(checkText('message', text, 1000).source).toBe(text)
    }
  })

  it('holds the limit in bytes of UTF-8, to the byte', () => {
    expect(checkText('message', 'a'.repeat(10), 10).source).toHaveLength(10)
    expect(refusal('a'.repeat(11), 10).message).toContain('10 bytes')
    expect(checkText('message', '我我我', 9).source).toBe('我我我')
    expect(refusal('我我我', 8).code).toBe('INVALID_INPUT')
  })

  it('holds the limit after normalisation too', () => {
    expect(refusal('\ufdfa'.repeat(20), 100).message).toContain('longer')
  })

  it('accepts or refuses with a typed error, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.anything()), (text) => {
        try {
          expect(checkText('message', text, 1000).source).toBe(text)
        } catch (error) {
          if (!RecollectError.isInstance(error)) throw error
          expect(error.code).toBe('INVALID_INPUT')
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('utf8Bytes', () => {
  it('counts as UTF-8 does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(utf8Bytes(text)).toBe(Buffer.byteLength(text, 'utf8'))
      }),
    )
  })
})
