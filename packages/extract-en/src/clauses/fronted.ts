import { PREPOSITIONS, SUBORDINATORS } from '../lexicon/grammar/grammar.ts'
import { phraseAt, timeAt } from './phrase.ts'
import type { Said } from './said.ts'
import { subjectAt } from './subject.ts'

/** Where the subject stands after what goes before it ("last year I", "in 2019, my mum", "for my birthday I"); the same place for none. */
export function frontedAt(said: Said, from: number): number {
  const { words } = said
  const key = words[from]?.key ?? ''
  let at = timeAt(words, from)
  if (at === from && PREPOSITIONS.has(key) && !SUBORDINATORS.has(key)) {
    const phrase = phraseAt(words, from + 1)
    const time = timeAt(words, from + 1)
    at = phrase?.to ?? (time > from + 1 ? time : from)
    if (at > from) at = Math.max(at, timeAt(words, at))
  }
  if (at === from) return from
  if (words[at]?.key === ',') at += 1
  const subject = subjectAt(said, at)
  return subject && !subject.entity.includes('?') ? at : from
}
