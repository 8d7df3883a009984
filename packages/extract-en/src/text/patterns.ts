import { KIN, KIN_MODIFIERS } from '../lexicon/people/kinship.ts'

const escape = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** Alternation of literals, longest first, so that "guitar player" wins over "guitar". */
export const alt = (list: Iterable<string>): string =>
  [...list]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map(escape)
    .join('|')

/**
 * Anchors for the words of a lexicon: their beginnings, which are fewer than the words and as rare. Short ones only after a space.
 */
export const wordAnchors = (list: Iterable<string>): readonly string[] => [
  ...new Set([...list].map((word) => (word.length > 4 ? word.slice(0, 6) : ` ${word}`))),
]

export const rx = (source: string): RegExp => new RegExp(source, 'gu')

const KIN_WORD = alt(KIN.keys())
const KIN_MOD = `(?:(?:${alt(KIN_MODIFIERS)}),? )`

/** Two of them are one's parents. */
const PARENT = '(?:mom|mum|mother|mommy|mummy|mama|amma|dad|father|daddy|papa|appa)'

/** Said with "the" they are one's own. */
const SPOUSE = 'wife|missus|hubby|other half|in-laws|kids|mrs'

/** Words that end a subject, and nouns "my" often stands before without a relative following. */
const NO_KIN =
  "i|i'm|im|my|our|that|is|are|was|were|and|but|or|when|who|which|to|of|in(?![- ]law)|on|at|a|an|the|has|had|have|because|so|for|with|if|as|not|no|you|it|name|fav[a-z]*|hobb[a-z]*|job|dream|goal|life|phone|number|email|address|age|birthday|car|house|home|own"
const KIN_WORDS = `(?!(?:${NO_KIN})\\b)[a-z0-9][a-z-]*`

/** Words before a statement that add nothing to it. */
export const LEADS =
  '(?:(?:and|also|so|but|yeah|yes|yep|yup|ya|nope|oh|ok|okay|well|haha|hahaha|lol|lmao|btw|anyway|anyways|honestly|tbh|actually|hey|hi|hello|hi all|hi everyone|hey all|fyi|personally|unfortunately|sadly|luckily|basically|plus|eh|wah|aiyo|alamak|sian|bro|omg|ugh|update|life update|fun fact|confession|ps|edit),? ){0,3}'

/**
 * Relatives one speaks of without "my": by their family name, or in a note without articles ("wife works nights"). Kept short, since
 * every pattern with a subject holds it; those who are addressed ("mum have you seen …") are left out.
 */
const BARE_KIN =
  "(?:(?:and|so|but|yeah|well|oh|also),? )?(?=(?:m[aou]m(?:my|ma)?|dad(?:dy)?|papa|gran(?:d[a-z]{2,3}|ny)?|nan(?:n?a)?|wife|hubby|husband|boyfriend|girlfriend|[bg]f|fianc[eé]e?|daughter|son|(?:(?:big|little|lil|older|younger|twin) )?(?:brother|sister|sis|bro)|partner|boss|(?:room|flat)mate|(?:uncle|aunt|auntie|aunty|cousin) [a-z]{2,12}|kids(?= are)|parents(?= (?:are|live|moved|own)))(?:'s [a-z\\d]| (?!(?:have|do|did|can|could|will|would|please|i|we|you|he|she|they|and|or|of|to|the|a|in|said|says|told|jokes|jeans)\\b)[a-z]))"

/**
 * The subject form of {@link MY_KIN}: any few words after "my", looked up when the pattern has matched. Dozens of patterns hold it;
 * with the lists spelled out they would take long to compile and crowd each other out of the processor's cache.
 */
const MY_SOMEBODY = `(?:\\b(?:my|our|(?:one|both|all|some) of my|(?:both|all) (?:my|our)|the(?= (?:${SPOUSE})\\b)) |^${BARE_KIN})(?<kin>(?:${PARENT} (?:and|n|&) (?:my )?${PARENT}|${KIN_WORDS}(?:,? ${KIN_WORDS}){0,4}?)),?(?: (?:he|she|they|who)(?=[ ']))?`

