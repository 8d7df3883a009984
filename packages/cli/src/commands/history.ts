import type { EpochMs, MemoryCard, ScopedMemory } from '@recollect/core'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { CliError } from '../errors/cli-error.ts'
import { readTime } from '../input/times.ts'
import { withMemory } from '../open-memory.ts'
import type { OpenMemory } from '../open-memory.ts'
import { factName, factValue, factWithDetails } from '../render/fact.ts'
import { quote } from '../render/quote.ts'
import { safe } from '../render/safe.ts'
import { table } from '../render/table.ts'
import { moment, stretch } from '../render/time.ts'
import type { View } from '../render/view.ts'
import { keyOf, knownSlots, slotGiven } from '../slots/known.ts'
import { similarNames } from '../slots/similar.ts'

interface HistoryArguments {
  readonly slot: string
  readonly knownAt: string | undefined
}

type Open = Pick<OpenMemory, 'memory' | 'packs'>

/** All versions of a fact, or those known at a moment, in order of validity. @throws CliError NOT_FOUND when there is none. */
const history = ({ slot, knownAt }: HistoryArguments, context: Context): Promise<readonly ToldVersion[]> =>
  withMemory(context, 'read', (open) =>
    toldHistory(slot, open, context, knownAt === undefined ? undefined : readTime(knownAt, context)),
  )

/** The same in a memory that is open. */
export async function toldHistory(
  slot: string,
  open: Open,
  context: Context,
  knownAt?: number,
): Promise<readonly ToldVersion[]> {
  const { memory, packs } = open
  const from = knownAt === undefined ? memory : memory.at({ knownAt })
  const versions = await withSources(await from.history(keyOf(await slotGiven(slot, open, context))), from)
  if (versions.length > 0) return versions
  const names = [
    ...(await ownNames(memory)),
    ...(await knownSlots(packs, context)).all().map(({ name }) => name),
    ...Object.values(context.text.slots.names),
  ]
  const similar = similarNames(
    slot,
    names.filter((name) => name !== slot && !name.endsWith('*')),
  )
  throw new CliError('NOT_FOUND', (t) => t.errors.noHistory(slot, similar.join(', ')))
}

const MOST = 1000

/** Names that facts are kept under, of the first thousand facts. */
async function ownNames({ cards }: Pick<ScopedMemory, 'cards'>): Promise<string[]> {
  const { rows } = await cards.list({ limit: MOST })
  return rows.map(({ slot }) => slot)
}

/** The message a version was taken from; null for what was written directly, or whose message is gone. */
interface VersionSource {
  readonly text: string
  readonly saidAt: EpochMs
  readonly speaker: string | null
}

type ToldVersion = MemoryCard & { readonly source: VersionSource | null }

/** Versions with the words they rest on. */
async function withSources(
  versions: readonly MemoryCard[],
  memory: Pick<ScopedMemory, 'items'>,
): Promise<readonly ToldVersion[]> {
  const sources = new Map<string, VersionSource | null>()
  for (const { itemId } of versions) {
    if (itemId === null || sources.has(itemId)) continue
    const item = await memory.items.get(itemId)
    sources.set(itemId, item && { text: item.text, saidAt: item.saidAt, speaker: item.speaker })
  }
  return versions.map((card) => ({ ...card, source: sources.get(card.itemId ?? '') ?? null }))
}

/** What a version is, at a glance. */
const MARKS = { holds: '●', held: '○', ended: '■', mistake: '✕', contested: '◐' } as const

/** A time line: each version with when it was true, when it was known, what came of it, and the words it rests on. */
export function renderHistory(versions: readonly ToldVersion[], view: View): string {
  const { text, colors } = view
  const [first] = versions
  if (!first) return text.output.lists.none
  const heads = table(
    versions.map((card) => [
      `${MARKS[standing(card)]} ${numberOf(card, versions)}`,
      factWithDetails(card, view) || card.relation,
      validity(card, view),
      colors.dim(card.id),
    ]),
  ).split('\n')
  const lines = versions.flatMap((card, i) => [
    heads[i] ?? '',
    ...details(card, versions, view).map((line) => `    ${line}`),
  ])
  return [text.output.lists.chain(factName(first, text)), ...lines].join('\n')
}

