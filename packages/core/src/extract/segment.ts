import type { Clause, NormalizedText, Reading, Sentence } from '../plugin/text.ts'

/** How a pack cuts text: what ends a sentence, what ends a clause inside one. Both patterns `gu`, each match one delimiter. */
export interface SegmentRules {
  readonly sentenceEnd: RegExp
  /** Matches are cut out. */
  readonly clauseEnd: RegExp
}

/** Cuts a folded text into sentences and clauses. Linear. */
export function readText(source: NormalizedText, text: string, rules: SegmentRules): Reading {
  const sentences = split(text, 0, rules.sentenceEnd).map(({ start, end, delimiter }): Sentence => ({
    text: text.slice(start, end),
    start,
    end,
    terminator: delimiter,
  }))
  const clauses: Clause[] = []
  for (const sentence of sentences) {
    for (const part of split(sentence.text, sentence.start, rules.clauseEnd)) {
      const body = text.slice(part.start, part.end)
      clauses.push({ text: body, start: part.start, end: part.end, sentence, index: clauses.length })
    }
  }
  return { source, text, sentences, clauses }
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
  for (const match of text.matchAll(delimiters)) {
    push(match.index, match[0])
    from = match.index + match[0].length
  }
  push(text.length, '')
  return parts
}
