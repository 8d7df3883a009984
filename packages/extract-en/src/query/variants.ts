import { stemmer } from 'stemmer'

/** Irregular forms a stemmer cannot join. */
const IRREGULAR: readonly (readonly string[])[] = [
  ['go', 'went', 'gone', 'going'],
  ['buy', 'bought'],
  ['eat', 'ate', 'eaten'],
  ['drive', 'drove', 'driven'],
  ['write', 'wrote', 'written'],
  ['read', 'reading'],
  ['speak', 'spoke', 'spoken'],
  ['teach', 'taught'],
  ['think', 'thought'],
  ['run', 'ran', 'running'],
  ['swim', 'swam', 'swum'],
  ['sing', 'sang', 'sung'],
  ['get', 'got', 'gotten'],
  ['leave', 'left'],
  ['meet', 'met'],
  ['win', 'won'],
  ['lose', 'lost'],
  ['sell', 'sold'],
  ['break', 'broke', 'broken'],
  ['grow', 'grew', 'grown'],
  ['wear', 'wore', 'worn'],
  ['fly', 'flew', 'flown'],
  ['begin', 'began', 'begun'],
  ['drink', 'drank', 'drunk'],
  ['give', 'gave', 'given'],
  ['take', 'took', 'taken'],
  ['see', 'saw', 'seen'],
  ['make', 'made'],
  ['sleep', 'slept'],
  ['choose', 'chose', 'chosen'],
  ['child', 'children'],
  ['person', 'people'],
  ['man', 'men'],
  ['woman', 'women'],
  ['mouse', 'mice'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['wife', 'wives'],
  ['life', 'lives'],
  ['knife', 'knives'],
  ['goose', 'geese'],
  ['live', 'lives', 'lived', 'living'],
  ['die', 'died', 'dying'],
  ['lie', 'lying'],
  ['marry', 'married', 'marriage'],
  ['retire', 'retired', 'retirement'],
  ['born', 'birth'],
  ['favorite', 'favourite'],
  ['color', 'colour'],
]

const TABLE: ReadonlyMap<string, readonly string[]> = new Map(
  IRREGULAR.flatMap((forms) => forms.map((form) => [form, forms.filter((other) => other !== form)] as const)),
)

/** Other forms of a word: irregular ones, the singular of a plural, the stem. */
export function variants(word: string): readonly string[] {
  const regular = word.endsWith('ies')
    ? [`${word.slice(0, -3)}y`]
    : word.length > 3 && /[^s]s$/u.test(word)
      ? [word.slice(0, -1)]
      : []
  const stem = /^[a-z]+$/u.test(word) ? stemmer(word) : word
  const doubled = /^[a-z]{2,}\d+$/u.test(word) ? [word.replace(/(?<=[a-z])\d+$/u, '')] : []
  return [...new Set([...(TABLE.get(word) ?? []), ...regular, ...doubled, stem])].filter(
    (form) => form !== word && form !== '',
  )
}
