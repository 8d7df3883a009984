import { InvalidConfigError } from '../errors/errors.ts'
import type { Capture, ExtractionRule, RuleMatch } from '../plugin/extractor.ts'
import { compilePattern } from './compile-pattern.ts'
import type { CompiledPattern, Fold } from './compile-pattern.ts'
import type { CheckedFactType, CheckedPattern } from './schema.ts'
import { slotOf } from './slots.ts'

/** What one type comes to for texts that are folded in one way. */
export interface CompiledType {
  readonly type: CheckedFactType
  readonly patterns: readonly CompiledPattern[]
}

/** @throws InvalidConfigError naming the first pattern that is refused, and the way out. */
export const compileTypes = (types: readonly CheckedFactType[], fold: Fold): readonly CompiledType[] =>
  types.map((type) => ({
    type,
    patterns: type.pattern.map((pattern) => {
      const compiled = compilePattern(pattern, fold)
      if (!('fault' in compiled)) return compiled
      throw new InvalidConfigError(
        `The pattern ${shown(pattern)} of the fact type "${type.type}" ${compiled.fault}.`,
      )
    }),
  }))

const shown = (pattern: CheckedPattern): string =>
  typeof pattern === 'string' ? JSON.stringify(pattern) : `/${pattern.regex}/`

/** `custom/badge`; the patterns after the first have a number too. */
export const rulesOf = ({ type, patterns }: CompiledType): readonly ExtractionRule[] =>
  patterns.map(({ source, anchors }, index) => ({
    id: index === 0 ? `custom/${type.type}` : `custom/${type.type}.${index + 1}`,
    priority: type.priority,
    confidence: type.confidence,
    anchors,
    pattern: new RegExp(source, 'giu'),
    draft: (match) => draft(match, type),
    examples: [],
    counterExamples: [],
  }))

function draft(match: RuleMatch, type: CheckedFactType) {
  const value = match.capture('value')
  const bare = value && trimmed(value)
  if (bare === undefined) return null
  const { entity, relation, kind } = type
  return { slot: slotOf(type), value: bare, entity, relation, ...(kind === undefined ? {} : { kind }) }
}

const EDGES = new Set(` \t"'“”‘’「」『』,，、:：;；~`)
/** Left where they begin a value: ".com", "…". */
const ENDS = new Set('.。!！…')

/** Without marks at its edges. */
function trimmed({ text, span }: Capture): Capture | undefined {
  let end = text.length
  while (end > 0 && (EDGES.has(text.charAt(end - 1)) || ENDS.has(text.charAt(end - 1)))) end -= 1
  let start = 0
  while (start < end && EDGES.has(text.charAt(start))) start += 1
  if (end === start) return undefined
  return { text: text.slice(start, end), span: { start: span.start + start, end: span.start + end } }
}
