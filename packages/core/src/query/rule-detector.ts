import type { DetectionContext, Detector, QuestionLexicon, SlotQuestion } from '../plugin/query.ts'
import type { Detection, QuestionType } from '../types/question.ts'
import { patternSet } from './pattern-set.ts'

export interface RuleDetectorOptions {
  readonly language: string
  readonly fold: (text: string) => string
  readonly questions: QuestionLexicon
}

/** People put the question last; what stands before this many characters is context. Bounds what a pattern can cost. */
const MAX_QUESTION = 600

const TYPE_RULE_CONFIDENCE = 0.9
const NO_RULE_CONFIDENCE = 0.3

/** Builds a detector from a pack's question rules: the first type that matches is primary, later ones are secondary. */
export function ruleDetector({ language, fold, questions }: RuleDetectorOptions): Detector {
  const everywhere = globalPatterns()
  const matches = lazily(() => patternSet([...questions.types, ...questions.slots].map((one) => one.pattern)))
  return {
    detect(query, _context: DetectionContext): Detection {
      const text = fold(query.text.slice(-MAX_QUESTION)).trim()
      const matching = matches()(text)
      const matched = questions.types.filter((_rule, index) => matching[index])
      const types = [...new Set(matched.map((rule) => rule.type))]
      const asked = questions.impersonal?.(text)
        ? []
        : questions.slots.filter((_slot, index) => matching[questions.types.length + index])
      const first = matched[0]
      return {
        type: types[0] ?? 'generic',
        also: types.slice(1),
        entity: questions.entity(text),
        slots: slotNames(asked),
        facet: asked.find((slot) => slot.facet !== undefined)?.facet ?? null,
        value: questions.value(text),
        about: asked.reduce((rest, slot) => rest.replace(everywhere(slot), ' '), text).trim(),
        time: questions.time(text),
        isQuestion: questions.isQuestion(text),
        language,
        rule: first?.id ?? `${language}/generic`,
        confidence: first?.confidence ?? (first ? TYPE_RULE_CONFIDENCE : NO_RULE_CONFIDENCE),
      }
    },
  }
}

/** A pack may be loaded for extraction only. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** The words that name a slot may stand twice (养了什么宠物); patterns are made global when first needed. */
function globalPatterns(): (slot: SlotQuestion) => RegExp {
  const made = new Map<SlotQuestion, RegExp>()
  return (slot) => {
    const known = made.get(slot) ?? new RegExp(slot.pattern.source, `${slot.pattern.flags}g`)
    made.set(slot, known)
    return known
  }
}

const slotNames = (asked: readonly SlotQuestion[]): string[] => [
  ...new Set(asked.flatMap((slot) => slot.slots)),
]

/** What a text is taken for when no pack scores on it or detection is off. */
export function genericDetection(language: string): Detection {
  const none: readonly QuestionType[] = []
  return {
    type: 'generic',
    also: none,
    entity: 'user',
    slots: [],
    facet: null,
    value: null,
    about: '',
    time: null,
    isQuestion: false,
    language,
    rule: 'none',
    confidence: 0,
  }
}
