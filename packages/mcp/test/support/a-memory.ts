import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import { timeline } from '@recollect/timeline'
import { transfer } from '@recollect/transfer'
import type { Recollect, RecollectOptions } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { sqliteStore } from '@recollect/store-sqlite'

export interface TestMemory {
  readonly recollect: Recollect
  readonly file: string
  close(): Promise<void>
}

/** A memory in a SQLite file of its own. */
export async function aMemory(more: Partial<RecollectOptions> = {}): Promise<TestMemory> {
  const dir = mkdtempSync(join(tmpdir(), 'recollect-mcp-'))
  const file = join(dir, 'memory.db')
  const recollect = await createRecollect({
    plugins: [sessions(), timeline(), transfer()],
    store: sqliteStore({ file, durability: 'normal' }),
    languages: [chinese(), english()],
    ...more,
  })
  return {
    recollect,
    file,
    close: async () => {
      await recollect.close()
      rmSync(dir, { recursive: true })
    },
  }
}
