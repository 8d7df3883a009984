import type { RememberResult, ScopedMemory } from '@recollect/core'
import type { StoryBook } from '@recollect/testkit/model-server'
import type { PlaygroundOptions } from '../options.ts'
import { storyClock } from './clock.ts'
import type { StoryClock } from './clock.ts'
import { scriptedDiscoverer } from './discoverer.ts'
import type { Story, StoryStep } from './story.ts'

const DAY = 86_400_000
const MINUTE = 60_000

/** What a story came to. */
export interface Told {
  readonly results: readonly RememberResult[]
  /** Pairs logged, and pieces of knowledge found. */
  readonly pairs: number
  readonly found: number
}

/**
 * Tells a story to a scope. A scope that holds nothing hears each line when it was said, so that there is something to look back on; one
 * that holds something hears all of it now. Told twice, messages change nothing.
 */
export async function tell(
  { recollect, open, now = Date.now }: PlaygroundOptions,
  scope: string,
  story: Story,
): Promise<Told> {
  const end = now()
  const { rows } = await recollect.scope(scope).items.list({ limit: 1 })
  const clock = storyClock(rows.length === 0 ? 0 : end)
  const discoverer = story.book ? { discoverer: scriptedDiscoverer(story.book.story) } : {}
  const storyteller = await open({ clock, ...discoverer })
  try {
    const memory = storyteller.scope(scope)
    const steps = await tellSteps(memory, clock, story, end)
    return story.book ? await tellBook(memory, clock, story.id, story.book) : steps
  } finally {
    await storyteller.close()
  }
}

async function tellSteps(memory: ScopedMemory, clock: StoryClock, story: Story, end: number): Promise<Told> {
  const results: RememberResult[] = []
  let pairs = 0
  for (const [i, step] of story.steps.entries()) {
    // Lines of one day are a minute apart.
    const at = end - step.daysAgo * DAY - (story.steps.length - i) * MINUTE
    clock.to(at)
    const key = `story:${story.id}:${i}`
    if (step.does === 'say') results.push(await sayIn(memory, step, { at, end, key, session: story.id }))
    else pairs += await logIn(memory, step, at)
  }
  return { results, pairs, found: 0 }
}

function sayIn(
  memory: ScopedMemory,
  { text, role, saidDaysAgo }: StoryStep & { readonly does: 'say' },
  told: { readonly at: number; readonly end: number; readonly key: string; readonly session: string },
): Promise<RememberResult> {
  const at = saidDaysAgo === undefined ? told.at : told.end - saidDaysAgo * DAY
  return memory.remember({ text, at, key: told.key, session: told.session, ...(role ? { role } : {}) })
}

/** Pairs that were logged already are left alone. */
async function logIn(
  memory: ScopedMemory,
  step: Exclude<StoryStep, { readonly does: 'say' }>,
  at: number,
): Promise<number> {
  const session = memory.session(step.session)
  if (step.does === 'form') {
    await session.working.submitForm({ ...step.form, at })
    return 0
  }
  const known = await memory.sessions.same(step.pair.q)
  if (known.some(({ session: id }) => id === step.session)) return 0
  await session.log({ ...step.pair, at })
  return 1
}

/** Tells each conversation, and has what is private in it found. */
async function tellBook(
  memory: ScopedMemory,
  clock: StoryClock,
  id: string,
  { conversations }: StoryBook,
): Promise<Told> {
  const results: RememberResult[] = []
  let found = 0
  for (const [i, messages] of conversations.entries()) {
    clock.to(Math.max(...messages.map(({ at }) => Date.parse(at))))
    const keyed = messages.map((message, j) => ({ ...message, key: `story:${id}:${i}:${j}` }))
    results.push(...(await memory.remember(keyed)))
    const { reports } = await memory.discover({ ongoing: true })
    found += reports.flatMap(({ findings }) => findings).length
  }
  return { results, pairs: 0, found }
}
