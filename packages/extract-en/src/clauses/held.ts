import { isOf } from './classes.ts'
import { phraseAt } from './phrase.ts'
import type { Phrase } from './phrase.ts'
import type { DomainFact } from './predication.ts'
import type { Said } from './said.ts'
import { wordSet } from '../lexicon/grammar/words.ts'

/** Nouns that say what somebody holds of what follows them: "my love of maps", "my PhD in biology". */
interface Held {
  readonly nouns: ReadonlySet<string>
  readonly prepositions: RegExp
  readonly slot: string
  readonly domain: string
  readonly classes: readonly string[]
  readonly polarity?: 'negative'
  /** The noun is part of the value. */
  readonly whole?: boolean
}

const HELD: readonly Held[] = [
  {
    nouns: wordSet(
      'love, passion, obsession, addiction, fondness, fascination, appreciation, affection, weakness',
    ),
    prepositions: /^(?:of|for|with|to)$/u,
    slot: 'likes',
    domain: 'leisure',
    classes: ['!PERSON'],
  },
  {
    nouns: wordSet('hatred, dislike, distaste, aversion, loathing, hate'),
    prepositions: /^(?:of|for|to)$/u,
    slot: 'dislikes',
    domain: 'leisure',
    classes: ['!PERSON'],
    polarity: 'negative',
  },
  {
    nouns: wordSet('fear, phobia, terror, dread'),
    prepositions: /^of$/u,
    slot: 'fear',
    domain: 'leisure',
    classes: ['THING', 'DOING'],
    polarity: 'negative',
  },
  {
    nouns: wordSet(
      'phd, ph.d, doctorate, masters, master, bachelors, bachelor, ba, bsc, ma, msc, mba, degree, diploma, certificate, apprenticeship, a-level, btec, hnd, nvq, minor',
    ),
    prepositions: /^in$/u,
    slot: 'education',
    domain: 'work',
    classes: ['!TIME'],
    whole: true,
  },
  {
    nouns: wordSet('job, work, career, role, position, gig'),
    prepositions: /^as$/u,
    slot: 'occupation',
    domain: 'work',
    classes: ['JOB'],
  },
  {
    nouns: wordSet('diagnosis, battle, struggle, struggles, history, recovery'),
    prepositions: /^(?:of|with|from)$/u,
    slot: 'health',
    domain: 'health',
    classes: ['ILLNESS'],
  },
  {
    nouns: wordSet('allergy, intolerance, sensitivity'),
    prepositions: /^to$/u,
    slot: 'allergy',
    domain: 'health',
    classes: ['THING'],
  },
]

/** "My unhealthy obsession": an object of it is none that is liked. */
const NOT_HELD = wordSet('lost, old, former, unhealthy, his, her, their, your')

/** "My love of old maps started with grandad": what a noun phrase with "my" takes for granted, of the speaker or a relative. */
export function heldFacts(said: Said, phrase: Phrase, entity: string, at: number): readonly DomainFact[] {
  for (let noun = phrase.from; noun < phrase.to; noun++) {
    const key = said.words[noun]?.key ?? ''
    const joint = said.words[noun + 1]?.key ?? ''
    if (NOT_HELD.has(key)) return []
    const held = HELD.find(({ nouns, prepositions }) => nouns.has(key) && prepositions.test(joint))
    if (!held) continue
    const object = phraseAt(said.words, noun + 2)
    if (!object || /^(?:my|our|his|her|their|your|this|that|these|those|it)$/u.test(object.det)) return []
    if (!isOf(held.classes, object, said)) return []
    const { slot, domain, polarity, whole } = held
    const from = whole ? phrase.from : object.from
    return [{ entity, at, from, to: object.to, slot, domain, granted: true, ...(polarity && { polarity }) }]
  }
  return []
}
