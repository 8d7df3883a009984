import { RecollectError } from '@recollect/core'
import type { Episode } from '@recollect/core'
import { sliceWhole } from '@recollect/core/plugin'
import { cleanLine, cleanText, hasRecalledMark, fieldOf } from './checks/read-fields.ts'

/** Longer narrations are cut: what they tell stands in the messages. */
const MOST = { title: 200, summary: 1000, content: 8000 } as const

export interface CheckedNarration extends Pick<Episode, 'title' | 'summary' | 'content'> {
  /** One of the episodes the discoverer was shown; null: an event of its own, also when it names another one. */
  readonly sameAs: Episode | null
}

/** Believes nothing. @throws RecollectError `MODEL_INVALID_RESPONSE` when there is nothing to tell by. Pure. */
export function checkNarration(given: unknown, shown: readonly Episode[]): CheckedNarration {
  const title = textOf(given, 'title')
  const content = textOf(given, 'content')
  const summary = textOf(given, 'summary') || content
  const sameAs = fieldOf(given, 'sameAs')
  return {
    title: cut(cleanLine(title || summary), MOST.title),
    summary: cut(cleanLine(summary), MOST.summary),
    content: cut(content, MOST.content),
    sameAs: shown.find(({ id }) => id === sameAs) ?? null,
  }
}

function textOf(given: unknown, name: 'title' | 'summary' | 'content'): string {
  const text = fieldOf(given, name)
  if (typeof text !== 'string' || hasRecalledMark(text.slice(0, 4 * MOST.content))) return unusable(name)
  const clean = cleanText(text.slice(0, 4 * MOST.content))
  return clean === '' && name === 'content' ? unusable(name) : clean
}

function unusable(name: string): never {
  throw new RecollectError(
    'MODEL_INVALID_RESPONSE',
    `The narration has no usable ${name}. The episode keeps the one made by rules and is tried again.`,
  )
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${sliceWhole(text, 0, most - 2).trimEnd()}…`
