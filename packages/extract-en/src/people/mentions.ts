import type { Mention, OtherOne, PronounPlace } from '@recollect/core/extraction'
import { KIN, KIN_MODIFIERS } from '../lexicon/people/kinship.ts'
import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { STRANGERS } from '../lexicon/people/people.ts'
import { alt } from '../text/patterns.ts'
import { placesOf } from '../text/capture.ts'

const PRONOUN =
  /(?<![\p{L}\p{N}'/-])(?:(?<female>she)|(?<male>he)|(?<several>they))(?![\p{L}\p{N}/-])|(?<=^|[.!?;,\n] ?|\b(?:and|but|so) )(?:(?<hers>her)|(?<his>his)|(?<their>their))(?= [a-z])/gu

const MEANS = [
  ['female', 'female', ''],
  ['hers', 'female', "'s"],
  ['male', 'male', ''],
  ['his', 'male', "'s"],
  ['several', 'several', ''],
  ['their', 'several', "'s"],
] as const

/** He, she and they; his, her and their where a clause begins with them. */
export function pronouns(folded: string): readonly PronounPlace[] {
  return placesOf(folded, PRONOUN).flatMap(({ index, 0: word, groups }) => {
    const found = MEANS.find(([group]) => groups?.[group] !== undefined)
    return found ? [{ start: index, end: index + word.length, means: found[1], ending: found[2] }] : []
  })
}

const KIN_WORD = alt(KIN.keys())
const OF_ONE =
  "my|our|(?:i|we)(?: just| recently| finally)?(?:'ve| have| got| had|ve| adopted| bought| rescued| own)?(?: got| adopted)? (?:an?|one|two|three|four|\\d)"
const MENTION = new RegExp(
  `(?<![a-z'-])(?:${OF_ONE}) (?:(?:${alt(KIN_MODIFIERS)}),? ){0,3}(?<kin>${KIN_WORD})(?![a-z-])(?!'s (?:${KIN_WORD}|friend)\\b)`,
  'gu',
)
const SEVERAL = /(?:[^s]s|children|parents|folks|siblings)$/u

/** "My sister", "I have two cousins". */
export const mentions = (folded: string): readonly Mention[] =>
  placesOf(folded, MENTION).flatMap(({ index, groups }) => {
    const word = groups?.['kin'] ?? ''
    const relation = KIN.get(word)
    if (relation === undefined) return []
    return [{ entity: `user.${relation}`, word, name: null, several: SEVERAL.test(word), start: index }]
  })

const OTHER = new RegExp(
  `\\b(?:my|our) (?<label>other (?:${alt(KIN_MODIFIERS)} ){0,2}(?<kin>${KIN_WORD}))(?![a-z-])(?!'s)`,
  'gu',
)

/** "My other cousin". */
export const others = (folded: string): readonly OtherOne[] =>
  placesOf(folded, OTHER).flatMap(({ index, 0: words, groups }) => {
    const { kin = '', label = '' } = groups ?? {}
    const relation = SEVERAL.test(kin) ? undefined : KIN.get(kin)
    const place = { start: index, end: index + words.length, label }
    return relation === undefined ? [] : [{ ...place, entity: `user.${relation}` }]
  })

/** "My sister is a nurse" is of her. */
const NOT_SAID_OF = "(?<!(?:\\b(?:is|was|are|were|am|be|been|being|became|become|as)|'s|'m|'re) )"

const STRANGER = new RegExp(
  `${NOT_SAID_OF}\\b(?:an?|the|this|that|some|another|every|his|her|their|your|'s) (?:[a-z]+ )?(?:${STRANGERS})\\b|\\b(?:someone|somebody)\\b|'s (?:${KIN_WORD})\\b`,
  'u',
)

/** A guy, somebody's sister, or a name. */
export const bringsInStranger = (folded: string): boolean =>
  STRANGER.test(folded) || (folded.match(/[a-z]+/gu) ?? []).some((word) => GIVEN_NAMES.has(word))
