import { describe, expect, it } from 'vitest'
import { PLUGIN_GROUPS, runPluginCase } from '../src/index.ts'
import { toyHarness } from './plugins/harness.ts'
import { pluginMutants } from './plugins/mutants.ts'

const ALL = Object.values(PLUGIN_GROUPS).flat()

describe('the kit for plugins', () => {
  it.each(Object.entries(pluginMutants))(
    'rejects a plugin with the fault "%s"',
    async (name, { breaks, create }) => {
      const failed: string[] = []
      for (const testCase of ALL)
        await runPluginCase(toyHarness(name, create), testCase).catch(() => failed.push(testCase.name))
      expect(failed).toContain(breaks)
      // One fault, not a wreck that would fail anything.
      expect(failed.length).toBeLessThan(9)
    },
  )

  it('names every case once, and has a mutant for each but the one that core keeps by itself', () => {
    const names = ALL.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const broken = new Set(Object.values(pluginMutants).map(({ breaks }) => breaks))
    expect(names.filter((name) => !broken.has(name))).toEqual([
      'is refused by a store that lacks what it needs',
    ])
  })
})
