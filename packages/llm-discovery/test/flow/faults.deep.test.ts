import { fileURLToPath } from 'node:url'
import { MODEL_FAULTS } from '@recollect/testkit/model-server'
import { describe, expect, it } from 'vitest'
import { embedWithFault, runWithFault } from './fault-runs.ts'
import type { EmbedderRun, FaultRun } from './fault-runs.ts'
import { embedderTable, faultTable } from './fault-table.ts'
import { EN, ZH } from './fault-words.ts'

/** After a change that is meant, `vitest -u` writes what happens now into the documents. */
const DOCUMENTS = [
  ['discovery-faults.md', EN],
  ['discovery-faults.zh-CN.md', ZH],
] as const

/** The document with its tables as they came out now; each stands between marks. */
async function expectTables(name: string, tables: readonly string[]): Promise<void> {
  const { readFile } = await import('node:fs/promises')
  const file = fileURLToPath(new URL(`../../../../docs/${name}`, import.meta.url))
  const parts = (await readFile(file, 'utf8')).split(
    /(?<=<!-- prettier-ignore-start -->\n\n)[\s\S]*?(?=\n\n<!-- prettier-ignore-end -->)/u,
  )
  expect(parts).toHaveLength(tables.length + 1)
  const now = parts.map((part, place) => `${part}${tables[place] ?? ''}`).join('')
  await expect(now).toMatchFileSnapshot(file)
}

describe('a model server that fails', () => {
  it(
    'takes nothing away, whatever it fails of: messages, facts and quotes stay true, and what is owed is done after it',
    { timeout: 300_000 },
    async () => {
      const chat: FaultRun[] = []
      const embeddings: EmbedderRun[] = []
      for (const fault of MODEL_FAULTS) {
        if (fault.befalls !== 'embeddings') chat.push(await runWithFault(fault))
        if (fault.befalls !== 'chat') embeddings.push(await embedWithFault(fault))
      }
      for (const { reasons, mended } of embeddings)
        expect([reasons.join(' ').length > 20, mended]).toEqual([true, 3])
      for (const [name, words] of DOCUMENTS)
        await expectTables(name, [faultTable(chat, words), embedderTable(embeddings, words)])
    },
  )
})
