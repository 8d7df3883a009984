import type { SlotQuestion } from '@recollect/core'
import { alt } from '../patterns.ts'
import { PET_KINDS } from '../text/pet.ts'
import { facet, MY, slot } from './slot-question.ts'

const KIN =
  '(?:wife|husband|girlfriend|boyfriend|sister|brother|mother|mom|father|dad|son|daughter|boss|friend|best friend|roommate|partner|cousin|uncle|aunt|teacher|neighbou?r|coworker|dog|cat|pet|puppy|kitten)'

/** "What's my dog's name", "what is my cat called": of several pets' names the one of that kind. */
const petNames: readonly SlotQuestion[] = [...PET_KINDS].map(([kind, list]) =>
  facet(
    `\\b${MY} (?:[a-z]+ )?(?:${alt(list)})(?:'s|s'|s|es)? (?:names?|called|named)\\b|\\bnames? of ${MY} (?:[a-z]+ )?(?:${alt(list)})s?\\b|\\bwhat (?:do|did) (?:i|we) (?:call|name) ${MY} (?:${alt(list)})s?\\b`,
    kind,
    'name',
    'nickname',
  ),
)

/** Who one is and whom one knows. Most specific first. */
export const personQuestions: readonly SlotQuestion[] = [
  slot(`\\b(?:e-?mail)\\b`, 'email'),
  slot(
    `\\b(?:twitter|instagram|facebook|wechat|qq|discord|telegram|snapchat|github|linkedin|handle|username|account)\\b`,
    'account',
  ),
  slot(
    `\\b(?:phone|telephone|cell|mobile|contact) ?number\\b|\\b${MY} number\\b|\\bnumber (?:do|can|should) [a-z]+ (?:call|reach)|how (?:can|do) (?:i|you) (?:call|reach) me`,
    'phone',
  ),
  slot(
    `\\b(?:should|do|can|shall|would) (?:you|i|people|friends|they) call (?:me|you)\\b|\\bnicknames?\\b|\\bgo by\\b|\\bwant to be called\\b|\\blike to be called\\b`,
    'nickname',
    'name',
  ),
  ...petNames,
  slot(
    `\\b${MY} ${KIN}(?:'s|s'|s)? names?\\b|\\bnames? of ${MY} ${KIN}\\b|\\b${MY} ${KIN} (?:called|named)\\b|\\bpets'? names?\\b`,
    'name',
    'nickname',
  ),
  slot(
    `\\b(?:${MY} (?:real |full |first |last |actual )?name|who (?:am i|are you)\\b|am i called|are you called|name really|your name|my name|what am i called|is (?:your|my) name)\\b`,
    'name',
    'nickname',
    'user_type',
  ),
  slot(`\\bhow old\\b|\\b${MY} age\\b|\\bwhat age\\b`, 'age', 'birthday'),
  slot(
    `\\bbirthdays?\\b|\\bdate of birth\\b|\\bwhen (?:was|were|is) [a-z]+(?: [a-z]+)? born\\b|\\bborn on\\b|\\byear (?:was|were) [a-z]+ born\\b`,
    'birthday',
  ),
  slot(`\\bblood type\\b`, 'blood_type'),
  slot(`\\bhow tall\\b|\\b${MY} height\\b`, 'height'),
  slot(`\\bhow (?:much (?:do|does) [a-z]+ weigh|heavy)\\b|\\b${MY} weight\\b`, 'weight'),
  slot(`\\b(?:zodiac|star sign|horoscope|sun sign)\\b|\\bwhat sign\\b`, 'zodiac'),
  slot(
    `\\b(?:male or female|man or (?:a )?woman|boy or (?:a )?girl|gender)\\b|\\bam i (?:a )?(?:man|woman|male|female|boy|girl)\\b`,
    'gender',
  ),
  slot(`\\ballerg(?:y|ies|ic)\\b`, 'allergy'),
  slot(`\\b(?:hair|eyes?|skin|glasses|look like|tattoos?|beard|appearance)\\b`, 'appearance'),
  slot(`\\b(?:religio(?:n|us)|church|faith|christian|muslim|buddhist|atheist|god)\\b`, 'religion', 'belief'),
  slot(`\\b(?:believe in|values|beliefs?)\\b`, 'belief'),
  slot(`\\b(?:sexual orientation|gay|lesbian|bisexual)\\b`, 'orientation'),
  slot(`\\bnationality\\b|\\bcitizen(?:ship)?\\b`, 'nationality', 'hometown'),
  slot(`\\bethnic(?:ity)?\\b|\\bwhat race\\b`, 'ethnicity'),
  slot(
    `\\b(?:how much (?:money )?(?:do|does|did) [a-z]+ (?:earn|make|have|get paid)|salary|income|${MY} pay|the pay|get paid|money do (?:i|you) (?:have|make|earn))\\b`,
    'income',
  ),
  slot(
    `\\bhow (?:long|many (?:years|months|weeks|days))\\b.*\\b(?:work(?:ed|ing)?|liv(?:ed|ing)|been|stud(?:y|ied|ying))\\b|\\bhow long (?:have|has)\\b`,
    'tenure',
  ),
  slot(
    `\\bhow long did .*(?:date|married|together)\\b|\\b(?:married|single|dating|divorced|engaged|relationship status|in a relationship|seeing (?:someone|anyone)|(?:have|got) (?:a|any) (?:steady )?(?:boyfriend|girlfriend|partner))\\b`,
    'relationship_status',
  ),
  slot(`\\b(?:children|kids|child)\\b`, 'family.child', 'family.son', 'family.daughter'),
  slot(`\\b(?:siblings?)\\b`, 'family.sibling', 'family.brother', 'family.sister'),
  slot(
    `\\bhow many brothers\\b|\\b(?:have|has|got) (?:a|an|any) brothers?\\b`,
    'family.brother',
    'family.sibling',
  ),
  slot(
    `\\bhow many sisters\\b|\\b(?:have|has|got) (?:a|an|any) sisters?\\b`,
    'family.sister',
    'family.sibling',
  ),
  slot(`\\b(?:how many|any|have) (?:sons?)\\b`, 'family.son', 'family.child'),
  slot(`\\b(?:how many|any|have) (?:daughters?)\\b`, 'family.daughter', 'family.child'),
  slot(`\\b(?:how many|any|have|who (?:is|are)) (?:${MY} )?(?:best |close )?friends?\\b`, 'relation.friend'),
  slot(`\\bwho (?:is|are|was) ${MY} (?:boss|manager|supervisor)\\b`, 'relation.boss'),
  slot(`\\bwho (?:is|are) ${MY} (?:roommates?|flatmates?)\\b`, 'relation.roommate'),
  slot(`\\bwho (?:is|are) ${MY} (?:wife|husband|partner|spouse)\\b`, 'family.*', 'name'),
]
