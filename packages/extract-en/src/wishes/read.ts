import { chatTokensOf } from '../text/chat-tokens.ts'
import type { Token } from '../text/tokens.ts'
import { aspectIn } from './aspect.ts'
import { jointsOf, trimmedEnd } from './cut.ts'
import type { Front } from './front.ts'
import { frontOf, has } from './front.ts'
import type { Judged } from './types.ts'
import { judge } from './part.ts'
import { scopeWords } from './scope.ts'
import { tables } from './tables.ts'
import { isMaking } from './verbs.ts'
import { answersAre, fineAgain, wouldSuit } from './of-answers.ts'
import { wordedAs } from './worded.ts'
import type { Worded } from './worded.ts'

/** A standing wish in a text. */
export interface Wish extends Worded {
  /** Which side of behaviour it is about, with its scope. */
  readonly facet: string | null
  readonly relation: 'sets' | 'updates' | 'retracts'
}

/** What is known around the words. */
export interface Around {
  /** Words of the sentence before them, and after. */
  readonly earlier: string
  readonly later: string
  /** Whether something else is asked for in the message. */
  readonly isBesideTask: () => boolean
  readonly isAsked: boolean
}

interface Piece {
  to: number
  readonly front: Front
  readonly judged: Judged
}

/** Standing wishes about the assistant in a clause. Pure. */
export function wishesIn(text: string, around: Around): readonly Wish[] {
  const tokens = chatTokensOf(text)
  const outer = frontAlone(around.earlier) ?? scopeAlone(around.later)
  const own = inheriting(frontOf(tokens, 0), outer)
  const pieces = own.at < tokens.length ? piecesOf(tokens, own, around) : []
  if (pieces.length > 0) return pieces.map((piece) => wishOf(tokens, piece, outer?.words ?? null))
  const ofAnswers = around.isAsked ? null : (answersAre(tokens) ?? fineAgain(tokens) ?? wouldSuit(tokens))
  if (!ofAnswers) return followingIn(tokens, around)
  const { end, isAgain } = ofAnswers
  const words = { start: 0, end, before: '', words: null }
  return [{ ...words, facet: aspectIn(tokens, 0, tokens.length), relation: isAgain ? 'updates' : 'sets' }]
}

/** "I know how it works, so never explain it": what follows from what was said of oneself. */
function followingIn(tokens: readonly Token[], around: Around): readonly Wish[] {
  const at = tokens.findIndex(({ key }, index) => index > 1 && /^(?:so|hence|therefore)$/u.test(key))
  if (at < 0 || around.isAsked) return []
  const rest = tokens.slice(at + 1)
  const own = frontOf(rest, 0)
  if (own.at >= rest.length) return []
  const pointing = rest.some(({ key }, index) => /^(?:that|it|them|this)$/u.test(key) && index <= own.at + 2)
  const start = tokens[0]?.start ?? 0
  return piecesOf(rest, own, around).map((piece) => {
    const wish = wishOf(rest, piece, null)
    return pointing ? { ...wish, start, before: '', words: null } : wish
  })
}

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
const scopeAlone = (said: string): Outer | null => {
  const found = frontAlone(said.replace(LEADING, ''))
  return found === null || found.words === null ? null : found
}

const inheriting = (own: Front, outer: Outer | null): Front =>
  outer === null
    ? own
    : {
        ...own,
        lasting: own.lasting || outer.front.lasting || outer.front.scope !== null,
        addressed: own.addressed || outer.front.addressed,
        mode: own.mode ?? (outer.front.mode === 'ask' ? 'ask' : null),
      }

function piecesOf(tokens: readonly Token[], own: Front, around: Around): Piece[] {
  const joints = own.mode === 'want' || own.mode === 'undo' ? [] : jointsOf(tokens, own.at, tokens.length)
  const starts = [own.at, ...joints.map(([, start]) => start)]
  const ends = [...joints.map(([end]) => end), tokens.length]
  const pieces: Piece[] = []
  let isAfterTask = false
  const isBesideTask = () => isAfterTask || around.isBesideTask()
  starts.forEach((start, index) => {
    const end = ends[index] ?? tokens.length
    const front = index === 0 ? own : next(tokens, start, own)
    const to = Math.max(front.at, trimmedEnd(tokens, front.at, end))
    const part = { tokens, from: front.at, to, end, front, isBesideTask, isAsked: around.isAsked }
    const judged = judge(part)
    const last = pieces.at(-1)
    if (judged === null) {
      isAfterTask ||= isMaking(tokens[front.at]?.key ?? '')
      // What follows a wish and is none by itself is part of it.
      if (last && last.to === ends[index - 1]) last.to = to
    } else if (last && last.judged.facet !== null && last.judged.facet === judged.facet) last.to = to
    else if (index === 0 || last || front.lasting || front.mode === 'deny') pieces.push({ to, front, judged })
  })
  return pieces
}

/** The next of several things asked for: what was said before the first holds for it as well. */
function next(tokens: readonly Token[], start: number, own: Front): Front {
  const front = frontOf(tokens, start)
  return {
    ...front,
    mode: front.mode ?? (own.mode === 'ask' || own.mode === 'wish' ? own.mode : null),
    lasting: front.lasting || own.lasting,
    addressed: front.addressed || own.addressed,
    scope: front.scope ?? own.scope,
  }
}

function wishOf(tokens: readonly Token[], { to, front, judged }: Piece, outer: string | null): Wish {
  const isEnded = front.mode === 'undo' || (front.mode === 'release' && isOver(tokens, front.frame))
  const scope = judged.scope ? scopeWords(tokens, judged.scope) : outer
  // "Tabs in code" is about code, and no more.
  const isKind = judged.scope?.isClause === false && scope !== null
  const isOwn = isKind && judged.facet !== null && aspectIn(chatTokensOf(scope), 0, 9) === judged.facet
  return {
    ...wordedAs(tokens, { to, front, isEnded }),
    facet: judged.facet === null ? null : [judged.facet, isOwn ? null : scope].filter(Boolean).join(' '),
    relation: isEnded ? 'retracts' : isChanged(tokens) ? 'updates' : 'sets',
  }
}

const isOver = (tokens: readonly Token[], from: number) =>
  tokens.slice(from).some(({ key }) => /^(?:any|anymore|again|longer|now)$/u.test(key))

function isChanged(tokens: readonly Token[]): boolean {
  const { changed, changedLast } = tables()
  const last = tokens.findLastIndex(({ key }) => /\p{L}/u.test(key) && !/^(?:please|pls)$/u.test(key))
  return has(tokens, 0, tokens.length, changed) || (last >= 0 && changedLast.at(tokens, last) !== null)
}
