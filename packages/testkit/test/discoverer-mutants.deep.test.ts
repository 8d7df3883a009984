import { describe, expect, it } from 'vitest'
import { DISCOVERER_GROUPS, runDiscovererCase, testDiscoverer } from '../src/index.ts'
import type { DiscovererHarness } from '../src/index.ts'
import { discovererMutants } from './discoverers/mutants.ts'
import { toyDiscoverer } from './discoverers/toy-discoverer.ts'

const ALL = Object.values(DISCOVERER_GROUPS).flat()

testDiscoverer({ name: 'as small as the contract allows', create: toyDiscoverer })

async function failures(harness: DiscovererHarness): Promise<string[]> {
  const failed: string[] = []
  for (const testCase of ALL)
    await runDiscovererCase(harness, testCase).catch(() => failed.push(testCase.name))
  return failed
}

describe('the kit for discoverers', () => {
  it.each(Object.entries(discovererMutants))(
    'rejects a discoverer with the fault "%s"',
    async (name, { breaks, create }) => {
      const failed = await failures({ name, create })
      expect(failed).toContain(breaks)
      // One fault, not a wreck that would fail anything.
      expect(failed.length).toBeLessThan(5)
    },
  )

  it('names every case once, and has a mutant for each but the one that only a hanging one would fail', () => {
    const names = ALL.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const broken = new Set(Object.values(discovererMutants).map(({ breaks }) => breaks))
    expect(names.filter((name) => !broken.has(name))).toEqual([
      'ends soon when it is aborted while a model is asked',
    ])
  })

  it('skips what needs its server for a discoverer that asks another', async () => {
    const testCase = ALL.find(({ needsServer }) => needsServer)
    if (testCase === undefined) throw new Error('There is no such case.')
    const harness = { name: 'elsewhere', create: toyDiscoverer, scripted: false }
    expect(await runDiscovererCase(harness, testCase)).toBe('skipped')
  })
})
