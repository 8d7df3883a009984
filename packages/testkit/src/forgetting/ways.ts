import type { ForgetOptions, MemoryRequest, ScopedMemory } from '@recollect/core'
import type { Planted } from './plant.ts'
import type { ForgettingStory } from './story.ts'

/** One way to have something forgotten. */
export interface ForgettingWay {
  readonly name: string
  /** False where what stays says it too and was not asked for: an undone change that nobody named. */
  readonly log: boolean
  run(
    memory: ScopedMemory,
    planted: Planted,
    story: ForgettingStory,
    options?: ForgetOptions,
  ): Promise<unknown>
}

const way = (name: string, log: boolean, run: ForgettingWay['run']): ForgettingWay => ({ name, log, run })

/** What a message would have asked: found by a dry run, as the packs' own requests are. */
async function requestFor(memory: ScopedMemory, words: string): Promise<MemoryRequest> {
  const { concerned } = await memory.forget({ about: words }, { dryRun: true })
  const span = { start: 0, end: words.length }
  return { kind: 'forget', of: 'words', about: { text: words, span }, span, concerns: concerned }
}

/** All ways that name the fact. */
export const FORGETTING_WAYS: readonly ForgettingWay[] = [
  way('its card', false, (memory, { card }, _story, options) => memory.forget({ card }, options)),
  way('its slot', true, (memory, _planted, { slot }, options) => memory.forget({ slot }, options)),
  way('words that state it', true, (memory, _planted, { stated }, options) =>
    memory.forget({ about: stated }, options),
  ),
  way('words that ask for it', true, (memory, _planted, { asked }, options) =>
    memory.forget({ about: asked }, options),
  ),
  way('a request of the user', true, async (memory, _planted, { stated }, options) =>
    memory.forget({ request: await requestFor(memory, stated) }, options),
  ),
]
