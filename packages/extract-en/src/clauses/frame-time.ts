import type { Frame } from '../frames/index.ts'
import type { Fact } from './said.ts'
import type { VerbGroup } from './verb.ts'

type Time = Pick<Fact, 'polarity' | 'tense' | 'relation'>

/** Past of a thing one had, or of what one got. */
const GETS = new Set([
  'get',
  'buy',
  'adopt',
  'rescue',
  'inherit',
  'pick',
  'order',
  'switch',
  'upgrade',
  'lease',
  'start',
  'move',
  'bring',
  'take',
  'join',
  'go',
  'be',
  'quit',
])

/** What the verb's form says of the fact; null when nothing is so. */
export function timeOf({ options, slot }: Frame, verb: VerbGroup): Time | null {
  const denied = { polarity: 'negative' } as const
  // "Can't stand", "don't care for", "avoids": what they deny.
  if (options.has('cannot')) return verb.can && verb.negative ? (slot === 'likes' ? {} : denied) : null
  if (options.has('denied')) return verb.negative && !verb.past && !verb.future && !verb.can ? denied : null
  if (options.has('denies'))
    return verb.negative || verb.past || verb.future || verb.can || verb.over ? null : denied
  if (options.has('progressive') && !(verb.progressive && !verb.past)) return null
  if (options.has('was')) return verb.past && !verb.negative && !verb.over ? {} : null
  if (verb.future || verb.can || (verb.negative && options.has('affirm'))) return null
  if (options.has('event')) {
    const happened = (verb.past && !verb.over) || verb.perfect || (verb.lemma === 'be' && !verb.past)
    if (!happened || verb.negative) return null
    if (options.has('retracts')) return { relation: 'retracts' }
    return options.has('updates') ? { relation: 'updates' } : {}
  }
  if (options.has('ever')) return verb.negative ? null : {}
  const polarity = verb.negative ? ({ polarity: 'negative' } as const) : {}
  if (verb.over) return verb.past ? { tense: 'past' } : { relation: 'retracts' }
  if (options.has('owning') && GETS.has(verb.lemma)) {
    const got = verb.past || verb.perfect
    return got && !verb.negative ? { relation: 'updates' } : null
  }
  // "Been skating since" says what "skates" does; "is skating" and "has skated" do not.
  if (options.has('simple') && verb.progressive !== verb.perfect) return null
  if (verb.past && !verb.perfect)
    return options.has('present') || options.has('others') ? null : { ...polarity, tense: 'past' }
  return verb.begun ? { relation: 'updates' } : polarity
}
