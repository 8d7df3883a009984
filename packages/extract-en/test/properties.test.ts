import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rules } from '../src/pack.ts'
import { extraction, terms } from './support.ts'

const said = rules.flatMap((rule) => [
  ...rule.examples.map((example) => example.text),
  ...rule.counterExamples,
])
/** Statements cut, glued and seasoned: closer to speech than random characters. */
const speech = fc
  .array(
    fc.oneof(
      fc.constantFrom(...said),
      fc.constantFrom(' ', ', ', '. ', '?', ' and ', ' but ', '\n', '“', '"', '’', '😀', 'ＡＢ', '我住在'),
      fc.string({ maxLength: 12, unit: 'binary' }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''))

describe('for any text', () => {
  it('extraction does not throw, and spans point at the words of the value', () => {
    fc.assert(
      fc.property(speech, (text) => {
        for (const { span, value, confidence, relation } of extraction(text).drafts) {
          expect(span.start).toBeGreaterThanOrEqual(0)
          expect(span.end).toBeLessThanOrEqual(text.length)
          expect(span.start).toBeLessThan(span.end)
          if (relation !== 'retracts') expect(value).not.toBe('')
          expect(confidence).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('a value taken from the text lies where its span points', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...said),
        fc.constantFrom('', 'well, ', '😀 ', '  '),
        (statement, before) => {
          const text = before + statement
          for (const { span, value } of extraction(text).drafts.filter((draft) => draft.value !== '')) {
            const places = [...text.matchAll(new RegExp(value.replaceAll(/[^\p{L}\p{N}]/gu, '.'), 'gu'))]
            const near = places.filter(
              (place) => place.index < span.end && place.index + value.length > span.start,
            )
            if (places.length > 0) expect(near).not.toEqual([])
          }
        },
      ),
    )
  })

  it('extraction gives the same twice', () => {
    fc.assert(
      fc.property(speech, (text) => void expect(extraction(text)).toEqual(extraction(text))),
      { numRuns: 100 },
    )
  })

  it('tokenising is deterministic and gives no empty term', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(terms(text)).toEqual(terms(text))
        expect(terms(text)).not.toContain('')
      }),
    )
  })
})
