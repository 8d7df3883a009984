import type { SlotQuestion } from '@recollect/core/extraction'
import { alt } from '../text/patterns.ts'
import { INSTRUMENTS, LEISURE_VERBS, SPORTS } from '../lexicon/pastimes/leisure.ts'
import { LANGUAGES } from '../lexicon/self/nationalities.ts'
import { ADV, AM_I, HAVE, I, MY, WHAT, slot } from './slot-question.ts'

const CODE = '(?:programming|coding|computer|scripting) languages?'
const TOOLS =
  '(?:python|java|javascript|typescript|rust|sql|c\\+\\+|html|css|php|excel|photoshop|kung fu|karate|judo|first aid|cpr|sign language|morse code)'
const CAN = [
  ...LEISURE_VERBS,
  'drive',
  'type',
  'whistle',
  'juggle',
  'ride',
  'play',
  'code',
  'program',
  'speak',
  'lift',
  'bench',
  'touch',
  'read music',
  'draw',
  'fly',
  'fix',
  'make',
]
const INTAKE = '(?:drink|drinking|smoke|smoking|vape|vaping|gamble|gambling|booze|cigarettes|alcohol)'
const RISE =
  '(?:wake up|get up|getup|go to (?:bed|sleep)|sleep|rise|get out of bed|have (?:breakfast|lunch|dinner|supper)|eat (?:breakfast|lunch|dinner|supper)|start work|finish work|leave (?:for work|home|the house)|get home)'
const USUAL = '(?:usually|normally|typically|generally|regularly|always|tend to)'

/** Since when, and for how long: whatever it is that one has done so long. */
export const sinceQuestions: readonly SlotQuestion[] = [
  slot(
    `\\bhow long (?:have|has|had|was|were|am|are) ${I}\\b(?! (?:pregnant|due|off|away)\\b)|\\b(?:how many years|since when) (?:have|has|am|are) ${I}\\b|\\bwhen did ${I} (?:first )?(?:start|begin|take up|get into) (?:(?:this|that|the) [a-z]+ (?:streak|habit|hobby)|(?!working\\b|dating\\b|seeing\\b|going\\b)[a-z]+ing\\b)`,
    'tenure',
  ),
]

