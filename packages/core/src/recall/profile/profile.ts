import type { Engine } from '../../engine.ts'
import type { CardReader } from '../../plugin/cards.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { Detection } from '../../types/question.ts'
import { everyRow } from '../../util/every-row.ts'
import { templatesFor } from '../answer/templates.ts'
import { profileGroups } from './groups.ts'

/** What is known of a person in words, and the facts it tells. */
export interface Profile {
  readonly text: string
  readonly cards: readonly MemoryCard[]
}

/**
 * What is known of the user, a line for each side of it; "I do not know" where nothing is. Linear in the facts that hold.
 */
export async function profileIn(engine: Engine, cards: CardReader, detection: Detection): Promise<Profile> {
  const held = await everyRow((page) => cards.list(page, { active: true }))
  const times = { now: engine.clock.now(), zone: engine.clock.zone }
  const groups = profileGroups(held, times.now)
  const templates = templatesFor(engine, detection.language)
  const lines = groups.map((group) =>
    templates.render({ detection, question: '', form: 'list', cards: group, ...times }),
  )
  return {
    text: lines.length > 0 ? lines.join('\n') : templates.unknown(detection, times),
    cards: groups.flat(),
  }
}
