import type { Found, Licence } from './found.ts'
import { lastingFor, reachingFor } from './lengths.ts'
import { DAYS, MONTHS } from './lexicon/calendar.ts'
import { momentAt } from './moment.ts'
import type { Prefix } from './prefix.ts'
import { prefixAt } from './prefix.ts'
import { rangeFrom } from './ranges.ts'
import type { Expression } from './said.ts'
import { nothing, point, said } from './said.ts'
import type { Scene } from './scene.ts'
import { digitsAt, wordAt } from './scene.ts'

/** The longest expression that begins at a token. */
export function expressionAt(scene: Scene, at: number): Expression | null {
  const bare = pointOrRange(scene, at, null)
  const prefix = prefixAt(scene, at)
  const led = prefix && withPrefix(scene, prefix)
  return led && led.next > (bare?.next ?? 0) ? led : bare
}

function withPrefix(scene: Scene, prefix: Prefix): Expression | null {
  const { does, licence, next } = prefix
  // "Slept in today": the preposition is the verb's.
  if ((licence === 'in' || licence === 'on') && DAYS.has(wordAt(scene, next))) return null
  if (does === 'for' || does === 'in' || does === 'within') {
    const length = lastingFor(scene, prefix) ?? reachingFor(scene, prefix)
    if (length) return length
  }
  return pointOrRange(prefix.lean ? { ...scene, lean: prefix.lean } : scene, next, prefix)
}

function pointOrRange(scene: Scene, at: number, prefix: Prefix | null): Expression | null {
  const licence = prefix?.licence ?? ''
  const found = momentAt(scene, at, licence)
  const range = (found && rangeAt(scene, found, prefix)) ?? licensedRange(scene, at, prefix)
  if (range || prefix?.does === 'between') return range
  return found && point(scene, found, prefix)
}

/** "From March to May", "2015 to 2018": that a time follows says that the first is one. */
function licensedRange(scene: Scene, at: number, prefix: Prefix | null): Expression | null {
  const mayBegin = prefix
    ? prefix.does === 'from'
    : MONTHS.has(wordAt(scene, at)) || digitsAt(scene, at).length === 4
  const licence: Licence = 'any'
  const found = mayBegin ? momentAt(scene, at, licence) : null
  return found && rangeAt(scene, found, prefix)
}

function rangeAt(scene: Scene, found: Found, prefix: Prefix | null): Expression | null {
  const range = rangeFrom(scene, found, prefix)
  if (!range) return null
  if (!range.date) return nothing(range.next)
  return range.isOpen
    ? said('since', { ...range.date, to: null }, range.next)
    : said('at', range.date, range.next)
}
