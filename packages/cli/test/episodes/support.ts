import { createRecollect } from '@recollect/core'
import type { Episode, Recollect, ScopedMemory } from '@recollect/core'
import { chinese } from '@recollect/extract-zh'
import { english } from '@recollect/extract-en'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { inMemoryStore } from '@recollect/store-memory'

/** 2024-01-15 10:00 in Shanghai, a Monday. */
export const START = Date.UTC(2024, 0, 15, 2)

const languages = [chinese(), english()]

export interface OpenedAt {
  readonly recollect: Recollect
  readonly alice: ScopedMemory
  set(now: number): void
}

/** Both languages, a clock that stands still. */
export async function openAt(start: number): Promise<OpenedAt> {
  let now = start
  const recollect = await createRecollect({
    store: inMemoryStore(),
    languages,
    clock: { zone: 'Asia/Shanghai', now: () => now },
    plugins: [sessions(), knowledge()],
  })
  return {
    recollect,
    alice: recollect.scope('alice'),
    set: (to) => {
      now = to
    },
  }
}

/** All of them, by time. */
export const episodesOf = async (memory: ScopedMemory): Promise<readonly Episode[]> =>
  (await memory.episodes.list({ limit: 1000 })).rows
