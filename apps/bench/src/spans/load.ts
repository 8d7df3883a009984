import { slotRegistry } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import type { LanguagePack } from '@recollect/core'
import type { TokenMention, SpanWords, Token } from '@recollect/core/extraction'
import { tokensOf } from '@recollect/rules'
import type { TiedMention } from '@recollect/rules'
import { authoredLines } from '../io/authored-lines.ts'
import { BenchError } from '../io/bench-error.ts'
import { repositoryPath } from '../io/repository.ts'

/** Positions in the message as it is written. */
export interface Mark {
  readonly start: number
  readonly end: number
  readonly slot: string
  /** `user`, or a relation. */
  readonly of: string
  readonly state: State
}

export type State = 0 | 1 | 2
/** Marks of what is said to hold, is denied, is over. */
const STATES: ReadonlyMap<string, State> = new Map([
  ['', 0],
  ['!', 1],
  ['<', 2],
])

/** A value among the tokens of a message; `to` is its last token. */
export interface Value {
  readonly slot: string
  readonly from: number
  readonly to: number
  readonly of: string
  readonly state: State
}

/** A message that is learned from. */
export interface Marked {
  readonly by: string
  readonly text: string
  readonly tokens: readonly Token[]
  readonly values: readonly Value[]
  readonly mentions: readonly TiedMention[]
}

const MARK = /\{(?<slot>[a-z_]+)(?:@(?<of>[a-z_]+))?(?<state>[!<]?)\|(?<words>[^{}|]+)\}/gu

/** Takes the marks out of a line: `since I'm {diet|vegetarian}`. */
function unmarked(line: string): { readonly text: string; readonly marks: readonly Mark[] } {
  const marks: Mark[] = []
  let text = ''
  let at = 0
  for (const { 0: mark, index, groups } of line.matchAll(MARK)) {
    text += line.slice(at, index)
    const words = groups?.['words'] ?? ''
    const state = STATES.get(groups?.['state'] ?? '') ?? 0
    const start = text.length
    text += words
    marks.push({ start, end: text.length, slot: groups?.['slot'] ?? '', of: groups?.['of'] ?? 'user', state })
    at = index + mark.length
  }
  text += line.slice(at)
  if (/[{}]/u.test(text)) throw new BenchError(`A mark is not closed in "${line}".`)
  return { text, marks }
}

const DATA = repositoryPath('apps', 'bench', 'data', 'spans')

/** A message as it was written, and its marks. */
export interface Written {
  readonly by: string
  readonly text: string
  readonly marks: readonly Mark[]
}

/** The messages of a language as their authors marked them. */
export const writtenIn = (language: string): readonly Written[] =>
  authoredLines(DATA, language).map(({ by, line }) => ({ by, ...unmarked(line) }))

/** The marked messages of a language, by author, and texts of which its rules say that they state nothing. */
export function markedOf(pack: LanguagePack, words: SpanWords): readonly Marked[] {
  const silentTexts = silent(pack).map((text) => ({ by: RULES, text, marks: [] }))
  return [...writtenIn(pack.language), ...silentTexts].map((one) => markedFrom(one, pack, words))
}

/** The file of texts that tests of the packs say tell nothing: no author's. */
export const silentOf = (language: string): string => `${language}-silent`

/** Learned from in every fold: nobody's messages. */
export const RULES = 'rules'

/** Counter-examples in which no rule at all reads a fact. */
function silent({ rules, extractorOf, slots }: LanguagePack): readonly string[] {
  const extractor = extractorOf?.(rules)
  const context = { saidAt: 0, zone: 'UTC', slots: slotRegistry(slots) }
  const texts = new Set(rules.flatMap(({ counterExamples }) => counterExamples))
  return [...texts].filter(
    (text) => !/[{}]/u.test(text) && extractor?.extract(normalizeText(text), context).drafts.length === 0,
  )
}

function markedFrom({ by, text, marks }: Written, pack: LanguagePack, words: SpanWords): Marked {
  const normal = normalizeText(text)
  const tokens = tokensOf(normal, pack.fold(normal.text), words.joined)
  const placed = marks.flatMap(({ start, end, ...mark }): readonly Value[] => {
    const inside = tokens.flatMap((token, at) => {
      const span = normal.toSource(token.start, token.end)
      return span.start >= start && span.end <= end ? [at] : []
    })
    const [from] = inside
    return from === undefined ? [] : [{ ...mark, from, to: inside.at(-1) ?? from }]
  })
  return { by, text, tokens, values: placed, mentions: words.mentions(tokens).filter(isTied) }
}

const isTied = (mention: TokenMention): mention is TiedMention => mention.relation !== null
