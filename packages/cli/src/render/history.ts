import type { ToldVersion } from '../commands/history/versions.ts'
import { factName, factValue, factWithDetails } from './fact.ts'
import { moment, stretch } from './time.ts'
import { quote } from './quote.ts'
import { safe } from './safe.ts'
import { table } from './table.ts'
import type { View } from './view.ts'

/** What a version is, at a glance. */
const MARKS = { holds: '●', held: '○', ended: '■', mistake: '✕', contested: '◐' } as const

/** A time line: each version with when it was true, when it was known, what came of it, and the words it rests on. */
export function renderHistory(versions: readonly ToldVersion[], view: View): string {
  const { text, colors } = view
  const [first] = versions
  if (!first) return text.output.lists.none
  const heads = table(
    versions.map((card) => [
      // A mistake has left the numbers to what took its place.
      `${MARKS[standing(card)]} ${card.correctedBy === null ? `v${card.version}` : ''}`,
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
  const { recordedAt, expiresAt, seenAt } = card
  const heard = moment(recordedAt, view)
  const last = seenAt.at(-1)
  return [
    [knowledge(heard, card, view), ...fate(card, versions, view)].join(view.text.versions.at.separator),
    ...(card.contested ? [view.colors.yellow(timeline.contested)] : []),
    ...(card.active && expiresAt !== null ? [timeline.expires(moment(expiresAt, view))] : []),
    origin(card, view),
    ...(last === undefined ? [] : [timeline.again(seenAt.length, moment(last, view))]),
  ]
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
  const name = (other: ToldVersion) => `v${other.version} ${factValue(other, view.text)}`.trim()
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