/** "my older sister", "my friend Paul": groups `kin` and, when a word follows, `kname`. */
export const MY_KIN = `(?:\\b(?:my|our|one of my|both of my|all of my|the(?= (?:${SPOUSE})\\b)) |^${BARE_KIN})${KIN_MOD}{0,2}(?<kin>${KIN_WORD})(?:,? (?!(?:he|she|they|is|are|was|has|who|and)\\b)(?<kname>(?:(?:mr|mrs|ms|miss|dr|prof)\\.? )?[a-z]{2,14}),?)??(?: (?:he|she|they|who)(?=[ ']))?`

/** The same with a name that must follow. */
export const NAMED_KIN = MY_KIN.replace(',?)??', ',?)')

/** Relation words alone, for patterns that name the group themselves. */
export const KIN_TERM = `${KIN_MOD}{0,2}(?:${KIN_WORD})`

/** Words that may stand between a subject and its verb without changing what is said. */
export const ADV =
  '(?:(?:[a-z]{2,12}ly|also|aslo|too|just|now|still|always|often|sometimes|kinda|kind of|sort of|so+|quite|very|super|pretty|much|even|ever|rather|both|do|does|did|myself|damn|totes|freaking|fucking|bloody|def|uh,?|um,?|erm,?|er,?|uhm,?|you know,|like,|i mean,) ){0,4}'

/** Denials before a full verb; group `neg`. "Used to": group `past`. "No longer": group `stop`. */
const AUX =
  "(?:(?<past>used to|use to|previously|formerly|once) |(?<stop>no longer|stopped|quit|gave up) |(?<neg>do not|don'?t|don t|dun|dunt|does not|doesn'?t|doesn t|did not|didn'?t|never|nvr|neva|not(?! only)|no(?= (?:have|like|eat|drink|speak|know|smoke|want|work))|can'?t|cannot|can not|couldn'?t|won'?t|do n't|does n't) )?"

/** Most places of a text are inside a word: one look says so, where each alternative of a subject would have to. */
const AT_WORD = '(?:\\b|(?=我))'

/** Subjects of a full verb: the speaker (group `self`), kin (`kin`), or a pronoun (`pron`) to be resolved. */
export const SUBJECT = `${AT_WORD}(?:(?<self>\\b(?:i|we|me and my [a-z]{3,10})|我(?= ))|${MY_SOMEBODY}|\\b(?<pron>he|she|they|it))`

/** A predicate whose subject was said in the clause before: `inherit-subject` finds it. */
const HEADLESS = `^${LEADS}(?!(?:and|so|but|i|we|you|he|she|they|it|my|our)\\b|(?:now |currently |still )?[a-z]{2,12}ing\\b)(?=(?<headless>[a-z]))`

/** "My son's studying", "my daughter has got": the verb is the one that follows. */
const ONGOING =
  "(?:'s|'re|'ve| is| are| has| have)(?: been)?(?= (?:[a-z]{3,10} )?(?:got|had|[a-z]{2,12}ing)\\b)"

/** Subject, adverbs and denial before a full verb. */
export const DOES = `${AT_WORD}(?:${SUBJECT}(?:${ONGOING})?,? |${HEADLESS})${ADV}${AUX}${ADV}`

/** The same with the speaker only. */
export const I_DO = `\\b(?<self>i|we),? ${ADV}${AUX}${ADV}`

/** "I am", with the ways people type it. */
const I_AM = "(?:i(?: am|'m| m| 'm|m|'am|am| is)|(?:i(?:'ve| have|ve)|ive) been|we are|we're)"
const IS = "(?:'s| is| are|'re|s| 's| has been| have been)"

