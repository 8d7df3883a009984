import type { Clause } from '@recollect/core/extraction'
import { intents } from '../intents/index.ts'
import { chatTokensOf } from '../text/chat-tokens.ts'
import type { Token } from '../text/tokens.ts'
import { aspectIn } from './aspect.ts'
import { jointsOf, trimmedEnd } from './cut.ts'
import type { Front } from './front.ts'
import { frontOf, has } from './front.ts'
import type { Scope } from './scope.ts'
import { scopeWithin, scopeWords } from './scope.ts'
import { tables } from './tables.ts'
import { isVerb } from './verbs.ts'
import { wordedAs } from './worded.ts'
import type { Worded } from './worded.ts'

/** A standing wish in a text. */
export interface Wish extends Worded {
  /** Which side of behaviour it is about, with its scope. */
  readonly facet: string | null
  readonly relation: 'sets' | 'updates' | 'retracts'
  /** It has the shape of a wish: an order, or words like "from now on". What another rule reads as a fact is no wish without one. */
  readonly isShaped: boolean
}

/** How likely a sentence must be a wish: where most wishes of authors nothing was learned from are kept, and few tasks are. */
const LIKELY = 0.43
/** The same where it has the shape of one, and is about a side of behaviour. */
const LIKELY_SHAPED = 0.4
/** The same of what the speaker likes. */
const LIKELY_TASTE = 0.6
/** Without the shape of a wish it needs one of these words, and a side of behaviour: "short answers only", "emojis are fine again". */
const ASKING: ReadonlySet<string> = new Set([
  'only',
  'please',
  'pls',
  'plz',
  'again',
  'should',
  'must',
  'always',
  'never',
])
/** The same of what is said of oneself or of others: ordinary talk is that, and hardly any wish. */
const LIKELY_STATED = 0.97
const SUBJECT =
  /^(?:i|i'm|i've|i'd|i'll|im|ive|it|it's|its|he|he's|she|she's|we|we're|we've|they|they're|that's|there's?|how|what|who|why|where)$/u
const NEVER = 2
/** The same for a clause of such a sentence. */
const LIKELY_BESIDE = 0.18

/** Standing wishes about the assistant in a clause: its sentence is likely one, and it says more of it than the clauses beside it. */
export function wishesIn(clause: Clause, text: string): readonly Wish[] {
  const { sentence } = clause
  const found = intents.read(sentence.message).find(({ end }) => end > clause.start)
  if (!found || found.intents.wish + found.intents.end <= LIKELY_SHAPED) return []
  const earlier = sentence.text.slice(0, Math.max(0, clause.start - sentence.start))
  const later = sentence.text.slice(Math.max(0, clause.end - sentence.start)).replace(LEADING, '')
  if (NAMES_WHAT.test(text)) return []
  const outer = frontAlone(earlier) ?? scopeAlone(later)
  if (frontAlone(text) !== null || (outer === null && !saysMost(text, [earlier, later]))) return []
  const tokens = chatTokensOf(text)
  const own = inheriting(frontOf(tokens, 0), outer)
  if (own.at >= tokens.length || isCalled(tokens, own)) return []
  const pieces = piecesOf(tokens, own)
  if (found.intents.wish + found.intents.end <= neededFor(tokens, own, pieces)) return []
  const around = {
    outer: outer?.words ?? null,
    isEnd: found.intents.end > found.intents.wish,
    isShaped: (outer !== null && isSign(outer)) || isShaped(tokens, own),
  }
  return pieces.map((piece) => wishOf(tokens, piece, around))
}

/** "From now on,", "in code reviews,": not "actually,". */
const isSign = ({ words, front }: Outer): boolean =>
  words !== null || front.lasting || front.always !== null || front.mode !== null

const isShaped = (tokens: readonly Token[], { at, mode, lasting, always }: Front): boolean =>
  mode !== null || lasting || always !== null || isVerb(tokens[at]?.key ?? '')

function neededFor(tokens: readonly Token[], front: Front, pieces: readonly Piece[]): number {
  const first = tokens[front.at]?.key ?? ''
  const isFaceted = pieces.some(({ facet }) => facet !== null)
  if (isShaped(tokens, front))
    return isFaceted ? LIKELY_SHAPED : isTaste(tokens, front) ? LIKELY_TASTE : LIKELY
  if (SUBJECT.test(first)) return LIKELY_STATED
  return isFaceted && tokens.some(({ key }) => ASKING.has(key)) ? LIKELY : NEVER
}

