import type { DiscoverySettings } from '../options.ts'
import type { EpochMs } from '@recollect/core'

const MINUTE = 60_000

/** What ends an episode whatever it is about. */
export interface CutLimits {
  readonly gapMs: number
  readonly maxMessages: number
  /** UTF-16 units of all messages. */
  readonly maxCharacters: number
}

export const cutLimits = (settings: DiscoverySettings): CutLimits => ({
  gapMs: settings.gapMinutes * MINUTE,
  maxMessages: settings.maxMessages,
  maxCharacters: settings.maxCharacters,
})

/** How much a stretch of conversation holds. */
export interface Held {
  readonly messages: number
  readonly characters: number
}

/** Whether one more still fits in; a single message always does. Pure. */
export const fits = (held: Held, more: Held, { maxMessages, maxCharacters }: CutLimits): boolean =>
  held.messages === 0 ||
  (held.messages + more.messages <= maxMessages && held.characters + more.characters <= maxCharacters)

export const heldBy = (texts: readonly { readonly text: string }[]): Held => ({
  messages: texts.length,
  characters: texts.reduce((sum, { text }) => sum + text.length, 0),
})

/** When a message was heard first: one that is dated into the future was not heard later than it was stored. */
const heardAt = ({ saidAt, recordedAt }: { saidAt: EpochMs; recordedAt: EpochMs }): EpochMs =>
  Math.min(saidAt, recordedAt)

/** Whether the conversation a message ends may still be going on. */
export const mayGoOn = (
  last: { readonly saidAt: EpochMs; readonly recordedAt: EpochMs },
  now: EpochMs,
  { gapMs }: CutLimits,
): boolean => now - heardAt(last) < gapMs
