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
const INSIDE = String.raw`${BRACKET}[^\]\n]{0,400}\]\s{0,4}(?:Q\b|\\{0,3}"|\S{1,300}\s\S{1,300}\s!?=\s|[^\s:]{1,128}(?:\s[^\s:]{1,128}){0,5}:\s)`
/** A fence as it may come back (in other case or width, with spaces, escaped), or a line without its fence, up to its end. */
const MARK = new RegExp(`${FENCE}|(?:${AT_START}|${INSIDE})${REST}`, 'gimu')
/** A context has none: what was cut off before its end is over here. */
const BLANK_LINE = /\n[^\S\n]{0,80}\n/u

type Span = readonly [start: number, end: number]

interface Mark {
  readonly kind: 'open' | 'close' | 'line'
  readonly start: number
  readonly end: number
  /** Where the passage ends that it opens; 0 for other marks, and where that was cut off. */
  closed: number
}

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
function recalledSpans(text: string): readonly Span[] {
  const marks = marksOf(text)
  const spans: Span[] = []
  let over = 0
  for (const [at, { kind, start, end, closed }] of marks.entries()) {
    if (start < (spans.at(-1)?.[1] ?? 0)) continue
    if (kind === 'line') {
      spans.push([start, end])
      continue
    }
    const isClose = kind === 'close'
    const begun = isClose && (spans.at(-1)?.[0] ?? -1) >= over ? over : start
    while ((spans.at(-1)?.[0] ?? -1) >= begun) spans.pop()
    over = isClose ? end : closed || endOfCut(text, marks, at)
    spans.push([begun, over])
  }
  return spans
}

function marksOf(text: string): readonly Mark[] {
  const narrow = text.replaceAll(WIDE, (char) => String.fromCharCode(char.charCodeAt(0) - WIDE_BY))
  const open: Mark[] = []
  return Array.from(narrow.matchAll(MARK), ({ 0: { length }, index, groups }) => {
    const close = groups?.['close']
    const kind = close === undefined ? 'line' : close ? 'close' : 'open'
    const mark: Mark = { kind, start: index, end: index + length, closed: 0 }
    if (kind === 'open') open.push(mark)
    const begun = kind === 'close' && open.pop()
    if (begun) begun.closed = mark.end
    return mark
  })
}

/** A blank line in a whole passage inside does not end the one around it. */
function endOfCut(text: string, marks: readonly Mark[], begun: number): number {
  let blank = nextBlank(text, marks[begun]?.end ?? 0)
  for (let at = begun + 1; ; at++) {
    const mark = marks[at]
    if (!mark || blank < mark.start) return blank
    if (blank < mark.closed) blank = nextBlank(text, mark.closed)
  }
}

function nextBlank(text: string, from: number): number {
  const blank = text.slice(from).search(BLANK_LINE)
  return blank < 0 ? text.length : from + blank
}
