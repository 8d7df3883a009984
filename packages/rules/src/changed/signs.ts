import type { SpanWords, Token } from '@recollect/core/extraction'

/** Longest runs of tokens that are weighed. */
const LONGEST = { spaced: 3, joined: 4 }
/** Longer texts are pasted ones; what they tell stands at their beginning. */
const MOST_TOKENS = 160
const MARK = /^[^\p{L}\p{N}?#]$/u

/**
 * Signs of what a message changes: its words, runs of them, the kinds of words, and kinds beside words. Each once. Linear.
 */
export function changeSigns(
  all: readonly Token[],
  { joined, classes }: Pick<SpanWords, 'joined' | 'classes'>,
): ReadonlySet<string> {
  const tokens = all.slice(0, MOST_TOKENS)
  const keys = ['^', ...tokens.map(({ key }) => (MARK.test(key) ? ',' : key)), '$']
  const longest = joined ? LONGEST.joined : LONGEST.spaced
  const found = new Set<string>()
  for (let from = 0; from < keys.length; from++) {
    let run = ''
    for (let length = 1; length <= longest && from + length <= keys.length; length++) {
      run += (length === 1 || joined ? '' : ' ') + (keys[from + length - 1] ?? '')
      found.add(run)
    }
  }
  const kinds = classes?.(tokens) ?? []
  for (const [at, own] of kinds.entries())
    for (const kind of own) {
      found.add(`/${kind}`)
      found.add(`/${keys[at] ?? ''} ${kind}`)
    }
  return found
}
