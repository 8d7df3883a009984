import type { SlotQuestion } from '@recollect/core/extraction'
import { ADV, AM, DO, HAVE, I, MY, slot } from './slot-question.ts'

const SOMEBODY =
  '(?:an? |any )?(?:steady |serious |long-term )?(?:boyfriend|girlfriend|partner|spouse|wife|husband|bf|gf|significant other|so|fianc[eé]e?)'

/** Whether one is alone, and with whom one lives. */
export const statusQuestions: readonly SlotQuestion[] = [
  slot(
    `\\b(?:do|does|did) ${I} ${ADV}own (?:my|our|their|his|her|the|an?) (?:own )?(?:house|home|flat|apartment|place|condo)\\b(?!.*\\brent)`,
    'owns',
    'living_situation',
  ),
  slot(
    `\\b(?:live|lives|living|lived|stay|staying) (?:all )?(?:alone|by (?:my|your|him|her)self|with|on my own)\\b|\\bwho (?:do|does|did|am|are|is) ${I} ${ADV}(?:live|living|share)\\b|\\b(?:how many (?:people|others|persons)|who) (?:do|does|did) ${I} ${ADV}(?:live|share [a-z]+ [a-z]+) with\\b|\\bhow (?:many|much) (?:[a-z]+ )?(?:of us )?(?:live|lives|are living) (?:in|at|with)\\b|\\b(?:have|got|any|many|without|with|new) (?:[a-z]+ )?(?:room|flat|house)-?mates?\\b|\\b(?:${DO}|${AM}) ${I} ${ADV}(?:rent(?:ing)?|sublet)\\b|\\bshar(?:e|ing) (?:my|a|the|our) (?:flat|house|room|apartment|place|home)\\b|\\brent (?:it|my|an?|the)\\b|\\brent(?:ing)? or (?:own|buy)|\\bown or rent\\b|\\b(?:live|living) in (?:an? |the )?(?:flat|apartment|house|dorm|dormitory|studio|condo|bungalow|trailer|hostel|shared)\\b|\\b${MY} (?:living (?:situation|arrangements?)|landlord|rent)\\b|\\bpay (?:in |for )?rent\\b|\\bspend on (?:my )?rent\\b`,
    'living_situation',
    'location',
  ),
  slot(
    `\\bhow long did .{0,60}(?:date|married|together)\\b|\\b(?:relationship status|marital status|in a relationship|love life|seeing (?:someone|anyone|anybody|somebody)|dating (?:someone|anyone)|in love|am i with (?:any|some)(?:one|body)|(?:anyone|somebody|someone|anybody) (?:i'm|i am) (?:dating|seeing|with))\\b|\\b(?:${DO} ${I} ${ADV}(?:have|got)|${HAVE} ${I} ${ADV}(?:got)?) ?${SOMEBODY}\\b(?! who| that)|\\bgot (?:an?|any) ${SOMEBODY}\\b|\\b${AM} ${I} ${ADV}(?:married|single|dating|divorced|engaged|separated|widowed|together|attached|hitched|taken)\\b|\\b(?:${DO}) ${I} ${ADV}(?:break up|split up|get (?:married|divorced|engaged))\\b|\\b${MY} (?:divorce|marriage|engagement|break-?up)\\b|\\b(?:married|single|divorced|engaged)\\b(?=\\s?\\??$)(?<!before i got married)(?<!\\bhow (?:long|many years) .{0,40})`,
    'relationship_status',
    'event_relationship',
  ),
]
