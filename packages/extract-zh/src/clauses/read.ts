import type { Clause, RuleMatch } from '@recollect/core/extraction'
import { readFragment } from './fragment.ts'
import { readHead } from './heads.ts'
import { readOwned } from './owned.ts'
import type { Reading } from './reading.ts'
import { readRefusal } from './refusal.ts'
import { readAged, readRelative } from './relative.ts'
import { sceneOf } from './scene.ts'
import { readSent } from './sent.ts'
import { tailOf, tailOfGone } from './tail.ts'
import { readTopic } from './topic.ts'
import { readByVerb } from './verb.ts'

const readings = new WeakMap<Clause, readonly Reading[]>()

/** Reads a clause all of whose words are accounted for, and what describes one of the speaker's people at its head. */
export function readClause(match: RuleMatch): readonly Reading[] {
  const known = readings.get(match.clause)
  if (known !== undefined) return known
  const tail = tailOf(match.text)
  const gone = tailOfGone(match.text)
  const scene = sceneOf(match)
  const whole =
    readByVerb(scene, tail) ??
    (gone && readByVerb(scene, gone)) ??
    readRefusal(match, tail) ??
    readTopic(scene, tail) ??
    readFragment(scene, tail)
  const aged = whole === null ? readAged(match) : []
  const found = [
    ...aged,
    whole,
    readRelative(match),
    readOwned(match),
    readSent(match),
    readHead(match),
  ].filter((reading) => reading !== null)
  readings.set(match.clause, found)
  return found
}
