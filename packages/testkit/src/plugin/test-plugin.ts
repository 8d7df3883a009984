import { describe, it } from 'vitest'
import { carryingCases } from './cases/carrying.ts'
import { installingCases } from './cases/installing.ts'
import { leavingCases } from './cases/leaving.ts'
import { writingCases } from './cases/writing.ts'
import type { PluginCase, PluginHarness } from './harness.ts'
import { opener } from './open.ts'

/** The contract of a plugin, by topic. */
export const PLUGIN_GROUPS: Readonly<Record<string, readonly PluginCase[]>> = {
  'a plugin that is installed': installingCases,
  'a plugin in the transactions of core': writingCases,
  'a plugin that is exported and imported': carryingCases,
  'a plugin whose records leave': leavingCases,
}

/** Registers the contract of `Plugin` with vitest, fresh memories a case. Call it at the top level of a test file. */
export function testPlugin(harness: PluginHarness): void {
  describe(`contract of plugins: ${harness.name}`, () => {
    for (const [group, cases] of Object.entries(PLUGIN_GROUPS)) {
      describe(group, () => {
        for (const testCase of cases) it(testCase.name, () => runPluginCase(harness, testCase))
      })
    }
  })
}

/** Runs one case and clears up after it, whatever happens. */
export async function runPluginCase(harness: PluginHarness, testCase: PluginCase): Promise<void> {
  const { open, close } = opener(harness)
  try {
    await testCase.run({ ...harness, open })
  } finally {
    await close()
  }
}
