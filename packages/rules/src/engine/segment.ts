import type { Clause, NormalizedText, Reading, Sentence } from '@recollect/core/extraction'

/** How a pack cuts text: what ends a sentence, what ends a clause inside one. Both patterns `gu`, each match one delimiter. */
export interface SegmentRules {
  readonly sentenceEnd: RegExp
  /** Matches are cut out. */
  readonly clauseEnd: RegExp
}

/**
 * Longer than any sentence people write. What goes on is cut between clauses, so that looking around a clause costs no more than this: a
 * refiner that reads the sentence of each candidate would else be quadratic in a message without a full stop.
 */
const MAX_SENTENCE = 1000

/** A sentence and its clauses. */
interface Cut {
  readonly whole: Part
  readonly parts: readonly Part[]
}

/** The text that was cut last by some rules: of one message facts are read, and then what is stated beside them. */
const last = new WeakMap<SegmentRules, { readonly text: string; readonly cuts: readonly Cut[] }>()

function cutsOf(text: string, rules: SegmentRules): readonly Cut[] {
  const known = last.get(rules)
  if (known?.text === text) return known.cuts
  const cuts = split(text, 0, rules.sentenceEnd).map((whole) => ({
    whole,
    parts: split(text.slice(whole.start, whole.end), whole.start, rules.clauseEnd),
  }))
  last.set(rules, { text, cuts })
  return cuts
}

/** Cuts a folded text into sentences and clauses. Linear. */
export function readText(source: NormalizedText, text: string, rules: SegmentRules): Reading {
  const sentences: Sentence[] = []
  const clauses: Clause[] = []
  for (const { whole, parts } of cutsOf(text, rules)) {
    for (const { start, end, inside } of stretches(whole, parts)) {
      const sentence = {
        text: text.slice(start, end),
        start,
        end,
        terminator: whole.delimiter,
        message: text,
      }
      sentences.push(sentence)
      for (const part of inside) {
        const body = text.slice(part.start, part.end)
        clauses.push({ text: body, start: part.start, end: part.end, sentence, index: clauses.length })
      }
    }
  }
  return { source, text, sentences, clauses }
}

interface Stretch {
  readonly start: number
  readonly end: number
  readonly inside: readonly Part[]
}

/** A sentence with its clauses; one that is too long in several, each with the mark that ends the whole. */
function stretches({ start, end }: Part, parts: readonly Part[]): readonly Stretch[] {
  if (end - start <= MAX_SENTENCE) return [{ start, end, inside: parts }]
  const found: { start: number; end: number; inside: Part[] }[] = []
  for (const part of parts) {
    const last = found.at(-1)
    if (last === undefined || part.end - last.start > MAX_SENTENCE) found.push({ ...part, inside: [part] })
    else {
      last.inside.push(part)
      last.end = part.end
    }
  }
  return found
}

interface Part {
  readonly start: number
  readonly end: number
  readonly delimiter: string
}

/** Parts between delimiters, white space off both ends, empty ones left out; positions from `offset`. */
function split(text: string, offset: number, delimiters: RegExp): Part[] {
  const parts: Part[] = []
  let from = 0
  const push = (to: number, delimiter: string) => {
    const body = text.slice(from, to)
    const start = from + (body.length - body.trimStart().length)
    const end = start + body.trim().length
    if (end > start) parts.push({ start: offset + start, end: offset + end, delimiter })
  }
  // In place: `matchAll` copies its pattern at every call, which costs more than the cutting.
  delimiters.lastIndex = 0
  for (let match = delimiters.exec(text); match !== null; match = delimiters.exec(text)) {
    if (match[0] === '') delimiters.lastIndex += 1
    push(match.index, match[0])
    from = match.index + match[0].length
  }
  push(text.length, '')
  return parts
}
