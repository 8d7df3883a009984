import type { AnswerRequest, Likeness, AnswerTemplates } from '../../plugin/pack-words.ts'
import type { SlotRegistry } from '../../plugin/slots.ts'
import type { ValueForms } from '../../plugin/versioner.ts'
import { isSingleKey } from '../../facts/keys.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { Detection, QuestionType } from '../../types/question.ts'
import type { EventDate } from '../../types/time.ts'
import type { Answer, Hit, Evidence } from '../../api/recall.ts'
import type { ScopeView } from '../../plugin/store.ts'
import { beginning } from '../../util/strings.ts'
import type { MemoryItem } from '../../types/item.ts'
import { quoteOf } from '../hits.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { Fused } from '../ranking/fuse.ts'
import type { Engine } from '../../engine.ts'
import type { Judgement } from './evidence.ts'

/** What answers are chosen from. */
export interface AnswerMaterial {
  readonly detection: Detection
  /** The time the question is about, null when it names none. */
  readonly date: EventDate | null
  /** The date a question for what was before it names, null when it names none. */
  readonly turn?: EventDate | null
  /** Active cards the card tier found, best first. */
  readonly active: readonly MemoryCard[]
  /** What is known of the relatives and animals asked for: whoever something is known of is there. */
  readonly kin: readonly MemoryCard[]
  /** All versions under the keys asked for, in order of validity; read only for questions that need them. */
  readonly history: readonly MemoryCard[]
  readonly slots: SlotRegistry
  readonly values: ValueForms
  /** How a value named by the question stands to a card's. */
  readonly compare: (asked: string, card: MemoryCard) => Likeness
  /** How many a card says there are; null when it says no number. */
  readonly numberOf: (card: MemoryCard) => number | null
}

/** Which cards answer and in which form; null when none does. */
export type Choice = Pick<AnswerRequest, 'form' | 'cards' | 'total'> | null

export const asks = (detection: Detection, type: QuestionType): boolean =>
  detection.type === type || detection.also.includes(type)

/** When a value named began or ended, or how long it held. */
export const asksSpan = ({ chain }: Detection): boolean =>
  chain !== undefined && /^(?:began|ended|lasted)$/u.test(chain.ask)

/** The value of a single slot that holds now. */
export const isCurrent = (card: MemoryCard): boolean => card.active && isSingleKey(card.valueKey)

/** Of a fact and not of its end. */
export const isStated = (card: MemoryCard): boolean => card.relation !== 'retracts'

/** What an answer rests on: its cards, or the hit it quotes, with the words they were taken from and when those were said. */
export async function restOf(
  view: ScopeView,
  choice: Choice,
  quoted: Pick<Hit, 'item' | 'quote'> | null,
  hits: readonly Hit[],
): Promise<Omit<Answer, 'text' | 'evidence'>> {
  // A chain rests on its last step: that is what it ends in.
  const card = (choice?.form === 'change' ? choice.cards.at(-1) : choice?.cards[0]) ?? null
  const id = card?.itemId
  const held = id ? hits.find((hit) => hit.item?.id === id)?.item : undefined
  const item = card ? (id ? (held ?? (await view.items.get(id))) : null) : (quoted?.item ?? null)
  return {
    card,
    cards: choice?.cards ?? [],
    item,
    quote: card ? item && wordsOf(card, item) : (quoted?.quote ?? null),
    saidAt: item?.saidAt ?? card?.recordedAt ?? null,
    validFrom: card?.validFrom ?? null,
    validTo: card?.validTo ?? null,
  }
}

/** The whole message, but of a long one only what stands around the words of the card. */
const wordsOf = (card: MemoryCard, item: MemoryItem): string =>
  beginning(item.text) === item.text ? item.text : quoteOf(card, item)

/** Puts the card that answers among the hits when it came from the history, where no tier looks. It stands first: it is the answer. */
export function withAnswer(
  hits: readonly Fused[],
  choice: { readonly form: AnswerRequest['form']; readonly cards: readonly MemoryCard[] } | null,
  excludeItem: string | null,
  { includeInactive, limit }: Pick<QueryPlan, 'includeInactive' | 'limit'>,
): readonly Fused[] {
  // What was withdrawn explains an "I do not know"; it is no hit.
  const answering = choice?.form === 'retracted' ? undefined : choice?.cards.at(-1)
  if (!answering || (excludeItem !== null && answering.itemId === excludeItem)) return hits
  if (!answering.active && !includeInactive) return hits
  if (hits.some((hit) => hit.card?.id === answering.id)) return hits
  const source = hits.find((hit) => hit.kind === 'item' && hit.id === answering.itemId)
  const first: Fused = {
    kind: 'card',
    id: answering.id,
    card: answering,
    item: source?.item ?? null,
    tiers: { ...source?.tiers, card: 1 },
    score: 1,
    coverage: 1,
  }
  return [first, ...hits.filter((hit) => hit !== source)].slice(0, limit)
}

/** The wording of a language; of the first pack's, where no pack is of that language. */
export function templatesFor({ packs }: Engine, language: string): AnswerTemplates {
  const [first] = packs
  const pack = packs.find((one) => one.language === language) ?? first
  if (!pack) throw new TypeError('A memory has at least one language pack')
  return pack.answers
}

export interface PartAnswer {
  readonly answer: Answer
  readonly judgement: Judgement
}

/** The answer to a question of several parts: their texts line by line, the data of the first part that is known. Pure. */
export function joinAnswers(parts: readonly [PartAnswer, ...PartAnswer[]]): PartAnswer {
  const [first, ...others] = parts
  if (others.length === 0) return first
  const level = levelOf(parts.map(({ judgement }) => judgement.level))
  const lead = parts.find(({ judgement }) => judgement.level !== 'none') ?? first
  const known = parts.filter(({ judgement }) => judgement.level !== 'none')
  return {
    answer: {
      ...lead.answer,
      text: [...new Set(parts.map(({ answer }) => answer.text))].join('\n'),
      cards: known.flatMap(({ answer }) => answer.cards),
      evidence: level,
    },
    judgement: { ...lead.judgement, level, reasons: parts.flatMap(({ judgement }) => judgement.reasons) },
  }
}

/** Sure of all, of none, or of some. */
function levelOf(levels: readonly Evidence[]): Evidence {
  const [first = 'none'] = levels
  return levels.every((level) => level === first) ? first : 'weak'
}
