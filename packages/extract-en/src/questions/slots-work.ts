import type { SlotQuestion } from '@recollect/core/extraction'
import { OCCUPATIONS } from '../lexicon/work/occupations.ts'
import { NEXT, anyPhrase, lookedUp } from './looked-up.ts'
import { ADV, AM_I, HAVE, I, MODS, MY, slot } from './slot-question.ts'

/** Where and what one studies and works. Most specific first. */
export const workQuestions: readonly SlotQuestion[] = [
  slot(
    `\\b(?:what|which) (?:[a-z]+ )?jobs? (?:do|did|does|have|has|am|was) ${I}\\b`,
    'occupation',
    'employer',
  ),
  slot(
    `\\b${MY} ${MODS}(?:majors?|minor|field of study)\\b|\\bmajor(?:ing|ed)?(?: in)?\\b|\\bdegree subject\\b|\\b(?:do|did|does|am|are) ${I} ${ADV}study(?:ing)? (?!at\\b|in\\b|abroad|hard|here|there|together|with)(?=[a-z]+)\\b|\\b(?:${MY} )(?:[a-z]+ )?(?:degree|phd|masters?) in\\b|\\b(?:what|which) (?:subjects?|field|course|discipline|program(?:me)?|class(?:es)?)(?:s)? (?:do|does|did|am|are|is|was) ${I} ${ADV}(?:study(?:ing)?|tak(?:e|ing)|read(?:ing)?|doing|do|enrolled)\\b|\\bwhat (?:do|does|did|am|are|is|was) ${I} ${ADV}(?:study(?:ing)?|major(?:ing)?|reading at)\\b`,
    'major',
    'education',
  ),
  slot(
    `\\b(?:which|what|name of (?:the|my)|where's (?:my)) (?:[a-z]+ )?(?:school|college|university|uni|high school)\\b|\\b${MY} ${MODS}(?:school|college|university|uni|alma mater)\\b(?! (?:friends?|bag|teacher|project|essay|fees))|\\b(?:go|going|went) to (?:[a-z]+ )?(?:school|college|uni|university)\\b|\\bwhere (?:do|does|did|am|are|is|was|have|has) ${I} ${ADV}(?:stud(?:y|ying|ied)|go to (?:[a-z]+ )?(?:school|college|uni|university)|(?:do|get|earn|receive) my (?:degree|phd|masters?|studies|undergrad)|graduate|graduated|enrolled|attend)|\\b(?:graduated?|graduation) from\\b`,
    'school',
    'education',
  ),
  slot(
    `\\b(?:degrees?|diploma|phd|doctorate|masters|mba|bachelor'?s?|qualifications?|ged|level of education|education(?:al)?|grade (?:am|are|is)|grades|year (?:of|in) (?:school|college|uni|university|study)|(?:what|which) year (?:am|are|is) ${I} in|in (?:school|college|grad school|high school))\\b|\\b${HAVE} ${I} ${ADV}graduated\\b|\\b(?:finish|finished|complete|completed|graduate) (?:high school|school|college|university|uni)\\b|\\bgraduat(?:e|ed|ing)\\b`,
    'education',
    'school',
  ),
  slot(
    `\\bwhere(?:'s| is| are| am)? (?:(?:do|does|did|will|would|should|shall|am|are|is|was) )?${I} (?:use to |used to |currently |now |still |going to )?(?:work|working|employed)\\b|\\bwhere (?:is|are|was|'s) ${I} working\\b|\\b(?:which|what) (?:company|firm|business|organi[sz]ation|employer|hospital|bank|startup|shop|store|place|restaurant) (?:do|does|did|am|are|is|was|have|has) ${I} ${ADV}(?:work|employed|at|(?<!bank [a-z' ]{1,30})with|for|in|join|left|leave|run|own)|\\b(?:which|what) city (?:do|does|did) ${I} work|\\b${MY} ${MODS}(?:employer|company|workplace|firm|office|startup)\\b(?! (?:laptop|phone|car|policy|chair|party))|\\b(?:name of (?:the|my) (?:company|firm|place)|place (?:where )?i work)\\b|\\bwho (?:do|does|did) ${I} ${ADV}work for\\b|\\bwho (?:employs|pays|hired) (?:me|my (?:salary|wages))\\b|\\bwork (?:for|at)\\b(?! (?:you|me|us|him|her|them|it)\\b)(?!.*\\b(?:home|night)\\b)|\\bcity (?:do|did|does) ${I} work in\\b|\\bemployed (?:by|at)\\b|\\bemployers?\\b|\\bwork where\\b`,
    'employer',
    'workplace',
    'occupation',
  ),
  slot(
    `\\b(?:(?:${MY}|what|which|an?|any|the|your|new|of) ${MODS}(?:jobs?|occupation|profession|career|day job|job title|position at|gig)|line of work|(?:for|4) a livin[g']?|earn (?:my|a|his|her) living|(?:kind|sort|type|line) of work|for work|${MY} (?:[a-z]+ )?role|do for money|professionally|by profession|retired)\\b(?!.*\\bdream job)|^jobs? ?\\?|\\bwhat (?:does|do|did) (?!(?:you|u|i|we|they|the|it|this|that|these|people|any)\\b)${I}(?: all)? (?:currently |actually |now )?do\\b(?! (?:for fun|to|in|on|with|when|if|next|about|after|every|at|last|yesterday|this|that))|\\bwhat (?:do|does) (?:you|u|i)(?: all)? (?:currently |actually |now )?do\\b(?! (?:for fun|in|on|with|when|if|now|next|about|after|to|at|every|last|yesterday|this|that|here))|\\bwhat (?:you|u|i) do ?(?:\\?|$)|\\bdo (?:i|you) (?:still )?work\\b(?! (?:out|hard|from home|on)\\b)|\\b(?:what|which) (?:[a-z]+ )?(?:do|does|did|am|are|is|was) ${I} ${ADV}work(?:ing)? (?:as|in)\\b|\\bwork(?:s|ed|ing)? as\\b|\\bdoes (?:my|his|her|our|your) (?:[a-z]+ )?[a-z]+ (?:still )?work\\s?\\??$|\\b(?:do|does|did) (?:i|you) teach\\b|\\bteach\\b(?! (?:me|you|us|him|her)\\b)|\\bwhat did (?:you|i) (?:use to )?do before\\b`,
    'occupation',
    'user_type',
  ),
  lookedUp(`\\b${AM_I} ${ADV}${NEXT}`, [[OCCUPATIONS, 'occupation', 'user_type']], anyPhrase),
  slot(
    `\\bam i (?:still )?(?:not )?(?:an? )(?=(?:[a-z-]+ ){0,2}[a-z]+\\b)(?!(?:[a-z]+ )?(?:member|fan|part|bit|good|bad))|\\bi am not an? [a-z]+ ?\\?|\\b(?:are|is) ${I} an? (?=(?:[a-z]+ ){0,2}[a-z]{2,}(?:er|or|ist|ian)\\b)`,
    'occupation',
    'user_type',
  ),
]
