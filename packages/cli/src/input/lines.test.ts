import { afterEach, describe, expect, it, vi } from 'vitest'
import { CliError } from '../errors/cli-error.ts'
import { linesOf, wholeOf } from './lines.ts'

async function* inPieces(text: string, size: number): AsyncIterable<string> {
  for (let from = 0; from < text.length; from += size)
    yield await Promise.resolve(text.slice(from, from + size))
}

async function read(text: string, size = 7, most?: number) {
  const lines: { text: string; number: number }[] = []
  for await (const line of linesOf(inPieces(text, size), most)) lines.push(line)
  return lines
}

/** Characters that whatever puts texts together or takes them apart goes over. */
function countingWork() {
  let work = 0
  const { split } = String.prototype
  const { join } = Array.prototype
  vi.spyOn(String.prototype, 'split').mockImplementation(function (this: string, ...given) {
    work += this.length
    return Reflect.apply(split, this, given)
  })
  vi.spyOn(Array.prototype, 'join').mockImplementation(function (this: unknown[], ...given) {
    const whole = Reflect.apply(join, this, given)
    work += whole.length
    return whole
  })
  return () => work
}

afterEach(() => void vi.restoreAllMocks())

describe('lines of a stream', () => {
  it('are cut at every end, wherever its pieces break', async () => {
    for (const size of [1, 2, 3, 100])
      expect(await read('one\r\n\ntwo\nlast', size)).toEqual([
        { text: 'one', number: 1 },
        { text: '', number: 2 },
        { text: 'two', number: 3 },
        { text: 'last', number: 4 },
      ])
    expect(await read('a\n')).toEqual([{ text: 'a', number: 1 }])
    expect(await read('')).toEqual([])
  })

  it('take no more work a character when one line is a hundred times as long', async () => {
    for (const length of [10_000, 1_000_000]) {
      const work = countingWork()
      await read('x'.repeat(length), 100)
      await wholeOf(inPieces('x'.repeat(length), 100), () => 'it')
      expect(work()).toBeLessThanOrEqual(2 * length)
      vi.restoreAllMocks()
    }
  })

  it('are refused over a bound, with the bound and the line, before the rest is read', async () => {
    let asked = 0
    async function* endless(): AsyncIterable<string> {
      yield 'short\n'
      for (;;) yield await Promise.resolve('x'.repeat(++asked > 100 ? 0 : 10))
    }
    const reading = async () => {
      for await (const { number } of linesOf(endless(), 25)) expect(number).toBe(1)
    }
    const error = await reading().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CliError)
    expect(error).toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringMatching(/Line 2.*more than 25/u),
    })
    expect(asked).toBe(3)
  })

  it('that are one text are refused over a bound too', async () => {
    await expect(wholeOf(inPieces('xxxx', 1), () => 'The value', 3)).rejects.toThrow(
      /The value.*more than 3/u,
    )
  })
})
