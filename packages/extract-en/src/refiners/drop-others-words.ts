import type { Candidate, Reading, Refiner } from '@recollect/core/extraction'
import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { FIELDS, SPEAKERS } from '../lexicon/grammar/labels.ts'
import { alt } from '../text/patterns.ts'
import { normalStart } from './context.ts'

const QUOTED_LINE = /^\s*(?:>|\|\s|&gt;)/u
/** A request about the words after its colon. */
const MATERIAL =
  /\b(?:translat(?:e|ion)|rewrite|rephrase|paraphrase|reword|correct|proofread|edit|summari[sz]e|repeat|say|type|write|print|spell|convert|complete|continue|parse|analy[sz]e|classify|explain|example|e\.g|sentence|phrase|lyrics|quote|caption|title|prompt|input|output|poem|means?|said|says|told|tells|wrote|writes|texted|asked|replied|answered|starts?|starting|begins?|beginning|opens?|shouted|yelled|whispered|reads?|goes|went)\b[^:]{0,60}:\s$/u
/** All that follows such a request is to be translated, to the end of its paragraph. */
const TO_TRANSLATE = /(?:^|[.!?]\s)(?:please |pls |can you |could you |now )*translate\b[^:.!?\n]{0,60}:\s/u
/** A line that is sung. */
const SUNG = /[♪♫♬♩]/u
const OWN_WORD =
  /\b(?:correct|fix) that:|\b(?:i|i've|i have|i just) (?:just |always |also |once )?(?:said|say|told|tell|wrote|replied|answered)\b/u
const LABEL =
  /^\s*(?:[-*•]\s|\[[^\]\n]{1,20}\]\s|\d{1,2}[:.]\d{2}\s)?[[*]{0,2}(?<label>\p{L}[\p{L}\p{N}.' ]{0,24})[\]*]{0,2}\s?:\*{0,2}\s/u
/** A label with what may stand before it is no longer than this. */
const LABEL_WIDTH = 80
const FIRST_PERSON = /^(?:i|i'm|im|i've|ive|my|we|we're|our|me)\b/u
const ROLE =
  /^(?:as|speaking as) (?:an? |the )?(?:ai|a\.i|artificial|bot|chatbot|robot|virtual|digital|language model|large language|llm|npc|fictional|imaginary|character)\b/u
/** From here on the speaker is somebody else. */
const PLAYING =
  /\b(?:role[- ]?play(?:ing)?|let'?s pretend|pretend (?:you|to be|i|we|that)|in character|act (?:as|like) (?:if )?(?:you|i|we|an?|my|the)|you will be (?:an?|the|my))\b/u
/** Inside a work of fiction; not "in the game industry". */
const FICTION =
  /^(?:and |so |but |well,? )?in (?:the|this|that|my|our|a|his|her) (?:[a-z]+ )?(?:novel|story|book|game|video game|movie|film|play|show|series|comic|manga|anime|fantasy|simulation|scenario|screenplay|script|song|fanfic|campaign|rpg|poem|nightmare|dream|role ?play|sims)(?=,| (?:i|i'm|we|my)\b)|^(?:and |so |but )?for (?:the|this|our|my|a) (?:[a-z]+ )?(?:play|role|part|costume|musical|cosplay|halloween|fancy dress|game|campaign|skit|pantomime|panto)(?: party| do)?,? (?:i|i'm|im|we|my)\b/u

const FICTIONS = ['story', 'tale', 'poem', 'song', 'monologue', 'novel', 'fanfic', 'script', 'scene', 'diary']
/** "A story where I'm a dragon": what is made up stands in the same sentence as the order for it. */
const MADE_UP = new RegExp(
  `\\b(?:write|tell|make|draft|create|invent)\\b[^.!?]{1,60}\\b(?:${alt(FICTIONS)})\\b[^.!?]{1,40}\\b(?:where|in which|about how)\\b`,
  'u',
)

/** "Some woman on the radio saying I've …", "it says on this van my other car is …", "crossword clue I live in a shell". */
const OF_STRANGERS =
  /\b(?:some|this|that|a) (?:woman|man|guy|fella|bloke|lady|lad|girl|person|kid|chap)\b[^.!?]{1,40}\b(?:says?|saying|said|goes|going|shouting)\b|\bit says (?:on|in|here)\b|\b(?:crossword|clue|riddle|bumper sticker|caption)\b|\b(?:pretend|fake|made[- ]up|imaginary|spoof) (?:advert|ad|letter|post|profile|review|speech|interview|story|email|message)\b/u

/** The same in Chinese, whose colon has no space after it. */
const MATERIAL_ZH = /(?:翻译|润色|改写|修改|校对|检查|造句|英文|英语|中文)[^:\n]{0,20}:/u

const OPENING_QUOTE = /^["'\u2018\u201c]/u

/** How far back a request about the words is looked for. */
const NEAR = 300

/** Whether a label before a colon names a speaker other than the user. */
function isSpeaker(label: string, written: string, rest: string): boolean {
  const list = label.trim().split(/\s+/u)
  const first = list[0] ?? ''
  const last = list.at(-1) ?? ''
  if (FIELDS.has(label.trim()) || FIELDS.has(last) || FIELDS.has(first) || list.length > 3) return false
  if (SPEAKERS.has(label.trim()) || SPEAKERS.has(first) || GIVEN_NAMES.has(first)) return true
  const capitals = written
    .trim()
    .split(/\s+/u)
    .every((word) => /^\p{Lu}/u.test(word))
  return capitals && list.length < 3 && FIRST_PERSON.test(rest)
}

function labelled(from: number, at: number, reading: Reading): boolean {
  const text = reading.text.slice(from, Math.min(at + 1, from + LABEL_WIDTH))
  const match = LABEL.exec(text)
  const label = match?.groups?.['label']
  if (!match || label === undefined || match[0].length > at - from) return false
  const start = from + text.indexOf(label)
  const { source } = reading.source
  const span = reading.source.toSource(start, start + label.length)
  return isSpeaker(
    label,
    source.slice(span.start, span.end),
    reading.text.slice(from + match[0].length, from + match[0].length + 8),
  )
}

function whose(candidate: Candidate, reading: Reading): string | null {
  const at = normalStart(candidate, reading)
  const { sentence } = candidate.clause
  const line = reading.text.lastIndexOf('\n', at) + 1
  if (QUOTED_LINE.test(reading.text.slice(line, line + 12))) return 'a quoted line'
  if (SUNG.test(sentence.text)) return 'a line of a song'
  if (TO_TRANSLATE.test(reading.text.slice(line, at))) return 'words given to be worked on'
  if (ROLE.test(sentence.text) || PLAYING.test(reading.text.slice(0, at))) return 'said in a role'
  if (OF_STRANGERS.test(reading.text.slice(sentence.start, at))) return 'said by a stranger, or made up'
  if (FICTION.test(sentence.text) || MADE_UP.test(sentence.text)) return 'told of fiction'
  const said = reading.text.slice(Math.max(sentence.start, at - NEAR), at)
  if (MATERIAL_ZH.test(said)) return 'words given to be worked on'
  const colon = said.lastIndexOf(': ')
  if (colon < 0 && !reading.text.slice(line, Math.min(at, line + LABEL_WIDTH)).includes(': ')) return null
  if (labelled(line, at, reading) || labelled(sentence.start, at, reading)) return 'said by another speaker'
  const before = said.slice(0, colon + 2)
  const own = OWN_WORD.test(before) || !FIRST_PERSON.test(said.slice(colon + 2).replace(OPENING_QUOTE, ''))
  return colon >= 0 && MATERIAL.test(before) && !own
    ? 'words given to be worked on, or of somebody else'
    : null
}

/** "Bob: I live in Paris", "Translate into French: I live in Oslo", "> I live in Rome": somebody else's words. */
export const dropOthersWords: Refiner = {
  id: 'en/drop-others-words',
  refine: (candidate, reading) => {
    const reason = whose(candidate, reading)
    return reason === null ? [candidate] : { drop: reason }
  },
}
