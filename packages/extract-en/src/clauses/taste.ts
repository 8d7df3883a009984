import { isOf } from './classes.ts'
import { phraseAt } from './phrase.ts'
import type { DomainFact } from './predication.ts'
import type { Said } from './said.ts'
import { verbAt } from './verb.ts'

/** What follows "X is" when X is what the speaker likes best. */
const BEST = [
  /^(?:[a-z]+ ){0,2}all (?:i|we) (?:ever )?(?:read|watch|eat|drink|play|listen to|cook|wear|talk about|need)\b/u,
  /^(?:[a-z]+ ){0,2}the (?:one|only) (?:thing|food|drink|game|show|book|band|snack|dish) i (?:can't|cannot|can not|couldn't) (?:live|do|go) without/u,
  /^(?:[a-z]+ )?my (?:[a-z]+ ){0,2}(?:favou?rite|weakness|guilty pleasure|comfort food|happy place|obsession|kryptonite|go-to|jam|religion|love language)(?! [a-z]*(?:ing|ed)\b)(?= ?(?:[,.!;]|and|but|so|$))/u,
  /^(?:where it's at for me|my kind of (?:thing|music|food|film|movie|book)|the best thing ever)/u,
] as const
const LONGEST = 14

/** "Historical fiction is pretty much all I read", "filter coffee is the one thing I can't live without". */
export function tasteFacts(said: Said, from: number): readonly DomainFact[] {
  const phrase = phraseAt(said.words, from)
  if (!phrase || !/^(?:the|a|an)?$/u.test(phrase.det) || !isOf(['THING'], phrase, said)) return []
  const verb = verbAt(said.words, phrase.to)
  if (verb?.lemma !== 'be' || verb.negative || verb.past || verb.future || verb.over) return []
  const at = verb.from + 1
  const text = said.words
    .slice(at, at + LONGEST)
    .map(({ key }) => (key === 'not' ? "n't" : key))
    .join(' ')
    .replaceAll("can n't", "can't")
  if (!BEST.some((pattern) => pattern.test(text))) return []
  return [
    { slot: 'likes', domain: 'leisure', entity: 'user', from: phrase.from, to: phrase.to, at: phrase.from },
  ]
}
