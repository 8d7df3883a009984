import type { SlotQuestion } from '@recollect/core/extraction'
import { CONDITIONS, HEALTH_ADJECTIVES } from '../lexicon/health/health.ts'
import { WORK_STATES } from '../lexicon/work/occupations.ts'
import { MOODY, SELF_LABELS, TRAITS } from '../lexicon/self/self-labels.ts'
import { NEXT, lookedUp } from './looked-up.ts'
import { ADV, AM_I, DO, HAVE, I, MY, WHAT, slot } from './slot-question.ts'

/** Labels that say how one lives are asked as such; "a baker" is left to jobs. */
const LABELS = new Set(
  [...SELF_LABELS].filter(
    (label) => !/^(?:baker|gardener|swimmer|collector|activist|runner|cyclist)$/u.test(label),
  ),
)
const KIND =
  '(?:user|person|gamer|reader|player|photographer|cook|drinker|traveller|traveler|learner|owner|owl|bird|lover|fan|snob|addict|fanatic|enthusiast|junkie|girl|guy)'

/** "Am I a night owl", "do I have asthma": the class of what is named tells the slot. */
export const selfQuestions: readonly SlotQuestion[] = [
  slot(
    `\\b(?:diet(?:ary)?|vegan|vegetarian|veggie|pescatarian|flexitarian|carnivore|meat[- ]eater|keto|paleo|gluten[- ]free|dairy[- ]free|halal|kosher|plant[- ]based|low[- ]carb|intermittent(?:ly)? fast(?:ing)?)\\b(?<!(?:gift|recipe|meal|dish|good|food)s? (?:for|that is|that's) (?:an? )?[a-z-]+)|\\b(?:can|can't) ${I} (?:still |now )?eat (?=[a-z])(?!.*allerg)|\\b(?:${DO}|can|can't|could)(?: not)? ${I} ${ADV}(?:eat|avoid) (?=(?:any )?(?:meat|pork|beef|fish|chicken|seafood|dairy|eggs?|gluten|sugar|animal products|halal|kosher|red meat)\\b)`,
    'diet',
    'user_type',
  ),
  slot(
    `\\ballerg(?:y|ies|ic|en|ens)\\b|\\b(?:gives? (?:me|you)|bring(?:s)? me out in) (?:a |an )?(?:rash|hives|itch|reaction)|\\bepi-?pen\\b|\\b(?:react|reaction) (?:badly )?to\\b|\\bintoleran(?:t|ce)\\b`,
    'allergy',
    'health',
  ),
  slot(
    '\\b(?:what|which|any|take|taking|on) (?:[a-z]+ )?(?:medications?|medicines?|meds|pills|tablets|blood thinners?|painkillers?|antidepressants?|statins?)\\b(?! condition)',
    'uses',
    'health',
    'event_health',
  ),
  slot(
    `\\b(?:diseases?|illness(?:es)?|medical(?! (?:insurance|attention|school|student|advice|bills?))|${MY} (?:[a-z]+ )?health|health (?:problems?|issues?|conditions?|history)|chronic|sick|pregnant|(?:medication|my|need) (?:[a-z]+ )?(?:medications?|medicines?|meds|pills|tablets|condition)|diagnos(?:is|ed?)|injur(?:y|ies|ed)|disab(?:led|ility)|hearing aids?|pacemaker|inhaler|insulin|symptoms? (?:do|did|have) ${I})\\b|${WHAT} (?:[a-z]+ )?condition\\b|\\b(?:wrong with|matter with|how(?:'s| is| are)) ${MY} (?:left |right |bad )?(?:knees?|back|shoulder|leg|arm|foot|feet|hands?|ankle|wrist|neck|hip|heart|eyes?|eyesight|stomach|head|hearing|blood pressure|cholesterol|lungs?|liver|skin|teeth|tooth)\\b`,
    'health',
    'event_health',
  ),
  lookedUp(`\\b(?:${DO}|${HAVE}) ${I} ${ADV}(?:(?:have|got|suffer from|get) )?${NEXT}`, [
    [CONDITIONS, 'health', 'event_health'],
  ]),
  slot(
    `\\b${AM_I} ${ADV}(?:an? )?(?:sophomore|freshman|junior|senior|undergrad(?:uate)?|postgrad)\\b`,
    'education',
    'occupation',
  ),
  slot(
    `\\b${AM_I} ${ADV}(?:an? )?(?:[a-z]+ )?(?:smoker|drinker|teetotal(?:l?er)?|early riser|late riser)\\b`,
    'habit',
    'user_type',
  ),
  lookedUp(
    `(?<!\\b(?:what|which) [a-z]+ )\\b${AM_I} ${ADV}(?:more (?:of )?)?(?!proud of\\b|.*\\bperson or\\b)${NEXT}`,
    [
      [HEALTH_ADJECTIVES, 'health', 'event_health'],
      [TRAITS, 'personality', 'user_type'],
      [LABELS, 'user_type', 'personality', 'likes'],
      [MOODY, 'personality', 'user_type'],
      [WORK_STATES, 'occupation', 'employer'],
    ],
  ),
  slot(
    `\\b(?:kind|sort|type)s? of (?:[a-z]+ ){0,2}?(?:user|gamer|reader|player|traveller|traveler|learner|owner|drinker|cook|photographer|consumer|driver|fan|customer|guest)s? (?:am|are|is|do you think|would)\\b|\\b${MY} (?:identity|user type|chronotype)\\b|\\b[a-z]{1,15}'s identity\\b|\\b(?:consider|call|think of|see) (?:me|myself) (?:as )?an?\\b`,
    'user_type',
    'occupation',
    'personality',
  ),
  slot(
    `\\b${AM_I} ${ADV}(?:more (?:of )?)?(?:an? )?(?=(?:[a-z]+(?: or (?:an? )?[a-z]+)?[ -]){1,3}${KIND}\\b(?! of\\b))`,
    'user_type',
    'personality',
    'likes',
  ),
  slot(`\\b${AM_I} working as\\b`, 'occupation', 'employer'),
  slot(
    `\\bwhat (?:am i|are you)\\b(?! (?:[a-z]+ing|afraid|scared|terrified|frightened|allergic|into|good|bad|best|fond|keen|interested|obsessed|addicted|supposed|up|able|called|named|made|known|worried|proud|grateful|tired|saving|like|to|on|at|in|by|about|most|really|not|currently|an?|guys|all|both|two|people)\\b)`,
    'user_type',
    'occupation',
    'personality',
  ),
]
