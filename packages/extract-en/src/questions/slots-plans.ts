import type { SlotQuestion } from '@recollect/core/extraction'
import { ADV, AM, I, MODS, MY, WHAT, slot } from './slot-question.ts'

const DATED =
  '(?:flight|wedding|interview|trip|holiday|vacation|exam|surgery|appointment|date|party|move|concert|meeting|graduation|viewing|delivery|due date|checkup|check-up|class|lesson|tour|conference|presentation|honeymoon|cruise|operation|race|marathon|recital|performance|ceremony|show|test)'
const WANT =
  '(?:be|become|do (?:in|with|one|some|after|when)|learn|buy|achieve|accomplish|visit|try|go|see|work|live|get|have|move|start|open|write|build|save|lose|travel|own|study|retire)'
const SOON =
  '(?:tomorrow|tonight|this (?:weekend|week|month|year|summer|winter|spring|autumn|fall|evening|afternoon|[a-z]+day)|next [a-z]+|for (?:christmas|easter|thanksgiving|new year|my birthday|the (?:holidays?|summer|weekend)))'

/** What is still to come. Most specific first. */
export const planQuestions: readonly SlotQuestion[] = [
  slot(
    `\\bgoals?\\b(?! (?:did|in the (?:game|match))|keeper)|\\b(?:${MY} |life(?:long)? |what )(?:[a-z]+ )?dreams?\\b(?! (?:do you|did|about|last|mean))|\\bdream (?:job|car|house|home|vacation|holiday|destination|career)\\b|\\b(?:do|does|did|don't) ${I} ${ADV}want (?!to (?:be called|eat|drink|chat|talk|know|hear|watch|play|come|join|me|you))(?=to ${WANT}\\b|an? |kids|children|more|some(?:one|thing)?|${MY}|for\\b|out of|from life|in life)|\\b(?:what|which|who) (?:[a-z]+ ){0,2}(?:do|does|did) ${I} ${ADV}(?:want|hope|aspire|wish|aim|long|dream)\\b(?! to (?:be called|eat|drink|talk|hear|know|watch|listen)\\b)(?! (?:me|you|from me))|\\bi want to ${WANT}\\b|\\bwould ${I} (?:like|love) to (?:be|become|do|learn|achieve|buy|visit|try|own|study|live|work|retire|travel|go|move)\\b(?<!\\bwould (?:you|u) .{0,20})|\\b(?:aim(?:ing)? (?:for|to)|wishes|ambitions?|aspirations?|aspire|bucket list|wish ?list|resolutions?|(?:saving|save|saved) (?:up )?(?:for|to)|working towards?|looking (?:for|to)|hoping (?:for|to)|(?:trying|try|tried) to (?:achieve|lose|become|reach|save|get|learn|quit|find|gain|build|accomplish|improve)|striving)\\b(?<=\\b(?:i|you|u|we|he|she|my|your|his|her|their|our|does [a-z]+|is [a-z]+|[a-z]+'s|i'm|what's on|am i)\\b.{0,50})(?<!\\b(?:should|how (?:do|can)) (?:i|you|we) .{0,20})`,
    'goal',
    'plan',
  ),
  slot(
    `\\b${MY} ${MODS}(?:(?<!(?:phone|data|mobile|insurance|floor|meal|payment|broadband|internet) )plans?|calendar|agenda|(?<!(?:sleep|sleeping|shift|feeding|training) )schedule|itinerary|appointments?)\\b|\\b(?:have|got|any|which|what) (?:[a-z]+ )?(?:plans?|appointments?)\\b|\\bplans (?:for|on|this|next|tonight|tomorrow|do|did|have)\\b|\\b(?:planning|planned|scheduled|intend(?:ing)?)\\b(?<=\\b(?:i|you|u|we|he|she|my|your|his|her|their|our|does [a-z]+|is [a-z]+|am i)\\b.{0,50})|\\b(?:did|does|do|has|have) ${I} (?:and [a-z]+ )?plan(?:ned)? (?:to|on|for)\\b|\\b(?:when|what time|what day|which day)(?:'s| is| are| does| do| am| will)? ${MY} (?:next |upcoming |[a-z]+ ){0,2}${DATED}\\b|\\b(?:when|what time|which day|what day|what date|where|how soon)(?: (?:is|are|does|do|am|will))? ${I} (?:leave(?! for work| home| the house| work)|leaving|fly|flying|depart|departing|moving|travel(?:l?ing)?|getting married|going(?! to (?:live|work|study|move|school|college|uni|university)\\b)|starting|visiting|seeing|due|take off|meeting|retiring|graduating|move)\\b|\\b${WHAT} (?:[a-z]+ )?(?:am|are|is) ${I} ${ADV}(?:doing|up to|seeing|visiting|attending|going to do) ${SOON}\\b|\\bwhat (?:am|are|is) ${I} (?:going to|gonna|about to) do\\b|\\b(?:${AM}) ${I} ${ADV}(?:(?:free|busy) (?:on|at|${SOON})|going (?:anywhere|away|on holiday|on vacation)|(?:travel(?:l?ing)|flying|moving|leaving|visiting|getting married) (?=[a-z]))|\\b(?:next|upcoming) ${DATED}\\b|\\bwhat(?:'s| is| have i got) (?:happening|coming up|on|planned)\\b(?=.{0,30}\\b(?:me|my|i|weekend|week|tomorrow|tonight|month)\\b|\\s?\\??$)|\\bgoing to\\b(?<=\\b(?:am|are|is) ${I} (?:[a-z]+ )?going to)(?! (?:rain|snow|be|happen|school|church|die|explain|live|work))|\\b(?:i|we|my [a-z]+) (?:[a-z]+ )?gonna\\b|\\b(?:am|are|is) ${I} (?:[a-z]+ )?gonna\\b|\\bwhen(?:'s| is| are) the (?:wedding|trip|holiday|flight|honeymoon|move|party)\\b|\\bwhat (?:do|have) ${I} (?:have |got )?on ${SOON}|\\bdate (?:are|am|is) ${I}\\b|\\b(?:when|what time) (?:do|does) ${I} (?:have|need) to\\b|\\b(?:baby|am i|i|she|wife|sister|are you) due\\b|\\bhow (?:many|long|much) (?:[a-z]+ ){0,3}(?:until|till|til|before) (?:my|our|the) (?=[a-z])`,
    'plan',
    'goal',
  ),
  slot(
    `\\bwhat (?:time|day|date|room)\\b(?! (?:do|does|did) |s? is it|s? (?:it is|are you|did you))(?=.{0,40}\\b(?:meeting|standup|stand-up|retro|call|deadline|review|class|lecture|sync|party|flight|train|game|show|appointment|delivery|exam|sprint|demo|lunch|dinner|launch|release)\\b)|\\b(?:(?<!\\b(?:am i|i'm|are we|is [a-z]+) )meeting|standup|stand-up|retro|deadline|appointment|sprint review|demo)\\b(?<=\\b(?:when|where|what time|what day|which day|what room|who|our|the|my)\\b.{0,40})`,
    'generic',
    'plan',
  ),
]
