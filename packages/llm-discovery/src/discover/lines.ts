import { wallTime } from '@recollect/core/text'
import type { EpochMs } from '@recollect/core'
import type { Original, OriginalMessage } from '@recollect/core/plugin'
import { clip } from '../text.ts'
import { indented, inLine } from '../prompts/fence.ts'
import type { Labels } from '../prompts/types.ts'

const MAX_SPEAKER = 60

/** `#3 [2024-01-15 10:00] user John: …`: who spoke is said by us, whatever the text claims. */
export function lineOf(
  { role, speaker, text, saidAt }: OriginalMessage,
  number: number,
  zone: string,
  { roles }: Labels,
): string {
  const who = speaker === null ? roles[role] : `${roles[role]} ${clip(inLine(speaker), MAX_SPEAKER)}`
  return `#${number} [${momentOf(saidAt, zone)}] ${who}: ${indented(text)}`
}

const two = (n: number) => String(n).padStart(2, '0')

export function dayOf(at: EpochMs, zone: string): string {
  const { year, month, day } = wallTime(at, zone)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

function momentOf(at: EpochMs, zone: string): string {
  const { hour, minute } = wallTime(at, zone)
  return `${dayOf(at, zone)} ${two(hour)}:${two(minute)}`
}

const MAX_DAYS = 10

/** `2024-01-15 Monday`, for the first days something was said on. */
export function weekdaysOf({ messages, zone }: Original, { weekdays }: Labels): readonly string[] {
  const days = messages.map(({ saidAt }) => {
    const weekday = weekdays[wallTime(saidAt, zone).weekday - 1] ?? ''
    return `${dayOf(saidAt, zone)} ${weekday}`
  })
  return [...new Set(days)].slice(0, MAX_DAYS)
}
