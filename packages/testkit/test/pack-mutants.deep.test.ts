import { describe, expect, it } from 'vitest'
import { PACK_GROUPS, runPackCase } from '../src/index.ts'
import type { LanguagePackOptions, PackCase, PackUnderTest } from '../src/index.ts'
import { packMutants } from './packs/mutants.ts'
import { toyOptions } from './packs/toy-options.ts'
import { toyPack } from './packs/toy-pack.ts'

const ALL = Object.values(PACK_GROUPS).flat()
const FLOODS = PACK_GROUPS.patterns
/** Everything, but floods take seconds: what is to fail there does not go through the rest as well. */
const casesFor = (breaks: string) => {
  const flood = FLOODS.filter(({ name }) => name === breaks)
  return flood.length > 0 ? flood : ALL.filter((testCase) => !FLOODS.includes(testCase))
}

async function failures(
  pack: PackUnderTest,
  options: LanguagePackOptions,
  cases: readonly PackCase[],
): Promise<string[]> {
  const failed: string[] = []
  for (const testCase of cases)
    await runPackCase(pack, options, testCase).catch(() => failed.push(testCase.name))
  return failed
}

describe('the kit for language packs', () => {
  it('passes a pack as small as the contract allows', async () => {
    expect(await failures(() => toyPack(), toyOptions, ALL)).toEqual([])
  })

  it.each(Object.entries(packMutants))('rejects a pack with the fault "%s"', async (_name, mutant) => {
    const options = { ...toyOptions, ...mutant.options }
    const failed = await failures(() => mutant.pack(), options, casesFor(mutant.breaks))
    expect(failed).toContain(mutant.breaks)
    // One fault, not a wreck that would fail anything.
    expect(failed.length).toBeLessThan(20)
  })

  it('names every case once', () => {
    const names = ALL.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('skips what it was not given the means to check', async () => {
    const [registered] = PACK_GROUPS.registration
    if (registered === undefined) throw new Error('the registration group is empty')
    const { intents, nothing } = toyOptions
    expect(await runPackCase(toyPack(), { intents, nothing }, registered)).toBe('skipped')
  })
})
