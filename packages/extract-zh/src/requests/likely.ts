import { intents } from '../intents/index.ts'
import { REQUEST_FRAME } from '../lexicon/requests/request-words.ts'
import { oneOf } from '../text/patterns.ts'
import { sentencesOf } from './clauses.ts'
import type { Range, Sentence } from './clauses.ts'
import type { Found } from './said.ts'

const LIKELY = 0.5
const KINDS = ['forget', 'show', 'keep'] as const
type Kind = (typeof KINDS)[number]

/** A request in words no reader knows, by what its sentence is likely there for. */
export function likelyIn(text: string): Found | null {
  for (const { start, intents: likely } of intents.read(text)) {
    const kind = KINDS.find((one) => likely[one] > LIKELY)
    const sentence = kind && sentencesOf(text).find((one) => one.start === start)
    if (sentence) return asRequest(kind, sentence)
  }
  return null
}

function asRequest(kind: Kind, { start, close, parts }: Sentence): Found {
  const span = { start, end: close }
  const abouts = parts.map((part) => withoutFrame(part.text, part.start))
  const about = abouts.reduce((best, one) => (one.end - one.start > best.end - best.start ? one : best), NONE)
  if (about.end > about.start) return { kind, of: 'words', about, span }
  return { kind, of: kind === 'show' ? 'everything' : 'last', about: null, span }
}

const NONE: Range = { start: 0, end: 0 }
const MOST_STEPS = 12
const BEFORE = new RegExp(`^(?:${oneOf(REQUEST_FRAME)}|[\\s"“”「」])`, 'u')
const AFTER = new RegExp(`(?:${oneOf(REQUEST_FRAME)}|[\\s"“”「」])$`, 'u')

/** 那个旧手机号你别记了: without the words of the request on either side. */
function withoutFrame(words: string, at: number): Range {
  let [from, to] = [0, words.length]
  for (let taken = 0; taken < MOST_STEPS; taken++) from += BEFORE.exec(words.slice(from, to))?.[0].length ?? 0
  for (let taken = 0; taken < MOST_STEPS; taken++) to -= AFTER.exec(words.slice(from, to))?.[0].length ?? 0
  return { start: at + from, end: at + to }
}
