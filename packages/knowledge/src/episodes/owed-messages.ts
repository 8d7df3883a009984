import type { Engine } from '../engine.ts'
import type { ItemReader, SemanticReader } from '@recollect/core/store'
import type { EpochMs, MemoryItem } from '@recollect/core'
import { readSemantic } from '../access.ts'

/** A message in no episode, by where it stands: its text is read when it is cut. */
export interface OwedMessage {
  readonly id: string
  readonly seq: number
  readonly session: string | null
  readonly saidAt: EpochMs
  /** UTF-16 units. */
  readonly characters: number
}

/** Numbers read together. */
const PAGE = 500

/** What is above `cutUpTo` and in no episode, in order of insertion. A memory where nothing is owed is asked for its figures alone. */
export async function owedMessages(engine: Engine, scope: string): Promise<readonly OwedMessage[]> {
  const owed: OwedMessage[] = []
  const { after, last } = await readSemantic(engine, scope, ({ view, semantic }) =>
    Promise.resolve({ after: semantic.cutUpTo, last: view.copy.last.items }),
  )
  for (let from = after; from < last; from += PAGE) {
    const page = await readSemantic(engine, scope, ({ view, semantic }) =>
      outsideOf(view.items, semantic, from, Math.min(last, from + PAGE)),
    )
    for (const { id, seq, session, saidAt, text } of page)
      owed.push({ id, seq, session, saidAt, characters: text.length })
  }
  return owed
}

/** Messages with a number in `(after, upTo]` that are in no episode. */
export async function outsideOf(
  items: ItemReader,
  semantic: SemanticReader,
  after: number,
  upTo: number,
): Promise<readonly MemoryItem[]> {
  const rows = await items.bySeq(Array.from({ length: upTo - after }, (_, at) => after + at + 1))
  const inside = await semantic.episodesOfItems(rows.map(({ id }) => id))
  return rows.filter(({ id }) => !inside.has(id))
}

/** By session, outside any first, then by name; in each in the order they were said. Pure. */
export function bySession(
  owed: readonly OwedMessage[],
): readonly (readonly [session: string | null, messages: readonly OwedMessage[]])[] {
  const sessions = new Map<string | null, OwedMessage[]>()
  for (const one of owed) {
    const list = sessions.get(one.session)
    if (list === undefined) sessions.set(one.session, [one])
    else list.push(one)
  }
  return [...sessions]
    .sort(([a], [b]) => (a === b ? 0 : (a ?? '') < (b ?? '') || a === null ? -1 : 1))
    .map(([session, messages]) => [session, messages.sort(asSaid)])
}

/** In the order they were said. */
export const asSaid = (
  a: { readonly saidAt: EpochMs; readonly seq: number },
  b: { readonly saidAt: EpochMs; readonly seq: number },
): number => a.saidAt - b.saidAt || a.seq - b.seq
