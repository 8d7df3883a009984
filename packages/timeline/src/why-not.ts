import type { RecallOptions, MemoryCard } from '@recollect/core'
import type { TracedRecall } from '@recollect/core/past'
import type { Engine, KnownRecord, QueryPlan, OptionNames } from '@recollect/core/plugin'
import { InvalidInputError, NotFoundError } from '@recollect/core'
import { normalizeText } from '@recollect/core/text'
import { checkRecallFilter, expandQuery, knowledgeOf, SCANNED, tracedRecaller } from '@recollect/core/past'
import { beginning, checkLimit, checkOptions, NOW, readScope, told } from '@recollect/core/plugin'
import { EXPANSION_KINDS, countIndexTerms } from '@recollect/core/extraction'
import type { ScopeView } from '@recollect/core/store'
import type { WhyNot, WhyNotExpansion, WhyNotOptions } from './api/why-not.ts'
import { whyNotOf } from './why-not/why-not.ts'
import { isKnowledge } from './why-not/facts.ts'
import type { RecordLookedAt, WhyNotFacts } from './why-not/facts.ts'
import { failing } from './why-not/filter.ts'
import { sharedStopWords, sharedTerms } from './why-not/terms.ts'

/** The most a recall gives. */
const WIDEST = 1000
const SHOWN_TERMS = 64

/** Recalls with a trace, then asks of one record what became of it. A second, wider recall tells the rank of what stood beyond reach. */
export async function whyNot(
  engine: Engine,
  scope: string,
  id: string,
  query: string,
  given: WhyNotOptions = {},
): Promise<WhyNot> {
  const options = recallOptions(checkOptions('whyNot', given, OPTIONS))
  const recall = await tracedRecaller(engine, scope, query, options)
  return readScope(engine, scope, NOW, async (view) => {
    const record = await findRecord(engine, scope, view, id)
    const facts = await gather(engine, view, { record, ...(await recall(view)), wide: null }, options)
    const answer = whyNotOf(facts)
    if (answer.code !== 'beyond_limit' || answer.rank !== null) return answer
    const ran = facts.trace.tiers.some(({ tier, ran: did }) => tier === 'substring' && did)
    const { trace: wide } = await recall(view, (plan) => widened(plan, ran))
    return whyNotOf({ ...facts, wide })
  })
}

/** Callers without types may pass those of a recall: pages are of no use here. */
const OPTIONS: OptionNames<WhyNotOptions> = {
  ...{ limit: true, filter: true, includeInactive: true, excludeItem: true, policy: true, signal: true },
}

function recallOptions({
  limit,
  filter,
  includeInactive,
  excludeItem,
  policy,
  signal,
}: WhyNotOptions): RecallOptions {
  if (limit !== undefined) checkLimit(limit)
  return {
    ...(limit === undefined ? {} : { limit }),
    ...(filter === undefined ? {} : { filter }),
    ...(includeInactive === undefined ? {} : { includeInactive }),
    ...(excludeItem === undefined ? {} : { excludeItem }),
    ...(policy === undefined ? {} : { policy }),
    ...(signal === undefined ? {} : { signal }),
  }
}

/** As the first recall, but for the limit: substring must not begin to help, nor cease to. */
const widened = (plan: QueryPlan, substring: boolean): QueryPlan => {
  const { config } = plan
  const off = substring ? config.query.off : [...config.query.off, 'substring' as const]
  return { ...plan, limit: WIDEST, config: { ...config, query: { off } } }
}

async function findRecord(
  engine: Engine,
  scope: string,
  view: ScopeView,
  id: string,
): Promise<RecordLookedAt> {
  // Callers without types may pass anything.
  if (typeof id !== 'string')
    throw new InvalidInputError(`The id must be a string, not ${told(id)}. Pass that of an item or card.`)
  const item = await view.items.get(id)
  if (item) return { kind: 'item', item, card: null }
  const card = await view.cards.get(id)
  if (!card) {
    const known = await (await knowledgeOf(engine, scope, view, engine.config.recall.policy))?.record(id)
    if (known) return known
    throw new NotFoundError('item or card', id, 'items.list() and cards.list()')
  }
  return { kind: 'card', card, item: card.itemId === null ? null : await view.items.get(card.itemId) }
}

