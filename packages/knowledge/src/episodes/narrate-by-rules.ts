import { dateForm, sliceWhole } from '@recollect/core/plugin'
import type { Engine } from '../engine.ts'
import type { Original } from '@recollect/core/plugin'
import type { MemoryCard, Episode } from '@recollect/core'
import { episodeWords } from './episode-words.ts'
import { choose, ratedSentences } from './rated-sentences.ts'
import type { RatedSentence } from './rated-sentences.ts'

/** UTF-16 units. A narration is shorter than what it tells, but of little it tells all. */
const TITLE = 60
const SUMMARY = { sentences: 2, each: 160 }
const CONTENT = { share: 0.6, least: 240, most: 1200 }
const EDGE = /[\s。．.;；,，、:：]$/u

/**
 * Tells a conversation in its own sentences, those that say most, in the order they were said, with who said them and with the dates
 * their time words mean. Sentences that facts came from, as the cards say, go before others. Pure; linear but for sorting.
 */
export function narrateByRules(
  engine: Pick<Engine, 'packs' | 'termsOf'>,
  original: Original,
  cards: readonly MemoryCard[] = [],
): Pick<Episode, 'title' | 'summary' | 'content'> {
  const words = episodeWords(engine.packs, original.language)
  const rated = ratedSentences(engine, original, cards, words)
  const total = rated.reduce((sum, { text }) => sum + text.length, 0)
  const budget = Math.min(CONTENT.most, Math.max(CONTENT.least, Math.round(total * CONTENT.share)))
  const when = periodOf(original)
  const [best] = choose(rated, 1, TITLE)
  const summary = choose(rated, SUMMARY.sentences, Infinity)
  return {
    title: best === undefined ? when : clip(titleOf(best, words.says), TITLE),
    summary: summary.length === 0 ? when : linesOf(summary, words.says, SUMMARY.each).join(' '),
    content: [when, ...linesOf(choose(rated, Infinity, budget), words.says, Infinity)].join('\n'),
  }
}

const titleOf = ({ who, isNamed, text }: RatedSentence, says: string): string =>
  (isNamed ? who + says : '') + bare(text)

/** As it was said; a sentence that is left out leaves a space. */
const spaceBefore = ({ space }: RatedSentence): string => (space.length < 2 ? space : ' ')

/** Without the punctuation it ends in. */
function bare(text: string): string {
  let end = text.length
  while (end > 0 && EDGE.test(text.slice(end - 1, end))) end -= 1
  return end === 0 ? text : text.slice(0, end)
}

/** Sentences of one message side by side, each message a line. */
function linesOf(sentences: readonly RatedSentence[], says: string, each: number): readonly string[] {
  const lines: string[] = []
  let message = -1
  for (const one of sentences) {
    const text = clip(one.text, each)
    if (one.message === message) lines.push(`${lines.pop() ?? ''}${spaceBefore(one)}${text}`)
    else lines.push(`${one.who}${says}${text}`)
    message = one.message
  }
  return lines
}

const clip = (text: string, most: number): string =>
  text.length <= most ? text : `${sliceWhole(text, 0, most - 1).trimEnd()}…`

/** `2024-01-15 10:00–10:02`, or with both days. */
function periodOf({ messages, zone }: Original): string {
  const [first, last] = [messages[0], messages.at(-1)].map((message) =>
    message === undefined ? '' : dateForm(message.saidAt, 'minute', zone),
  )
  if (first === undefined || last === undefined || first === last) return first ?? ''
  const [day, time] = last.split(' ')
  return `${first}–${first.startsWith(`${day ?? ''} `) ? (time ?? '') : last}`
}
