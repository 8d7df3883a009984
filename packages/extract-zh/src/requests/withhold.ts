import {
  COMING,
  COMING_WORDS,
  IN_CONFIDENCE,
  NOT_TO,
  STORE,
  THIS,
} from '../lexicon/requests/request-words.ts'
import { oneOf } from '../text/patterns.ts'
import type { Part, Range, Sentence } from './clauses.ts'
import { meantBy } from './object.ts'
import type { Found, Place, Reader } from './said.ts'
import { LEAD, TAIL, wholeSpan } from './said.ts'

const JUST_SAID =
  '(?:我?(?:刚才|刚刚|刚|上面|前面)(?:说|讲|发|提|写)?(?:过|到)?的?(?:那|这)?[句段条些个番]?(?:话|内容|消息|事)?|上一?[句条](?:话|消息)?)'
const NEXT = `(?:我)?(?:${oneOf(COMING)})(?:我?(?:要|想)?(?:说|讲|发)?的?)(?:这|那|几|一)?(?:些|段|句|条|番|件|几句)?的?(?:${oneOf(COMING_WORDS)})?`
const CONFIDED = `(?:(?:你|您)?(?:${oneOf(IN_CONFIDENCE)}) ?)?`
const POINTED = `(?<pointed>${oneOf(THIS)}|${NEXT}|${JUST_SAID}) ?(?:内容|信息|对话|话)?(?:你|您|请|就|都|也|先|麻烦|统统){0,3} ?`
const NOT = `(?:${oneOf(NOT_TO)})(?:再|给我|帮我|去|把)?`
/** A clause that says nothing but this: 这个不要记下来. */
const ALONE = new RegExp(
  `^${LEAD}${CONFIDED}(?:${POINTED})?${CONFIDED}${NOT}(?:[把将]?(?<named>${oneOf(THIS)}|${NEXT}|${JUST_SAID}))?(?:给)?(?:${oneOf(STORE)})(?<after>这[个句条段些](?:话|消息|内容|信息)?)?${TAIL}$`,
  'u',
)
/** 别把我的病情记下来, 不要记录我的位置. */
const NAMED = new RegExp(
  `^${LEAD}${NOT}(?:[把将](?<disposed>我[^,。]{1,40}?)(?:给|都)?(?:${oneOf(STORE)})|(?:${oneOf(STORE)})(?<object>我[^,。]{1,40}?))${TAIL}$`,
  'u',
)
const OFF_THE_RECORD = /^(?:(?:this is|这是|这句|这个|以下)? ?off the record|以下不留记录|不留记录)$/u

const IS_NEXT = new RegExp(`^${NEXT}$`, 'u')
/** 私下跟你说, 这件事听听就好: nothing but that it is said in confidence. */
const IS_CONFIDED = new RegExp(`^(?:${POINTED})?(?:${oneOf(IN_CONFIDENCE)})(?:吧|啊|哈|哦)?$`, 'u')
const IS_JUST_SAID = new RegExp(`^${JUST_SAID}$`, 'u')
const OWN_WORDS = /我|咱|俺|my |\d{5}/u
const SAYS = /[是在有叫住对会用养姓属得过了]|喜欢|讨厌/u

/** 别记：…, 这句别存, 以下内容请勿保存：…, 刚才那句别记. */
export const readWithhold: Reader = (place) => {
  const alone = ALONE.exec(place.part.text)?.groups
  if (alone) {
    const { pointed, named, after } = alone
    return atHand(place, pointed ?? named ?? after)
  }
  if (OFF_THE_RECORD.test(place.part.text)) return atHand(place, '这个')
  return namedOne(place)
}

/** Finds the words it points at: after it, or before it. */
function atHand(place: Place, pointed: string | undefined): Found | null {
  if (pointed !== undefined && IS_JUST_SAID.test(pointed))
    return { kind: 'forget', of: 'last', about: null, span: wholeSpan(place) }
  const forward = pointed !== undefined && IS_NEXT.test(pointed)
  const sure = pointed !== undefined || /[:)]/u.test(place.part.mark)
  const about = wordsAfter(place, forward) ?? (forward ? null : wordsBefore(place))
  if (about === null) return pointed === undefined ? null : nothingHere(place, forward)
  if (!sure && !OWN_WORDS.test(place.text.slice(about.start, about.end))) return null
  return { kind: 'withhold', of: 'words', about, span: around(place, about) }
}

/** It stands alone: it concerns the message before, or one that is still to come. */
const nothingHere = (place: Place, forward: boolean): Found => ({
  kind: 'withhold',
  of: forward ? 'words' : 'last',
  about: null,
  span: wholeSpan(place),
})

/** The rest of its sentence; all that follows, where it says so; the next sentence, where it opens the message. */
function wordsAfter({ sentences, sentence, part }: Place, forward: boolean): Range | null {
  const rest = sentence.parts.find(({ start }) => start > part.end)
  const at = sentences.indexOf(sentence)
  const last = sentences.at(-1)
  const next = sentences[at + 1]
  if (rest !== undefined && (opensIt(sentence, part) || part.mark === ':' || forward))
    return { start: rest.start, end: (forward && last ? last : sentence).end }
  const opens = forward || (at === 0 && opensIt(sentence, part))
  return rest === undefined && next && last && opens
    ? { start: next.start, end: (forward ? last : next).end }
    : null
}

/** Nothing stands before it but that it is said in confidence. */
const opensIt = (sentence: Sentence, part: Part): boolean =>
  sentence.parts.every(({ text, end }) => end > part.start || IS_CONFIDED.test(text))

/** What its sentence says before it; else the sentence before. */
function wordsBefore({ sentences, sentence, part }: Place): Range | null {
  const before = sentence.parts.findLast(({ end }) => end <= part.start)
  if (before !== undefined && !opensIt(sentence, part)) return { start: sentence.start, end: before.end }
  const previous = sentences[sentences.indexOf(sentence) - 1]
  return previous === undefined ? null : { start: previous.start, end: previous.end }
}

function around(place: Place, about: Range): Range {
  const own = wholeSpan(place, place.part.start)
  const holder = place.sentences.find(({ end }) => end >= about.end)
  const close = holder !== undefined && holder.end === about.end ? holder.close : about.end
  return { start: Math.min(own.start, about.start), end: Math.max(own.end, close) }
}

/** A thing of one's own that is not to be known is forgotten; a sentence that is not to be kept is withheld. */
function namedOne(place: Place): Found | null {
  const groups = NAMED.exec(place.part.text)?.groups
  const object = groups?.['disposed'] ?? groups?.['object']
  const meant = object === undefined ? null : meantBy(object, true)
  if (object === undefined || meant === null) return null
  if (meant.of !== 'words') return { kind: 'forget', of: meant.of, about: null, span: wholeSpan(place) }
  const at = place.part.start + place.part.text.indexOf(object)
  const about = { start: at + meant.start, end: at + meant.end }
  const kind = SAYS.test(object.slice(1)) ? 'withhold' : 'forget'
  return { kind, of: 'words', about, span: wholeSpan(place) }
}
