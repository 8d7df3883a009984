import { describe, expect, it } from 'vitest'
import { linesOf } from './lines.ts'

async function* chunksOf(
  ...texts: readonly (string | Uint8Array)[]
): AsyncGenerator<Uint8Array, void, undefined> {
  for (const text of texts)
    yield await Promise.resolve(typeof text === 'string' ? new TextEncoder().encode(text) : text)
}

async function read(lines: AsyncIterable<string>): Promise<readonly string[]> {
  const all: string[] = []
  for await (const line of lines) all.push(line)
  return all
}

describe('lines of a body', () => {
  it.each([
    [
      ['a\nb\r\n\n', 'c'],
      ['a', 'b', 'c'],
    ],
    [
      ['a', 'b', '\n', 'c', 'd\ne', 'f\n'],
      ['ab', 'cd', 'ef'],
    ],
    [['\n\n', '\r\n'], []],
    [[], []],
  ])('%j are %j', async (chunks, lines) => {
    expect(await read(linesOf(chunksOf(...chunks)))).toEqual(lines)
  })

  it('are whole where a character is cut in two', async () => {
    const bytes = new TextEncoder().encode('好\n茶')
    expect(await read(linesOf(chunksOf(bytes.slice(0, 2), bytes.slice(2, 5), bytes.slice(5))))).toEqual([
      '好',
      '茶',
    ])
  })

  it('may be long, but not without end', async () => {
    const piece = 'x'.repeat(10)
    expect(await read(linesOf(chunksOf(piece, piece, '\n', piece), 20))).toEqual([piece + piece, piece])
    await expect(read(linesOf(chunksOf('a\n', piece, piece, 'x'), 20))).rejects.toMatchObject({
      status: 413,
      code: 'BODY_TOO_LARGE',
    })
  })

  it('in any other bytes than UTF-8 are refused', async () => {
    await expect(read(linesOf(chunksOf(Uint8Array.of(0xff))))).rejects.toMatchObject({ code: 'INVALID_JSON' })
    await expect(read(linesOf(chunksOf('a', Uint8Array.of(0xe5))))).rejects.toMatchObject({
      code: 'INVALID_JSON',
    })
  })
})
