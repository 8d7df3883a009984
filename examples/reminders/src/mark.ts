import type { MemoryCard } from '@recollect/core'
import type { CardPatch } from '@recollect/core/store'
import { z } from 'zod'

const mark = z.object({
  /** What became of it; left out: nothing yet. */
  state: z.enum(['done', 'dismissed']).optional(),
  /** The message or fact it was set for. */
  about: z.string().optional(),
})

/** What the plugin keeps of a fact, in its `extra`: exports have it, `undo` takes it back, and it goes with the fact. */
export type Mark = z.output<typeof mark>

const NAME = 'reminder'

/** Anybody may have written under the name: what is no mark is none. */
export const markOf = ({ extra }: Pick<MemoryCard, 'extra'>): Mark => {
  const parsed = mark.safeParse(extra?.[NAME])
  return parsed.success ? parsed.data : {}
}

/** The fact with another mark; null: without any. */
export function marked({ extra }: Pick<MemoryCard, 'extra'>, own: Mark | null): Pick<CardPatch, 'extra'> {
  const { [NAME]: _before, ...rest } = extra ?? {}
  const all = own === null ? rest : { ...rest, [NAME]: asJson(own) }
  return { extra: Object.keys(all).length > 0 ? all : null }
}

/** As metadata: without what is left out. */
export const asJson = ({ state, about }: Mark): Readonly<Record<string, string>> => ({
  ...(state !== undefined && { state }),
  ...(about !== undefined && { about }),
})
