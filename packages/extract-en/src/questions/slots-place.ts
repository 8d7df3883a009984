import type { SlotQuestion } from '@recollect/core/extraction'
import { ADV, AM, DO, HAVE, I, MODS, MY, slot } from './slot-question.ts'

const CITY =
  '(?:city|town|country|state|place|village|neighbou?rhood|suburb|part of (?:the )?[a-z]+|area|street|province|county|district|region|continent)'
const PLACE_NOUN =
  '(?:address|location|residence|post ?code|zip ?code|zip|neighbou?rhood|street|home address|house|apartment|flat|place|care home)'

/** All the places one has lived in: before what asks for places one has been to. */
export const homesQuestions: readonly SlotQuestion[] = [
  slot(
    `\\b(?:where|places|cities|towns|addresses) (?:that |where |all )?(?:have |has )?(?:i|we|my [a-z]+)(?:'ve| have)? (?:all |ever )?lived\\b|\\b(?:have|has) (?:i|we) (?:ever )?moved\\s?\\?*$`,
    'location',
    'event_move',
  ),
]

/** Where one comes from, lives and has lived. Most specific first. */
export const placeQuestions: readonly SlotQuestion[] = [
  slot(
    `\\b(?:gr[eo]w|(?<!\\b(?:have|had|when|while) (?:[a-z]+ )?)growing|grown) up\\b(?! to be| with (?:any |a )?(?:pets|dogs?|cats?|animals|siblings))|\\b(?:spen[dt]|had) (?:my|your|his|her) childhood\\b|\\braised\\b(?! (?:the|my|money|funds))|\\b(?:home ?towns?|birth ?place|place of birth|native (?:city|country|town|place))\\b|\\b(?:born|hail|originate|originally) (?:in|from)\\b|\\bwhere\\b.{0,40}\\b(?:born|from(?! (?:there|here))|come from|hail)\\b(?<!(?:move|moved|graduate|graduated|order|buy|bought|get|got|work|download|stolen|coming|back|fly|flying|away)(?: [a-z]+){0,3} from)|\\bwhere (?:was|were|is|are) ${I} (?:from|born)\\b|\\b(?:from (?:which|what)) ${CITY}|\\b${CITY} (?:(?:am|are|is|do|does|did|was|were) ${I} ${ADV}(?:from|come from|born|raised|grow))|\\b(?:r|are|is|am) ${I} ${ADV}from\\b|\\b(?:you|i|u)(?:'re| are| r|'m| am| was) from\\b`,
    'hometown',
    'location',
  ),
  slot(
    `\\bwhere (?:am|are|will|is) ${I} (?:be )?(?:now |currently |next )?(?:travel(?:l?ing)?|flying|going(?! to (?:live|work|study|move|school|college|uni|university)\\b)|headed|heading|vacationing)\\b`,
    'plan',
    'event_travel',
  ),
  slot(
    `\\bwhere\\b.{0,60}\\b(?:live|lives|living|lived|reside|based|located|home|move|moved|moving|staying|situated|settled?)\\b|\\bwhere(?:'s| is| are) ${MY} (?!usual|fav|go-to|regular|local)${MODS}(?:home|house|flat|apartment|place)\\b|\\b(?<!\\b(?:at|in|to|for|near|around|of|with|saved?) )${MY} (?!usual|fav|go-to|regular|local)${MODS}${PLACE_NOUN}\\b(?! (?:number|plant))(?<!e-?mail address|web address|(?:first|second|third|right) place)|\\b(?:do|does|did|am|are|is) ${I} ${ADV}(?:live|living|based|resid(?:e|ing)|located|settled)\\b|\\b(?:what|which) ${CITY} (?:do|does|did|am|are|is|was|were|have|has|had|should|will) ${I} (?:say )?(?:i )?${ADV}(?:live|lives|living|in\\b(?! (?:charge|love))|based|move|moved|moving|reside|residing|call home|settled?)|\\b(?:what|which) ${CITY} (?:am|are|is) (?:i|you|u)(?: now)?\\s?\\??$|\\b${CITY} (?:that )?(?:i|we|you|he|she) (?:live|lived|lives|moved|reside)\\b|\\b(?:what|which) address\\b|^where (?:am|are|r) (?:i|you|u)(?: (?:now|right now|currently|atm))?\\s?\\??$|\\b(?:when|why|how come|how|did|year|have|has|do you know|remember)\\b.{0,30}\\b(?:i|we|you|he|she|they|my [a-z]+|[a-z]+) (?:move|moved|relocate|relocated)\\b(?! (?:on|my|the|in with))|\\bmoved? (?:house|to|from|out|away|back|here)\\b|\\blive[sd]? before\\b|\\b(?:stay|live) where\\b`,
    'location',
    'event_move',
    'living_situation',
  ),
  slot(
    `\\b${AM} ${I} still (?:working )?at (?!home\\b|school\\b|college\\b|uni\\b|university\\b|my\\b|our\\b|that\\b|\\d)(?:the (?!same\\b))?(?=[a-z])`,
    'employer',
    'school',
    'location',
  ),
  slot(
    `\\b${AM} ${I} still (?:living |based )?(?:in|at)\\b(?! (?:love|school|college|uni|a relationship|touch|bed|contact|work|risk)\\b)`,
    'location',
    'living_situation',
  ),
  slot(`\\b(?:${DO}|${HAVE}) ${MY} (?:address|location) (?:change|changed)\\b`, 'location'),
]

const LASTED = '(?<=\\b(?:how long|how many (?:years|months)|since when|when did|have|has)\\b.{0,30})'

/** Since when and whether ever: beside the words for how long and for what one has been through. */
export const stateQuestions: readonly SlotQuestion[] = [
  slot(`\\b(?=(?:live|lived|living) (?:in|at|here)\\b)${LASTED}`, 'location'),
  slot(`\\b(?=(?:work|worked|working) (?:at|for)\\b)${LASTED}`, 'employer'),
  slot(`\\b(?=(?:work|worked|working) as\\b)${LASTED}`, 'occupation'),
]
