import type { SlotQuestion } from '@recollect/core/extraction'
import { ADV, AM, DO, HAVE, I, MY, slot } from './slot-question.ts'

const HATE = '(?:hates?|dislikes?|despises?|loathes?|detests?|avoids?)'
const LIKE = '(?:likes?|loves?|enjoys?|adores?|fancy|fancies)'
/** "Would you like to chat", "I'd like to book" ask for nothing one has told. */
const POLITE = "(?<!\\b(?:would (?:you|u|i)|i'd|you'd|i would) (?:also |really )?)"
const STAND =
  "(?:can't|cant|cannot|can not|couldn't|could not) (?:i |you |he |she |we |they |my [a-z]+ )?(?:really |even )?(?:stand|bear|stomach|abide)"

/** What one prefers, fears, cannot bear, and "do I like …": before the words for what is liked. */
export const leaningQuestions: readonly SlotQuestion[] = [
  slot(
    `\\b(?:i'm|im|i am) ${ADV}(?:so |really )?(?:into|crazy about|obsessed with|hooked on|mad about|addicted to)\\b`,
    'likes',
    'favorite_*',
    'hobby',
  ),
  slot(
    `\\bprefer(?:s|red|ences?)?\\b(?! to be)|\\b(?:would|do) (?:${I}) rather\\b|\\b(?:like|love|enjoy) (?:[a-z]+ ){1,3}or (?:[a-z]+ ){1,3}(?:better|more)\\b|\\b(?:like|love|enjoy) (?:better|more)\\b|\\bhow (?:do|does|did) ${I} (?!usually|normally|typically)${ADV}(?:like|take|have|drink|want) ${MY} (?=[a-z]+)`,
    'preference',
    'likes',
  ),
  slot(
    `\\b(?:afraid of|scared of|fears?|fearful|phobias?|terrified|frightens?|frightened|scares?|creeps? (?:me|you|him|her) out|spooks?)\\b|\\b(?:am|are|is) ${I} ${ADV}(?:afraid|scared)\\b`,
    'fear',
    'dislikes',
  ),
  slot(
    `\\b${DO} ${I} ${ADV}${HATE}|\\b(?:what|which|who) (?:[a-z]+ ){0,4}?(?:do|does|did) ${I} ${ADV}${HATE}|\\b(?:i|you|he|she|we|they) ${ADV}${HATE}\\b|\\b${STAND}\\b|\\b(?:do|does|did) (?:i|you|he|she|we|they|my [a-z]+) (?:really )?not (?:really |at all )?(?:${LIKE}|care for)|\\b(?:don't|dont|doesn't|didn't|do not|does not|did not|not) (?:i |you |he |she |we |my [a-z]+ )?(?:really |actually |much )?(?:${LIKE}|care for|eat(?! (?:any )?(?:meat|pork|beef|fish|chicken|seafood|dairy|eggs?|gluten|sugar)\\b))\\b|\\b${AM} ${I} not (?:an? )?(?:big )?(?:fan|fond|keen|into)\\b|\\bnot an? (?:big )?fan of\\b|\\bdo ${I} find (?:[a-z]+ )?(?:annoying|boring|disgusting|gross|irritating)\\b|\\bpet peeves?\\b|\\b(?:${MY} )?dislikes\\b|\\b(?:what|which|who|things?|that|stuff) (?:[a-z]+ )?(?:annoys?|irritates?|bothers?|disgusts?|bugs?|grosses) (?:me|you|him|her|us|my [a-z]+)\\b|\\b${MY} least fav`,
    'dislikes',
    'likes',
    'fear',
  ),
  // "Do I like cats?" asks for a taste, whatever is liked; "do I like to …" for a pastime too.
  slot(
    `\\b${DO} ${I} ${ADV}${POLITE}${LIKE} (?!to\\b|[a-z]+ing\\b|(?:sports?|games?|hobb)\\b)`,
    'likes',
    'dislikes',
    'hobby',
  ),
]

/** What one likes, plainly asked. */
export const tasteQuestions: readonly SlotQuestion[] = [
  slot(
    `\\b(?:what|which|who) (?:[a-z]+ ){0,5}?(?:do|does|did) ${I} (?:all |ever )?${ADV}${LIKE}\\b|\\b${DO} ${I} ${ADV}${LIKE} (?=to\\b|[a-z]+ing\\b)|\\b(?:what|which|who|whose) (?:[a-z]+ ){0,4}?(?:am|are|is|was|were) ${I} ${ADV}(?:into|interested in|fond of|keen on|mad about|crazy about|obsessed with|passionate about|an? (?:[a-z]+ )?fan of|hooked on)\\b|\\b${AM} ${I} ${ADV}(?:into|interested in|fond of|keen on|mad about|crazy about|obsessed with|passionate about|an? (?:[a-z]+ )?fan of|hooked on)\\b|\\b(?:tell me|remember|remind me|know) (?:what|which) (?:[a-z]+ ){0,2}(?:i|you|we) ${ADV}${LIKE}\\b|\\b${MY} (?:[a-z]+ )?(?:interests?|likes|tastes?|passions?)\\b|\\b(?:what|which) (?:kinds? of |sorts? of |types? of )?(?:music|books?|films?|movies?|novels|podcasts?|tv shows?|shows|series|genres?|games|food)(?: [a-z]+)? (?:do|does|did) ${I} ${ADV}(?:listen to|read|watch|play|eat|cook)\\b|\\b(?:what|which) (?:[a-z]+ ){1,4}(?:i|you|u|we) ${ADV}${LIKE}\\b|\\b(?:things?|stuff|foods?|music|books|movies|films|people|sports) (?:that )?(?:i|you) ${ADV}${LIKE}\\b|\\binterest(?:s|ed) me\\b|\\bi (?:really )?${LIKE} (?=[a-z ]{2,30}\\?)|\\b(?:what|how) (?:do|does|did) ${I} ${ADV}(?:think|feel) (?:of|about)\\b(?<!(?:do|did) (?:you|u) [a-z ]{0,12}(?:of|about))|\\b(?:opinion|view) (?:of|on)\\b|\\bdo ${I} find (?:[a-z]+ )?(?:interesting|fun|exciting|fascinating|attractive)\\b|\\bwhat makes (?:me|my [a-z]+) happy\\b`,
    'likes',
    'dislikes',
    'hobby',
  ),
  slot(`\\b(?:${HAVE}|do) ${I} (?:got )?(?:an? )?(?:[a-z]+ )?(?:sweet tooth|soft spot)\\b`, 'likes', 'hobby'),
  slot(
    `${POLITE}\\b${LIKE}\\b(?!(?:\\s?\\??$)| (?:to (?:chat|talk|meet|know|be called)|today|that|this|in|at|when)\\b)(?<!\\b(?:feel|feels|look|looks|sound|sounds|seem|seems|be|is|are|was|were|weather|it|this|that|more|something|anything|just|of) (?:[a-z]+ )?like)(?<=\\b(?:i|you|u|we|he|she|they|my [a-z]+|did [a-z]+|does [a-z]+)\\b.{0,20})|\\b(?:into|fan of|fond of|interested in)\\b(?<=\\b(?:i|you|u|we|he|she|they|i'm|my [a-z]+)\\b.{0,25})(?! the|it|account)`,
    'likes',
    'dislikes',
    'hobby',
  ),
]