/**
 * Empty where numbers would repeat: a mistake has left its number to what took its place, what was only said to be over or denied
 * counts for itself, and so does each of several values that has no second version.
 */
function numberOf({ valueKey, version }: ToldVersion, versions: readonly ToldVersion[]): string {
  const isAlone = valueKey !== '' && versions.filter((other) => other.valueKey === valueKey).length === 1
  return /^[\^~!]/u.test(valueKey) || (isAlone && versions.length > 1) ? '' : `v${version}`
}

function standing(card: ToldVersion): keyof typeof MARKS {
  if (card.correctedBy !== null) return 'mistake'
  if (card.contested && card.supersededAt === null) return 'contested'
  if (card.relation === 'retracts') return 'ended'
  return card.active ? 'holds' : 'held'
}

function validity(card: ToldVersion, view: View): string {
  const { timeline } = view.text.versions
  const { validFrom, validTo, recordedAt } = card
  switch (standing(card)) {
    case 'mistake':
      return timeline.never
    case 'ended':
      return timeline.ended(moment(validTo ?? validFrom ?? recordedAt, view))
    default:
      return validFrom === null && validTo === null && !card.active
        ? timeline.over
        : timeline.true(stretch(validFrom, validTo, view))
  }
}

function details(card: ToldVersion, versions: readonly ToldVersion[], view: View): string[] {
  const { timeline } = view.text.versions
  const { recordedAt, expiresAt } = card
  const heard = moment(recordedAt, view)
  const seenAt = againAt(card, versions)
  const last = seenAt.at(-1)
  return [
    [knowledge(heard, card, view), ...fate(card, versions, view)].join(view.text.versions.at.separator),
    ...(card.contested ? [view.colors.yellow(timeline.contested)] : []),
    ...(card.active && expiresAt !== null ? [timeline.expires(moment(expiresAt, view))] : []),
    origin(card, view),
    ...(last === undefined ? [] : [timeline.again(seenAt.length, moment(last, view))]),
  ]
}

/** When it was said again: what put right a mistake said it for the first time. */
function againAt({ id, seenAt, source, recordedAt }: ToldVersion, versions: readonly ToldVersion[]) {
  const putsRight = versions.some(({ correctedBy }) => correctedBy === id)
  const first = source?.saidAt ?? recordedAt
  return putsRight ? seenAt.filter((at) => (source === null ? at > first : at !== first)) : seenAt
}

/** What arrives late was superseded before it was heard of. */
function knowledge(heard: string, { recordedAt, supersededAt }: ToldVersion, view: View): string {
  const { timeline } = view.text.versions
  if (supersededAt === null) return timeline.knownSince(heard)
  if (supersededAt <= recordedAt) return timeline.late(heard)
  return timeline.known(heard, moment(supersededAt, view))
}

/** What ended it, or put it right. */
function fate(card: ToldVersion, versions: readonly ToldVersion[], view: View): string[] {
  const { timeline } = view.text.versions
  const name = (other: ToldVersion) => `${numberOf(other, versions)} ${factValue(other, view.text)}`.trim()
  if (card.correctedBy !== null) {
    const right = versions.find(({ id }) => id === card.correctedBy)
    return [timeline.corrected(right ? name(right) : card.correctedBy)]
  }
  if (card.active || card.validTo === null || card.relation === 'retracts') return []
  if (card.validTo === card.expiresAt) return [timeline.expired]
  const next = versions.find(
    (other) =>
      other !== card &&
      other.correctedBy === null &&
      other.validFrom === card.validTo &&
      other.valueKey === card.valueKey,
  )
  if (!next) return []
  return [next.relation === 'retracts' ? timeline.withdrawn : timeline.replaced(name(next))]
}

/** `said 2025-03-01: I »live in Lisbon«.` */
function origin({ source, span, session }: ToldVersion, view: View): string {
  const { timeline } = view.text.versions
  if (source === null) return timeline.written(session === null ? '' : safe(session))
  const words = span === null ? safe(source.text) : quote(source.text, span, view)
  return timeline.said(moment(source.saidAt, view), words)
}

export const spec = command({
  name: 'history',
  argument: { syntax: '<slot>', help: 'slot' },
  options: ['knownAt'],
  read: (values): HistoryArguments => ({ slot: values.argument ?? '', knownAt: values.time('known-at') }),
  run: history,
  render: renderHistory,
})
