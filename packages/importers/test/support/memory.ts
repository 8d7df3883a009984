import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { sqliteStore } from '@recollect/store-sqlite'
import { timeline } from '@recollect/timeline'
import { transfer } from '@recollect/transfer'
import { onTestFinished } from 'vitest'
import type { ImportRecord } from '../../src/index.ts'

const languages = [chinese(), english()]

/** A memory in a file of its own, gone when the test is over. */
export async function newMemory(): Promise<ScopedMemory> {
  const dir = mkdtempSync(join(tmpdir(), 'importers-'))
  const recollect = await createRecollect({
    plugins: [timeline(), transfer()],
    store: sqliteStore({ file: join(dir, 'memory.db'), durability: 'normal' }),
    languages,
  })
  onTestFinished(async () => {
    await recollect.close()
    rmSync(dir, { recursive: true })
  })
  return recollect.scope('alice')
}

/** All that a memory holds, as it would be exported; the header has the time of the export. */
export async function contentsOf(memory: ScopedMemory): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of memory.export()) lines.push(line)
  return lines.slice(1)
}

export const bytesOf = (value: unknown): Uint8Array =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))

export const linesOf = (values: readonly unknown[]): string =>
  `${values.map((value) => JSON.stringify(value)).join('\n')}\n`

/** Line, role and text; of a fact slot and value; of what was left out the reason. */
export const shown = (records: readonly ImportRecord[]) =>
  records.map((record) => {
    const place = 'line' in record.place ? record.place.line : 0
    if (record.kind === 'message') return [place, record.message.role, record.message.text]
    return record.kind === 'fact' ? [place, record.fact.slot, record.fact.value] : [place, record.reason]
  })
