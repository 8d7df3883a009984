import type { Resumption, VersionPlan } from '@recollect/core/plugin'
import type { EpochMs } from '@recollect/core'
import type { NodeVersion } from '@recollect/core/store'
import { sayingOf, sayingsOf, saysAlready, withSayings } from './sayings.ts'
import type { Statement } from './sayings.ts'
import { cardId } from './version-cards.ts'

/** Numbers from the one after the last. */
const nextNumber = (versions: readonly NodeVersion[]): number =>
  versions.reduce((most, { version }) => Math.max(most, version), 0) + 1

/** All versions as they are once a plan is carried out; exactly one holds. Pure. */
export function carryOut(
  plan: VersionPlan,
  versions: readonly NodeVersion[],
  statement: Statement,
  nodeId: string,
  now: EpochMs,
): readonly NodeVersion[] {
  const inserted = insertedBy(plan, versions, statement, nodeId, now)
  const after = versions.flatMap((version) => amended(plan, version, statement, now))
  const numbered = [...after.filter(isKept), ...inserted, ...after.filter((one) => !isKept(one))]
  let next = nextNumber([...versions, ...inserted])
  return oneHolds(numbered.map((one) => (isKept(one) ? one : { ...one, version: next++ })))
}

/** What goes on gets a number at last. */
const UNNUMBERED = 0
const isKept = ({ version }: NodeVersion): boolean => version !== UNNUMBERED

function insertedBy(
  { insert }: VersionPlan,
  versions: readonly NodeVersion[],
  statement: Statement,
  nodeId: string,
  now: EpochMs,
): readonly NodeVersion[] {
  if (insert === null) return []
  const { value, context, gapType, episodeId, evidence, at } = statement
  const validFrom = insert.validFrom ?? at
  const validTo = insert.active ? null : (insert.validTo ?? validFrom)
  const confidence = insert.active ? averaged(versions, statement) : statement.confidence
  const made = { ...{ nodeId, value, context, gapType, confidence, episodeId, evidence }, seen: [] }
  return [{ ...made, version: nextNumber(versions), validFrom, validTo, recordedAt: now }]
}

/** A version after the plan, and those in which it goes on. */
function amended(
  plan: VersionPlan,
  version: NodeVersion,
  statement: Statement,
  now: EpochMs,
): readonly NodeVersion[] {
  const id = cardId(version)
  const closing = plan.close.find(({ card }) => card.id === id)
  const { patch } = plan.amend?.find(({ card }) => card.id === id) ?? {}
  const again = plan.reinforce?.id === id
  const resumed = (plan.resume ?? []).filter(({ card }) => card.id === id)
  if (!closing && !patch && !again && resumed.length === 0) return [version]
  const validFrom = patch?.validFrom ?? version.validFrom
  const validTo = patch?.active === true ? null : (closing?.validTo ?? patch?.validTo ?? version.validTo)
  const fresh = again && !saysAlready(version, statement.episodeId)
  const confidence = fresh ? reinforced(version.confidence) : version.confidence
  const changed = { ...version, validFrom, validTo, confidence }
  const sayings = [...sayingsOf(version), ...(again ? [sayingOf(statement)] : [])]
  return shared([changed, ...resumed.map((one) => goesOn(changed, one, now))], sayings, statement)
}

const goesOn = (
  version: NodeVersion,
  { validFrom, validTo, active }: Resumption,
  now: EpochMs,
): NodeVersion => ({
  ...version,
  ...{ version: UNNUMBERED, validFrom, validTo: active ? null : (validTo ?? validFrom), recordedAt: now },
})

/** Each saying goes to the last of the versions that had begun by then. */
function shared(
  versions: readonly NodeVersion[],
  sayings: ReturnType<typeof sayingsOf>,
  { evidence }: Statement,
): readonly NodeVersion[] {
  const starts = versions.map(({ validFrom }) => validFrom)
  const placeOf = (at: EpochMs) =>
    starts.reduce((place, start, i) => (start <= at && start >= (starts[place] ?? 0) ? i : place), 0)
  return versions.map((version, i) => {
    const own = withSayings(
      version,
      sayings.filter(({ at }) => placeOf(at) === i),
    )
    const { itemId, start, end, quote } = own.evidence
    const told =
      quote === '' && itemId === evidence.itemId && start === evidence.start && end === evidence.end
    return told ? { ...own, evidence } : own
  })
}

/** A versioner of the caller may close all, or none: what began last holds. */
function oneHolds(versions: readonly NodeVersion[]): readonly NodeVersion[] {
  const open = versions.filter(({ validTo }) => validTo === null)
  if (open.length === 1 || versions.length === 0) return versions
  const last = (open.length > 0 ? open : versions).reduce((a, b) => (b.validFrom >= a.validFrom ? b : a))
  return versions.map((one) => {
    if (one === last) return { ...one, validTo: null }
    return one.validTo === null ? { ...one, validTo: Math.max(one.validFrom, last.validFrom) } : one
  })
}

/** What the same value adds when it is said by another episode; the sum is at most 1. */
const REINFORCEMENT = 0.1

const rounded = (share: number): number => Math.round(share * 1000) / 1000

const reinforced = (confidence: number): number => Math.min(1, rounded(confidence + REINFORCEMENT))

/** Confidence of a new value: the mean of its own and that of the value that held; of the first value its own. Pure. */
function averaged(versions: readonly NodeVersion[], { confidence }: { readonly confidence: number }): number {
  const held = versions.find(({ validTo }) => validTo === null)
  return held === undefined ? confidence : rounded((held.confidence + confidence) / 2)
}
