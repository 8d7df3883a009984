import { dateForm, blankRecalled } from '@recollect/core/plugin'
import type { Engine } from '../engine.ts'
import type { Original, OriginalMessage } from '@recollect/core/plugin'
import type { MemoryItem, Role } from '@recollect/core'
import { languageOf } from './episode-words.ts'

const NAMES: Readonly<Record<Role, string>> = {
  user: 'User',
  assistant: 'Assistant',
  tool: 'Tool',
  system: 'System',
}

/**
 * The conversation some messages make, as it was said. What a recall had put into one is blanked out, positions kept: nobody said it
 * there. Pure.
 */
export function originalOf(
  { packs, clock: { zone } }: Pick<Engine, 'packs' | 'clock'>,
  items: readonly MemoryItem[],
): Original {
  const messages = items.map(({ id, role, speaker, text, saidAt }) => ({
    itemId: id,
    role,
    speaker,
    text: blankRecalled(text),
    saidAt,
  }))
  const texts = messages.map(({ text }) => text)
  return {
    messages,
    text: messages.map((message) => lineOf(message, zone)).join('\n'),
    language: languageOf(packs, texts),
    zone,
  }
}

/** Line breaks are indented, so that no message can pass for another one. */
const lineOf = ({ role, speaker, text, saidAt }: OriginalMessage, zone: string): string =>
  `[${dateForm(saidAt, 'minute', zone)}] ${speaker ?? NAMES[role]}: ${linesIn(text).join('\n    ')}`

const linesIn = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : line.trim()))
