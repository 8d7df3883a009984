import { expect, it } from 'vitest'
import { openMemory } from '../test/support/core.ts'
import { requireTransfer } from './require-transfer.ts'

it('lets pass a memory with the plugin, and says what is missing of another', async () => {
  const { alice } = await openMemory()
  expect(() => {
    requireTransfer(alice)
  }).not.toThrow()
  const { alice: plain } = await openMemory({ plugins: [] })
  expect(() => {
    requireTransfer(plain)
  }).toThrow('plugins: [transfer()]')
})
