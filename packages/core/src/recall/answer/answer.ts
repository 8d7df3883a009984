import type { Answer, Hit } from '../../api/recall.ts'
import { isDay, isOnTheDay } from '../ranking/rank.ts'
import { isConversation } from '../../text/request.ts'
import type { Engine } from '../../engine.ts'
import type { AnswerTimes } from '../../plugin/pack-words.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { MemoryItem } from '../../types/item.ts'
import { sameMatter } from './newest-alike.ts'
import type { Shares } from './newest-alike.ts'
import { restOf, asksSpan, templatesFor } from './answer-material.ts'
import type { Choice } from './answer-material.ts'
import type { TierResult } from '../candidate.ts'
import { ABOUT_OTHERS, IN_DOUBT, judgeEvidence, SEEMS_STATED, WEAK_COVERAGE } from './evidence.ts'
import type { Judgement } from './evidence.ts'
import { answeringCards } from './answering-cards.ts'
import { shownProfile } from '../profile/profile.ts'
import { holdsAsked, fitsQuestion } from './fits-question.ts'
import { ownQuote } from './own-quote.ts'
import { quoteOf } from '../hits.ts'
import { ABOUT_ENOUGH } from '../ranking/fuse.ts'
import type { Fused } from '../ranking/fuse.ts'
import { doubtedBy } from '../doubt/doubted.ts'
import type { Doubted } from '../doubt/doubted.ts'
import { statedValue } from './stated-value.ts'
import { saidAfter } from '../doubt/said-after.ts'
import { contentReader } from '../doubt/signs.ts'

/** What says that a message no longer holds need not hold as much of the question. */
const BARELY = 0.5

/** Weighs the cards that may answer against the best hits, and judges how sure they are. */
export async function findAnswer(
  plan: QueryPlan,
  results: readonly TierResult[],
  chosen: Choice,
  hits: readonly Fused[],
): Promise<{
  readonly choice: Choice
  readonly judged: Judgement
  readonly held: ReadonlySet<string>
  readonly shares: Shares
}> {
  // Facts are asked for their words only where none of them answers.
  const held = chosen === null || isBeside(chosen, results, plan) ? holdsAsked(plan, hits) : []
  const { choice, coverage } = weigh(chosen, results, hits, plan, held)
  const judged = judgeEvidence(choice && { form: choice.form, coverage, named: isNamed(results) }, hits, {
    byAnother: choice === null && hits.some(hasSpeaker) && (await isByAnother(plan, hits)),
    conversation: isConversation(plan.query.text),
    isAskedDay: isDay(plan.date) ? (item) => isOnTheDay(item, plan) : null,
    question: plan.query.text,
    information: results.find(({ tier }) => tier === 'full_text')?.information ?? 0,
    untold: plan.detection.slots.length > 0 && !results.some(foundCard),
    held: held.length > 0,
  })
  const shares = new Map(hits.map(({ id, coverage: share }) => [id, share]))
  return { choice, judged, held: new Set(held.map(({ id }) => id)), shares }
}

/** Facts of the slot asked for that say little of what is asked about. */
const isBeside = (choice: NonNullable<Choice>, results: readonly TierResult[], plan: QueryPlan): boolean =>
  /^(?:fact|list)$/u.test(choice.form) &&
  !isNamed(results) &&
  coverageOf(choice, results, plan) < ABOUT_ENOUGH

const hasSpeaker = ({ item }: Fused): boolean => (item?.speaker ?? null) !== null

async function isByAnother({ terms, termsOf, matcher }: QueryPlan, hits: readonly Fused[]): Promise<boolean> {
  const { saidByAnother } = await import('./own-quote.ts')
  return saidByAnother(hits, { terms, termsOf, termsIn: (text) => termsOf(matcher.scan(text)) })
}

const foundCard = ({ candidates }: TierResult): boolean => candidates.some(({ card }) => card !== null)

/** Words the answer in the question's language; without cards, by the best of the hits where they hold enough. */
export async function sayAnswer(
  engine: Engine,
  plan: QueryPlan,
  { choice, judged, held, shares }: Awaited<ReturnType<typeof findAnswer>>,
  hits: readonly Hit[],
): Promise<{ readonly answer: Answer; readonly judgement: Judgement }> {
  const shown = await shownProfile(engine, plan)
  if (shown) return shown
  const times = timesOf(engine, plan)
  const doubted = choice && (await doubtedBy(engine, plan, choice, hits))
  if (doubted) {
    // What put it in doubt may have been put right itself: "it's Acme", "sorry, Acorn".
    const right = await saidAfter(engine, plan, doubted.against, hits, { putRight: true })
    const against = right ?? doubted.against
    return sayDoubted(engine, plan, { ...doubted, against }, times)
  }
  const quoted =
    choice || judged.level === 'none'
      ? undefined
      : await ownQuote(plan, times.date, quotable(hits, held), { ...contentReader(engine), shares })
  const isOfTheSame = sameMatter(hits, shares)
  const stated = choice ? null : statedValue(engine, plan, hits)
  const best = (quoted ?? hits[0])?.item ?? null
  if (stated && (best === null || (stated.seq >= best.seq && isOfTheSame(stated, best)))) {
    const item = (await saidAfter(engine, plan, stated, hits)) ?? stated
    return quoting(item, quoteOf(null, item), [], SEEMS_STATED)
  }
  const later = quoted ? await saidAfter(engine, plan, quoted.item, hits) : null
  const after = later && quoted?.item && isOfTheSame(later, quoted.item, BARELY) ? later : null
  const judgement = quoted === null ? ABOUT_OTHERS : judged
  const quote = after ? { item: after, quote: quoteOf(null, after) } : (quoted ?? null)
  const rest = await restOf(plan.view, choice, quote, hits)
  const text = wordAnswer(engine, plan, times, choice, rest.quote)
  return { answer: { text, ...rest, evidence: judgement.level }, judgement }
}

