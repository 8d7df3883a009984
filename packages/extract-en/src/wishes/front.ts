import type { Token } from '../text/tokens.ts'
import type { Scope } from './scope.ts'
import { scopeAt } from './scope.ts'
import type { Mode } from './tables.ts'
import { tables } from './tables.ts'

/** What stands before a wish's own words. */
export interface Front {
  /** First token of what is wished. */
  readonly at: number
  readonly mode: Mode | null
  /** Where the words of the last frame begin; `at` where there is none. */
  readonly frame: number
  /** Where "always" stands before what is wished. */
  readonly always: number | null
  /** It is said to hold from now on. */
  readonly lasting: boolean
  /** It is asked of "you", or wished by "I". */
  readonly addressed: boolean
  readonly scope: Scope | null
}

type State = { -readonly [K in keyof Front]: Front[K] }

const MARK = /^[,:;.…–—-]$/u
const CHAINED: ReadonlySet<Mode | null> = new Set<Mode | null>([null, 'ask', 'wish', 'like'])

/** Takes what stands at a place, if it is anything that may stand before a wish; how many tokens. */
function take(tokens: readonly Token[], state: State, isWhole: boolean): number {
  const { at } = state
  const { leads, frames, undoing, fromNowOn, always } = tables()
  const key = tokens[at]?.key ?? ''
  if (at > 0 && MARK.test(key)) return 1
  // "No longer" ends a state of the speaker's.
  if (key === 'no' && tokens[at + 1]?.key === 'longer') return 0
  const frame = frames.at(tokens, at) ?? undone(tokens, at, undoing.at(tokens, at)?.length ?? 0)
  const lead = leads.at(tokens, at)
  const isLead = lead && (key !== 'no' || tokens[at + 1]?.key === ',')
  const scope = state.scope === null ? scopeAt(tokens, at, isWhole) : null
  if (scope) {
    state.scope = scope
    return scope.to - at
  }
  const lasting = fromNowOn.at(tokens, at)
  if (lasting && lasting.length >= (frame?.length ?? 0)) {
    state.lasting = true
    return lasting.length
  }
  if (frame && !(isLead && lead.length > frame.length)) {
    state.mode = frame.value
    state.frame = at
    state.addressed ||= frame.value !== 'deny'
    state.lasting ||= has(tokens, at, at + frame.length, always)
    return frame.length
  }
  const steady = always.at(tokens, at)
  if (steady || key === 'only') {
    state.always ??= at
    state.lasting ||= steady !== null
    return 1
  }
  return isLead ? lead.length : 0
}

/** "Forget the British spelling thing": dropping is undoing only with what is dropped after "the". */
const undone = (tokens: readonly Token[], at: number, length: number) =>
  length > 0 &&
  /^(?:the|that|those|my|about)$/u.test(tokens[at + length]?.key ?? '') &&
  isWishNamed(tokens, at + length)
    ? { value: 'undo' as const, length }
    : null

/** How far after "the" what a wish is called may stand. */
const NAMED_WITHIN = 9
const isWishNamed = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(from, from + NAMED_WITHIN).some(({ key }) => WISH_NOUN.test(key))
const WISH_NOUN =
  /^(?:thing|things|rule|rules|stuff|instructions?|requests?|preferences?|wish|policy|ban|restriction|limit|requirement|business|nonsense)$/u

/** Whether a phrase of a table begins in `[from, to)`. */
export function has(
  tokens: readonly Token[],
  from: number,
  to: number,
  table: { at(tokens: readonly Token[], index: number): unknown },
): boolean {
  for (let at = from; at < to; at++) if (table.at(tokens, at) !== null) return true
  return false
}

/** Between a frame and its verb: "don't just tell me". */
const ADVERB = /^(?:just|even|ever|also|really|simply|please)$/u

/** Reads on until something is said that is part of the wish itself. `isWhole`: the words may be nothing but such a beginning. */
export function frontOf(tokens: readonly Token[], from: number, isWhole = false): Front {
  const state: State = {
    at: from,
    mode: null,
    frame: from,
    always: null,
    lasting: false,
    addressed: false,
    scope: null,
  }
  while (state.at < tokens.length && CHAINED.has(state.mode)) {
    const taken = take(tokens, state, isWhole)
    if (taken === 0) break
    state.at += taken
  }
  while (state.mode !== null && ADVERB.test(tokens[state.at]?.key ?? '')) state.at += 1
  return state
}
