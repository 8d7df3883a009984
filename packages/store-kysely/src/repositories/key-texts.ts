import type { TurnKeyCount } from '@recollect/core/store'
import { turnKeys } from '@recollect/core/store'
import { damaged } from '../rows/columns.ts'
import type { WrittenKeyCount } from '../rows/turn-key-row.ts'
import type { ScopeSession } from './scope-session.ts'
import { readTurns } from './read-turns.ts'

/** Gives keys back as they were before a database that cannot index long texts was given something shorter: their turns have them. */
export async function keyTexts(
  session: ScopeSession,
  counts: readonly WrittenKeyCount[],
): Promise<readonly TurnKeyCount[]> {
  const { writeKey } = session.codec
  const shortened = counts.filter(({ key }) => writeKey(key) !== key)
  const turns = await readTurns(
    session,
    shortened.map(({ number }) => number),
  )
  const keys = [...turns.values()].flatMap((turn) => turnKeys(turn).map(([, key]) => key))
  const texts = new Map(keys.map((key) => [writeKey(key), key]))
  return counts.map(({ key, turns, lastAt }) => {
    const text = writeKey(key) === key ? key : texts.get(key)
    return { key: text ?? damaged('key'), turns, lastAt }
  })
}