/** States said of oneself without "I am", when a word beside them says so: "still single", "diabetic since 2010". */
const STATE =
  'single|married|divorced|veggie|widowed|separated|engaged|vegan|vegetarian|pescatarian|coeliac|celiac|lactose intolerant|gluten intolerant|pregnant|diabetic|asthmatic|autistic|dyslexic|epileptic|bisexual|gay|lesbian|trans|non-?binary|retired|unemployed|self[- ]employed|jobless|colou?r ?blind|deaf|short-sighted|left[- ]handed|teetotal'
const STANDING =
  'proud|lifelong|life-long|avid|massive|die-?hard|first[- ]time|long[- ]?time|stay[- ]at[- ]home|full[- ]time|part[- ]time|former|ex|ex-|aspiring|budding|amateur|self[- ]taught|freelance|born and bred|trainee|junior|senior|qualified|registered|recovering|practising|practicing|hopeless|single|working|busy|retired|unemployed|married|newly qualified'
const BARE = `(?:(?:still|currently|now|newly|happily|recently|officially|also|totally|absolutely|completely|severely|mildly|partially|legally|been) ){1,2}(?:${STATE})\\b|(?:${STATE}) (?:for|since|\\d|a|an|one|two|three|four|five|six|seven|eight|nine|ten|and|with|but|now|too|here|again|until|till)\\b|(?:${STANDING}|(?:a )?(?:little |wee )?bit of an?|(?:a )?(?:big|huge|massive)(?= (?:[a-z]+ )?fan\\b)|total|complete|proper) (?!and\\b|for\\b|with\\b)[a-z]|originally from [a-z]|(?:now|currently|still) in [a-z]|[a-z][a-z0-9' -]{2,40} here(?=$|,)|(?:\\d{1,2}|(?:twenty|thirty|forty|fifty|sixty|seventy)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)[- ]?(?:(?:years?|yrs?|yr)[- ]old|y\\/?o)(?= ?$|,| (?:and|male|female|man|woman|guy|girl|boy|lady|from|living|student|with|here|nurse|teacher)\\b)`

/** Subject and "be": group `be` for the speaker; `kin`, `pron`; `was` when the state is over; `neg` when denied; `bare` for none said. */
export const IS_A = `\\b(?:(?:(?:^(?:and |but |so |well )?(?:being|as|speaking as)(?= an? ))|^${LEADS}(?:(?<ewas>used to be|was once)|been)(?= an? |(?= (?:${STATE})\\b))|\\b(?<self>${I_AM}|(?<was>i was|i were|we were|i used to be|i use to be)|i (?<aint>ain'?t|wasn'?t))|${MY_SOMEBODY}(?:${IS}| (?<kwas>was|were|used to be)| (?<kneg>isn'?t|aren'?t|wasn'?t))|^(?<headlessbe>am|is|are)|\\b(?<pron>he|she|they|it)(?:'s| is|'re| are| (?<pwas>was|were|used to be)| (?<pneg>isn'?t|aren'?t))) |^${LEADS}(?=(?<bare>${BARE})))${ADV}(?<neg>not (?:really |actually |exactly )?|n't |no longer |never )?${ADV}`

/** A fragment whose groups are not asked for: a pattern may hold a group's name once. */
export const unnamed = (fragment: string): string => fragment.replaceAll(/\(\?<[a-z]\w*>/gu, '(?:')

/** What follows a colon that stands in a clock time, after words that end at marks: "around 6:30 every day". */
export const CLOCK = '(?:(?<=\\d):(?=\\d)[^,.;:!?()"\u201c\u201d\\n]{1,40})'

/** Words up to the next mark that ends a phrase. */
export const PHRASE = `[^,.;:!?()"\u201c\u201d\\n\\p{Extended_Pictographic}]{1,80}${CLOCK}?(?![\\p{L}\\p{N}])`
/** Words of a list: commas belong to it. */
export const LIST = `[^.;:!?()"\u201c\u201d\\n\\p{Extended_Pictographic}]{1,160}${CLOCK}?(?![\\p{L}\\p{N}])`
