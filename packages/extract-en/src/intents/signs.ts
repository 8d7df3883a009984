import { CLOSED_CLASS, LEADING } from '../lexicon/intents/closed-class.ts'
import { ANSWER_NOUN, ANSWER_NOUNS, ASPECTS } from '../lexicon/wishes/aspects.ts'
import { DOING, SPEAKING, TASK_VERBS } from '../lexicon/wishes/verbs.ts'
import { chatTokensOf } from '../text/chat-tokens.ts'
import { baseForms } from '../query/morphology/base-forms.ts'

const MARK = /^[^\p{L}\p{N}]$/u
const WEIGHED_MARK = /^[?,!:;"]$/u
const NUMBER = /^[\d.,/:%]+$/u
const OPENS_CLAUSE = /^(?:\^|[?,!:;]|and|so|but)$/u
const POINTING = new Set(['this', 'below', 'following'])
const ANSWERS: ReadonlySet<string> = new Set([...ANSWER_NOUNS, ...ANSWER_NOUN])
/** Of phrases the words would say too little by themselves. */
const SIDES: ReadonlySet<string> = new Set(
  ASPECTS.flatMap(({ words }) => words).filter((word) => /^[\p{L}-]{3,}$/u.test(word)),
)

const wordsOf = (text: string): readonly string[] =>
  chatTokensOf(text).flatMap(({ key }) =>
    MARK.test(key) ? (WEIGHED_MARK.test(key) ? [key] : []) : [NUMBER.test(key) ? '#' : key],
  )

const kinds = new Map<string, string>()
/** Words seen are few; a flood of others is not kept. */
const MOST = 5000

/** What a word stands for in the shape of a sentence. */
function kindOf(word: string): string {
  const known = kinds.get(word)
  if (known !== undefined) return known
  const found = CLOSED_CLASS.has(word) || !/^\p{L}/u.test(word) ? word : openKind(word)
  if (kinds.size < MOST) kinds.set(word, found)
  return found
}

function openKind(word: string): string {
  const forms = [word, ...baseForms(word)]
  const isOf = (list: ReadonlySet<string>) => forms.some((form) => list.has(form))
  const ending = word.endsWith('ing') ? 'ing' : ''
  if (isOf(ANSWERS)) return 'ANSWER'
  if (isOf(SIDES)) return 'SIDE'
  if (isOf(SPEAKING)) return `SPEAK${ending}`
  if (isOf(DOING)) return `DO${ending}`
  if (ending !== '') return '_ing'
  return word.endsWith('ed') ? '_ed' : word.endsWith('s') ? '_s' : '_'
}

const ENDINGS = ['ing', 'ed', 'es', 's', 'ly']
const SHORTEST_STEM = 3
function stemOf(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length >= one.length + SHORTEST_STEM)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** Runs of `min` to `max` words. */
function addRuns(
  found: string[],
  words: readonly string[],
  [min, max]: readonly [number, number],
  mark: string,
): void {
  for (let from = 0; from < words.length; from++) {
    let run = mark
    for (let length = 1; length <= max && from + length <= words.length; length++) {
      run += length === 1 ? (words[from] ?? '') : ` ${words[from + length - 1] ?? ''}`
      if (length >= min) found.push(run)
    }
  }
}

/** Neighbours that are of no kind are one. */
const shapeOf = (words: readonly string[]): readonly string[] =>
  words.map((word) => kindOf(word)).filter((kind, at, all) => !(kind.startsWith('_') && kind === all[at - 1]))

/** The first word that says what is asked for. */
function addLead(found: string[], words: readonly string[]): void {
  const at = words.findIndex((word) => /^\p{L}/u.test(word) && !LEADING.has(word))
  const first = words[at]
  if (first === undefined) return
  const next = kindOf(words[at + 1] ?? '$')
  found.push(`!${first}`, `!${first} ${next}`, TASK_VERBS.has(first) ? `!TASK ${next}` : `! ${next}`)
}

function addBeside(found: string[], beside: readonly string[]): void {
  for (const other of beside) {
    const words = wordsOf(other)
    const [first] = words
    if (words.at(-1) === '?') found.push('@?')
    if (first !== undefined) found.push(`@${first}`, `@/${kindOf(first)}`)
    if (words.some((word) => POINTING.has(word))) found.push('@this')
  }
}

/**
 * Signs of what an English sentence is there for: its words and runs of up to three (`from now on`), stems (`~keep`), runs of its shape, in
 * which content words stand for their kind (`/no SIDE $`), how clauses open (`>don't`), what leads (`!write`), and the sentences
 * beside (`@?`).
 */
export function signsOf(sentence: string, beside: readonly string[]): readonly string[] {
  const own = wordsOf(sentence)
  const words = ['^', ...own, '$']
  const found: string[] = []
  addRuns(found, words, [1, 3], '')
  for (const word of own) {
    const stem = stemOf(word)
    if (stem !== word) found.push(`~${stem}`)
  }
  addRuns(found, shapeOf(words), [1, 4], '/')
  for (let at = 1; at < words.length - 1; at++)
    if (OPENS_CLAUSE.test(words[at - 1] ?? '')) {
      const kind = kindOf(words[at] ?? '')
      found.push(`>${kind}`, `>${kind} ${kindOf(words[at + 1] ?? '')}`)
    }
  addLead(found, own)
  addBeside(found, beside)
  return found
}
