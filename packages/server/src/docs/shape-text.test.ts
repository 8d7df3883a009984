import { describe, expect, it } from 'vitest'
import { shapeText } from './shape-text.ts'

describe('shapeText', () => {
  it.each([
    [{ $ref: '#/components/schemas/Hit' }, 'Hit'],
    [{ anyOf: [{ $ref: '#/components/schemas/Hit' }, { type: 'null' }] }, 'Hit | null'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ enum: ['a', 1] }, '"a" | 1'],
    [{ type: 'array', items: { type: ['number', 'null'] } }, '(number | null)[]'],
    [{ type: 'object', additionalProperties: { type: 'integer' } }, '{ [name]: integer }'],
    [{ type: 'object' }, '{ … }'],
    [{}, 'any'],
    [null, 'any'],
  ])('of %j is %s', (schema, text) => {
    expect(shapeText(schema)).toBe(text)
  })

  it('marks fields that may be left out', () => {
    const schema = {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'string' } },
      required: ['a'],
    }
    expect(shapeText(schema)).toBe('{\n  a: string\n  b?: string\n}')
  })
})
