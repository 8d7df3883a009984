import type { Clause } from '@recollect/core/extraction'
import { clausesBefore, personIn, sentencesBefore } from './earlier.ts'
import { broughtIn } from './introduced.ts'
import { PEOPLE_WORDS } from './kin.ts'

/** 他 and 其 stand for a person of the speaker's whom the words before bring in: "周敏是我的室友，其生日是…". */
const PRONOUN = /^(?<word>[他她它其]|ta)(?:的|家)?$/u
const SHE =
  /^user\.(?:ex_)?(?:mother|wife|girlfriend|sister|daughter|granddaughter|grandmother|aunt|niece)(?:_in_law)?$/u
const HE =
  /^user\.(?:ex_)?(?:father|husband|boyfriend|brother|son|grandson|grandfather|uncle|nephew)(?:_in_law)?$/u
const OPENS_WITH_PRONOUN = /^(?:而|但|所以|然后|因为|不过)?(?:[他她它其]|ta)/u
const NAMES_SOMEBODY = /[他她它]|人家|别人|有人/u
/** 我妈和我姐: either may be meant. */
const SEVERAL = new RegExp(`[和跟与同、]我?的?(?:${PEOPLE_WORDS})`, 'u')
/** Cantonese writes 佢 for all of them. */
const OF_ANY_KIND = '佢'

export const isAnaphor = (text: string): boolean => PRONOUN.test(text)

/** Whom a pronoun stands for; null when that cannot be told. */
export function entityOfPronoun(text: string, clause: Clause): string | null {
  const word = PRONOUN.exec(text)?.groups?.['word']
  if (word === undefined) return null
  const near = clausesBefore(clause)
    .map((said) => personIn(said) ?? broughtIn(said))
    .find((found) => typeof found === 'string' && found !== 'user')
  const entity = near ?? personOfSentences(clause)
  if (entity === null || clause.sentence.text.includes(OF_ANY_KIND)) return entity
  return agrees(word, entity) ? entity : null
}

/** The one person of the nearest sentence that brings one in; sentences on the same person, 他…, are passed over. */
function personOfSentences(clause: Clause): string | null {
  for (const parts of sentencesBefore(clause)) {
    if (SEVERAL.test(parts.join(','))) return null
    const people = new Set(parts.map(personIn).filter((found) => found !== null))
    const [only] = people
    if (people.size > 1) return null
    if (only !== undefined) return only
    const first = parts.at(-1) ?? ''
    if (NAMES_SOMEBODY.test(parts.join(',')) && !OPENS_WITH_PRONOUN.test(first)) return null
  }
  return null
}

function agrees(pronoun: string, entity: string): boolean {
  if (pronoun === '它') return entity === 'user.pet'
  if (pronoun === '他') return !SHE.test(entity)
  return pronoun === '她' ? !HE.test(entity) : true
}
