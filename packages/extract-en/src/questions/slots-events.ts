import type { SlotQuestion } from '@recollect/core/extraction'
import { ADV, I, MODS, MY, SOMEBODY, TOOK_PLACE, WHAT, slot } from './slot-question.ts'

const RELATIVE = `(?:my|our|his|her|your) (?:[a-z]+ )?${SOMEBODY}`
const JOB = '(?:jobs?|company|firm|position|role|work|post|employer|career|careers)'
const PART =
  '(?:leg|arm|wrist|ankle|foot|hand|finger|toe|nose|hip|collarbone|rib|ribs|knee|back|shoulder|neck|head|elbow|thumb)'

/** What took place once. Most specific first. Words that tell one event from another are only looked at: they are what is asked about. */
export const eventQuestions: readonly SlotQuestion[] = [
  slot(
    `\\bhow many times have ${I} moved\\b|\\b(?:reason|year|day|date|why|how come) (?:why |that )?${I} moved\\b|\\b(?:when|why|how|what (?:day|date|year|month)|which (?:day|year|month)) did ${I} ${ADV}(?:last )?(?:move|relocate)\\b(?! (?:on|in with)\\b)`,
    'event_move',
    'location',
  ),
  slot(
    `\\b(?:die|died|dies|pass(?:ed)? (?:away|on)|funeral|lo(?:st|se) (?=${RELATIVE}\\b))\\b(?<=\\b(?:when|how|did|why|who|where|year|was|has|have|is|of what)\\b.{0,60})(?<=\\b(?:my|our|i|we|he|she|his|her|your|in|who)\\b.{0,40})`,
    'event_death',
  ),
  slot(
    `(?<=\\b(?:when|why|how|where|year|date|day)\\b.{0,40})\\b(?:break up|broke up|split up|divorced?|propose[d]?|separated?)\\b|\\bhow (?:did|have) ${I} (?:meet|met|get together)\\b|\\b(?:meet|met) (?=${MY} (?:[a-z]+ )?(?:wife|husband|partner|girlfriend|boyfriend|spouse|fianc[eé]e?|bf|gf|ex)\\b)|\\b(?:get|got) (?:engaged|back together)\\b|\\bstart(?:ed)? (?:dating|seeing|going out)\\b|\\banniversary\\b|\\bintroduced (?:me|us|my [a-z]+)\\b`,
    'event_relationship',
    'relationship_status',
    'event_social',
  ),
  slot(
    `(?<=\\b(?:when|why|where|how|year|date|day|did)\\b.{0,40})\\b(?:get|got|getting) (?:married|hitched|wed)\\b(?<!(?:am|are|is|'re|'m) (?:[a-z]+ ){0,2}getting (?:married|hitched|wed))`,
    'relationship_status',
    'event_relationship',
  ),
  slot(
    `(?=\\b(?:quit(?! (?:smok|drink|vap|gambl|sugar|coffee|eating|using))|resign(?:ed)?|(?<!before [a-z ]{1,12})(?<!\\b(?:to|will|would|should) )retired?|(?:get|got|been|was|were) (?:the |a |my )?(?:promot(?:ed|ion)|fired|sacked|laid off|made redundant|hired|raise|pay rise|demoted)|promoted|(?<!before [a-z ]{1,12})fired|sacked|laid off|redundant|(?<!\\b(?:do|will|should) (?:i|we|you) )(?:leave|left|lose|lost|start|started|change|changed|switch|switched|get|got|find|found|begin|began|join|joined) (?:(?:my|the|that|a|his|her|our|this) )?(?:(?:old|new|last|previous|current|first|present|second) )?${JOB}|(?:start|started|stop|stopped|begin|began) working|${MY} promotion|hand(?:ed)? in (?:my|his|her) notice|start(?:ed)? (?:at|with) (?=[a-z])|leave (?=(?!home|you|him|her|it|early|me|them|town)[a-z]+\\s?\\??$)|(?:job|${MY}) interview)\\b${TOOK_PLACE}(?<!(?:how (?:do|can|should) (?:i|you|we)|am i|are you) .{0,30}))`,
    'event_work',
    'occupation',
    'employer',
  ),
  slot(
    `(?=\\b(?:graduat(?:e|ed|ion)(?! from)|drop(?:ped)? out|(?:start|started|finish|finished|leave|left|begin|began) (?:school|college|uni|university|high school|my (?:phd|masters|degree|studies))|(?:pass|passed|fail|failed|take|took|sit|sat|retake) (?:(?:my|the|a|an) )?(?:[a-z]+ ){0,2}?(?:exams?|tests?|finals|course|class|bar|driving test)|exams? did i|(?:get|got|earn|earned) (?:my|a|the|his|her) (?:[a-z]+ )?(?:degree|diploma|phd|masters?|bachelors?|licen[cs]e|certificate)(?! in\\b)|(?:get|got) into (?:college|uni|university|grad school))\\b(?<=\\b(?:when|why|how|year|did|month|date|which exam|which test|what exam)\\b.{0,60})(?<!\\b(?:where|which (?:school|college|university|uni)|what (?:school|college|university|uni))\\b.{0,40}))`,
    'event_education',
    'education',
    'school',
  ),
  slot(
    `(?=\\b(?:surgery|surgeries|operation|operated on|hospital(?:i[sz]ed)?|accident|stitches|miscarriage|(?:a|my|his|her) stroke|heart attack|covid|concussion|check-?up|(?:break|broke|broken|fractured?|sprain(?:ed)?|tear|tore|twist(?:ed)?|dislocated?|hurt|injure[d]?) (?:my|his|her) (?:left or right |left |right )?${PART})\\b${TOOK_PLACE}(?<!\\b(?:is|next|upcoming|am)\\b.{0,30})|\\b${PART} did ${I} (?:break|hurt|injure|sprain|twist|tear)\\b|\\bwhat happened (?:to|with) ${MY} (?:left |right )?${PART})`,
    'event_health',
    'health',
  ),
  slot(
    `\\b(?:give|gave) birth\\b|\\b(?:have|had|has) (?:her|their) (?:first |second )?(?:baby|child|babies|twins)\\b|\\b(?:have|had) (?:a|our|my) (?:first |second )?(?:baby|child)\\b${TOOK_PLACE}|(?<=\\b(?:when|why|where|did|how)\\b.{0,20})(?<=(?:my|our) (?:[a-z]+ )?(?:son|daughter|child|kids?|baby|children|sister|brother|parents|mother|father|mum|mom|dad) )(?:start|get|learn|visit|come|move in|graduate)\\b(?<!\\b(?:will|are|is|do|does)\\b.{0,40})`,
    'event_family',
    'event_other',
  ),
  slot(
    `\\b(?:win|won(?!')|achieve(?:d|ments?)?|award(?:ed|s)?|prizes?|medals?|troph(?:y|ies)|tourney|tournament|accomplish(?:ed|ments?)?)\\b(?<=\\b(?:i|we|you|u|my|your|he|she|does [a-z]+|did [a-z]+|[a-z]+'s)\\b.{0,60})(?<!\\b(?:trying|want|hope|hoping|going) to [a-z]+)|\\b(?:what|which) (?:[a-z]+ )?(?:awards?|prizes?|medals?|competition|contest|troph(?:y|ies)) (?:did|have) ${I}\\b`,
    'event_achievement',
  ),
  slot(
    `\\bhow much (?:did|was|were) ${MY} ${MODS}[a-z]+ (?:cost|set (?:me|us) back)\\b`,
    'event_purchase',
    'owns',
  ),
  slot(
    `\\b(?:get|got|buy|bought|give|gave)\\b.{1,24}\\b(?:for|as) (?:christmas|xmas|(?:his|her|their|my [a-z]+) (?:birthday|wedding|graduation)|easter|diwali|valentine)`,
    'event_purchase',
    'event_other',
  ),
  slot(
    `(?<!\\b(?:should|could|can|would|to|where to|which to|must|do|does) (?:i |we |you |my [a-z]+ )?(?:always |usually |normally |often )?)\\b(?:buy|bought|purchased?|order(?:ed)?|pay for|paid for|pick up|get (?:my|the|a|our) (?:new )?(?:car|phone|laptop|bike|house|tv|computer|watch|guitar|tablet|camera|sofa|flat))\\b(?<=\\b(?:did|have|has|when|where|i|what|how much)\\b.{0,60})(?<=\\b(?:i|we|you|my [a-z]+|he|she|did [a-z]+|does [a-z]+)\\b.{0,40})`,
    'event_purchase',
    'owns',
  ),
  slot(
    `\\b(?:trips?(?! hop)|travel(?:l?ed|s)?|vacation(?:ed)?|(?:on|for|our|my|last|summer|winter|family|the|we) (?:[a-z]+ )?holidays?|honeymoon|cruise|road trip|camped|backpack(?:ed|ing)|abroad|overseas)\\b(?<=\\b(?:did|was|were|have|has|had|last|took|taken|previous|went|on|where's|where is|does [a-z]+|recent|recently)\\b.{0,60})(?<!\\b(?:am|are|is|will|going|next|upcoming|plan(?:ning|ned)?|should|work(?:ed)?|liv(?:e|ed)|stud(?:y|ied)|does|start|next|favou?rite)\\b.{0,50})|\\b(?:visit(?:ed)?|fl(?:y|ew|own) to|get back from|got back from|come back from|been to|gone to|went to)\\b${TOOK_PLACE}(?<!\\bever .{0,30})(?!\\s?\\??$| (?:bed|school|college|uni|university|work|the (?:party|concert|wedding|gym|doctor|dentist|festival|show)|the [a-z]+ party|a (?:party|concert|wedding)))|\\bwhere (?:did|have|has|had) ${I} ${ADV}(?:go|been|gone|visit|travel|spend|fly|stay)\\b(?!.{0,12}\\b(?:school|college|uni|university)\\b)|\\bwhere (?:do )?${I} went\\b|\\bwhen (?:was|were) ${I} (?:last )?in (?=[a-z])(?!hospital|school|college|uni|love|the (?:hospital|army|navy))|\\bwhere (?:was|were) ${I} (?=(?:last|yesterday|in|on|this)\\b)(?!.{0,20}\\b(?:born|living|working|raised)\\b)|(?:\\b(?:when|who|how|why) |^)did ${I} ${ADV}go to\\b(?! (?:bed|school|college|uni|university|work|the|a|my|sleep)\\b)|\\bspend (?=last (?:summer|winter|christmas|easter|year|spring|autumn|fall))`,
    'event_travel',
    'experience',
  ),
  slot(
    `\\b(?:party|parade|festival|concert|gig|weddings?|reunion|conference|meetup|barbecue|bbq|picnic|(?:have|had|eat|ate|get|got|go for|grab(?:bed)?) (?:dinner|lunch|drinks|coffee|brunch|breakfast) with|hang out with|hung out with)\\b(?<=\\b(?:did|was|were|have|has|had|whose|which|who|last|went|i|does [a-z]+)\\b.{0,60})(?<!\\b(?:am|are|is|will|going|next|upcoming|should|when's|political)\\b.{0,50})(?<!\\b(?:do|does) .{1,40})|\\b(?:what|which|whose) (?!political|.*\\bvote\\b)(?:[a-z]+ )?(?:concert|party|wedding|festival|conference|gig|event|reunion) (?:did|have|has) ${I}\\b|\\b(?:who|when|where) (?:did|have|has) ${I} (?:last )?(?:meet|met|see|seen|visit|run into)\\b`,
    'event_social',
    'event_leisure',
  ),
  slot(
    `\\b${WHAT} (?!sports?\\b|instruments?\\b)(?:[a-z]+ ){0,3}?(?:did|have|has) ${I} (?:last |just |recently )?(?:watch(?:ed)?|see|seen|read|finish(?:ed)?|play(?:ed)?|listen(?:ed)? to|binge|cook(?:ed)?|make|made|bake[d]?|eat|ate)\\b|\\b(?:what|how) (?:did|was) ${I} (?:do|get up to|spend)(?:ing)? (?:last|on|yesterday|this|over|recently|today|the|my)\\b|\\bhow (?:was|did) ${MY} ${MODS}(?:weekend|day|week|evening)\\b`,
    'event_leisure',
    'event_other',
    'experience',
  ),
  slot(`\\bwhat happened (?:to|with) (?=${RELATIVE}\\b)`, 'event_other', 'event_death', 'event_health'),
]
