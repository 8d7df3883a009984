import type { MemoryItem, RecallResult, RememberResult, ScopedMemory, UndoResult } from '@recollect/core'
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
  | { readonly line: Line; readonly undone: UndoResult }

/** When a line is told, and the moment it speaks of; null: of now. */
export interface LineTimes {
  readonly at: number
  readonly when: number | null
}

/** Says or asks one line, or takes back what was said last. */
export async function play(memory: ScopedMemory, line: Line, { at, when }: LineTimes): Promise<Outcome> {
  if (line.does === 'say') {
    return { line, remembered: await memory.remember({ text: line.text, at: when ?? at, session: 'demo' }) }
  }
  if (line.does === 'undo') {
    const [last] = (await memory.changes.list({ limit: 1 })).rows
    return { line, undone: await memory.undo(last?.id ?? '') }
  }
  const result = await memory.recall(line.text, when === null ? {} : { validAt: when })
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
