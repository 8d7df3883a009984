import type { AskedPart } from '@recollect/core/extraction'
import { isQuestion } from './is-question.ts'
import { spelled } from './spelling.ts'

const SENTENCE = /[^.?!\n]+(?:\.\b[^.?!\n]*)*[.?!]*/gu
/** "Right?", "thanks!": said after what was asked. */
const TAG =
  /^(?:right|correct|yes|no|ok|okay|please|thanks|thank you|anyone|hello|remember|really|you know|or not|am i|isn't it|don't i|lol|haha)\W*$/u

const OPENER =
  /^(?:(?:and|so|hey|heya|hi|hello|yo|but|ok|okay|well|also|oh|um|uh|hmm|eh|wait|sorry|please|pls|plz|btw|bro|sis|dude|listen|honestly|actually|just|random|quick (?:q|question|one|1)|one (?:thing|question)|question|out of curiosity|just curious|curious|for the record|@[\w-]+)[ ,:.!-]{1,3}){1,6}/u
const KNOWING =
  "(?:(?:do|did|can|could|would|will) (?:you|u) (?:still |even |happen to |please |actually )?(?:know|remember|rmb|recall|tell me|remind me|say)|(?:you|u) (?:still )?(?:remember|rmb|recall|know)|(?:please |pls |just )?(?:tell|remind) me|remember|any (?:idea|clue|memory)(?: of)?|i (?:totally |completely )?(?:forgot|forget|wonder|wanna know|want to know|need to know)|(?:i )?(?:can't|cant|cannot|don't) (?:remember|recall)|not sure|no idea|wondering|curious|give me|show me|list)"
const TELLING =
  "(?:(?:did|have|had|haven't|didn't) (?:i|we) (?:ever |already |not |even |just )?(?:tell|told|mention|mentioned|say|said|share|shared|talk|talked|give|given)(?: to)?(?: (?:you|u))?)"
/** "Did I tell you", "do you remember": what is asked for comes after. */
const ASIDE = new RegExp(
  `^(?:(?:${KNOWING}|${TELLING})(?: again)?,? )?(?:${KNOWING}|${TELLING})(?: again)?(?: about| of| that| if| whether| like)?,? (?=(?:what|which|who|whose|where|when|why|how|my|our|the|if|i|i'm|we|any|anything|everything|all)\\b\\S* \\S|(?:my|our) \\S)`,
  'u',
)
/** "Which team I support" asks what "which team do I support" does. */
const INDIRECT =
  /^(?<asking>(?:what|which|who|whose|where|when|why|how)(?: (?!(?:i|we|my|our|am|is|are|was|were|do|does|did|can|could|will|would|should|have|has|had)\b)[a-z]+){0,3}) (?<who>i|we) (?=[a-z])(?!(?:am|is|are|was|were|have|has|had|can|could|will|would|should|do|does|did)\b)/u
const INDIRECT_BE =
  /^(?<asking>(?:what|which|who|whose|where|when|why|how)(?: (?!(?:i|we|my|our|am|is|are|was|were|do|does|did)\b)[a-z]+){0,3}) (?:i'm|im|i am) /u

/** "Have I got" asks what "do I have" does. */
const GOT = /\bhave (?<who>i|we) got\b/u

function contentOf(sentence: string): string {
  const content = sentence.replace(ASIDE, '').replace(GOT, 'do $<who> have')
  if (content === sentence) return content
  return content.replace(INDIRECT_BE, '$<asking> am i ').replace(INDIRECT, '$<asking> do $<who> ')
}

/** The sentences that ask, and what for. */
export function askedIn(text: string): AskedPart {
  const said = spelled(text)
  const asking = (said.match(SENTENCE) ?? [])
    .map((one) => one.trim())
    .filter((one) => !TAG.test(one) && isQuestion(one))
  const sentence = (asking.length === 0 ? said : asking.join(' ')).replace(OPENER, '')
  return { sentence, content: contentOf(sentence) }
}
