import type { QuestionEntity } from '@recollect/core/extraction'
import { KIN, KIN_MODIFIERS } from '../lexicon/people/kinship.ts'
import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { alt } from '../text/patterns.ts'

/** "My little boy" is a son; a mother tongue is no mother, and a pet peeve is no pet. */
const CHILDREN = new Map([
  ['boy', 'son'],
  ['girl', 'daughter'],
])
const KIN_WORD = `(?<kin>${alt(KIN.keys())})(?! (?:tongue|peeves?|food|school)\\b)`
const MY_KIN = new RegExp(
  `\\b(?:my|our) (?:(?:${alt(KIN_MODIFIERS)}|favou?rite) ){0,2}?(?:${KIN_WORD}|(?<=(?:little|baby|big) )(?<child>boy|girl))(?:'s|s'|s)?\\b`,
  'u',
)
/** "Mom's birthday?", "when does dad get back". */
const PARENT =
  /(?<!\b(?:your|ur|his|her|their|the|an?|am i|[a-z]+'s) (?:[a-z]+ )?)\b(?<kin>mum|mom|mummy|mommy|dad|daddy|grandma|grandpa|granny|nana)(?:'s)?\b(?! (?:jeans|jokes?)\b)/u
/** "Do I live with my parents" asks of the speaker; so does what kind of dog the speaker's is. */
const WITH_KIN =
  /\b(?:live|living|lives|stay|staying|work|working|share|together|engaged|dating|going out) (?:together )?with (?:my|our)\b|\bmy [a-z]+ and (?:i|me)\b|\b(?:me|i) and my\b/u
const KIND_OF_PET =
  /\b(?:what|which) (?:breed|kind|sort|type)s?\b|\bhow many\b|\b(?:do|did|have) (?:i|we) (?:still )?(?:have|got|get|adopt)\b/u

const ABOUT_ME = /\b(?:i|me|my|mine|myself|i'm|i've|i'd|im|ive|we|our|us)\b/u
const OTHERS =
  /\b(?:he|she|they|his|her|their|him|them)\b|\b(?:did|does|has|is|was|will|would|do) (?!(?:you|u|i|we|it|this|that|the|there|my|your|any|these|those|not|anyone|everyone)\b)[a-z]{3,12}(?:'s)?(?: (?!your)[a-z]+)?\b/u
/** "Anna's birthday", "his address": somebody else's, whoever is asked. "'s" after these is "is", or a time's. */
const THEIRS =
  /(?<!\b(?:my|our|your|ur|the|a|an|this|that) (?:[a-z]+ )?)\b(?!(?:what|who|where|when|how|why|which|that|it|there|here|let|today|tomorrow|tonight|yesterday|everyone|anyone|someone|one|name|user|else|life|year|week|month|day|my|your)\b)(?:[a-z]{2,15}'s|his|her|their) (?:[a-z]+ ){0,2}?(?:name|surname|nickname|job|work|age|birthday|address|number|phone|e-?mail|fav[a-z]+|home ?town|car|dog|cat|pets?|house|wife|husband|sister|brother|mother|father|son|daughter|partner|boss|height|weight|occupation|hobby|hobbies|plans?|goals?|school|company)\b/u
/** "Do you know where she lives": what is asked for comes after. */
const KNOW = /\b(?:do|did|can|could) (?:you|u) (?:know|remember|recall|tell me)\b/u
const THEY = /\b(?:he|she|they|he's|she's)\b/u
/** "The colleague who keeps bees", "where does the plumber live": somebody who is only described; "the person who I am" is not. */
const DESCRIBED =
  /(?<!\bam i )\bthe (?:[a-z]+ ){0,2}?[a-z]+ (?:who|whose)\b(?! (?:i|we|am)\b)|\bwhere (?:does|did|do|will|has) (?:(?:the|that|this|my|our) (?:[a-z]+ ){0,2}?(?!(?:i|we|you)\b)[a-z]+|every(?:one|body)|some(?:one|body)|any(?:one|body)) (?:currently |now |still |usually )?(?:live|lived|work|worked)\b/u
/** Names that are words as well. */
const AMBIGUOUS =
  /^(?:will|may|mark|art|rose|grace|hope|joy|faith|summer|autumn|april|june|august|dawn|iris|jack|bill|rob|sue|pat|frank|grant|drew|guy|max|chase|hunter|daisy|lily|ivy|violet|ruby|jade|amber|crystal|angel|christian|dean|duke|earl|jordan|chelsea|victoria|florence|austin|paris|sydney|ray|gene|don|nick|penny|robin|ginger|olive|holly|heather|hazel|sky|king|page|miles|sunny)$/u
/** What a thing on record is, beside participles in -ed. */
const STATES =
  'active available correct current due effective given held in kept known on open right set valid written'.split(
    ' ',
  )
/** "What seat count is recorded?", "which plan is current?": what is asked for is the subject, and what follows says nothing of anybody. */
const STATED = new RegExp(
  `(?<=\\b(?:what|which) (?:[a-z-]+ ){1,4})(?:is|are|was|were) (?:currently |still |now |being )?(?:[a-z]+ed|${alt(STATES)})\\b`,
  'u',
)
/** "How old are Pixel and Farofa?" */
const AGE_OF =
  /\bhow old (?:is|are|was|were|r) (?!(?:i|we|you|u|my|our|your|the|this|that|these|those|it)\b)[a-z]{2,15}\b/u
const ADDRESSEE = /\b(?:you|your|yours|u|ur|yourself)\b/u

export const namesSomebody = (text: string): boolean =>
  (text.match(/[a-z]+/gu) ?? []).some((word) => GIVEN_NAMES.has(word) && !AMBIGUOUS.test(word))

/** "What's the cat called": said at home, of one's own. */
const AT_HOME =
  /\b(?:(?:call|name) )?the (?<kin>dog|cat|puppy|kitten|kids|baby)(?:'s|s')?(?:(?<=(?:call|name) the [a-z]+)(?=\s?\??$)| (?:called|named?)\b)/u

function relative(text: string): string | undefined {
  const mine = MY_KIN.exec(text)?.groups
  const found =
    mine?.['kin'] ??
    (mine === undefined ? (PARENT.exec(text) ?? AT_HOME.exec(text))?.groups?.['kin'] : undefined)
  return KIN.get(found ?? '') ?? CHILDREN.get(mine?.['child'] ?? '')
}

/** "My brother's girlfriend", "Dad's dog": of a relative's relative nothing is kept as one's own. */
const OF_KIN = new RegExp(
  `\\b(?:${alt(KIN.keys())})(?:'s|s') (?:(?:new|old|older|younger|eldest|little|late|ex|best) )?(?:${alt(KIN.keys())})\\b`,
  'u',
)

/** Whose fact a question asks for. Words about the speaker win: "do you know where I live?". */
export function entityOf(text: string): QuestionEntity {
  const kin = relative(text)
  if (kin !== undefined && OF_KIN.test(text)) return 'other'
  if (kin !== undefined && !WITH_KIN.test(text) && !(kin === 'pet' && KIND_OF_PET.test(text))) {
    return `user.${kin}`
  }
  if (THEIRS.test(text) || DESCRIBED.test(text) || AGE_OF.test(text)) return 'other'
  if (ABOUT_ME.test(text.replace(KNOW, ''))) return 'user'
  if (KNOW.test(text) && THEY.test(text)) return 'other'
  if (ADDRESSEE.test(text)) return 'addressee'
  return OTHERS.test(text.replace(STATED, '')) || namesSomebody(text) ? 'other' : 'user'
}
