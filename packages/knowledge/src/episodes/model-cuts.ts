import type { Engine } from '../engine.ts'
import { RecollectError } from '@recollect/core'
import type { ModelCall } from '@recollect/core/plugin'
import { cutStretches } from './cut-stretches.ts'
import { originalOf } from './original.ts'
import type { Stretch } from './open-stretch.ts'

/** Cuts a stretch further. */
export type CutFurther = (stretch: Stretch) => AsyncGenerator<Stretch>

/** After these there is no use in asking on. */
const LASTING: readonly string[] = ['MODEL_UNAVAILABLE', 'MODEL_REFUSED', 'BUDGET_EXHAUSTED']

/**
 * Has the discoverer say where other topics begin. Where it cannot, or what it says can be no cuts, the rules say it; how often, the
 * observer is told. Null when nobody is to be asked.
 */
export function modelCuts(engine: Engine, call: ModelCall): CutFurther | null {
  const { discoverer, settings } = engine
  if (settings.cutBy !== 'model' || discoverer?.cut === undefined) return null
  let isAsked = true
  return async function* cut(stretch) {
    const cuts = isAsked && stretch.items.length > 1 ? await asked(stretch) : null
    yield* cuts === null ? byRules(engine, stretch) : pieces(stretch, cuts)
  }

  async function asked({ items }: Stretch): Promise<readonly number[] | null> {
    const refused = (reason: string) => engine.observer?.count('discovery.cuts_refused', 1, { reason })
    try {
      const cuts: unknown = await discoverer?.cut?.(originalOf(engine, items), call)
      if (isListOfCuts(cuts, items.length)) return cuts
      refused('malformed')
    } catch (error) {
      const reason = RecollectError.isInstance(error) ? error.code : 'thrown'
      refused(reason)
      if (LASTING.includes(reason)) isAsked = false
    }
    return null
  }
}

/** Indexes of messages, ascending, without the first: whatever a model says. Pure. */
const isListOfCuts = (cuts: unknown, messages: number): cuts is readonly number[] =>
  Array.isArray(cuts) &&
  cuts.every((cut: unknown, at) => {
    const before: unknown = at === 0 ? 0 : cuts[at - 1]
    return (
      typeof cut === 'number' &&
      Number.isInteger(cut) &&
      typeof before === 'number' &&
      cut > before &&
      cut < messages
    )
  })

/** Messages that are in an episode already stay together. */
async function* pieces({ episode, items, fresh }: Stretch, cuts: readonly number[]): AsyncGenerator<Stretch> {
  const there = new Set(episode?.itemIds)
  const kept = items.reduce((last, { id }, at) => (there.has(id) ? at + 1 : last), 0)
  const ends = [...cuts.filter((cut) => cut >= kept && cut > 0), items.length]
  let from = 0
  for (const end of ends) {
    const piece = items.slice(from, end)
    const isFirst = from === 0
    const inside = isFirst ? items.length - fresh : 0
    from = end
    if (piece.length > inside)
      yield { episode: isFirst ? episode : null, items: piece, fresh: piece.length - inside }
  }
}

async function* byRules(engine: Engine, { episode, items }: Stretch): AsyncGenerator<Stretch> {
  const there = new Set(episode?.itemIds)
  const kept = items.reduce((last, { id }, at) => (there.has(id) ? at + 1 : last), 0)
  const begun = items.slice(0, kept)
  const beginning = episode && {
    episode,
    items: begun,
    fresh: new Set(begun.flatMap(({ id }) => (there.has(id) ? [] : id))),
  }
  yield* cutStretches(
    engine,
    oneByOne(items.slice(beginning === null ? 0 : kept)),
    beginning,
    engine.settings.topicShift,
  )
}

async function* oneByOne<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}
