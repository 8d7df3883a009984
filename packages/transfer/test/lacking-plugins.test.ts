import { InvalidImportError } from '@recollect/core'
import { describe, expect, it } from 'vitest'
import { transfer } from '../src/index.ts'
import { exportOf, knowledge, openMemory, sessions } from './support/core.ts'

const HEADER = '{"type":"recollect","format":1}'

describe('an export with records of plugins', () => {
  it.each([sessions(), knowledge()])(
    'names the package that reads those of $name',
    async ({ name, imports }) => {
      for (const type of imports?.types ?? []) {
        const { alice } = await openMemory({ plugins: [transfer()] })
        const error: unknown = await alice.import([HEADER, JSON.stringify({ type })]).catch((e: unknown) => e)
        expect(error, type).toBeInstanceOf(InvalidImportError)
        expect(error).toMatchObject({ code: 'INVALID_IMPORT', line: 2 })
        expect(String(error)).toContain(`read by @recollect/${name}`)
        expect(String(error)).toContain(`plugins: [transfer(), ${name}()]`)
        expect(await exportOf(alice)).toEqual([HEADER])
      }
    },
  )

  it('says that a plugin is missing where it cannot know which', async () => {
    const { alice } = await openMemory()
    await expect(alice.import([HEADER, '{"type":"reminder"}'])).rejects.toThrow(
      'No plugin of this memory reads records of the type "reminder".',
    )
  })

  it('is only what core keeps where no other plugin is installed', async () => {
    const { alice } = await openMemory()
    await alice.remember('I live in Rome')
    await alice.session('s').log('where?', 'in Rome')
    const lines = await exportOf(alice)
    const { alice: other } = await openMemory({ plugins: [transfer()] })
    await other.import(lines.filter((line) => /^\{"type":"(?:recollect|item|card)"/u.test(line)))
    expect(await exportOf(other)).toEqual(lines.slice(0, 3))
  })
})
