import { CLOSED_CLASS, LEADING } from '../lexicon/intents/closed-class.ts'
import {
  ALWAYS,
  ANSWERING,
  ASPECTS,
  AT_HAND,
  BACK_TO,
  CANCELS,
  FORBIDS,
  FROM_NOW,
  MANNERS,
  NO_NEED,
  SCOPE_OPENS,
  SERVICES,
  TASKS,
  THIS_TIME,
  USUALLY,
  WANTS,
  WANTS_NOT,
} from '../lexicon/wishes/words.ts'

/** Kinds of words, each a sign of one letter in the shape of a sentence. Of a word in two the first counts. */
const KINDS: readonly (readonly [letter: string, words: readonly string[]])[] = [
  ['T', [...THIS_TIME, ...AT_HAND]],
  ['N', FROM_NOW],
  ['W', [...ALWAYS, ...USUALLY]],
  ['K', TASKS],
  ['M', MANNERS],
  ['P', WANTS],
  ['Q', WANTS_NOT],
  ['O', NO_NEED],
  ['F', FORBIDS],
  ['C', SCOPE_OPENS],
  ['S', [...ANSWERING, ...SERVICES]],
  ['L', [...BACK_TO, ...CANCELS]],
  ['A', ASPECTS.flatMap(([, words]) => words)],
]
/** Of the others a single character says too little. */
const SHORT: ReadonlySet<string> = new Set(['F', 'O', 'C'])

type Known = readonly (readonly [word: string, letter: string])[]
let made: ReadonlyMap<string, Known> | null = null

/** Words by their first character, the longest first. */
function kinds(): ReadonlyMap<string, Known> {
  if (made) return made
  const letterOf = new Map<string, string>()
  for (const [letter, words] of KINDS)
    for (const word of words)
      if ((word.length > 1 || SHORT.has(letter)) && !letterOf.has(word)) letterOf.set(word, letter)
  const byFirst = new Map<string, (readonly [word: string, letter: string])[]>()
  for (const known of [...letterOf].toSorted(([a], [b]) => b.length - a.length)) {
    const first = known[0].charAt(0)
    const same = byFirst.get(first)
    if (same) same.push(known)
    else byFirst.set(first, [known])
  }
  made = byFirst
  return byFirst
}

const HAN = /\p{Script=Han}/u
/** Of code units: 1 for what stands for itself in a shape, 2 for what does not, 0 where nobody has looked yet. */
const OPEN = new Uint8Array(0x10000)

function isOpenUnit(char: string): boolean {
  const unit = char.charCodeAt(0)
  OPEN[unit] ||= !CLOSED_CLASS.has(char) && HAN.test(char) ? 2 : 1
  return OPEN[unit] === 2
}

/** One letter for each known word, closed-class characters as they are, the rest as `_`. */
function shapeOf(text: string): string {
  let shape = ''
  for (let at = 0; at < text.length;) {
    const char = text.charAt(at)
    const known = kinds()
      .get(char)
      ?.find(([word]) => text.startsWith(word, at))
    const isOpen = !known && isOpenUnit(char)
    if (!isOpen) shape += known?.[1] ?? char
    else if (!shape.endsWith('_')) shape += '_'
    at += known?.[0].length ?? 1
  }
  return shape
}

/** Numbers and foreign words are one of their kind. */
const plainOf = (sentence: string): string =>
  sentence
    .trim()
    .toLowerCase()
    .replace(/[。.;~]$/u, '')
    .replace(/\d+/gu, '#')
    .replace(/[a-z]+/gu, 'E')
    .replace(/[一二三四五六七八九十两]{1,3}(?=[个条句段字份道首篇页点])/gu, '#')

function addRuns(found: string[], text: string, longest: number, mark: string): void {
  for (let from = 0; from < text.length; from++)
    for (let length = 1; length <= longest && from + length <= text.length; length++)
      found.push(mark + text.slice(from, from + length))
}

const ASKED = /[?]|[吗呢]$/u
const TASK_BESIDE = /帮我|写|翻译/u

/**
 * Signs of what a Chinese sentence is there for: runs of up to four characters, runs of its shape (`/_FA`), how it opens without
 * polite words
 * (`!给我`, `!/K#`), and the sentences beside (`@?`).
 */
export function signsOf(sentence: string, beside: readonly string[]): readonly string[] {
  const plain = `^${plainOf(sentence)}$`
  const found: string[] = []
  addRuns(found, plain, 4, '')
  addRuns(found, shapeOf(plain), 5, '/')
  const body = plain.slice(1).replace(LEADING, '')
  const shape = shapeOf(body)
  for (const length of [1, 2, 3]) found.push(`!${body.slice(0, length)}`, `!/${shape.slice(0, length)}`)
  for (const other of beside.map(plainOf)) {
    if (ASKED.test(other)) found.push('@?')
    if (TASK_BESIDE.test(other)) found.push('@T')
    found.push(`@${other.slice(0, 1)}`, `@${other.slice(0, 2)}`)
  }
  return found
}
