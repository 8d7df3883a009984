import { KIN, KIN_MODIFIERS } from './lexicon/kinship.ts'

const escape = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** Alternation of literals, longest first, so that "guitar player" wins over "guitar". */
export const alt = (list: Iterable<string>): string =>
  [...list]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map(escape)
    .join('|')

export const rx = (source: string): RegExp => new RegExp(source, 'gu')

const KIN_WORD = alt(KIN.keys())
const KIN_MOD = `(?:(?:${alt(KIN_MODIFIERS)}),? )`

/** "my older sister", "my friend Paul": groups `kin` and, when a word follows, `kname`. */
export const MY_KIN = `\\b(?:my|our|one of my|both of my|all of my) ${KIN_MOD}{0,2}(?<kin>${KIN_WORD})(?:,? (?!(?:he|she|they|is|are|was|has|who|and)\\b)(?<kname>[a-z]{2,14}),?)??(?: (?:he|she|they)(?=[ ']))?`

/** The same with a name that must follow. */
export const NAMED_KIN = MY_KIN.replace(',?)??', ',?)')

/** Words that end a subject, and nouns "my" often stands before without a relative following. */
const NO_KIN =
  "i|i'm|im|that|is|are|was|were|and|but|or|when|who|which|to|of|in|on|at|a|an|the|has|had|have|because|so|for|with|if|as|not|no|you|it|name|fav[a-z]*|hobb[a-z]*|job|dream|goal|life|phone|number|email|address|age|birthday|car|house|home|own"
const KIN_WORDS = `(?!(?:${NO_KIN})\\b)[a-z0-9][a-z-]*`

/**
 * The subject form of {@link MY_KIN}: any few words after "my", looked up when the pattern has matched. Dozens of patterns hold it;
 * with the lists spelled out they would take long to compile and crowd each other out of the processor's cache.
 */
const MY_SOMEBODY = `\\b(?:my|our|(?:one|both|all) of my) (?<kin>${KIN_WORDS}(?:,? ${KIN_WORDS}){0,4}?),?(?: (?:he|she|they)(?=[ ']))?`

/** Relation words alone, for patterns that name the group themselves. */
export const KIN_TERM = `${KIN_MOD}{0,2}(?:${KIN_WORD})`

/** Words that may stand between a subject and its verb without changing what is said. */
export const ADV =
  '(?:(?:[a-z]{2,12}ly|also|aslo|too|just|now|still|always|often|sometimes|kinda|kind of|sort of|so+|quite|very|super|pretty|much|even|ever|rather|both|do|does|did|myself|damn|totes|freaking|def) ){0,4}'

/** Denials before a full verb; group `neg`. "Used to": group `past`. "No longer": group `stop`. */
const AUX =
  "(?:(?<past>used to|use to|previously|formerly|once) |(?<stop>no longer|stopped|quit|gave up) |(?<neg>do not|don'?t|don t|does not|doesn'?t|doesn t|did not|didn'?t|never|can'?t|cannot|can not|couldn'?t|won'?t|do n't|does n't) )?"

/** Subjects of a full verb: the speaker (group `self`), kin (`kin`), or a pronoun (`pron`) to be resolved. */
export const SUBJECT = `(?:(?<self>\\b(?:i|we|me and my [a-z]{3,10})|我(?= ))|${MY_SOMEBODY}|\\b(?<pron>he|she|they|it))`

/** A predicate whose subject was said in the clause before: `inherit-subject` finds it. */
const HEADLESS =
  '^(?!(?:and|so|but|i|we|you|he|she|they|it|my|our)\\b|(?:now |currently |still )?[a-z]{2,12}ing\\b)(?=(?<headless>[a-z]))'

/** Subject, adverbs and denial before a full verb. */
export const DOES = `(?:${SUBJECT},? |${HEADLESS})${ADV}${AUX}${ADV}`

/** The same with the speaker only. */
export const I_DO = `\\b(?<self>i|we),? ${ADV}${AUX}${ADV}`

/** "I am", with the ways people type it. */
const I_AM = "(?:i(?: am|'m| m| 'm|m|'am|am| is)|(?:i(?:'ve| have|ve)|ive) been|we are|we're)"
const IS = "(?:'s| is| are|'re|s| 's| has been| have been)"

/** Subject and "be": group `be` for the speaker; `kin`, `pron`; `was` when the state is over; `neg` when denied. */
export const IS_A = `(?:(?:^(?:and |but |so |well )?(?:being|as|speaking as)(?= an? ))|^(?:(?<ewas>used to be|was once)|been)(?= an? )|\\b(?<self>${I_AM}|(?<was>i was|i were|we were|i used to be|i use to be)|i (?<aint>ain'?t|wasn'?t))|${MY_SOMEBODY}(?:${IS}| (?<kwas>was|were|used to be)| (?<kneg>isn'?t|aren'?t|wasn'?t))|^(?<headlessbe>am|is|are)|\\b(?<pron>he|she|they|it)(?:'s| is|'re| are| (?<pwas>was|were|used to be)| (?<pneg>isn'?t|aren'?t))) ${ADV}(?<neg>not (?:really |actually |exactly )?|n't |no longer |never )?${ADV}`

/** A fragment whose groups are not asked for: a pattern may hold a group's name once. */
export const unnamed = (fragment: string): string => fragment.replaceAll(/\(\?<[a-z]\w*>/gu, '(?:')

/** What follows a colon that stands in a clock time, after words that end at marks: "around 6:30 every day". */
export const CLOCK = '(?:(?<=\\d):(?=\\d)[^,.;:!?()"\u201c\u201d\\n]{1,40})'

/** Words up to the next mark that ends a phrase. */
export const PHRASE = `[^,.;:!?()"\u201c\u201d\\n]{1,80}${CLOCK}?(?![\\p{L}\\p{N}])`
/** Words of a list: commas belong to it. */
export const LIST = `[^.;:!?()"\u201c\u201d\\n]{1,160}${CLOCK}?(?![\\p{L}\\p{N}])`

/** Literals for rules on "be": one of them is in every text {@link IS_A} matches. */
export const BE_ANCHORS: readonly string[] = [
  "i'm",
  'i am',
  'im ',
  'i m ',
  "i 'm",
  "i'am",
  'iam ',
  'i is ',
  'i was',
  'i were',
  'i used',
  'i use to',
  "i ain't",
  'i aint',
  'i wasn',
  've been',
  'have been',
  'we are',
  "we're",
  'we were',
  'i being',
  'my ',
  'our ',
  'is a',
  'am a',
  'he ',
  "he's",
  'they ',
  "they're",
  'it ',
  "it's",
]
