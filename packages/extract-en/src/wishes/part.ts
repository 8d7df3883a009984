import type { Token } from '../text/tokens.ts'
import { aspectIn } from './aspect.ts'
import { holdsByForm, isWanted, OF_TASKS } from './by-form.ts'
import { has } from './front.ts'
import { scopeWithin } from './scope.ts'
import { isNounWish } from './noun-wish.ts'
import { tables } from './tables.ts'
import type { Judged, Part, Signs } from './types.ts'
import { isMaking, isManner, isSpeaking, verbOf } from './verbs.ts'

const QUOTED = /^["'\u2018\u201c]$/u
/** "Tell me", "bring up", "talk about": said of talk, whatever the verb may do elsewhere. */
const TALK =
  /^(?:(?:tell|give|show|ask|send|treat|correct|challenge|interrupt|judge|remind|thank|offer|teach|nag) me\b(?! (?:to|a call|a ring|that|this|it)\b)|correct my\b|(?:bring|push) (?:up|back)\b|(?:talk|speak|write|chat|be \w+) (?:about|of|to me|with me|like|in|as)\b|assume\b|go into\b|refer to\b|rely on\b)/u

/** "Don't answer the door", "no need to reply": no way of talking. */
const ANSWERING = /^(?:answer|reply|respond)(?! (?:in|with|as|like|briefly|only|using|to me)\b)/u
/** "Stop with the …", "spare me the …": said to who goes on. */
const NAGGING = /^(?:stop with|enough with|enough of|quit(?: it)? with|spare me|lay off|hold off on)\b/u

const OURS = /^(?:our|your|every|each|any)$/u
const CHAT = /^(?:conversations?|chats?|talks|discussions?|correspondence|replies|answers)$/u
const WHEN_YOU =
  /\b(?:when|whenever|if) you (?:talk|speak|write|mention|refer|explain|answer|tell|reply|respond)\b/u

/** Whether what is said is of talk: by its side, its verb, or words in quotation marks. */
function isOfTalk({ tokens, from, to, front }: Part, aspect: string | null, verb: string | null): boolean {
  const frame = tokens.slice(front.frame, front.at).map(({ key }) => key)
  if (aspect !== null || NAGGING.test(frame.join(' '))) return true
  if (verb === null) return false
  const { answers, answer } = tables()
  if (has(tokens, from, to, answers)) return true
  const said = tokens.slice(from, to).map(({ key }) => key)
  const phrase = [verb, ...said.slice(1)].join(' ')
  if (ANSWERING.test(phrase)) return false
  const isOfOurs = tokens.some(
    ({ key }, at) =>
      at >= from &&
      at < to &&
      OURS.test(key) &&
      (answer.at(tokens, at + 1) !== null || CHAT.test(tokens[at + 1]?.key ?? '')),
  )
  return (
    isOfOurs ||
    WHEN_YOU.test(phrase) ||
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
    signs.isLasting ||
    isScoped(signs, part) ||
    ((isEnding || front.mode === 'like' || !signs.atHand) && holdsByForm(part, signs))
  return holds ? { facet: signs.aspect, scope: isScoped(signs, part) ? signs.scope : null } : null
}

/** "Drop the table users", "skip the summary": a thing at hand. */
const isDroppedThing = ({ tokens, front }: Part, aspect: string): boolean =>
  /^(?:drop|cut|skip|leave|omit|ditch|lose|reduce|limit)$/u.test(tokens[front.frame]?.key ?? '') &&
  OF_TASKS.has(aspect)

const IS = /^(?:am|is|are|was|were|'s)$/u

/** A frame that asks for a verb has one after it; an imperative is one. */
function fitsMode(part: Part, signs: Signs): boolean {
  const { verb, aspect, ofAnswers, isLasting, scope } = signs
  const { tokens, from, to, front } = part
  const key = tokens[from]?.key ?? ''
  const beginsSo = tables().aspects.at(tokens, from) !== null
  switch (front.mode) {
    case null:
      return (
        (verb !== null && verb === key) ||
        (beginsSo && isLasting && !tokens.some(({ key: word }) => IS.test(word))) ||
        isNounWish(part, signs)
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
      // "Stop, that is wrong".
      if (tokens[front.at - 1]?.key === ',') return false
      return verb !== null || (aspect !== null && !isDroppedThing(part, aspect)) || isLasting || !beginsSo
    default:
      return verb !== null || aspect !== null
  }
}
