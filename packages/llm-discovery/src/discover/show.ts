import type { Episode, MemoryCard, SemanticNode } from '@recollect/core'
import type { Original } from '@recollect/core/plugin'
import { fenced, inLine, indented, shown } from '../prompts/fence.ts'
import type { Labels } from '../prompts/types.ts'
import { clip } from '../text.ts'
import { dayOf, lineOf, weekdaysOf } from './lines.ts'

const MAX_ACCOUNT = 12_000
const MAX_EARLIER = 500
const MAX_VALUE = 300

/** Everything below is data; it goes to the user's side of a prompt, part by part. */
export const joined = (...parts: readonly string[]): string => parts.join('\n\n')

export const linesOf = ({ messages, zone }: Original, labels: Labels): readonly string[] =>
  messages.map((message, number) => lineOf(message, number, zone, labels))

export const showConversation = (lines: readonly string[], { conversation }: Labels): string =>
  `${conversation}\n${fenced('conversation', lines)}`

export const showTimes = (original: Original, labels: Labels): string =>
  [`${labels.zone} ${original.zone}`, `${labels.days} ${weekdaysOf(original, labels).join(', ')}`].join('\n')

/** As a label, what it is called in the prompt; ids mean nothing to a model. */
export const labelOf = (place: number): string => `E${place + 1}`

export function showEarlier(episodes: readonly Episode[], zone: string, { earlier, none }: Labels): string {
  const lines = episodes.map(({ title, summary, startedAt }, place) => {
    const told = clip(inLine(`${title}. ${summary}`), MAX_EARLIER)
    return `${labelOf(place)} [${dayOf(startedAt, zone)}] ${told}`
  })
  return `${earlier}\n${lines.length === 0 ? none : fenced('episodes', lines)}`
}

/** Keys as JSON, so that it shows where they begin and end. */
export function showKnown(nodes: readonly SemanticNode[], zone: string, { known, none }: Labels): string {
  const lines = nodes.map(({ key, value, validFrom }) =>
    inLine(JSON.stringify({ key, value: clip(value, MAX_VALUE), since: dayOf(validFrom, zone) })),
  )
  return `${known}\n${lines.length === 0 ? none : fenced('known', lines)}`
}

export function showFacts(cards: readonly MemoryCard[], { known, none }: Labels): string {
  const lines = cards.map(({ entity, slot, value, polarity }) =>
    inLine(`${entity}.${slot}: ${polarity === 'negative' ? '!' : ''}${clip(value, MAX_VALUE)}`),
  )
  return `${known}\n${lines.length === 0 ? none : fenced('known', lines)}`
}

export const showEpisode = ({ title, content }: Episode, { episode }: Labels): string =>
  `${episode}\n${fenced('episode', [inLine(title), shown(clip(content, MAX_ACCOUNT))])}`

export const showReconstruction = (text: string, { reconstruction }: Labels): string =>
  `${reconstruction}\n${fenced('reconstruction', [indented(text)])}`
