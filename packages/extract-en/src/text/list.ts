import type { Capture } from '@recollect/core/extraction'
import { words } from '../lexicon/grammar/words.ts'
import { keyOf, splitBy } from './capture.ts'

/** Most values are one thing: nothing in them parts items. */
const MANY = /[,;/&]|\s(?:and|or|n|plus)\s/iu
const JOINT = /\s?(?:,\s?(?:and|or|but|&)\s|,|;|\/|\s&\s|\sand\s|\sor\s|\sn\s|\splus\s)\s?/giu
/** "Electronic and rock music": two kinds of one thing, not two things. */
const SHARED_HEAD =
  /^[^,\s]+(?: and | & | or )[^,\s]+ (?:music|books?|movies?|films?|food|games?|shows?|novels?|songs?|stories|art|dances?|weather|cuisine|sports|comics|literature|culture|history|beer|tea|fiction)$/iu
/** "Sandwiches with mayo and lettuce", "freedom in work and play". */
const WITH = /\b(?:with|between|both) [^,]+ and /iu
const WITHIN = /^(?:\S+ ){1,3}(?:in|of|for|about|from) (?:\S+ ){1,2}and \S+(?: \S+)?$/iu
/** Two words that are one thing. */
const PAIR = new RegExp(
  `\\b(?:${words(
    'hustle and bustle, back and forth, up and down, trial and error, rock and roll, rock n roll, rhythm and blues, drum and bass, mac and cheese, macaroni and cheese, fish and chips, salt and vinegar, peanut butter and jelly, bed and breakfast, arts and crafts, gin and tonic, rum and coke, bacon and eggs, ham and cheese, biscuits and gravy, bread and butter, chicken and rice, rice and beans, bangers and mash, peas and carrots, cookies and cream, black and white, dungeons and dragons, hide and seek, country and western, track and field, stand up and, research and development, health and safety, pros and cons, ups and downs, hit and run, war and peace, pride and prejudice, crime and punishment, rick and morty, tom and jerry, law and order, give and take, wear and tear, odds and ends, sweet and sour, cheese and onion, toad in the hole, sit and, try and, go and, come and',
  ).join('|')})\\b`,
  'iu',
)

/** What is no item of a list, so that the list ended before it: "spiders and never go in", "tea, in fact all", "dogs, um". */
const NO_ITEM =
  /^(?:and|or|but|so|um+|uh+|er+|hmm+|like|you know|i mean|in fact|then|thus|hence|that|this|never|always|not|even|also|just|only|maybe|perhaps|probably|usually|mostly|therefore|actually|especially|exclusively|strictly|strongly|completely|absolutely|totally|generally|currently|recently|esp|in|on|at|of|from|for|with|without|away|because|if|when|while|as|than|i|we|you|he|she|they|it|my own|there|here|have|has|had|is|are|was|were|am|been|will|would|can|could|do|does|did|don'?t|doesn'?t|let|felt|feels|thought|knew|found|saw|made|took|got|went|came|left|needs|wants?|wanted|wanting|wish|hope|think|know|feel|hate|prefer|avoid|refuse|tend|need|try|idk|lol|yes|no|yeah|ok|okay|sorry|thanks?|please|(?:change|turn|put|stop|switch|leave) (?:it|the|that|off|on|down)|pick|choose|send|suggest|recommend|give me|tell me|show me|can you|any|what|how|why|who|where)\b/iu
/** A verb that is conjugated: the words are a statement, not a thing. */
const FINITE =
  /(?<![\p{L}\p{N}])(?:will|would|can|could|should|may(?! day)|might|must|has|had|is|are|was|were|am|did|does|don'?t|doesn'?t|isn'?t|aren'?t)(?![\p{L}\p{N}])/u

export const isStatement = (text: string): boolean => FINITE.test(keyOf(text))

/** The items at the beginning of a list. The first one is taken whatever it begins with. */
export function itemsOf(capture: Capture): readonly Capture[] {
  if (!MANY.test(capture.text)) return [capture]
  if (SHARED_HEAD.test(capture.text) || WITH.test(capture.text) || WITHIN.test(capture.text)) return [capture]
  const pieces = (PAIR.test(capture.text) ? commaParts(capture) : splitBy(capture, JOINT)).slice(0, 12)
  const end = pieces.findIndex((piece, i) => i > 0 && NO_ITEM.test(piece.text))
  return end < 0 ? pieces : pieces.slice(0, end)
}

const COMMA = /\s?(?:,\s?(?:and|or|but|&)\s|,|;)\s?/giu
/** Beside a pair only commas part the items for certain. */
const commaParts = (capture: Capture): Capture[] =>
  splitBy(capture, COMMA).flatMap((piece) => (PAIR.test(piece.text) ? [piece] : splitBy(piece, JOINT)))

/** Words too general to be a thing liked or feared without what follows them: "activities that involve heights". */
const GENERAL =
  /\b(?:activit(?:y|ies)|games?|movies?|films?|books?|things?|products?|people|persons?|anything|anyone|everything|events?|places?|areas?|foods?|dish(?:es)?|shows?|songs?|music|sports?|venues?|items?|options?|experiences?|environments?|methods?|styles?|animals?|clothes|clothing|situations?|jobs?|cars|vehicles|hotels|restaurants|music|websites|apps|courses|stories|characters|men|women|guys|girls|kids|children|dogs|cats|wines?|beers?)$/iu
const RELATIVE =
  /^\s(?:that|who|which|with|without|involving|containing|where|made|for|in|from|about|on|like)\s\S/iu
const CLAUSE_END = /\s?(?:,|;)\s?|\s(?:because|since|so|but|and (?:i|my|we|it)|when|while|due|as i)\b/iu

/** A value that was cut before the words that make it one: the end of its relative clause, or 0. */
export function relativeEnd(whole: string, cut: string): number {
  const rest = whole.slice(cut.length)
  if (!whole.startsWith(cut) || !GENERAL.test(cut) || !RELATIVE.test(rest)) return 0
  const end = rest.search(CLAUSE_END)
  return cut.length + (end < 0 ? rest.length : end)
}
