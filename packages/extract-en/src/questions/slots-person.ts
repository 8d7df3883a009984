import type { SlotQuestion } from '@recollect/core/extraction'
import { NATIONALITIES, RELIGIONS, ZODIAC, ETHNICITIES } from '../lexicon/self/nationalities.ts'
import { ADV, AM, DO, HAVE, I, MODS, MY, WHAT, ahead, slot } from './slot-question.ts'

/** What is written in one's papers, and how one looks. Most specific first. */
export const personQuestions: readonly SlotQuestion[] = [
  slot(
    `\\bhow old\\b(?! (?:is|are) (?:the|an?|this|that)\\b)|\\b${MY} ${MODS}age\\b|\\b(?:what|which) age\\b|\\bhow many years old\\b|^age ?\\?|\\b${AM} ${I} (?:already |still |only )?\\d{1,2}\\s?\\??$|\\b(?:over|under|older than|younger than) \\d{2}\\b(?! (?:cm|feet|kg|pounds|kilos))|\\b${AM} ${I} (?:closer to|nearly|almost|past|over|under|turning) \\d{2}\\b|\\b(?:which|who).{1,20}\\b(?:older|younger|oldest|youngest)\\b(?! (?:son|daughter|brother|sister|child|kid|friend))|\\b(?:older|younger) (?:or (?:older|younger) )?than (?:me|i|my [a-z]+|us)\\b|\\bin my (?:twenties|thirties|forties|teens)\\b`,
    'age',
    'birthday',
  ),
  slot(
    `\\bb(?:irth)?-?days?\\b(?! (?:party|present|gift|cake|dinner|wish))(?<!for ${MY} b(?:irth)?-?days?)|\\bdate of birth\\b|\\bbirth ?(?:date|year|month)\\b|\\bd\\.?o\\.?b\\b|\\b(?:when|(?:what|which) (?:year|month|day|date)|how long ago)(?:'s)? (?:was|were|is|did)? ?${I} born\\b|\\bborn (?:on|in (?:the )?(?:spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|\\d{2,4}|[a-z]+ties))\\b|\\b(?:turn|turning) \\d{1,3}\\b`,
    'birthday',
  ),
  slot(`\\bblood (?:type|group)\\b|\\b(?:type )?(?:ab|o|a|b) (?:negative|positive)\\b`, 'blood_type'),
  slot(
    `\\bhow tall (?:am|are|is|was|did) ${I}\\b(?<!is (?:the|an?|mount|mt) ?[a-z]*)|\\bhow tall (?:i am|i'm|i was|you are|he is|she is)\\b|\\b${MY} ${MODS}height\\b|\\b${AM} ${I} (?:taller|shorter) than|\\bhow many [a-z]+ tall\\b|\\bwhat height\\b|\\b${AM} ${I} (?:over|under) (?:six|five|\\d) ?(?:feet|foot|ft|')`,
    'height',
  ),
  slot(
    `\\bhow (?:much|many [a-z]+) (?:do|does|did) ${I} weigh\\b|\\bhow (?:much|many [a-z]+) (?:i|you) weigh|\\bhow heavy (?:am|are|is|was) ${I}\\b|\\b${MY} ${MODS}weight\\b|\\bwhat (?:do|does|did) ${I} weigh\\b|\\b${MY} bmi\\b`,
    'weight',
  ),
  slot(
    `\\b(?:zodiac|star ?sign|${MY} sign|horoscope|sun sign|birth sign)\\b|\\b(?:what|which) sign\\b|\\b${AM} ${I} ${ahead(ZODIAC)}`,
    'zodiac',
  ),
  slot(
    `\\b(?:male or (?:a )?female|female or (?:a )?male|man or (?:a )?woman|woman or (?:a )?man|(?:boy|guy|lad|dude) or (?:a )?(?:girl|lass)|girl or (?:a )?(?:boy|guy)|gender|pronouns)\\b|\\b(?:what|which) sex\\b|\\b${AM} ${I} (?:an? )?(?:man|woman|male|female|boy|girl|guy|non-?binary|trans)\\b|\\b${MY} sex\\b`,
    'gender',
  ),
  slot(
    `\\b(?:hair|eyes|eye colou?r|skin(?! (?:condition|disease|problem|cancer|allergy|issue))|glasses|tattoos?|piercings?|beard|moustache|mustache|freckles|dimples|appearance|${MY} (?:looks|face|build))\\b|\\b(?:do|does|did) ${I} look\\b|\\blook like\\b(?<=\\b(?:what|how) (?:i|you|he|she|they|my [a-z]+) look like)|\\b${AM} ${I} (?:bald|blonde?|brunette|left-?handed|right-?handed|good-?looking|handsome|pretty|ugly|skinny|fat|tall|short|chubby)\\b`,
    'appearance',
  ),
  slot(
    `\\bpolitical (?:part(?:y|ies) (?:do|does|did)|side|views?|leanings?|beliefs?|affiliation)\\b|\\b(?:believe in|values|beliefs?|convictions|worldview|philosophy of life|life philosophy|motto|principles)\\b(?!.*\\bgod\\b)|\\b(?:what|who|which party|what party) (?:do|does|did) ${I} (?:stand for|vote for)\\b|\\b${AM} ${I} (?:an? )?(?:liberal|conservative|republican|democrat|socialist|libertarian)\\b|\\bpolitics\\b`,
    'belief',
    'religion',
  ),
  slot(
    `\\b(?:religio(?:n|us|usly)|faith|(?<!(?:my|oh) )god|${MY} church|${WHAT} church)\\b(?! group)|\\b(?:do|does|did) ${I} ${ADV}(?:pray|go to (?:church|mosque|temple|mass))\\b|\\b${AM} ${I} ${ADV}${ahead(RELIGIONS)}`,
    'religion',
    'belief',
  ),
  slot(
    `\\b(?:sexual orientation|orientation|sexuality|gay|lesbian|bisexual|straight or|bi or|heterosexual|homosexual|asexual|queer)\\b|\\b(?:like|into|attracted to|date) (?:men|women|guys|girls|boys)\\b`,
    'orientation',
  ),
  slot(
    `\\bnationality\\b|\\bcitizen(?:ship)?\\b|\\bpassport (?:do|does|did|have)\\b|\\b${MY} passport from\\b`,
    'nationality',
    'hometown',
  ),
  slot(`\\b${AM} ${I} ${ADV}${ahead(NATIONALITIES)}`, 'nationality', 'hometown'),
  slot(
    `\\bethnic(?:ity| group| background)?\\b|\\b(?:what|which) race\\b|\\b${MY} (?:race|heritage|ancestry|roots)\\b|\\b${AM} ${I} ${ADV}${ahead(ETHNICITIES)}`,
    'ethnicity',
  ),
  slot(
    `\\b(?:${DO} ${I} ${ADV}speak|${I} speak|languages?(?! are there|.{0,12}\\bwant\\b)|mother tongue|native tongue|bilingual|fluent)\\b(?<!programming languages?|coding languages?)|\\b(?:can|could) ${I} ${ADV}(?:speak|understand|read)\\b|\\bspeak\\b(?! (?:to|with|at|about|up|for)\\b)`,
    'language',
    'skill',
  ),
  slot(
    `\\b(?:personality|${MY} character|${MY} temper(?:ament)?|shy|introvert(?:ed)?|extrovert(?:ed)?|ambivert|mbti|enneagram|${MY} ${MODS}(?:weakness(?:es)?|strengths?|traits?|flaws?)|what am i like)\\b|\\b(?:kind|sort|type) of (?:a )?person\\b|\\bhow would (?:you|people|${MY} [a-z]+) describe (?:me|${MY} (?:character|personality))\\b`,
    'personality',
    'user_type',
  ),
  slot(
    `\\bhow much (?:money )?(?:do|does|did) ${I} ${ADV}(?:earn|make|get paid|get)\\b|\\bhow much (?:money )?(?:am|is|are|was) ${I} (?:earning|making|paid|getting)\\b|\\b(?:salary|income|wages?|hourly rate|net worth|paycheck|${MY} ${MODS}pay|the pay|get paid|bonus|${MY} job pay)\\b(?<!pays ${MY} salary)|\\bwhat (?:do|does|did|am|is) ${I} (?:earn(?:ing)?|paid|make (?:a|per) (?:year|month|hour|week))\\b|\\bhow much money ${HAVE} ${I}\\b|\\bmoney (?:do|does) ${I} (?:have|make|earn)\\b`,
    'income',
  ),
]
