import { RECALLED_KINDS } from './recalled-marks.ts'

/** In every mark, whatever its case or width: most texts need no more than this. */
const HINT = /[mｍ][eｅ][mｍ][oｏ][rｒ][yｙ]/iu
const WIDE = /[\uff01-\uff5e]/gu
const WIDE_BY = 0xfee0

const angle = (chars: string, entity: string, hex: string) =>
  String.raw`(?:[${chars}]|&(?:amp;)?(?:${entity}|#x0?${hex});|\\u00${hex})`
const OPENS = angle('<﹤‹〈', 'lt|#0?60', '3c')
const CLOSES = angle('>﹥›〉', 'gt|#0?62', '3e')
const AFTER_SLASH = String.raw`\s{0,8}recollect[-‐-―_\s]{1,4}memory[\s/]{0,8}${CLOSES}`
const FENCE = String.raw`${OPENS}\s{0,8}(?<close>[/∕⁄]?)${AFTER_SLASH}`
/** A context whose line breaks were lost ends on the same line. */
const REST = String.raw`(?:(?!${OPENS}\s{0,8}[/∕⁄]?${AFTER_SLASH}).)*`
const BRACKET = String.raw`\[\s{0,4}memory\s{1,4}(?:${RECALLED_KINDS.join('|')})\b`
/** At the start of a line the bracket is enough; inside one what follows must be that of a memory: people write about brackets. */
const AT_START = String.raw`(?<=(?:^|${CLOSES})[\s\d>*_#•·.)"'\\–-]{0,16})${BRACKET}`
const INSIDE = String.raw`${BRACKET}[^\]\n]{0,400}\]\s{0,4}(?:Q\b|\\{0,3}"|\S{1,300}\s\S{1,300}\s!?=\s)`
/** A fence as it may come back (in other case or width, with spaces, escaped), or a line without its fence, up to its end. */
const MARK = new RegExp(`${FENCE}|(?:${AT_START}|${INSIDE})${REST}`, 'gimu')
/** A context has none: what was cut off before its end is over here. */
const BLANK_LINE = /\n[^\S\n]{0,80}\n/u

/**
 * The same text with what a recall had put there blanked out, so that positions stay: fenced passages, and lines of one. A passage
 * inside another belongs to it; one whose end was cut off reaches to the next blank line. Of one whose beginning was cut off there are
 * lines left: it begins where the last one ended; without any the closing fence is a word like others, and only it is blanked. Linear.
 */
export function blankRecalled(text: string): string {
  if (!HINT.test(text)) return text
  let out = ''
  let from = 0
  for (const [start, end] of recalledSpans(text)) {
    out += text.slice(from, start) + '\n'.repeat(end - start)
    from = end
  }
  return out + text.slice(from)
}

/** In order; none touches another. */
function recalledSpans(text: string): readonly (readonly [start: number, end: number])[] {
  const narrow = text.replaceAll(WIDE, (char) => String.fromCharCode(char.charCodeAt(0) - WIDE_BY))
  const spans: [start: number, end: number][] = []
  let depth = 0
  let begun = 0
  let over = 0
  for (const { 0: mark, index, groups } of narrow.matchAll(MARK)) {
    const close = groups?.['close']
    const end = index + mark.length
    if (close === undefined) {
      if (depth === 0) spans.push([index, end])
      continue
    }
    if (close === '') {
      if (depth === 0) begun = index
      depth += 1
    } else {
      if (depth === 0) begun = (spans.at(-1)?.[0] ?? -1) >= over ? over : index
      depth = Math.max(0, depth - 1)
      if (depth > 0) continue
      while ((spans.at(-1)?.[0] ?? -1) >= begun) spans.pop()
      spans.push([begun, end])
      over = end
    }
  }
  if (depth > 0) {
    while ((spans.at(-1)?.[0] ?? -1) >= begun) spans.pop()
    spans.push([begun, endOfCut(text, begun)])
  }
  return spans
}

function endOfCut(text: string, begun: number): number {
  const blank = BLANK_LINE.exec(text.slice(begun))
  return blank === null ? text.length : begun + blank.index
}
