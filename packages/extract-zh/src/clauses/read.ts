import type { Clause, RuleMatch } from '@recollect/core/extraction'
import { readFragment } from './fragment.ts'
import type { Reading } from './reading.ts'
import { readRefusal } from './refusal.ts'
import { tailOf } from './tail.ts'
import { readByVerb } from './verb.ts'

const readings = new WeakMap<Clause, Reading | null>()

/** Reads a clause all of whose words are accounted for: by a verb, or by what is said without one; null when it is neither. */
export function readClause(match: RuleMatch): Reading | null {
  const known = readings.get(match.clause)
  if (known !== undefined) return known
  const tail = tailOf(match.text)
  const reading = readByVerb(match, tail) ?? readRefusal(match, tail) ?? readFragment(match, tail)
  readings.set(match.clause, reading)
  return reading
}
