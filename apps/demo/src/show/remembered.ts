import type { CardChange, MemoryCard, RememberResult } from '@recollect/core'
import { slotName, valueOf } from './card.ts'
import { percent } from './style.ts'
import type { Style } from './style.ts'

/** What a message did to the memory: a line a fact, or one that says there was none. */
export function rememberedLines(result: RememberResult, style: Style): string[] {
  const { frame, colours } = style
  const changes = result.changes.flatMap((change) => changeLine(change, style) ?? [])
  if (changes.length > 0) return changes
  if (result.item.role === 'assistant') return [colours.dim(`· ${frame.keptAssistant}`)]
  const rejected = result.rejected[0]
  const why = rejected ? ` — ${frame.dropped(rejected.by, rejected.reason)}` : ''
  return [colours.dim(`· ${frame.kept}${why}`)]
}

const MARKS: Readonly<Record<CardChange['action'], string>> = {
  sets: '+',
  updates: '~',
  extends: '+',
  retracts: '-',
  reinforces: '=',
  files: '<',
  corrects: '≠',
  contests: '?',
  none: '·',
}

function changeLine(change: CardChange, style: Style): string | null {
  const { action, card, closed } = change
  const about = card ?? closed[0]
  if (!about) return null
  const { frame, colours } = style
  const before = closed.filter(({ value }) => value !== '').map((old) => beforeOf(old, about, style))
  const values = colours.bold(chain(action, about, before, style))
  const version = about.version > 1 ? ` (${frame.version(about.version)})` : ''
  const line = `${MARKS[action]} ${frame.actions[action]} ${colours.cyan(slotName(about))}: ${values}${version}`
  return `${line}  ${colours.dim(originOf(about))}`
}

/** The old value; with its slot when that is another (`likes` → `dislikes`). */
const beforeOf = (old: MemoryCard, now: MemoryCard, style: Style): string =>
  slotName(old) === slotName(now) ? valueOf(old, style) : `${slotName(old)} ${valueOf(old, style)}`

function chain(
  action: CardChange['action'],
  card: MemoryCard,
  before: readonly string[],
  style: Style,
): string {
  const value = valueOf(card, style)
  if (action === 'retracts') return `${before.join('、') || value} → ✗`
  return action === 'updates' && before.length > 0 ? `${before.join('、')} → ${value}` : value
}

const originOf = ({ rule, confidence }: MemoryCard): string => `${rule ?? '-'} ${percent(confidence)}`
