import { byName } from '@recollect/core/plugin'
import { defineRule } from '@recollect/rules'
import type { Names } from '@recollect/core/plugin'
import type { ExtractionRule } from '@recollect/core/extraction'
import { entityOf, state } from '../../text/state.ts'
import { ANIMALS, BREEDS } from '../../lexicon/pets/animals.ts'
import { KIN } from '../../lexicon/people/kinship.ts'
import { DOUBTFUL_NAMES, GIVEN_NAMES } from '../../lexicon/people/names.ts'
import { alt, MY_KIN, NAMED_KIN, rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'
import { readNames } from '../../text/names.ts'
import { petKind } from '../../text/pet.ts'

/** A pet's name tells of which pet: the kind, as one noun. */
const ofName = (entity: string, word: string | undefined) => ({
  slot: 'name',
  entity,
  ...(entity === 'user.pet' ? { facet: petKind(word) } : {}),
})

/** To the next thing that is named: "a cat called Pickles and a dog called Moss". */
const NAMES = '(?<names>(?:(?! and (?:an?|my|our|one|the other) )[^.;:!?()"\\n]){2,60})'
const relationOf = (word: string) =>
  KIN.get(word) ?? (ANIMALS.has(word) || BREEDS.has(word) ? 'pet' : undefined)

/** "My dog is called Max", "my wife's name is Ingrid". */
const called = defineRule({
  id: 'en/name.kin',
  priority: 96,
  confidence: 0.94,
  anchors: ['name', 'called'],
  pattern: rx(
    `${MY_KIN}(?: (?:since|from|at|in|of|on) (?!law\\b)[a-z][a-z' ]{2,25}?)?(?:(?:'s|s'|s)? names? (?:is|are|was|'s)| (?:(?:is|are|was) )?(?:called|named)|(?:'s|'re) (?:called|named)) (?!(?:off|out|in|up|round|back|for|on|at|it)\\b)${NAMES}`,
  ),
  draft: (match) => {
    const entity = entityOf(match)
    return entity === null
      ? null
      : readNames(match.capture('names')).map((value) => ({ ...ofName(entity, match.raw('kin')), value }))
  },
  examples: [
    {
      text: 'my puppy is called Biscuit',
      cards: [{ slot: 'name', value: 'Biscuit', entity: 'user.pet', facet: 'dog' }],
    },
    { text: "my wife's name is Ingrid", cards: [{ slot: 'name', value: 'Ingrid', entity: 'user.wife' }] },
  ],
  counterExamples: [
    'my dog is called a mutt by everyone',
    'my sister called off the wedding',
    'my boss called in sick',
    "Alice is Bob's mother",
  ],
})

const OWNER: Names<string> = byName({ his: 'he', her: 'she', their: 'they', its: 'it' })

/** "Her name is Miso", "their names are Pepper and Panda". */
const pronoun = defineRule({
  id: 'en/name.pronoun',
  priority: 95,
  confidence: 0.93,
  anchors: ['name', 'called'],
  pattern: rx(
    `\\b(?:(?<owner>his|her|their|its) names?(?: (?:is|are|was)|'s|s)|(?<who>he|she|it)(?:'s|s| is) (?:called|named)) ${NAMES}`,
  ),
  draft: (match) => {
    const subject = OWNER[match.raw('owner') ?? ''] ?? match.raw('who')
    return subject === undefined
      ? null
      : readNames(match.capture('names')).map((value) => ({
          slot: 'name',
          value,
          entity: `user.?${subject}`,
        }))
  },
  examples: [
    {
      text: 'we adopted a kitten, her name is Waffle',
      cards: [{ slot: 'name', value: 'Waffle', entity: 'user.pet', facet: 'cat' }],
    },
  ],
  counterExamples: ['I met the new singer. His name is Norbert', 'what is her name?'],
})

const SAID =
  /^(?:Im|Ive|Id|I'm|I've|I'd|Said|Says|Told|Wants?|Is|Was|Has|Had|Just|Got|Will|Thinks?|Keeps?|Never|Always|Doesn|Left|Died|Passed|Asked|Called|Made|Gave|In|On|At|And|But|Of|Who|When|From|For|To|With|Lives?|Works?|Loves?|Likes?|Hates?|Came|Went)$/u

/** "My friend Paul", "my partner, Ashlee": a name beside the relation. */
const apposed = defineRule({
  id: 'en/name.apposed',
  priority: 60,
  confidence: 0.83,
  anchors: ['my ', 'our ', 'uncle ', 'aunt', 'grandma ', 'grandpa ', 'cousin '],
  pattern: rx(NAMED_KIN),
  draft: (match) => {
    const name = match.capture('kname')
    if (!name || DOUBTFUL_NAMES.has(name.text)) return null
    // In a headline every word is written with a capital.
    const headline = /^\p{Lu}/u.test(match.capture('kin')?.text ?? '')
    const capital =
      !headline &&
      /^(?:(?:Mrs?|Ms|Miss|Dr|Prof)\.? )?\p{Lu}\p{Ll}+$/u.test(name.text) &&
      !SAID.test(name.text)
    const known = GIVEN_NAMES.has(keyOf(name.text)) || capital
    const relation = relationOf(match.raw('kin') ?? '')
    // "Me and my husband Darren" speaks of both; the name is his.
    const told = entityOf(match)
    const whose = told === 'user' && relation !== undefined ? `user.${relation}` : told
    return known &&
      whose !== null &&
      (/^(?![’'])/u.test(match.after) ||
        /^[’']s (?:an?|not|from|very|so|the best|turning|getting)\b/u.test(match.after))
      ? state(match, 'name', name, ofName(whose, match.raw('kin')))
      : null
  },
  examples: [
    {
      text: 'my teacher Mrs Kowalczyk retired',
      cards: [{ slot: 'name', value: 'Mrs Kowalczyk', entity: 'user.teacher' }],
    },
    {
      text: 'my roommate Julieta cooks on Sundays',
      cards: [{ slot: 'name', value: 'Julieta', entity: 'user.roommate' }],
    },
  ],
  counterExamples: ['my brother will come later', 'my dog chases cars'],
})

/** "Barnaby, my dog", "Kimberly, a close friend": the name comes first. */
const before = defineRule({
  id: 'en/name.before',
  priority: 93,
  confidence: 0.94,
  anchors: [', my ', ', a ', ', an old '],
  pattern: rx(
    `\\b(?<name>[\\p{L}]{2,15}) ?, (?:my|a|an old) (?:best |close |good |older |younger |little |big |dear |old |new ){0,2}(?<word>${alt(KIN.keys())})\\b`,
  ),
  draft: (match) => {
    const name = match.capture('name')
    const relation = KIN.get(match.raw('word') ?? '')
    if (!name || relation === undefined) return null
    const capital = /^\p{Lu}\p{Ll}+$/u.test(name.text)
    const known =
      GIVEN_NAMES.has(keyOf(name.text)) ||
      (capital && match.before !== '') ||
      (relation === 'pet' && /\b(?:with|and|to|of|at) $/u.test(match.before))
    return known ? { ...ofName(`user.${relation}`, match.raw('word')), value: name } : null
  },
  examples: [
    {
      text: 'I had lunch with Annika, a close friend',
      cards: [{ slot: 'name', value: 'Annika', entity: 'user.friend' }],
    },
  ],
  counterExamples: ['tomorrow, my brother arrives', 'yes, my dog is fine'],
})

/** "I have a sister named Linda", "a cat called Miso". */
const named = defineRule({
  id: 'en/name.named',
  priority: 94,
  confidence: 0.93,
  anchors: ['named', 'called'],
  pattern: rx(
    `\\b(?<word>[a-z-]{3,15}) (?:named|called) (?!(?:off|out|in|up|round|back|for|on|at|it)\\b)${NAMES}`,
  ),
  draft: (match) => {
    const said = match.raw('word') ?? ''
    // "A lab mix named Duke" is a dog by the word before.
    const word = /^(?:mix|cross|mutt|rescue)$/u.test(said)
      ? (match.before.trim().split(' ').at(-1) ?? '')
      : said
    const relation = relationOf(word)
    const owned = /\b(?:(?:i|we)(?:'ve| have| got| adopted| had| own|ve| just)|my|our)\b/u.test(match.before)
    if (!owned || relation === undefined) return null
    return readNames(match.capture('names')).map((value) => ({
      ...ofName(`user.${relation}`, word),
      value,
    }))
  },
  examples: [
    {
      text: 'we have a lab mix named Duke',
      cards: [{ slot: 'name', value: 'Duke', entity: 'user.pet', facet: 'dog' }],
    },
    {
      text: 'I have a sister named Marisol',
      cards: [{ slot: 'name', value: 'Marisol', entity: 'user.sister' }],
    },
  ],
  counterExamples: ['he has a friend named Otto', 'a song called Yesterday'],
})

export const nameKin: readonly ExtractionRule[] = [called, pronoun, named, before, apposed]
