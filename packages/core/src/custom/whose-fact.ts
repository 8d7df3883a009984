import type { Candidate, ExtractionContext, ExtractionRule, Refiner } from '../plugin/extractor.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'
import type { Reading } from '../plugin/text.ts'
import type { Detection } from '../types/question.ts'
import { normalizeText } from '../util/normalize.ts'

/**
 * A pattern rarely says whose fact it states, nor when: in "my wife's badge is B-17" the words before "badge is" do. They are read as those
 * of a question are: a fact of somebody tied to the speaker is that person's, one of anybody else is dropped, what was before is over.
 */
export function whoseFact({ detector }: LanguagePack, rules: readonly ExtractionRule[]): Refiner {
  const patterns = new Map(rules.map(({ id, pattern: { source } }) => [id, new RegExp(source, 'dgiu')]))
  const read = (text: string, { saidAt, zone, slots }: ExtractionContext): Detection =>
    detector.detect(normalizeText(text), { now: saidAt, zone, slots })
  return {
    id: 'custom/whose-fact',
    refine(candidate, reading, context) {
      const pattern = patterns.get(candidate.rule)
      const said = pattern && wordsAround(pattern, candidate, reading)
      if (said === undefined) return [candidate]
      const { entity, time } = read(said.all, context)
      const told = time === 'past' ? { ...candidate, tense: time } : candidate
      const isOwn = entity === 'user' || entity === told.entity
      if (isOwn || entity === read(said.fixed, context).entity) return [told]
      if (entity === 'other' || entity === 'addressee' || told.entity !== 'user')
        return { drop: 'it is told of somebody else' }
      return [{ ...told, entity }]
    },
  }
}

/** The words of the match without the value; all: with those before them in the clause. */
function wordsAround(
  pattern: RegExp,
  { clause, span }: Candidate,
  { source }: Reading,
): { readonly fixed: string; readonly all: string } | undefined {
  for (const match of clause.text.matchAll(pattern)) {
    const [start, end] = match.indices?.groups?.['value'] ?? [0, 0]
    const value = source.toSource(clause.start + start, clause.start + end)
    if (span.start >= value.end || value.start >= span.end) continue
    const matchEnd = match.index + match[0].length
    const fixed = `${clause.text.slice(match.index, start)} ${clause.text.slice(end, matchEnd)}`.trim()
    return { fixed, all: `${clause.text.slice(0, match.index)}${fixed}` }
  }
  return undefined
}
