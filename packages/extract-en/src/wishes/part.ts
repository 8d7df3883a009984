import { DURABLE } from '../lexicon/wishes/aspects.ts'
import type { Token } from '../text/tokens.ts'
import { aspectIn } from './aspect.ts'
import type { Front } from './front.ts'
import { has } from './front.ts'
import type { Scope } from './scope.ts'
import { scopeWithin } from './scope.ts'
import { tables } from './tables.ts'
import { isMaking, isManner, isSpeaking, verbOf } from './verbs.ts'

/** Words `[from, to)` that may be a wish, with what stands before them. */
export interface Part {
  readonly tokens: readonly Token[]
  readonly from: number
  readonly to: number
  /** Where its words end with "from now on" and thanks. */
  readonly end: number
  readonly front: Front
  /** Something else is asked for in the same message: a style is that of the answer to it. */
  readonly isBesideTask: boolean
  /** It is put as a question. */
  readonly isAsked: boolean
}

/** What a part is found to wish. */
export interface Judged {
  readonly facet: string | null
  readonly scope: Scope | null
}

interface Signs {
  readonly aspect: string | null
  readonly verb: string | null
  /** It tells of what an assistant does. */
  readonly isAct: boolean
  readonly ofAnswers: boolean
  readonly atHand: boolean
  readonly scope: Scope | null
  readonly isLasting: boolean
}

