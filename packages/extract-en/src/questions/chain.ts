import type { ChainQuestion } from '@recollect/core/extraction'

type Ask = ChainQuestion['ask']

const HOME = ['location']
const WORK = ['employer', 'occupation']
const JOB = ['occupation', 'employer']
const ANY = ['location', 'employer', 'school', 'occupation']

/** What stands where a name might, and is none: "before that", "before I got married". */
const NO_NAME =
  '(?!(?:i|we|that|this|it|now|then|here|there|my|our|the (?:war|pandemic|wedding|move|accident)|today|getting|having|being|going|college|school|uni|university|marriage|covid|moving|changing|starting|joining|leaving|living|working|all|anything|anyone|long)\\b)'
const NAME = `(?:the |an? )?(?<value>${NO_NAME}[^?!.,;]{2,40}?)`
/** "Before I moved to Oslo", "after leaving Acme": the name comes after what was done. */
const DEED =
  "(?:(?:i|we) (?:was |were |had |have |'d )?|my )?(?:(?:mov(?:ed|ing)|relocat(?:ed|ing)|came|coming|went|going|got|getting) (?:in)?to |(?:liv(?:ed|ing)|settl(?:ed|ing)) in |(?:work(?:ed|ing)|start(?:ed|ing)) (?:working )?(?:at|for|as) |join(?:ed|ing) |le(?:ft|aving) |quit(?:ting)? |becoming |became |being |was |were )"
const END = '\\s?[?!.]*$'
const BESIDE = `(?<side>before|prior to|after) (?:${DEED})?${NAME}`

/** What the rest of the question is about; first what it says most of. */
const ABOUT: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:what (?:job|was my (?:job|occupation|role|profession))|what did i do|(?:my )?(?:job|occupation|profession|role)\b)/u,
    JOB,
  ],
  [/\b(?:work(?:ed|ing)?|employers?|company|employed|job)\b/u, WORK],
  [/\b(?:where|live[ds]?|living|address|home|city|town|country|reside[d]?|based|move[d]?)\b/u, HOME],
]
const slotsIn = (text: string): readonly string[] => ABOUT.find(([words]) => words.test(text))?.[1] ?? []

const ASKS_WHICH = /\b(?:where|what|which|who)\b/u
const IS_PLAN = /\b(?:will|shall|should|next|going to)\b/u
const SIDES = [
  new RegExp(`^(?<rest>.{0,120}\\b(?:where|what|which|who)\\b.{2,60}?) ${BESIDE}${END}`, 'u'),
  new RegExp(`^${BESIDE},? (?<rest>(?:where|what|which|who)\\b.{2,60})$`, 'u'),
]

/** What came before or after a value: "where did I live before Oslo". */
function beside(text: string): ChainQuestion | null {
  if (!/\b(?:before|after|prior)\b/u.test(text) || !ASKS_WHICH.test(text) || IS_PLAN.test(text)) return null
  for (const side of SIDES) {
    const groups = side.exec(text)?.groups
    const slots = slotsIn(groups?.['rest'] ?? '')
    const value = groups?.['value']
    if (value !== undefined && slots.length > 0)
      return { ask: groups?.['side'] === 'after' ? 'after' : 'before', value: value.trim(), slots }
  }
  return null
}

const WHEN =
  '\\b(?:when|what (?:year|month|day|date)|which (?:year|month)|since when)\\b.{1,20}\\b(?:did|have|had) (?:i|we) (?:first |last |actually |finally )?'
const NAMED = `(?:the |an? )?(?<value>(?!(?:it|that|this|here|there|my|our|home|work|school|house|town|in|out|away|work(?:ing)?|the (?:house|party|gym|office))\\b)[^?!.,;]{2,40}?)(?: at| from)?${END}`
const MY = '(?:my|our|the)'

