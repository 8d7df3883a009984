import { quoted } from './safe-text.ts'

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** No grapheme that is meant to be read is longer. */
const AROUND = 64

/** The longest beginning of at most `most` UTF-16 units that cuts through no character a reader sees. */
export function beginning(text: string, most: number): string {
  if (text.length <= most) return text
  const from = Math.max(0, most - AROUND)
  const around = text.slice(from, most + AROUND)
  const cut = graphemes.segment(around).containing(most - from)
  return text.slice(0, from + (cut?.index ?? 0)).trimEnd()
}

/** A visible text in quotes; one longer than `most` is cut, and what follows the quotes says by how much: ` …(+120)`. */
export function quotedUpTo(text: string, most: number): string {
  const shown = beginning(text, most)
  return shown === text ? quoted(text) : `${quoted(shown)} …(+${String(text.length - shown.length)})`
}
