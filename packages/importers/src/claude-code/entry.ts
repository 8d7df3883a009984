import type { EpochMs, Role } from '@recollect/core'
import { isList, isPlain, plainOf, stringOf } from '../input/shape.ts'
import type { Plain } from '../input/shape.ts'
import { timeOf } from '../input/time.ts'
import type { SkipReason } from '../record.ts'

/** A line of a transcript that somebody said; or why it is none. */
export type Entry =
  | {
      readonly kind: 'said'
      readonly role: Extract<Role, 'user' | 'assistant'>
      readonly text: string
      readonly time: EpochMs | null
      readonly id: string
      readonly parent: string | undefined
      readonly session: string | undefined
      readonly about: Plain
    }
  | { readonly kind: 'other'; readonly reason: SkipReason; readonly detail: string }

const other = (reason: SkipReason, detail: string): Entry => ({ kind: 'other', reason, detail })

/** What commands of the program, its hooks and reminders put into the user's turns: nobody typed it. */
const INSERTED =
  /<(system-reminder|task-notification|(?:local-)?command-[a-z]{2,12}|bash-[a-z]{2,12}|ide_[a-z_]{2,16})>[\s\S]*?<\/\1>/gu
const NOTICES = /^(?:\[Request interrupted by user|Caveat: The messages below were generated)/u

/** Whether a line is of a transcript. */
export const isTranscriptLine = (line: Plain): boolean =>
  (typeof line['sessionId'] === 'string' && (isPlain(line['message']) || typeof line['type'] === 'string')) ||
  (line['type'] === 'summary' && typeof line['leafUuid'] === 'string')

export function entryOf(line: Plain): Entry {
  const { type, message } = line
  if (type !== 'user' && type !== 'assistant')
    return other('hidden', type === 'summary' ? 'a summary, not what was said' : 'a note of the program')
  if (line['isSidechain'] === true) return other('hidden', 'a side chain: an assistant wrote to another')
  if (
    (['isMeta', 'isCompactSummary', 'isVisibleInTranscriptOnly', 'isApiErrorMessage'] as const).some(
      (flag) => line[flag] === true,
    )
  )
    return other('hidden', 'a note of the program')
  const said = saidIn(plainOf(message)['content'])
  if (said === null) return other('malformed', 'not a message with a role and content')
  const text = type === 'user' ? said.text.replaceAll(INSERTED, '').trim() : said.text
  if (NOTICES.test(text)) return other('hidden', 'a note of the program')
  if (text === '')
    return said.hasOthers
      ? other('not-text', 'it has no words in its parts')
      : other(
          said.text === '' ? 'empty' : 'hidden',
          said.text === '' ? 'it has no text' : 'a note of the program',
        )
  return {
    kind: 'said',
    role: type,
    text,
    time: timeOf(line['timestamp']),
    id: stringOf(line, 'uuid') ?? '',
    parent: stringOf(line, 'parentUuid'),
    session: stringOf(line, 'sessionId'),
    about: {
      cwd: stringOf(line, 'cwd'),
      gitBranch: stringOf(line, 'gitBranch'),
      model: stringOf(plainOf(message), 'model'),
    },
  }
}

/** Texts alone: not thoughts, calls of tools, or what tools gave back. */
function saidIn(content: unknown): { readonly text: string; readonly hasOthers: boolean } | null {
  if (typeof content === 'string') return { text: content.trim(), hasOthers: false }
  if (!isList(content)) return null
  const texts = content.map((part) =>
    plainOf(part)['type'] === 'text' ? (stringOf(plainOf(part), 'text') ?? '') : null,
  )
  return {
    text: texts
      .flatMap((one) => one ?? [])
      .join('\n')
      .trim(),
    hasOthers: texts.includes(null),
  }
}
