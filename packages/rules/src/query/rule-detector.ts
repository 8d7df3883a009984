import type {
  AskedPart,
  DetectionContext,
  Detector,
  QuestionLexicon,
  SlotQuestion,
  Detection,
} from '@recollect/core/extraction'
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
  const typesIn = finder(questions.types)
  const waysIn = finder(questions.slots)
  return {
    detect(query, _context: DetectionContext): Detection {
      const text = fold(query.text.slice(-MAX_QUESTION)).trim()
      const part = questions.asked?.(text) ?? { sentence: text, content: text }
      const matched = typesIn(part.sentence)
      const types = [...new Set(matched.map((rule) => rule.type))]
      const { ways, slots } = askedFor(questions, waysIn, part)
      const first = matched[0]
      const chain = questions.impersonal?.(part.sentence) ? null : (questions.chain?.(part.content) ?? null)
      return {
        type: types[0] ?? 'generic',
        also: types.slice(1),
        entity: questions.entity(text),
        slots: chain ? [...new Set([...slots, ...chain.slots])] : slots,
        facet: ways.map((way) => facetAsked(way, part.content)).find((facet) => facet !== null) ?? null,
        value: chain ? chain.value : questions.value(part.content),
        about: ways.reduce((rest, slot) => rest.replace(everywhere(slot), ' '), part.content).trim(),
        time: questions.time(text),
        ...(chain ? { chain } : {}),
        isQuestion: questions.isQuestion(text),
        language,
        rule: first?.id ?? `${language}/generic`,
        confidence: first?.confidence ?? (first ? TYPE_RULE_CONFIDENCE : NO_RULE_CONFIDENCE),
      }
    },
  }
}

interface AskedFor {
  readonly ways: readonly SlotQuestion[]
  readonly slots: readonly string[]
}

/** A way of asking says more than the topic. */
function askedFor(questions: QuestionLexicon, waysIn: Finder<SlotQuestion>, part: AskedPart): AskedFor {
  if (questions.impersonal?.(part.sentence)) return { ways: [], slots: [] }
  const asked = waysIn(part.content)
    .map((way) => ({ way, slots: slotsAsked(way, part.content) }))
    .filter(({ slots }) => slots.length > 0)
  const slots =
    asked.length > 0 ? asked.flatMap((one) => one.slots) : (questions.topics?.(part.content) ?? [])
  return { ways: asked.map(({ way }) => way), slots: [...new Set(slots)] }
}

const slotsAsked = ({ slotsOf, slots, pattern }: SlotQuestion, text: string): readonly string[] =>
  slotsOf === undefined ? slots : slotsOf(pattern.exec(text)?.groups?.['what'] ?? '')

const facetAsked = ({ facet, facetOf, pattern }: SlotQuestion, text: string): string | null =>
  facet ?? facetOf?.(pattern.exec(text)?.groups?.['what'] ?? '') ?? null

type Finder<T> = (text: string) => readonly T[]

/** The patterns are read when first needed: a pack may be loaded for extraction only. */
function finder<T extends { readonly pattern: RegExp }>(all: readonly T[]): Finder<T> {
  const matches = lazily(() => patternSet(all.map((one) => one.pattern)))
  return (text) => {
    const matching = matches()(text)
    return all.filter((_one, index) => matching[index])
  }
}

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
