import { InvalidImportError } from '@recollect/core'
import { strToU8, zipSync } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readImport } from '../src/index.ts'
import { bytesOf } from './support/memory.ts'

afterEach(() => void vi.restoreAllMocks())

/** Bytes that are copied while `work` runs, by whatever copies them. */
function copiedBy(work: () => unknown): number {
  let copied = 0
  const { copy } = Buffer.prototype
  const { set } = Uint8Array.prototype
  vi.spyOn(Buffer.prototype, 'copy').mockImplementation(function (this: Buffer, ...given) {
    const count: number = Reflect.apply(copy, this, given)
    copied += count
    return count
  })
  vi.spyOn(Uint8Array.prototype, 'set').mockImplementation(function (this: Uint8Array, from, at) {
    copied += from.length
    Reflect.apply(set, this, [from, at])
  })
  work()
  vi.restoreAllMocks()
  return copied
}

const table = (size: number) => bytesOf(`text\n"${'x,y\n'.repeat(size / 4)}"\n`)
const line = (size: number) => bytesOf(`{"text":"${'x'.repeat(size)}"}\n{"text":"y"}\n`)
const document = (size: number) => bytesOf([{ memory: 'x'.repeat(size) }])
/** Of bytes that do not pack, so that there are many pieces. */
const archive = (size: number) => {
  let seed = 1
  const text = Array.from({ length: size }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return 'abcdefghijklmnop'.charAt((seed >> 20) & 15)
  }).join('')
  return zipSync({ 'conversations.json': strToU8(JSON.stringify([{ mapping: {}, title: text }])) })
}

describe('the work of reading a file grows with its bytes', () => {
  it.each([
    ['one quoted cell', table],
    ['one long line', line],
    ['one document', document],
    ['one entry of an archive', archive],
  ])('of %s', (_, make) => {
    const [small, large] = [200_000, 1_600_000].map((size) => {
      const bytes = make(size)
      return copiedBy(() => readImport(bytes)) / size
    })
    expect(large).toBeLessThan((small ?? 0) * 2 + 1)
  })
})

const refusalOf = (bytes: Uint8Array) => {
  try {
    return readImport(bytes)
  } catch (error) {
    return error
  }
}

describe('what is over a bound', () => {
  it('of a table is refused with the bound and the line: nothing after it would be read', () => {
    const rows = bytesOf(`text\nshort\n"${'x'.repeat(10_001_000)}"\nlast\n`)
    const error = refusalOf(rows)
    expect(error).toBeInstanceOf(InvalidImportError)
    expect(error).toMatchObject({ line: 3, message: expect.stringContaining('more than 10000000 bytes') })
  })
})
