import type { SlotQuestion } from '@recollect/core'
import { I, MY, facet, slot } from './slot-question.ts'

/** What one has, where one lives, works and studies. Most specific first. */
export const thingQuestions: readonly SlotQuestion[] = [
  slot(`\\bspeak\\b|\\blanguages?\\b|\\bmother tongue\\b`, 'language'),
  // "Do I like cats?" asks for a taste, whatever is liked; "do I like to …" for a pastime.
  slot(
    `\\b(?:do|does|did|don't|doesn't|didn't) ${I} (?:also |really |still |even |not ){0,2}(?:hates?|dislikes?)\\b`,
    'dislikes',
    'likes',
  ),
  slot(
    `\\b(?:do|does|did|don't|doesn't|didn't) ${I} (?:also |really |still |even |not ){0,2}(?:likes?|loves?|enjoys?) (?!to\\b|[a-z]+ing\\b|(?:sports?|games?|hobb)\\b)`,
    'likes',
    'dislikes',
    'hobby',
  ),
  slot(
    `\\b(?:dogs?|cats?|pets?|puppy|kitten|animals? (?:do|does|did) (?:i|you) have|(?:have|own|keep) (?:any |many )?animals|horses?|huskies)\\b`,
    'pet',
  ),
  slot(
    `\\b(?:what (?:car|vehicle|truck|bike)|(?:car|vehicle) (?:do|does|did)|drive\\b(?! me)|which car|${MY} (?:car|vehicle|truck)|have (?:a|the) car)\\b`,
    'vehicle',
  ),
  facet(
    `\\b(?:what|which) (?:phone|mobile|smartphone|cell ?phone)\\b|\\b${MY} (?:phone|mobile)(?: model)?\\b`,
    'phone',
    'device',
    'user_type',
  ),
  facet(
    `\\b(?:what|which) (?:computer|laptop|pc)\\b|\\b${MY} (?:computer|laptop|pc)\\b`,
    'computer',
    'device',
  ),
  slot(`\\b(?:operating system|which os|what os)\\b|\\b${MY} os\\b`, 'os'),
  slot(`\\b(?:device|devices|gadgets?|tablet|watch do)\\b`, 'device'),
  slot(
    `\\b(?:personal best|personal record|best [a-z0-9 ]+ (?:time|score)|${MY} (?:[a-z0-9]+ )?(?:pb|pr|record|high score|gpa|rating|best time))\\b|\\baccuracy\\b`,
    'record',
  ),
  slot(
    `\\bwhere (?:do|does|did|will|would|should|shall) ${I} (?:use to |used to |currently |now )?work\\b|\\bwhere ${I} (?:work|am working)\\b|\\bwhere (?:am|are|is|was) ${I} working\\b|\\b(?:which|what) (?:company|city (?:do|did) i work|place do i work)|\\b(?:${MY} (?:current |previous |old |new )?(?:employer|company|workplace))\\b|\\bwork (?:for|at)\\b|\\bcity (?:do|did|does) [a-z]+ work in\\b|\\bwho (?:do|does|did) [a-z]+ work for`,
    'employer',
    'occupation',
  ),
  slot(
    `\\bwhere\\b.*\\b(?:from|grow up|grew up|born|raised|come from)\\b|\\b(?:home ?town|birthplace)\\b|\\bfrom (?:which|what) (?:city|country|state)|\\b(?:are|r|is|am) ${I} from\\b|\\b(?:what|which) (?:city|country|state|place|town) (?:are|am|is|do) [a-z]+ (?:from|come from)\\b`,
    'hometown',
    'location',
  ),
  slot(
    `\\bwhere (?:am|are|will|is) ${I} (?:be )?(?:now |currently |next )?(?:travel(?:l?ing)?|flying|going(?! to [a-z])|headed|heading|vacationing)\\b`,
    'plan',
    'event_travel',
  ),
  slot(
    `\\bwhere\\b.*\\b(?:live|lives|living|lived|reside|based|located|home|move|moved|staying)\\b|\\b${MY} (?:current |new |old |previous |home |latest )*(?:address|location|residence)\\b|\\b(?:what|which) (?:city|town|country|state|place|neighbou?rhood|part of|area|street) (?:do|does|did|am|are|is|was|were)\\b|\\b(?:do|does|did|am|are) ${I} (?:still |currently )?(?:live|living|based)\\b|^where (?:am|are) (?:i|you)(?: now| right now| currently)?\\??$`,
    'location',
    'living_situation',
  ),
  slot(`\\b(?:live|living) (?:alone|with)\\b|\\broommates?\\b|\\brent\\b`, 'living_situation'),
  slot(
    `\\b(?:which|what) (?:school|college|university)\\b|\\b${MY} (?:school|college|university|alma mater)\\b|\\bgo to (?:school|college)\\b|\\bwhere (?:do|does|did) ${I} (?:study|go to (?:school|college))`,
    'school',
    'education',
  ),
  slot(
    `\\b(?:${MY} major|majoring|what (?:do|does|did|am|are) [a-z]+ (?:study|studying|major))\\b`,
    'major',
    'education',
  ),
  slot(`\\b(?:degree|grades?|education|graduate|year (?:of|in) school|in school)\\b`, 'education', 'school'),
  slot(
    `\\bkind of (?:[a-z]+ )?(?:user|person|player|gamer|reader) (?:am|are|is)\\b|\\bwhat (?:am i|are you)\\b(?! (?:[a-z]+ing|afraid|scared|terrified|frightened|allergic|into|good|bad|fond|interested|obsessed|addicted|supposed|up|able|called|named|made|known|worried|proud|grateful|tired|saving|like)\\b)|\\b${MY} (?:identity|user type)\\b|[a-z]+'s identity\\b|\\bam i (?:a|an) [a-z]+ (?:user|person)\\b`,
    'user_type',
    'occupation',
    'personality',
  ),
]
