import type { LanguagePack } from '../plugin/language-pack.ts'
import type { Clock } from '../plugin/ports.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { EventDate } from '../types/time.ts'

/**
 * The time a question is about ("in 2021", 去年三月), read by the packs that score on it; null when it names none, or one without an
 * end on both sides or too vague to be told apart from others.
 */
export function askedDate(
  packs: readonly LanguagePack[],
  query: NormalizedText,
  clock: Clock,
): EventDate | null {
  for (const pack of packs.filter((one) => one.score(query.text) > 0)) {
    const found = pack.times
      .read(pack.fold(query.text), { at: clock.now(), zone: clock.zone, lean: 'past' })
      .find(
        ({ role, date }) =>
          role === 'at' && date.precision !== 'vague' && date.from !== null && date.to !== null,
      )
    if (found) return found.date
  }
  return null
}
