import { expect, it } from 'vitest'
import { lines } from './lines.ts'
import type { LongLine } from './lines.ts'

/** What comes of chunks, with lines of up to 5,000 bytes. */
function cut(chunks: readonly string[]) {
  const found: (string | LongLine)[] = []
  const into = lines(5000, { line: (text) => found.push(text), tooLong: (line) => found.push(line) })
  for (const chunk of chunks) into.push(Buffer.from(chunk))
  into.end()
  return found
}

it.each([
  [['a\nb\n'], ['a', 'b']],
  [
    ['a', 'b\nc', '', 'd\n'],
    ['ab', 'cd'],
  ],
  [['a\n\nb'], ['a', '', 'b']],
  [[], []],
  [['x'.repeat(5000), '\n'], ['x'.repeat(5000)]],
])('cuts %j into lines', (chunks, found) => {
  expect(cut(chunks)).toEqual(found)
})

it('puts characters together that were cut in two', () => {
  const found: string[] = []
  const into = lines(100, { line: (text) => found.push(text), tooLong: () => found.push('too long') })
  for (const byte of Buffer.from('长沙\n')) into.push(Buffer.of(byte))
  expect(found).toEqual(['长沙'])
})

it.each([1, 7, 1000, 4096, 100_000])(
  'keeps the ends of a line that is too long, and goes on after it, in chunks of %i',
  (size) => {
    const text = `start${'x'.repeat(20_000)}end\nnext\n`
    const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    )
    const [long, next, ...more] = cut(chunks)
    expect(long).toEqual({ start: `start${'x'.repeat(1019)}`, end: `${'x'.repeat(1021)}end` })
    expect([next, more]).toEqual(['next', []])
  },
)