/** In order: the first that fits decides. */
const WAYS: readonly (readonly [pattern: RegExp, ask: Ask, slots: readonly string[]])[] = [
  [
    new RegExp(`${WHEN}(?:leave|left|moved? (?:away |out )?(?:from|of)|moved? away from|quit) ${NAMED}`, 'u'),
    'ended',
    ANY,
  ],
  [
    new RegExp(
      `${WHEN}(?:stop|stopped|cease) (?:living (?:in|at)|working (?:at|for|as)|being) ${NAMED}`,
      'u',
    ),
    'ended',
    ANY,
  ],
  [
    new RegExp(`${WHEN}(?:join|joined|begin at|start at|start (?:working )?(?:at|for|as)) ${NAMED}`, 'u'),
    'began',
    ['employer', 'occupation', 'school', 'affiliation'],
  ],
  [
    new RegExp(`${WHEN}(?:mov(?:e|ed) (?:in)?to|start living in|liv(?:e|ed|ing) in|settle in) ${NAMED}`, 'u'),
    'began',
    HOME,
  ],
  [new RegExp(`${WHEN}(?:become|became) ${NAMED}`, 'u'), 'began', JOB],
  [
    new RegExp(
      `\\b(?:how long|how many (?:years|months|weeks|days))\\b.{1,20}\\b(?:did|was|were) (?:i|we) (?:(?:live|living|stay|based) )?in ${NAMED}`,
      'u',
    ),
    'lasted',
    HOME,
  ],
  [
    new RegExp(
      `\\b(?:how long|how many (?:years|months|weeks|days))\\b.{1,20}\\b(?:did|was|were) (?:i|we) (?:(?:work|working|employed|stay) )?(?:at|for|with|as|by) ${NAMED}`,
      'u',
    ),
    'lasted',
    ['employer', 'occupation', 'school'],
  ],
  [
    new RegExp(`\\bhow (?:long|many (?:years|months)) (?:was|were) (?:i|we) an? ${NAMED}`, 'u'),
    'lasted',
    JOB,
  ],
  [new RegExp(`\\bwhen (?:was|were) (?:i|we) (?:(?:living|based) )?in ${NAMED}`, 'u'), 'began', HOME],
  [
    /\b(?:which|what) (?:cities|towns|places|countries) (?:did|have) (?:i|we) lived? (?:in )?before\b/u,
    'former',
    HOME,
  ],
  [/\b(?:which|what) (?:jobs|professions) (?:have|did) (?:i|we) (?:had|have|held)\b/u, 'values', JOB],
  [
    /\b(?:which|what) (?:employers|companies) (?:have|did) (?:i|we) (?:had|have|work(?:ed)? (?:for|at))\b/u,
    'values',
    WORK,
  ],
  [
    /\bhow (?:many times|often) (?:did|have|had) (?:i|we) (?:ever )?(?:mov(?:e|ed)(?: house| home| houses)?|(?:change|changed|switch|switched) (?:my )?(?:address(?:es)?|cit(?:y|ies)|homes?|flats?|apartments?))\s?\?*$/u,
    'times',
    HOME,
  ],
  [
    /\bhow (?:many times|often) (?:did|have|had) (?:i|we) (?:ever )?(?:change|changed|switch|switched) (?:my )?(?:jobs?|employers?|compan(?:y|ies)|careers?)\b/u,
    'times',
    WORK,
  ],
  [
    /\bhow many (?:different )?(?:cities|towns|places|countries|homes|addresses)\b.{1,12}\b(?:have|did|had) (?:i|we) (?:ever )?(?:live|lived|reside|resided)\b/u,
    'values',
    HOME,
  ],
  [/\bhow many (?:different )?addresses (?:have|did|had) (?:i|we) (?:ever )?ha(?:ve|d)\b/u, 'values', HOME],
  [
    /\bhow many (?:different )?(?:jobs|careers) (?:have|did|had) (?:i|we) (?:ever )?(?:have|had|held|hold)\b/u,
    'values',
    JOB,
  ],
  [
    /\bhow many (?:different )?(?:employers|companies|firms|places|jobs) (?:have|did|had) (?:i|we) (?:ever )?(?:(?:work|worked) (?:for|at|in)|had|have)\b/u,
    'values',
    WORK,
  ],
  [
    /\bwhere (?:did|was|were) (?:i|we) (?:first|originally|initially) (?:live|living|based)\b|\b(?:my|our) (?:very )?first (?:address|home|city)\b/u,
    'first',
    HOME,
  ],
  [
    /\bwhere did (?:i|we) (?:first|originally|initially) work\b|\b(?:my|our) (?:very )?first (?:employer|company)\b/u,
    'first',
    WORK,
  ],
  [/\b(?:my|our) (?:very )?first (?:job|occupation)\b/u, 'first', JOB],
  [
    /\b(?:my|our) (?:past|previous|former|old|earlier|prior) (?:addresses|homes|cities|residences)\b/u,
    'former',
    HOME,
  ],
  [
    /\b(?:my|our) (?:past|previous|former|old|earlier|prior) (?:employers|companies|workplaces)\b/u,
    'former',
    WORK,
  ],
  [
    /\b(?:my|our) (?:past|previous|former|old|earlier|prior) (?:jobs|occupations|professions|roles)\b/u,
    'former',
    JOB,
  ],
  [
    /\b(?:have|has|did) (?:i|we) (?:ever )?moved?(?: house| home)?\s?\?*$|\b(?:has|have|did) (?:my|our) (?:home |postal |mailing )?(?:address|location|home|city) (?:ever |been )?chang(?:e|ed)\b|\b(?:have|did) (?:i|we) (?:ever )?(?:change|changed) (?:my )?(?:address|city|home)\b/u,
    'changed',
    HOME,
  ],
  [
    new RegExp(
      `\\b(?:has|have|did) ${MY} (?:employer|company|workplace) (?:ever |been )?chang(?:e|ed)\\b|\\b(?:have|did) (?:i|we) (?:ever )?(?:change|changed|switch|switched) (?:my )?(?:employers?|compan(?:y|ies))\\b`,
      'u',
    ),
    'changed',
    WORK,
  ],
  [
    new RegExp(
      `\\b(?:has|have|did) ${MY} (?:job|occupation|profession|role) (?:ever |been )?chang(?:e|ed)\\b|\\b(?:have|did) (?:i|we) (?:ever )?(?:change|changed|switch|switched) (?:my )?(?:jobs?|careers?|occupations?|professions?)\\b`,
      'u',
    ),
    'changed',
    JOB,
  ],
  [
    /\b(?:has|have|did) (?:my|our) (?:phone |mobile |cell )?(?:number|phone number) (?:ever |been )?chang(?:e|ed)\b/u,
    'changed',
    ['phone'],
  ],
  [
    /\b(?:has|have|did) (?:my|our) e-?mail(?: address)? (?:ever |been )?chang(?:e|ed)\b/u,
    'changed',
    ['email'],
  ],
  [/\b(?:has|have|did) (?:my|our) name (?:ever |been )?chang(?:e|ed)\b/u, 'changed', ['name']],
]

/** When, why or how it changed is another question than whether. */
const OTHERWISE = /\b(?:when|why|how|where|what|which|who)\b/u

/** The course of a fact a question asks for, or null. */
export function chainOf(text: string): ChainQuestion | null {
  const side = beside(text)
  if (side) return side
  for (const [pattern, ask, slots] of WAYS) {
    const found = pattern.exec(text)
    if (found && !(ask === 'changed' && OTHERWISE.test(text)))
      return { ask, value: found.groups?.['value']?.trim() ?? null, slots }
  }
  return null
}
