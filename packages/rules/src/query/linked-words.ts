type Forms = readonly string[]

/**
 * What a query is looked up by, each with what it may be a form of: its content words, and two words that have an entry together (`ice
 * cream`) as one, so that neither stands for something else.
 */
export function unitsOf(
  words: readonly string[],
  baseForms: (word: string) => Forms,
  isKnown: (unit: string) => boolean,
  isContent: (word: string) => boolean,
): readonly Forms[] {
  const units: Forms[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const next = words[at + 1]
    const forms = [word, ...baseForms(word)]
    const pair = next === undefined ? undefined : pairsOf(forms, [next, ...baseForms(next)]).find(isKnown)
    if (pair !== undefined) {
      units.push([pair])
      at += 1
    } else if (isContent(word)) units.push(forms)
  }
  return units
}

/** Either word in its other forms, not both: as many pairs as forms. */
const pairsOf = ([word = '', ...others]: Forms, [next = '', ...after]: Forms): readonly string[] => [
  `${word} ${next}`,
  ...after.map((form) => `${word} ${form}`),
  ...others.map((form) => `${form} ${next}`),
]

/** The first of every list, then the second ones, and so on: a budget is spent evenly. Each once. */
export function closestFirst(lists: readonly Forms[]): readonly string[] {
  const longest = lists.reduce((most, { length }) => Math.max(most, length), 0)
  const taken = new Set<string>()
  for (let at = 0; at < longest; at += 1) {
    for (const list of lists) {
      const word = list[at]
      if (word !== undefined) taken.add(word)
    }
  }
  return [...taken]
}
