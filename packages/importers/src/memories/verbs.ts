import { byName } from '@recollect/core/plugin'

/** Verbs that are told from nouns by themselves. */
export const SURE_VERBS: ReadonlySet<string> = new Set([
  ...[
    'is',
    'has',
    'was',
    'does',
    'lives',
    'works',
    'likes',
    'loves',
    'enjoys',
    'prefers',
    'hates',
    'dislikes',
  ],
  ...['wants', 'owns', 'studies', 'speaks', 'drinks', 'eats', 'drives', 'wears', 'plays', 'uses', 'knows'],
  ...['believes', 'thinks', 'feels', 'teaches', 'learns', 'grew', 'moved', 'graduated', 'had', 'went'],
])

const OTHERS = byName({
  is: 'am',
  has: 'have',
  does: 'do',
  goes: 'go',
})
const NEGATED = byName({
  ...{ isnt: 'am not', doesnt: "don't", hasnt: "haven't", wasnt: "wasn't" },
  ...{ cant: "can't", wont: "won't", didnt: "didn't" },
})
/** As they are in every person. */
const SAME = new Set([
  ...[
    'was',
    'had',
    'did',
    'went',
    'grew',
    'got',
    'bought',
    'met',
    'took',
    'made',
    'felt',
    'found',
    'began',
    'left',
  ],
  ...[
    'can',
    'could',
    'will',
    'would',
    'may',
    'might',
    'must',
    'should',
    'spent',
    'ate',
    'wrote',
    'read',
    'said',
    'told',
  ],
])
/** What follows `User` and is its head, with an `s` that is none of a verb. */
const NOUNS =
  /^(?:settings|preferences|details|interests|goals|hobbies|instructions|projects|accounts|notes|values|stats|skills|habits|us|this|its|news)$/iu

const bare = (verb: string): string => verb.toLowerCase().replaceAll(/['’]/gu, '')

/** Whether a word after `User` is a verb, as far as that can be told: in the third person, or past. */
export function isVerb(word: string, after: string): boolean {
  const verb = bare(word)
  if (NOUNS.test(verb) || /^\s*:/u.test(after)) return false
  return (
    SAME.has(verb) ||
    Object.hasOwn(NEGATED, verb) ||
    /[a-z]{2}ed$/u.test(verb) ||
    verb === 'is' ||
    /[^su]s$/u.test(verb)
  )
}

/** Of a verb in the third person: `studies` → `study`. Others stay as they are. */
export function base(verb: string): string {
  const word = bare(verb)
  const known = NEGATED[word] ?? OTHERS[word]
  if (known !== undefined) return known
  if (SAME.has(word) || !/[^su]s$/u.test(word)) return verb
  if (/^[a-z]{2,30}ies$/u.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  return /(?:ss|sh|ch|x|zz|o)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
