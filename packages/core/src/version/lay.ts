import { denialKey, isDenial } from '../facts/keys.ts'
import type { ValueForms } from '../plugin/versioner.ts'
import { isOneOfSeveral } from '../slots/several.ts'
import type { CardDraft } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import type { SlotSpec } from '../types/slot.ts'
import { doubtIn } from './set-aside.ts'
import { sameValue } from './restated.ts'
import type { Statement } from './statement.ts'

export interface LayRules {
  readonly slot: SlotSpec
  readonly values: ValueForms
}

/** A stretch of time over which a value held, with everything that said so. */
export interface Span {
  readonly versionKey: string
  readonly valueKey: string
  readonly from: EpochMs
  to: EpochMs | null
  /** In order; the first began it. */
  readonly seen: Statement[]
  /** What was said beside it without replacing it. */
  readonly rivals: Rival[]
}

/** What another source said of the moment a span began, or what was said later and is in doubt. */
export interface Rival {
  readonly from: EpochMs
  /** In order; the first began it. */
  readonly seen: Statement[]
  /** When what holds was said again, which ended it. */
  settled: EpochMs | null
}

/** What an ending ended, and when that was. */
export interface Ended {
  readonly at: EpochMs
  readonly spans: readonly Span[]
}

export interface Layout {
  readonly spans: readonly Span[]
  /** Endings that ended something. */
  readonly ended: ReadonlyMap<Statement, Ended>
}

/** Lays statements, which come in order, on the line of time: what held when, if each is believed until the next one speaks against it. */
export function lay(statements: readonly Statement[], rules: LayRules): Layout {
  const spans: Span[] = []
  const ended = new Map<Statement, Ended>()
  const open = new Set<Span>()
  const bounds = new Map<string, EpochMs>()
  for (const one of statements) {
    const own = one.role === 'states' ? [...open].find((span) => isOfChain(one, span)) : undefined
    const joined = own !== undefined && join(own, one, rules)
    if (joined && !isDenial(one.says)) continue
    const hit = [...open].filter((span) => span !== (joined ? own : null) && stops(one, span, rules))
    const bound = one.role === 'states' ? (bounds.get(chainOf(one)) ?? -Infinity) : -Infinity
    const at = Math.min(one.at, Math.max(one.began, bound, ...hit.map((span) => span.from)))
    for (const span of hit) {
      span.to = at
      open.delete(span)
      bounds.set(chainOf(span), at)
    }
    if (one.role === 'ends' && hit.length > 0) ended.set(one, { at, spans: hit })
    if (one.role !== 'states' || joined) continue
    const span = begin(one, at)
    spans.push(span)
    open.add(span)
  }
  return { spans, ended }
}

const begin = (one: Statement, from: EpochMs): Span => {
  const { versionKey, valueKey } = one
  return { versionKey, valueKey, from, to: null, seen: [one], rivals: [] }
}

/** A chain of versions. */
export interface Place {
  readonly versionKey: string
  readonly valueKey: string
}

export const chainOf = ({ versionKey, valueKey }: Place): string => `${versionKey}\u0000${valueKey}`

export const isOfChain = (a: Place, b: Place): boolean =>
  a.valueKey === b.valueKey && a.versionKey === b.versionKey

/** Takes up what says the same, or what another source says of the same moment. */
function join(span: Span, one: Statement, { slot }: LayRules): boolean {
  const [first] = span.seen
  if (first === undefined) return false
  if (redates(one.says, first.says)) return false
  if (sameValue(first.says, one.says, slot)) {
    span.seen.push(one)
    for (const rival of span.rivals) if (one.at > (rival.seen[0]?.at ?? 0)) rival.settled ??= one.at
    return true
  }
  if (!contests(span, first, one)) return false
  // Of two of one moment that holds which was there first.
  const there = one.card?.active === true && first.card?.active !== true && one.at === first.at
  for (const rival of there ? span.seen.splice(0, span.seen.length, one) : [one]) stand(span, rival, slot)
  return true
}

/** What is said again in doubt is one rival, however often. */
function stand(span: Span, one: Statement, slot: SlotSpec): void {
  const said = span.rivals.find(
    ({ seen: [first], settled }) => settled === null && first && isAgain(first, one, slot),
  )
  if (said) said.seen.push(one)
  else
    span.rivals.push({
      from: doubtIn(one.says) === null ? span.from : Math.max(span.from, one.began),
      seen: [one],
      settled: null,
    })
}

