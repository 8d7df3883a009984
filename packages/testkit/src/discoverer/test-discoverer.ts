import { describe, it } from 'vitest'
import { scriptedDiscovery, startModelServer } from '../model-server/index.ts'
import { callCases } from './cases/calls.ts'
import { failingCases } from './cases/failing.ts'
import { shapeCases } from './cases/shape.ts'
import { truthCases } from './cases/truth.ts'
import type { DiscovererCase, DiscovererHarness } from './harness.ts'
import { DISCOVERER_STORY, DISCOVERER_TEXTS } from './texts.ts'

/** The contract of discoverers, by topic. */
export const DISCOVERER_GROUPS: Readonly<Record<string, readonly DiscovererCase[]>> = {
  shape: shapeCases,
  truth: truthCases,
  calls: callCases,
  failing: failingCases,
}

/** Registers the contract of `Discoverer` with vitest, a fresh discoverer a case. Call it at the top level of a test file. */
export function testDiscoverer(harness: DiscovererHarness): void {
  describe(`discoverer contract: ${harness.name}`, () => {
    for (const [group, cases] of Object.entries(DISCOVERER_GROUPS)) {
      describe(group, () => {
        for (const testCase of cases) {
          it(testCase.name, async ({ skip }) => {
            const outcome = await runDiscovererCase(harness, testCase)
            if (outcome === 'skipped') skip("it does not ask the kit's server")
          })
        }
      })
    }
  })
}

/** Runs one case against a server of its own. Resolves `skipped` when the discoverer does not ask it. */
export async function runDiscovererCase(
  { create, scripted = true }: DiscovererHarness,
  testCase: DiscovererCase,
): Promise<'passed' | 'skipped'> {
  if (testCase.needsServer && !scripted) return 'skipped'
  const server = await startModelServer({ reply: scriptedDiscovery(DISCOVERER_STORY) })
  try {
    const texts = structuredClone(DISCOVERER_TEXTS)
    await testCase.run({ discoverer: await create(server.url), server, texts })
    return 'passed'
  } finally {
    await server.close()
  }
}
