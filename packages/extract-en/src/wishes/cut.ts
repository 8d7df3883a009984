import type { Token } from '../text/tokens.ts'
import { tables } from './tables.ts'
import { isVerb } from './verbs.ts'

/** Words after which a wish is over: its reason, thanks. */
const OVER = /^(?:because|cause|cuz|coz|bc|thanks|thank|thx|cheers|since|lol|haha|unless|or|otherwise)$/u
const AFTER_REASON = /^(?:i|i'm|im|it|it's|my|we|you|that|they|this|am|not)$/u
const EDGE = /^(?:please|pls|plz|ok|okay|too|also|and|but|then|ta|kindly|mate|henceforth)$/u
const MARK = /^[^\p{L}\p{N}]+$/u
/** Times without end that the slot says by itself. */
const PURE = /^(?:from|going|moving|henceforth|hereafter|starting|in)$/u

/** Before a subject that goes on with what was said. */
const GOES_ON =
  /^(?:when|whenever|if|that|what|who|how|where|why|than|as|before|after|unless|until|once|like|because|and|or|but|so|time|things|thing|questions|everything|anything|stuff|way|all|while|since|words|though|even|,)$/u

/** "Keep it short i can't read all that", "no tables they look odd": why, without a word that says so. */
function isOwnReason(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? ''
  if (GOES_ON.test(tokens[at - 1]?.key ?? '')) return false
  if (/^(?:i'm|it's|they're|that's)$/u.test(key)) return true
  return (
    /^(?:i|they|it)$/u.test(key) &&
    /^(?:ain't|don't|can't|hate|get|look|looks|make|makes|drive|drives|never|literally|really|just|hurts?|stress|stresses)$/u.test(
      tokens[at + 1]?.key ?? '',
    )
  )
}

/** End of what is wished in `[from, to)`: without its reason, thanks, and "from now on". */
export function trimmedEnd(tokens: readonly Token[], from: number, to: number): number {
  let end = to
  for (let at = from + 1; at < to; at++) {
    const key = tokens[at]?.key ?? ''
    const next = tokens[at + 1]?.key ?? ''
    if (at > from + 1 && isOwnReason(tokens, at)) {
      end = at
      break
    }
    if (!OVER.test(key) && !(key === 'as' || key === 'so')) continue
    const isReason = /^(?:because|cause|cuz|coz|bc|thanks|thank|thx|cheers|lol|haha)$/u.test(key)
    if (
      isReason ||
      (/^(?:as|so|since)$/u.test(key) && AFTER_REASON.test(next) && key !== 'as') ||
      (key === 'as' && /^(?:i'm|i|it)$/u.test(next) && tokens[at - 1]?.key === ',')
    ) {
      end = at
      break
    }
  }
  for (;;) {
    const shorter = withoutLast(tokens, from, end)
    if (shorter === end) return end
    end = shorter
  }
}

function withoutLast(tokens: readonly Token[], from: number, end: number): number {
  const key = tokens[end - 1]?.key ?? ''
  if (end - 1 > from && (EDGE.test(key) || (MARK.test(key) && !/^["'\u2019\u201d)]$/u.test(key))))
    return end - 1
  const { fromNowOn } = tables()
  for (let at = Math.max(from + 1, end - 5); at < end; at++)
    if (PURE.test(tokens[at]?.key ?? '')) {
      const found = fromNowOn.at(tokens, at)
      if (
        found &&
        at + found.length === end &&
        !/your|our|every|all|each|any/u.test(
          tokens
            .slice(at, end)
            .map((t) => t.key)
            .join(' '),
        ) &&
        !(/^in$/u.test(tokens[at]?.key ?? '') && !/future|general/u.test(tokens[end - 1]?.key ?? ''))
      )
        return at
    }
  return end
}

const JOINT = /^(?:and|but|plus|&|,|;)$/u
const AFTER_JOINT = /^(?:and|but|also|please|then|always|just|ideally|preferably)$/u

/** Where in `[from, to)` another thing is asked for: "… and never use emojis". Pairs of the joint and what follows it. */
export function jointsOf(
  tokens: readonly Token[],
  from: number,
  to: number,
): readonly (readonly [end: number, start: number])[] {
  const { frames } = tables()
  const found: (readonly [number, number])[] = []
  for (let at = from + 1; at < to - 1; at++) {
    if (!JOINT.test(tokens[at]?.key ?? '')) continue
    let start = at + 1
    while (AFTER_JOINT.test(tokens[start]?.key ?? '') && start < to - 1) start += 1
    const key = tokens[start]?.key ?? ''
    const next = tokens[start + 1]?.key ?? ''
    const frame = frames.at(tokens, start)
    // "Short and to the point", "long and detailed" go on; so does a verb that is a noun here.
    if (frame || (isVerb(key) && !JOINT.test(next) && start + 1 < to)) {
      found.push([at, start])
      at = start
    }
  }
  return found
}