async function gather(
  engine: Engine,
  view: ScopeView,
  facts: TracedRecall & Pick<WhyNotFacts, 'record' | 'wide'>,
  options: RecallOptions,
): Promise<WhyNotFacts> {
  const { record, plan, trace } = facts
  const { item, card } = record
  const told = isKnowledge(record)
  const cards = card ? [card] : told || item === null ? [] : await view.cards.byItem(item.id)
  const own = told ? termsOfTold(record) : item ? [...countIndexTerms(engine, item, item.speaker).keys()] : []
  const newest = await view.items.recent(SCANNED)
  const words = (text: string) => engine.matcher.scan(text)
  return {
    ...facts,
    cards,
    terms: {
      query: trace.terms,
      shared: item && !told ? await sharedTerms(view, plan, item.seq, trace.terms) : [],
      record: [...new Set(own)].slice(0, SHOWN_TERMS),
      stopWords:
        item && !told
          ? sharedStopWords(engine.packs, words(beginning(item.text)), words(plan.query.source))
          : [],
    },
    similarity: item && !told ? await similarityOf(view, plan, item.seq) : null,
    scanned: item !== null && newest.some(({ id }) => id === item.id),
    newer: await newerOf(view, cards),
    expansions: missed(engine, plan, item?.text ?? '', own),
    // An episode passes by its messages, as the recall looked at them.
    failing:
      options.filter === undefined || record.kind === 'episode'
        ? []
        : failing(record, cards, checkRecallFilter(options.filter)),
  }
}

const termsOfTold = (record: KnownRecord): readonly string[] =>
  record.kind === 'node' ? record.node.searchKeywords : record.episode.terms

/** How near an item is to the query; null when one of the two has no vector. Compares every vector of the scope. */
async function similarityOf(view: ScopeView, { vector }: QueryPlan, seq: number): Promise<number | null> {
  if (!vector?.vector || !view.vectors) return null
  const { space, vector: query } = vector
  const all = await view.vectors.nearest(space, query, Math.max(1, space.vectors), -2)
  return all.find((one) => one.seq === seq)?.score ?? null
}

async function newerOf(view: ScopeView, cards: readonly MemoryCard[]): Promise<MemoryCard | null> {
  for (const { entity, slot, id, versionKey } of cards.filter(({ active }) => !active)) {
    const active = await view.cards.active(entity, [slot])
    const newer = active.find((one) => one.versionKey === versionKey && one.id !== id)
    if (newer) return newer
  }
  return null
}

/** Expansions of the query that are switched off, and those of the record's own words, where they would have met. */
function missed(
  engine: Engine,
  plan: QueryPlan,
  text: string,
  own: readonly string[],
): readonly WhyNotExpansion[] {
  const kinds = EXPANSION_KINDS.filter((kind) => kind !== 'pronouns' && kind !== 'stopwords')
  const expand = (of: QueryPlan['query']) =>
    expandQuery(engine.packs, of, plan.detection, kinds, engine.termsOf)
  const meeting = (terms: readonly string[], held: ReadonlySet<string>) =>
    terms.filter((term) => held.has(term))
  const [recordTerms, queryTerms] = [new Set(own), new Set(plan.terms)]
  const fromQuery = expand(plan.query).map(({ kind, terms }): WhyNotExpansion => {
    const off = terms.filter((term) => !plan.weights.has(term))
    return { kind, from: 'query', terms: meeting(off, recordTerms) }
  })
  const fromRecord =
    text === ''
      ? []
      : expand(normalizeText(beginning(text))).map(({ kind, terms }): WhyNotExpansion => {
          const others = terms.filter((term) => !recordTerms.has(term))
          return { kind, from: 'record', terms: meeting(others, queryTerms) }
        })
  return [...fromQuery, ...fromRecord].filter(({ terms }) => terms.length > 0)
}
