import { expect, it } from 'vitest'
import { readImport } from '../src/index.ts'
import { bytesOf } from './support/memory.ts'

it('leaves out a JSON line over the bound, with the bound and the line, and reads the others', () => {
  const { records } = readImport(
    bytesOf(`{"text":"a"}\n{"text":"${'x'.repeat(70_000_000)}"}\n{"text":"c"}\n`),
  )
  expect(records).toMatchObject([
    { kind: 'message' },
    { kind: 'skipped', place: { line: 2 }, detail: 'it has more than 67108864 bytes' },
    { kind: 'message' },
  ])
})