/** What no newer message speaks against, and the words of the one that does. */
function sayDoubted(
  engine: Engine,
  plan: QueryPlan,
  { choice, against }: Doubted,
  times: ReturnType<typeof timesOf>,
): { readonly answer: Answer; readonly judgement: Judgement } {
  const quote = quoteOf(null, against)
  const { saidAt } = against
  const { doubtful } = templatesFor(engine, plan.detection.language)
  const doubt = doubtful?.({ quote, saidAt }, times) ?? quote
  const text = choice ? `${wordAnswer(engine, plan, times, choice, null)} ${doubt}` : doubt
  return quoting(against, text, choice?.cards ?? [], IN_DOUBT)
}

/** An answer that is a message, or says what one puts in doubt. */
function quoting(
  item: MemoryItem,
  text: string,
  cards: readonly MemoryCard[],
  judgement: Judgement,
): { readonly answer: Answer; readonly judgement: Judgement } {
  const { saidAt } = item
  const rest = { card: null, cards, item, quote: quoteOf(null, item), saidAt, validFrom: null, validTo: null }
  return { answer: { text, ...rest, evidence: judgement.level }, judgement }
}

/** Those that hold all that is asked come first. */
const quotable = (hits: readonly Hit[], held: ReadonlySet<string>): readonly Hit[] =>
  held.size === 0 ? hits : [...hits].sort((a, b) => Number(held.has(b.id)) - Number(held.has(a.id)))

/** Chooses the cards that may answer. */
export async function chosenCards(
  engine: Engine,
  plan: QueryPlan,
  results: readonly TierResult[],
): Promise<Choice> {
  if (plan.config.query.off.includes('card') || (plan.detection.slots.length === 0 && !isNamed(results)))
    return null
  return answeringCards(engine, plan, timesOf(engine, plan), results)
}

/** Facts written directly were found by words of the question. */
const isNamed = (results: readonly TierResult[]) => results.some(({ code }) => code?.startsWith('named'))

/** Cards beside the point give way to a message that holds enough of the question. */
function weigh(
  choice: Choice,
  results: readonly TierResult[],
  hits: readonly Fused[],
  plan: QueryPlan,
  held: readonly Fused[],
) {
  const coverage = choice ? coverageOf(choice, results, plan) : 0
  const messages = hits.filter((hit) => hit.kind === 'item').map((hit) => hit.coverage)
  // The date of another plan is no answer.
  const isOther = coverage === 0 && plan.detection.type === 'when' && choice?.cards.every(isPlanned) === true
  const better = isOther || held.length > 0 || (coverage === 0 && Math.max(0, ...messages) >= WEAK_COVERAGE)
  return { choice: better ? null : choice, coverage }
}

const isPlanned = ({ slot }: MemoryCard): boolean => /^(?:plan|goal|project)$/u.test(slot)

/** How much the best of the answering cards has to do with the question; cards from the history are there because it asked for them. */
function coverageOf(
  { form, cards }: NonNullable<Choice>,
  results: readonly TierResult[],
  { detection }: QueryPlan,
): number {
  if (isCourse({ form, cards }, detection)) return 1
  if (!isNamed(results) && !cards.some((card) => fitsQuestion(detection, card, form))) return 0
  // A place answers "when did I move?", and another value answers "do I still …?": neither need share words with the question.
  if (form === 'since' || form === 'no') return 1
  const found = results
    .flatMap((result) => result.candidates)
    .filter((c) => cards.some((card) => card.id === c.card?.id))
  return found.length === 0 ? 1 : Math.max(...found.map((candidate) => candidate.coverage))
}

/** The course asked for is told by its versions; a name it does not hold is not answered by the others. */
const isCourse = ({ form, cards }: NonNullable<Choice>, detection: QueryPlan['detection']): boolean => {
  const { chain } = detection
  return (
    chain !== undefined &&
    (form === 'since' || form === 'past' || !asksSpan(detection)) &&
    cards.every(({ slot }) => chain.slots.includes(slot))
  )
}

/** Words longer than this are no quotation. */
const LONGEST_QUOTE = 120

function wordAnswer(
  engine: Engine,
  { detection, query }: QueryPlan,
  times: AnswerTimes,
  choice: Choice,
  quote: string | null,
): string {
  const templates = templatesFor(engine, detection.language)
  if (!choice) return quote ?? templates.unknown(detection, times)
  const saysOver = choice.cards[0]?.relation === 'retracts' && quote !== null && quote.length <= LONGEST_QUOTE
  const words = saysOver ? { quote } : {}
  return templates.render({ detection, question: query.text, ...times, ...choice, ...words })
}

/** Only a time that is over can be told apart from now. */
function timesOf({ clock }: Engine, { date }: QueryPlan) {
  const now = clock.now()
  const over = date !== null && date.to !== null && date.to <= now
  return { now, zone: clock.zone, date: over ? date : null }
}