const isAgain = (first: Statement, one: Statement, slot: SlotSpec): boolean =>
  doubtIn(one.says) !== null && sameValue(first.says, one.says, slot)

/** "We go in June instead": what is meant to be done is the same, and the day is another. */
const redates = (one: Dated, known: Dated): boolean =>
  one.kind === 'goal' &&
  one.relation === 'updates' &&
  one.eventDate !== null &&
  (known.eventDate === null || one.eventDate.from !== known.eventDate.from)

type Dated = Pick<CardDraft, 'kind' | 'relation' | 'eventDate'>

/** What is in doubt, and two sources that plainly state different values of a single slot for the same moment. */
const contests = (span: Span, first: Statement, one: Statement): boolean =>
  (doubtIn(one.says) !== null && !isDenial(one.says)) || differs(span, first, one)

const differs = (span: Span, first: Statement, one: Statement): boolean =>
  one.says.relation === 'sets' &&
  one.at === first.at &&
  span.seen.every((seen) => seen.at === first.at) &&
  first.session !== null &&
  one.session !== null &&
  first.session !== one.session &&
  !isDenial(one.says)

/** Whether a value holds no longer once a statement is made. */
function stops(one: Statement, span: Span, { slot, values }: LayRules): boolean {
  const says = span.seen[0]?.says
  if (says === undefined || (one.role === 'gap' && isOfChain(one, span))) return says !== undefined
  if (one.role === 'gap') return false
  const { value } = one.says
  const positive = one.role === 'states' && !isDenial(one.says)
  if (span.versionKey !== one.versionKey)
    return positive && !isDenial(says) && (span.valueKey === one.valueKey || values.isSame(value, says.value))
  const takenBack = one.role === 'ends' && isDenial(one.says)
  if (isDenial(says)) return (positive || takenBack) && span.valueKey === denialKey(values.form(value))
  if (positive) return isOfChain(one, span) || isSameFacet(one.says, says, slot, values)
  if (isOfAnother(one.says, says)) return false
  const told = [says, ...span.rivals.flatMap(({ seen }) => seen.map((rival) => rival.says))]
  return values.form(value) === ''
    ? one.role === 'ends'
    : told.some((known) => names(one.says, known, values) || endsFacet(one.says, known, slot, values))
}

/** What ends for one son holds of the other. */
const isOfAnother = (one: Named, known: Named): boolean =>
  isOneOfSeveral(known.entity) &&
  known.slot !== 'name' &&
  one.facet !== null &&
  known.facet !== null &&
  one.facet !== known.facet

type Named = Pick<CardDraft, 'entity' | 'slot' | 'facet'>

/** "No need to keep it short any more" ends whatever holds of that side, in whichever words it was said. */
const endsFacet = (one: Faceted, known: Faceted, slot: SlotSpec, values: ValueForms): boolean =>
  slot.singlePerFacet === true && isSameFacet(one, known, slot, values)

/** By its words, or by the normal form that other words have as well: "not vegetarian any more" ends "veggie". */
const names = (one: Valued, known: Valued, values: ValueForms): boolean =>
  values.pointsAt(one.value, known.value) || (one.normal !== null && one.normal === known.normal)

type Valued = Pick<CardDraft, 'value' | 'normal'>

type Faceted = Pick<CardDraft, 'facet' | 'relation'> & { readonly rule: string | null }

/** Written directly as an update, with no facet: it takes the place of all that the slot holds. */
const replacesAll = ({ facet, relation, rule }: Faceted): boolean =>
  facet === null && relation === 'updates' && (rule ?? '') === ''

/**
 * Whether an update of one facet replaces a value. Of what has no slot of its own, facets point at each other as values do (时间 finds
 * 会议时间); elsewhere the printer is not the printer's password, nor a tone that of code reviews.
 */
function isSameFacet(one: Faceted, known: Faceted, slot: SlotSpec, values: ValueForms): boolean {
  if (!replacesFacet(one, slot)) return false
  if (one.facet === null || known.facet === null) return replacesAll(one)
  const isLoose = slot.singlePerFacet !== true || slot.name === 'generic'
  return isLoose
    ? values.pointsAt(one.facet, known.facet)
    : values.form(one.facet) === values.form(known.facet)
}

export const replacesFacet = (one: Faceted, slot: SlotSpec): boolean =>
  slot.cardinality === 'multi' &&
  (replacesAll(one) || (one.facet !== null && (one.relation === 'updates' || slot.singlePerFacet === true)))
