import { beforeAll, describe, it } from 'vitest'
import { PACK_GROUPS } from './groups.ts'
import { intentSummary, intentTable } from './intents/table.ts'
import type { LanguagePackOptions } from './options.ts'
import { runPackCase } from './run-pack-case.ts'
import type { PackUnderTest } from './run-pack-case.ts'

/** Reading a flood a hundred times over takes a while where other tests run beside it. */
const PATIENCE_MS = 300_000

/**
 * Registers the contract of language packs with vitest: one `describe` a group, one test a sentence; each fails with all it found, not
 * the first fault only. Call it at the top level of a test file. A function makes a fresh pack for every case.
 */
export function testLanguagePack(pack: PackUnderTest, options: LanguagePackOptions): void {
  const name = options.name ?? (typeof pack === 'function' ? pack() : pack).language
  describe(`language pack contract: ${name}`, () => {
    // The one thing a pack's author asks of every run: how far it is. The whole table is with the intents' tests.
    beforeAll(() => {
      console.info(intentSummary(name, options.intents))
    })
    for (const [group, cases] of Object.entries(PACK_GROUPS)) {
      if (options.groups?.(group) === false) continue
      describe(group, () => {
        for (const testCase of cases) {
          it(testCase.name, { timeout: PATIENCE_MS }, async ({ skip, annotate }) => {
            if (group === 'intents') await annotate(intentTable(options.intents))
            const outcome = await runPackCase(pack, options, testCase)
            if (outcome === 'skipped') skip(`the kit was not given ${String(testCase.needs)}`)
          })
        }
      })
    }
  })
}
