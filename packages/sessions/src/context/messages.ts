import type { Hit, MemoryCard, MemoryItem } from '@recollect/core'
import { beginning } from '@recollect/core/plugin'
import { GROUP } from './candidate.ts'
import type { Candidate } from './candidate.ts'
import { quotedUpTo } from './cut-text.ts'
import { dayOf } from './dates.ts'
import { factOf } from './fact-line.ts'
import type { Wording } from './fact-line.ts'
import { mark } from './marks.ts'
import { quoted, visible, visibleWords } from './safe-text.ts'

export interface MessageMaterial {
  readonly hits: readonly Hit[]
  /** Forms of texts that are there already: the message itself, questions and answers of the pairs. */
  readonly said: ReadonlySet<string>
  /** Facts that may be there; null when none are wanted, and the messages they came from stand for them. */
  readonly facts: readonly MemoryCard[] | null
  /** The form in which two texts are one. */
  readonly formOf: (text: string) => string
  /** Whether it is the field of a form that is there. */
  readonly isInForm: (item: MemoryItem) => boolean
}

/** Messages the recall found, best first, without those that say what is there already. Pure. */
export function messageCandidates(material: MessageMaterial, wording: Wording): readonly Candidate[] {
  const seen = new Set<string>()
  return material.hits.flatMap((hit, rank): Candidate[] => {
    const { item, kind, score, outdated } = hit
    if (item === null || seen.has(item.id) || (kind === 'card' && material.facts !== null)) return []
    seen.add(item.id)
    const text = visibleWords(beginning(item.text))
    const form = material.formOf(text)
    if (text === '' || seen.has(form) || material.said.has(form)) return []
    seen.add(form)
    if (isTold(item, material.facts ?? []) || material.isInForm(item)) return []
    const line = (most: number) => messageLine(item, text, outdated, most, wording)
    return [{ data: { section: 'recalled', item, score }, place: [GROUP.recalled, rank], line }]
  })
}

const WIDE = /[\u1100-\uffdc]/gu
/** A wide character counts two. */
const columns = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0)

/** What is told besides facts in fewer columns is no more than their frame: "I live in …". */
const FRAME = 32

/** Whether the facts it gave tell about all it says. */
function isTold(item: MemoryItem, facts: readonly MemoryCard[]): boolean {
  const spans = facts.flatMap(({ itemId, span }) => (itemId === item.id && span ? span : []))
  const told = spans.reduce((sum, { start, end }) => sum + columns(item.text.slice(start, end)), 0)
  return spans.length > 0 && columns(item.text.trim()) - told <= FRAME
}

/** `- [memory said 2026-01-20, user] "…"`, with what of it holds no longer. Pure. */
function messageLine(
  { saidAt, role, speaker }: MemoryItem,
  text: string,
  outdated: readonly MemoryCard[],
  most: number,
  wording: Wording,
): string {
  const { words, zone } = wording
  const who = speaker === null ? role : `${role} ${quoted(visible(speaker))}`
  const gone = outdated.map((card) => factOf(card, most, wording)).join(', ')
  const note = gone === '' ? '' : ` (${words.outdated}: ${gone})`
  return `${mark('said', ` ${dayOf(saidAt, zone)}, ${who}`)} ${quotedUpTo(text, most)}${note}`
}
