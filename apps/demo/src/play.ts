import type { MemoryItem, RecallResult, RememberResult, ScopedMemory } from '@recollect/core'
import type { Line } from './script/line.ts'

/** What was found, and the message that the answer rests on. */
export interface Found {
  readonly result: RecallResult
  readonly source: MemoryItem | null
}

/** What a line did: remembered or answered. */
export type Outcome =
  | { readonly line: Line; readonly remembered: RememberResult }
  | { readonly line: Line; readonly found: Found }

/** Says or asks one line, at the given time. */
export async function play(memory: ScopedMemory, line: Line, at: number): Promise<Outcome> {
  if (line.does === 'say') {
    return { line, remembered: await memory.remember({ text: line.text, at, session: 'demo' }) }
  }
  const result = await memory.recall(line.text)
  return { line, found: { result, source: await sourceOf(memory, result) } }
}

/** The message that the answering card came from, else the best hit's. */
async function sourceOf(
  memory: ScopedMemory,
  { answer, evidence, hits }: RecallResult,
): Promise<MemoryItem | null> {
  if (evidence === 'none') return null
  const itemId = answer.card?.itemId
  return itemId ? memory.items.get(itemId) : (hits[0]?.item ?? null)
}