/** "I can't stand the stuff": a taste, unless it is said of a side of behaviour, or for good. */
const isTaste = (tokens: readonly Token[], { frame, mode, lasting, always }: Front): boolean =>
  !lasting && always === null && mode !== 'ask' && /^(?:i|i'm|im)$/u.test(tokens[frame]?.key ?? '')

/** Of several clauses those count that are likely by themselves, or the likeliest. */
function saysMost(text: string, others: readonly string[]): boolean {
  const said = others.filter((other) => /\p{L}/u.test(other))
  if (said.length === 0) return true
  const own = likelihoodOf(text)
  return own > LIKELY_BESIDE || said.every((other) => likelihoodOf(other) <= own)
}

const likelihoodOf = (text: string): number =>
  Math.max(0, ...intents.read(text).map(({ intents: { wish, end } }) => wish + end))

/** What to call one is a name. */
const isCalled = (tokens: readonly Token[], { at, mode }: Front): boolean =>
  mode !== 'deny' && mode !== 'forbid' && tokens[at]?.key === 'call' && tokens[at + 1]?.key === 'me'

/** Where in what stands beside a wish its scope is; null where there is something else. Pure. */
export function scopeBeside(said: string): { readonly start: number; readonly end: number } | null {
  const tokens = chatTokensOf(said)
  const scope = frontAlone(said)?.front.scope
  if (!scope) return null
  return { start: tokens[scope.from]?.start ?? 0, end: tokens[scope.to - 1]?.end ?? 0 }
}

interface Outer {
  readonly front: Front
  /** Its scope. */
  readonly words: string | null
}

/** What the sentence said before: "from now on,", "whenever I paste an error,". Null where it says anything else. */
function frontAlone(said: string): Outer | null {
  const tokens = chatTokensOf(said)
  if (tokens.length === 0) return null
  const front = frontOf(tokens, 0, true)
  const rest = tokens.slice(front.at).filter(({ key }) => /[\p{L}\p{N}]/u.test(key))
  return rest.length > 0 ? null : { front, words: front.scope && scopeWords(tokens, front.scope) }
}

const LEADING = /^[\s,]+/u
/** "Repeat after me: …" is about what follows, and done with it. */
const NAMES_WHAT = /:\s*$/u
const scopeAlone = (said: string): Outer | null => {
  const found = frontAlone(said)
  return found === null || found.words === null ? null : found
}

const inheriting = (own: Front, outer: Outer | null): Front =>
  outer === null ? own : { ...own, mode: own.mode ?? (outer.front.mode === 'ask' ? 'ask' : null) }

interface Piece {
  to: number
  readonly front: Front
  readonly facet: string | null
  readonly scope: Scope | null
}

/** Several things asked for at once: each that is of another side is a wish of its own, the rest goes with the one before. */
function piecesOf(tokens: readonly Token[], own: Front): readonly Piece[] {
  const joints = own.mode === 'want' || own.mode === 'undo' ? [] : jointsOf(tokens, own.at, tokens.length)
  const starts = [own.at, ...joints.map(([, start]) => start)]
  const ends = [...joints.map(([end]) => end), tokens.length]
  const pieces: Piece[] = []
  starts.forEach((start, index) => {
    const front = index === 0 ? own : next(tokens, start, own)
    const to = Math.max(front.at, trimmedEnd(tokens, front.at, ends[index] ?? tokens.length))
    const scope = front.scope ?? scopeWithin(tokens, front.at, to)
    const facet = facetOf(tokens, front.at, to, scope)
    const last = pieces.at(-1)
    if (last && (facet === null || facet === last.facet)) last.to = to
    else if (to > front.at) pieces.push({ to, front, facet, scope })
  })
  return pieces
}

function facetOf(tokens: readonly Token[], from: number, to: number, scope: Scope | null): string | null {
  const own = scope !== null && scope.from > from ? scope.from : to
  return aspectIn(tokens, from, own) ?? aspectIn(tokens, from, to)
}

/** The next of several things asked for: what was said before the first holds for it as well. */
function next(tokens: readonly Token[], start: number, own: Front): Front {
  const front = frontOf(tokens, start)
  return {
    ...front,
    mode: front.mode ?? (own.mode === 'ask' || own.mode === 'wish' ? own.mode : null),
    scope: front.scope ?? own.scope,
  }
}

interface Around {
  readonly outer: string | null
  readonly isEnd: boolean
  readonly isShaped: boolean
}

function wishOf(
  tokens: readonly Token[],
  { to, front, facet, scope: found }: Piece,
  { outer, isEnd, isShaped: shaped }: Around,
): Wish {
  const isEnded = front.mode === 'undo' || (front.mode === 'release' && isOver(tokens, front.frame))
  const scope = found ? scopeWords(tokens, found) : outer
  // "Tabs in code" is about code, and no more.
  const isKind = found?.isClause === false && scope !== null
  const isOwn = isKind && facet !== null && aspectIn(chatTokensOf(scope), 0, 9) === facet
  return {
    ...wordedAs(tokens, { to, front, isEnded }),
    facet: facet === null ? null : [facet, isOwn ? null : scope].filter(Boolean).join(' '),
    relation: isEnded ? 'retracts' : isEnd || isChanged(tokens) ? 'updates' : 'sets',
    isShaped: shaped,
  }
}

const isOver = (tokens: readonly Token[], from: number) =>
  tokens.slice(from).some(({ key }) => /^(?:any|anymore|again|longer|now)$/u.test(key))

function isChanged(tokens: readonly Token[]): boolean {
  const { changed, changedLast } = tables()
  const last = tokens.findLastIndex(({ key }) => /\p{L}/u.test(key) && !/^(?:please|pls)$/u.test(key))
  return has(tokens, 0, tokens.length, changed) || (last >= 0 && changedLast.at(tokens, last) !== null)
}
