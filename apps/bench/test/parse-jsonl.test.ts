import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BenchError } from '../src/io/bench-error.ts'
import { parseJsonl } from '../src/io/parse-jsonl.ts'

const schema = z.object({ id: z.string() })

describe('parseJsonl', () => {
  it('reads a row a line and skips empty lines', () => {
    expect(parseJsonl('{"id":"a"}\n\n{"id":"b","more":1}\n', schema, 'x.jsonl')).toEqual([
      { id: 'a' },
      { id: 'b' },
    ])
  })

  it('names the line that is no JSON', () => {
    expect(() => parseJsonl('{"id":"a"}\n{oops', schema, 'x.jsonl')).toThrow(/x\.jsonl:2 is not JSON/u)
  })

  it('names the line and the field of another form', () => {
    const read = () => parseJsonl('\n{"id":7}', schema, 'x.jsonl')
    expect(read).toThrow(BenchError)
    expect(read).toThrow(/x\.jsonl:2[\s\S]*id/u)
  })
})