/** What one does again and again, can do and has done. Most specific first. */
export const doingQuestions: readonly SlotQuestion[] = [
  slot(
    `\\b(?:hobby|hobbies|(?:free|spare|leisure|down) ?time|leisure|for fun|pastimes?|days? off|when (?:i'm|i am|you're|he's|she's) (?:not (?:working|at work)|off|bored|free)|to (?:relax|unwind|wind down|de-?stress|chill))\\b|\\bhow (?:do|does|did) ${I} ${ADV}(?:unwind|relax|spend ${MY})\\b|\\b(?:on|at|over) (?:the |${MY} )?(?:weekends|weekend)\\b(?<=\\b(?:do|does) ${I} ${ADV}(?:get up to|do|usually do|like to do|spend) ?.{0,20})|\\b${WHAT} (?:sports?|games?|board games?|video games?) (?:do|does|did|can) ${I} ${ADV}(?:play|do|practi[cs]e)\\b|\\bplay (?:any|a) (?:[a-z]+ )?(?:sports?|games?)\\b|\\b(?:start|started) enjoying\\b|\\bwhat (?:do|does) ${I} (?!usually|normally|typically)${ADV}do (?:on|at|in|when|during|after) (?=(?!work|[a-z]+day|mornings|school|life|this|that)[a-z])|\\binto (?:painting|[a-z]+ing)\\b|\\b(?:indoor|outdoor) activit|\\b(?:do|does|did) ${I} ${ADV}play (?=(?:${alt(SPORTS)})\\b)|\\b(?:do|does) ${I} ${ADV}collect\\b(?! (?:my|the|miles|points)\\b)(?<!(?:airline|card|shop|store) do [a-z ]{1,12})`,
    'hobby',
    'likes',
  ),
  slot(
    `\\b(?:personal (?:best|record)|best [a-z0-9 ]{1,20}(?:time|score)|high score|accuracy|top (?:score|speed))\\b|\\b${MY} (?:(?!free\\b|spare\\b|leisure\\b|down\\b|screen\\b|next\\b)[a-z0-9-]+ ){0,3}?(?:pb|pr|record|scores?|gpa|rating|ranking|rank|elo|handicap|lap time|finish(?:ing)? time|(?:[a-z0-9-]*marathon|5k|10k|mile|race|swim|best|fastest|sprint) time|times? (?:for|on|in) (?:the|a|my))\\b|\\b${MY} (?:fastest|longest|highest|quickest|heaviest)\\b|\\b(?:final|exam|test) (?:grade|mark|score)|\\bwhat (?:did|have) ${I} (?:get|got|score) (?:on|in) (?:the|my) (?=[a-z]+)|\\bhow (?:fast|far|high|quickly|many [a-z-]+) can ${I}\\b|\\bwhat (?:score|rank|grade|mark|time) did ${I} (?:get|score|run|finish|achieve)\\b|\\bhow (?:much|many [a-z]+) (?:can|do) ${I} (?:bench|squat|lift|deadlift)\\b|\\bhow (?:well|high) did ${I} (?:score|rank|do (?:in|on))\\b`,
    'record',
  ),
  slot(
    `\\bhow long (?:have|has|did|had|was|were|am|are) ${I}\\b|\\bhow (?:long|many (?:years|months|weeks|days))\\b.{0,60}\\b(?:work(?:ed|ing)?|liv(?:ed|ing)|been|stud(?:y|ied|ying)|had ${MY})\\b|\\bsince when (?:have|has|am|are|do|does|did)\\b|\\bhow long (?:ago )?(?:have|has)\\b`,
    'tenure',
  ),
  slot(
    `\\b${AM_I} ${ADV}an? (?:good|great|decent|bad|terrible|strong|fast) (?=[a-z]+(?:er|or|ist)\\b)|\\b(?:instruments?|good at|bad at|hopeless at|skills?|talents?|talented|able to|know how to|proficient|expert in|certified|${CODE})\\b|\\b(?<!how )(?:(?:can|could|can't) ${I}|(?:i|we) (?:can|can't)) ${ADV}(?=(?:${alt(CAN)})\\b)(?!.*\\b(?:you|it|this|that|here|there|there's|online|together)\\b)|\\b(?:what|which) (?:[a-z]+ )?can (?:i|he|she|my [a-z]+) (?:play|cook|do|make|code)\\b(?! (?:to|for|about|with|if|when|here|now|today|tonight|in)\\b)|\\b(?:do|does|did) ${I} ${ADV}play (?=(?:the |an? )?(?:${alt(INSTRUMENTS)})\\b)|\\b(?:do|does|did|can) ${I} ${ADV}(?:know|do|use|code in|write) (?:any )?(?=${TOOLS}(?![a-z]))|\\b(?:do|does) ${I} ${ADV}have (?:a |my )?(?=(?:driver'?s?|driving|pilot'?s?) licen[cs]e)|\\b(?:learn(?:ed|t|ing)?|(?:taught|teach(?:es)?) (?:me|us|my [a-z]+)) (?:how )?to\\b(?<!how (?:do|can|should) (?:i|you|we) learn(?: how)? to)|\\b(?:what|which) (?:am|are|is|have|has) ${I} (?:been )?(?:learning|practi[cs]ing)\\b`,
    'skill',
    'hobby',
  ),
  slot(
    `\\b(?:(?:do|does|did) ${I} ${ADV}(?:know|understand|learn|read)|how (?:good|well|bad|fluent) is ${MY}) (?:any )?(?=(?:${alt(LANGUAGES)})\\b)|\\blearning (?=(?:${alt(LANGUAGES)})\\b)`,
    'language',
    'skill',
  ),
  slot(
    `\\b(?<!\\b(?:likes?|loves?|enjoys?|prefers?|want|wanna) to )(?=${INTAKE}\\b)(?<=\\b(?:i|you|u|we|he|she|they|my [a-z]+|[a-z]+'s|does [a-z]+)\\b.{0,40})(?! (?:milk|water) is)|\\b(?:every|each) (?:single )?(?:day|morning|night|evening|week|weekend|month|year|[a-z]+day)\\b(?<=\\b(?:i|you|u|we|he|she|they|my [a-z]+|does [a-z]+|did [a-z]+)\\b.{0,60})|\\bon (?:[a-z]+days|[a-z]+day (?:mornings|evenings|nights|afternoons))\\b|\\b(?:habits?|(?:morning|daily|evening|bedtime|night|workout|exercise|skincare|weekly) routines?|${MY} routine|bedtime|${MY} commute|volunteer(?:ing)?|(?<!\\b(?:likes?|loves?|enjoys?|prefers?|want) to )(?=(?:work(?:ing)? out|exercis(?:e|ing)|meditate|jog|jogging)\\b)|(?<!\\b(?:likes?|loves?|enjoys?|prefers?|want) to )commute)\\b(?<=\\b(?:i|you|u|we|he|she|they|my|your|my [a-z]+|does [a-z]+|[a-z]+'s)\\b.{0,40})|\\b(?:when|what time|how early|how late|how many hours|how much|do|does) (?:do|does|did)? ?${I} ${ADV}${RISE}\\b|\\bhow (?:do|does|did) ${I} ${ADV}(?:get|go|travel|commute) to (?:work|school|the office|uni|college)\\b|\\b(?:do|does) ${I} ${ADV}go (?:to (?:the )?(?:gym|yoga|pool)|(?=[a-z]+ing\\b))|\\bhow (?:often|frequently|regularly|many times an? (?:day|week|month|year)) (?:do|does|did|am|are) ${I}\\b|\\b(?:do|does) ${I} ${USUAL} (?!like|live|work|use)|\\bhow long (?:does|do|did) .{1,20}(?:take|get to)\\b|\\b${HAVE} ${I} ${ADV}(?:stopped|quit|given up|kicked|cut down|cut back)\\b|\\bhow (?:many|much) (?=[a-z]+ (?:do|does) ${I} (?:drink|eat|smoke|read|walk|run|have|sleep|watch)\\b.{0,12}\\b(?:an?|per|every|each) (?:day|week|month|night))|\\bhow (?:much|far) (?:do|does) ${I} ${ADV}(?:drink|smoke|sleep|run|walk|eat|spend)\\b|\\bdrink (?=(?:a lot of |any |much )?(?:milk|coffee|tea|beer|wine)\\b)`,
    'habit',
    'hobby',
  ),
  slot(
    `\\b(?<!\\bhow )(?:have|has) ${I} (?:ever |never |not |all )?(?!owned|finished my|started (?:school|college|uni|work)|graduated|been (?:work|writ|liv|stud|learn|build|cod)ing|moved|graduated|changed)(?:been|seen|tried|done|flown|gone|eaten|broken|had|ridden|swum|taken|met|driven|read|lived|worked|taught|written|sung|drunk|slept|made|run|won|flown|fought|held|[a-z]+ed)\\b(?! (?:talking|asking|saying|doing|up to|told|mentioned|asked|said|planned|got))|\\b(?:ever|never) (?:been|[a-z]+ed|seen|done|tried|gone|eaten|flown|broken|ridden|met|driven)\\b|\\bdid ${I} (?:ever|once) (?=(?!finish|start|get|tell|say|mention)[a-z]+)|\\b(?:do|does|did) ${I} ${ADV}have (?:any )?experience\\b|\\bdid ${I} serve\\b|\\b(?:what|which) (?:countries|places|cities) ${HAVE} ${I}\\b|\\bexperience (?:with|in|of)\\b`,
    'experience',
    'event_travel',
  ),
  slot(
    `\\b(?:clubs?|gym am|society|societies|union|fraternity|sorority|church group|political party|book group|choir|association)\\b(?<=\\b(?:which|what|am|are|is|belong|my|any|member)\\b.{0,40})(?! (?:sandwich|soccer))|\\bmembers? of\\b|\\bbelong to\\b|\\b(?:what|which) (?:[a-z]+ )?(?:team|band|group|groups|teams|squad|league|orchestra|party|organi[sz]ations?) (?:am|are|is|was|do|does|did) ${I} ${ADV}(?:in|on|part|play|sing|belong|a member|involved|with)\\b|\\b(?:what|which) (?:[a-z]+ )?(?:groups?|organi[sz]ations?|teams?|clubs?) (?:do|does|did|have|has) ${I} (?:join|joined|belong)\\b|\\bteam am i\\b`,
    'affiliation',
  ),
  slot(
    `\\b${MY} (?:[a-z]+ )?(?:projects?|thesis|dissertation|novel|screenplay|manuscript|startup idea|invention)\\b|\\b(?:side|pet|current|school|personal) projects?\\b|\\b(?:which|what) projects?\\b|\\b(?:am|are|is|was|were|been|i'm|${I} been) (?:${I} )?${ADV}(?:working on|writing|building|coding|developing|making|designing|programming|composing|researching)\\b(?! (?:(?:that|this|it|things) up\\b|up\\b|noise|sense|sure|fun|love))|\\b(?:startup|app|game|blog|book|paper|essay|podcast|channel|novel) about\\b(?<=\\bmy\\b.{0,30})|\\b(?:screenplay|thesis|mobile game)\\b`,
    'project',
  ),
]
