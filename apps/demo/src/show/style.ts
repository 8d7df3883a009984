import pc from 'picocolors'
import type { Frame } from '../text/frame.ts'

/** Words and colours of one run. */
export interface Style {
  readonly frame: Frame
  readonly colours: ReturnType<typeof pc.createColors>
}

export const styleOf = (frame: Frame, colour: boolean): Style => ({ frame, colours: pc.createColors(colour) })

const MAX_QUOTE = 60

/** On one line, and not too long. */
export function short(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  const letters = Array.from(line)
  return letters.length > MAX_QUOTE ? `${letters.slice(0, MAX_QUOTE - 1).join('')}…` : line
}

/** The day, in UTC. */
export const day = (at: number | null): string => (at === null ? '' : new Date(at).toISOString().slice(0, 10))

export const percent = (share: number): string => `${Math.round(share * 100)}%`