const QUOTED = /^["'\u2018\u201c]$/u
/** "Tell me", "bring up", "talk about": said of talk, whatever the verb may do elsewhere. */
const TALK =
  /^(?:(?:tell|give|show|ask|send|treat|correct|challenge|interrupt|judge|remind|thank|offer|teach|nag) me\b(?! (?:to|a call|a ring|that|this|it)\b)|correct my\b|(?:bring|push) (?:up|back)\b|(?:talk|speak|write|chat|be \w+) (?:about|of|to me|with me|like|in|as)\b|assume\b|go into\b)/u

/** "Don't answer the door", "no need to reply": no way of talking. */
const ANSWERING = /^(?:answer|reply|respond)(?! (?:in|with|as|like|briefly|only|using|to me)\b)/u
/** "Stop with the …", "spare me the …": said to who goes on. */
const NAGGING = /^(?:stop with|enough with|enough of|quit(?: it)? with|spare me|lay off|hold off on)\b/u

/** Whether what is said is of talk: by its side, its verb, or words in quotation marks. */
function isOfTalk({ tokens, from, to, front }: Part, aspect: string | null, verb: string | null): boolean {
  const frame = tokens.slice(front.frame, front.at).map(({ key }) => key)
  if (aspect !== null || NAGGING.test(frame.join(' '))) return true
  if (verb === null) return false
  if (has(tokens, from, to, tables().answers)) return true
  const said = tokens.slice(from, to).map(({ key }) => key)
  const phrase = [verb, ...said.slice(1)].join(' ')
  if (ANSWERING.test(phrase)) return false
  return (
    isSpeaking(verb) ||
    front.scope?.isClause === true ||
    TALK.test(phrase) ||
    said.some((one) => QUOTED.test(one))
  )
}

function signsOf(part: Part): Signs {
  const { tokens, from, to, end, front } = part
  const { answers, atHand, fromNowOn, always } = tables()
  const verb = verbOf(tokens[from]?.key ?? '')
  const scope = front.scope ?? scopeWithin(tokens, from, to)
  const own = scope !== null && scope.from > from ? scope.from : to
  const aspect = aspectIn(tokens, from, own) ?? aspectIn(tokens, from, to)
  return {
    aspect,
    verb,
    isAct: isOfTalk(part, aspect, verb),
    ofAnswers: has(tokens, from, to, answers) && !has(tokens, from, to, atHand),
    atHand: has(tokens, from, to, atHand) || pointsAt(tokens, from, to),
    scope,
    isLasting:
      front.lasting || has(tokens, from, end, fromNowOn) || has(tokens, Math.max(from, end - 2), end, always),
  }
}

/** "Spell check this": a text at hand. */
const pointsAt = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.some(
    ({ key }, at) =>
      at >= from &&
      at < to &&
      /^(?:this|that|it|these|those)$/u.test(key) &&
      (at + 1 >= to || !/^[\p{L}\p{N}]/u.test(tokens[at + 1]?.key ?? '')),
  )

/** A scope that follows makes a wish lasting where it is a clause, or where the verb says how one talks. */
const isScoped = ({ scope, verb, aspect }: Signs, { front }: Part): boolean =>
  scope !== null &&
  (scope === front.scope || scope.isClause || (aspect !== null && verb !== null && isManner(verb)))

/** Sides that are named in tasks as well: to explain something is one. */
const OF_TASKS: ReadonlySet<string> = new Set([
  'explanations',
  'examples',
  'summary',
  'code',
  'tables',
  'options',
  'questions',
])

/** Whether what is wished by its form alone holds beyond the answer at hand. */
function holdsByForm(part: Part, signs: Signs): boolean {
  const { tokens, from, to, front, isBesideTask, isAsked } = part
  const { aspect, verb, ofAnswers } = signs
  if (isBesideTask) return false
  const { anything, withMe } = tables()
  switch (front.mode) {
    case 'deny':
    case 'forbid':
    case 'release':
      return true
    case 'like':
      return true
    case 'wish':
      return aspect !== null && !OF_TASKS.has(aspect)
    case 'allow':
      return aspect !== null && aspect !== 'code'
    case 'refuse':
      return ofAnswers
    case 'want':
      return true
    case 'undo':
      return aspect !== null
    case 'ask':
    case null: {
      if (isAsked) return false
      if (aspect === null) return ofAnswers || (verb === 'treat' && has(tokens, from, to, withMe))
      const any =
        verb === null || isMaking(verb) ? -1 : tokens.findIndex(({ key }, at) => at > from && ANY.test(key))
      const isDurable =
        DURABLE.has(aspect) &&
        (verb === null ||
          isManner(verb) ||
          (PUTTING.test(verb) && tables().aspects.at(tokens, from + 1) !== null))
      const treated = has(tokens, from, to, withMe) && !OF_TASKS.has(aspect)
      return (
        ofAnswers ||
        isDurable ||
        treated ||
        (any > 0 && !OF_TASKS.has(aspect)) ||
        isBack(part, verb) ||
        (front.addressed && has(tokens, from, to, anything))
      )
    }
  }
}

/** "Write dates as DD/MM", "give measurements in inches". */
const PUTTING = /^(?:write|give|show|put|quote|tell)$/u
const ANY = /^(?:any|every|all|each|everything|anything)$/u
/** "Talk normally again". */
const isBack = ({ tokens, end }: Part, verb: string | null): boolean =>
  verb !== null && isManner(verb) && tokens[end - 1]?.key === 'again'

const isAll = (word: string | undefined) => word === 'all' || word === 'every'

const isWanted = (part: Part, aspect: string | null, ofAnswers: boolean): boolean =>
  ofAnswers ||
  isHeadOfWant(part, aspect) ||
  (aspect !== null &&
    part.tokens.some(({ key }, at) => ANY.test(key) && tables().answer.at(part.tokens, at + 1) !== null)) ||
  (isAll(part.tokens[part.from]?.key) && aspect !== null)

/** "I prefer metric", not "I prefer metric socket sets"; and of "like" only what is said of answers. */
function isHeadOfWant({ tokens, from, to, front }: Part, aspect: string | null): boolean {
  const frame = tokens.slice(front.frame, front.at).map(({ key }) => key)
  const prefers = frame[0] === 'my' || frame.some((key) => /^(?:prefer|value)/u.test(key))
  if (!prefers || aspect === null || aspect === 'code' || aspect === 'honesty') return false
  if (aspect === 'order') return true
  const over = tokens.findIndex(
    ({ key }, at) => at > from && at < to && /^(?:over|to|rather|instead|than|when|for|in)$/u.test(key),
  )
  const end = over < 0 ? to : over
  return [1, 2, 3].some(
    (back) => end - back >= from && tables().aspects.at(tokens, end - back)?.length === back,
  )
}

const isOnlyNow = (tokens: readonly Token[], end: number): boolean =>
  tokens.some(
    (_one, at) => at < end && tokens[at - 1]?.key !== 'from' && tables().onlyNow.at(tokens, at) !== null,
  )

/** Whether a part is a standing wish, and of what; null where it is none. */
export function judge(part: Part): Judged | null {
  const { tokens, from, to, front } = part
  // What to call one is a name.
  if (front.mode !== 'deny' && front.mode !== 'forbid' && tokens[from]?.key === 'call') return null
  if (from >= to || isOnlyNow(tokens, part.end) || (part.isAsked && !front.addressed)) return null
  const signs = signsOf(part)
  if (!signs.isAct || !fitsMode(part, signs)) return null
  const isEnding = front.mode === 'release' || signs.aspect === 'order'
  const holds =
    signs.isLasting || isScoped(signs, part) || ((isEnding || !signs.atHand) && holdsByForm(part, signs))
  return holds ? { facet: signs.aspect, scope: isScoped(signs, part) ? signs.scope : null } : null
}

/** "Drop the table users", "skip the summary": a thing at hand. */
const isDroppedThing = ({ tokens, front }: Part, aspect: string): boolean =>
  /^(?:drop|cut|skip|leave|omit|ditch|lose|reduce|limit)$/u.test(tokens[front.frame]?.key ?? '') &&
  OF_TASKS.has(aspect)

const IS = /^(?:am|is|are|was|were|'s)$/u

/** A frame that asks for a verb has one after it; an imperative is one. */
function fitsMode(part: Part, { verb, aspect, ofAnswers, isLasting, scope }: Signs): boolean {
  const { tokens, from, to, front } = part
  const key = tokens[from]?.key ?? ''
  const beginsSo = tables().aspects.at(tokens, from) !== null
  switch (front.mode) {
    case null:
      return (
        (verb !== null && verb === key) ||
        (beginsSo && isLasting && !tokens.some(({ key: word }) => IS.test(word))) ||
        isNounWish(part, aspect, ofAnswers)
      )
    case 'ask':
    case 'wish':
    case 'like':
    case 'forbid':
    case 'allow':
      return verb !== null || beginsSo
    case 'want':
      return (
        isWanted(part, aspect, ofAnswers) &&
        key !== 'to' &&
        !(verb === key && isMaking(key) && scope === null && !isLasting) &&
        to - from <= 16
      )
    case 'deny':
      return verb !== null || (aspect !== null && !isDroppedThing(part, aspect)) || isLasting || !beginsSo
    default:
      return verb !== null || aspect !== null
  }
}

/** "Short answers only please", "metric units only". */
function isNounWish({ tokens, from, to, end }: Part, aspect: string | null, ofAnswers: boolean): boolean {
  if (to - from > 4) return false
  const rest = tokens.slice(from, end).map(({ key }) => key)
  const isAsked = rest.includes('only') || rest.includes('please')
  return (
    isAsked &&
    !/^(?:in|with|for|one|more)$/u.test(rest[0] ?? '') &&
    (ofAnswers || (aspect !== null && DURABLE.has(aspect)))
  )
}
