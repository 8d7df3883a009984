import { clip } from '../text.ts'

/** How much of a message that is cut stands in both parts: what would be quoted across the cut is whole in one of them. */
const OVERLAP = 200
const HEAD = /^#\d{1,6} \[[^\]]{1,20}\] [^:]{1,80}: /u

/** Lines in runs of at most `max` characters, in order; a longer line is cut, and each part begins as the line does. */
export function chunksOf(lines: readonly string[], max: number): readonly (readonly string[])[] {
  const chunks: string[][] = []
  let size = 0
  for (const part of lines.flatMap((line) => partsOf(line, max))) {
    const current = chunks.at(-1)
    if (current === undefined || size + part.length > max) {
      chunks.push([part])
      size = part.length
    } else {
      current.push(part)
      size += part.length
    }
  }
  return chunks
}

function partsOf(line: string, max: number): readonly string[] {
  if (line.length <= max) return [line]
  const head = HEAD.exec(line)?.[0] ?? ''
  const parts: string[] = []
  const room = Math.max(max - head.length, OVERLAP * 2)
  for (let at = head.length; ;) {
    const part = clip(line.slice(at), room)
    parts.push(head + part)
    at += part.length
    if (at >= line.length) return parts
    at -= OVERLAP
  }
}

/** Lines of together at most `max` characters: of more, those at the beginning and at the end, and a word that something is missing. */
export function ends(lines: readonly string[], max: number, leftOut: string): readonly string[] {
  const short = lines.map((line) => clip(line, Math.max(200, Math.floor(max / 4))))
  if (short.reduce((sum, line) => sum + line.length, 0) <= max) return short
  const first = within(short, max / 2)
  const last = within(short.toReversed(), max / 2)
  return [...first, leftOut, ...last.toReversed()]
}

function within(lines: readonly string[], max: number): readonly string[] {
  let left = max
  return lines.filter((line) => {
    left = left < line.length ? -1 : left - line.length
    return left >= 0
  })
}
