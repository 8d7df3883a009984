import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { COUNT } from '../../lexicon/grammar/time.ts'
import { LEADS, rx, SUBJECT } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'

const COUNTED = `(?:${COUNT}|half a)(?:\\+| and a half|-odd| or so| plus)?[ -]?(?:years?|yrs?|months?|decades?|seasons|weeks|semesters|terms)(?: and (?:a half|${COUNT} (?:months|weeks)))?`
const LENGTH = `(?:(?:almost|nearly|over|about|around|more than|a little over|just over|going on|close to|coming up on|at least|roughly|some|like) )?${COUNTED}|ages|decades|years and years`
const VAGUE = /^(?:many|several|some (?!\d)|some$)\b/u
const DID =
  '(?:been (?!feeling|so |this|waiting|trying|thinking|able|happy|having|getting)|joined|started|began|moved|came|left|quit|worked|lived|taught|retired|arrived|settled|married|got (?:married|divorced|sober|clean|my|the|into)|last (?:smoked|drank|worked|lived|saw)|stopped|gave up|opened|bought|adopted|graduated|switched|took up|picked up|first)'

/** "It'll be twenty years that I've been at the post office", "it's been a decade since I moved". */
const since = defineRule({
  id: 'en/tenure.since-then',
  priority: 60,
  confidence: 0.93,
  anchors: ['year', 'yrs', 'month', 'decade', 'ages '],
  pattern: rx(
    `\\b(?:it(?:'s| is|'ll be| will be|s| has been|'s been|s been| was)|that makes(?: it)?|has been|been) (?:now |already |exactly )?(?<len>${LENGTH})(?: now| already)? (?:since|that) (?:i|we|my (?:wife|husband|partner|girlfriend|boyfriend) and i)(?:'ve| have|'d|ve)? (?:both |all |officially |finally |first |last )?${DID}\\b`,
  ),
  draft: (match) =>
    /\b(?:if|when|until|till) $/u.test(match.before) ? null : state(match, 'tenure', match.capture('len')),
  examples: [
    {
      text: "in June it'll be thirty years that I've been with the railway",
      cards: [{ slot: 'tenure', value: 'thirty years' }],
    },
    { text: "it's been six months since I quit smoking", cards: [{ slot: 'tenure', value: 'six months' }] },
  ],
  counterExamples: [
    "it's been years since he left",
    'is it ten years since you moved?',
    'it was a month that flew by',
  ],
})

const FIELD =
  '(?:(?:the )?(?:army|navy|force|raf|marines|police|fire service|nhs|civil service|trade|business|industry|game|job|role|kitchen|classroom|saddle|field|mines|factory|military|merchant navy|coast guard|hospitality|retail|teaching|banking|nursing|it|tech|sales|construction|finance|insurance|journalism|advertising|marketing|logistics|catering|education|recruitment|healthcare|accounting|law|law enforcement|hr|engineering|aviation|film|music|theatre|media|hotels|restaurants|software|radio|tv|prison|rehab|foster care)|[a-z]+ (?:school|trade|business|industry))'

/** "Twelve years in hospitality", "six months into my apprenticeship", "my tenth year as a scout leader", "just hit five years at Ikea". */
const mark = defineRule({
  id: 'en/tenure.mark',
  priority: 60,
  confidence: 0.93,
  anchors: ['year', 'yrs', 'month', 'decade', 'season'],
  pattern: rx(
    `(?:^${LEADS}|\\bi(?:'m| am|m| have|'ve got|'ve)? (?:got |now |only |already |just )*|, )(?<len>${LENGTH})(?: now)? (?:in ${FIELD}(?=$|,| (?:and|but|so|now|here|has|have|taught|as|under)\\b)|into (?:my|our|this|the|an?) (?:new |first |second |[a-z]+ )?(?:job|apprenticeship|degree|phd|marriage|relationship|career|course|role|training|recovery|retirement|pregnancy|new job|residency|internship|contract|sentence|studies|masters|diet|program|course|bootcamp|lease)|as an? [a-z][a-z -]{2,30}?(?=$|,| (?:and|but|so|now|here|has|have|taught|at|in|for)\\b)|on the (?:job|force|road|council|team|board|buses|railways?|dole|waiting list)|on (?:the )?(?:night shift|nights|days|day shift|graveyard shift|oil rigs|rigs|boats)|in(?=$|,)|(?:sober|clean|smoke[- ]free|cancer[- ]free|strong|married|single|vegan)(?=$|,| (?:and|but|so|now|today|this|last|in)\\b))|\\bmy (?<nth>(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|fifteenth|twentieth|thirtieth) (?:year|season|summer|month|week|term|semester)) (?:as an? |with |here\\b|on the (?:job|force|team|board)|working|teaching|living|running|of (?:teaching|service|marriage|sobriety|working|nursing|driving)|in (?:the )?(?:job|role|business|army|navy|police|trade|business|nhs|civil service|classroom|industry))|(?:\\b(?:i|we)(?:'ve| have|'re| are)? |^${LEADS})(?:just |finally |recently |now |about to )?(?:hit|passed|reached|celebrated|celebrating|marked|clocked(?: up)?|racked up|completed|done|did|put in|going on|coming up on|approaching|spent) (?:my |our |the )?(?<hit>${LENGTH})(?: mark| anniversary)? (?:at|as|with|here|in ${FIELD}|of (?:marriage|service|teaching|sobriety|being|working|living|running|driving)|together|sober|clean|married|there)\\b`,
  ),
  draft: (match) => {
    if (/\b(?:if|until|till|for|every|last|next|in|within|only|he|she|they|you) $/u.test(match.before))
      return null
    const len = match.capture('len') ?? match.capture('nth') ?? match.capture('hit')
    // "Two months in and he left" tells a story.
    if (/ in$/u.test(match.text) && !/^i|^, /u.test(match.text)) return null
    return VAGUE.test(keyOf(len?.text ?? '')) ? null : state(match, 'tenure', len)
  },
  examples: [
    { text: 'twelve years in hospitality and counting', cards: [{ slot: 'tenure', value: 'twelve years' }] },
    { text: "I'm six months into my apprenticeship", cards: [{ slot: 'tenure', value: 'six months' }] },
    { text: 'this is my tenth year as a scout leader', cards: [{ slot: 'tenure', value: 'tenth year' }] },
    { text: 'we just hit five years of marriage', cards: [{ slot: 'tenure', value: 'five years' }] },
  ],
  counterExamples: [
    'he did ten years in the army',
    'five years in prison is too little',
    'two years in a row',
    'have you done a year as an intern?',
  ],
})

/** "I work here since 3 years", "I am staying in Pune from last five years", "living here 12 years". */
const present = defineRule({
  id: 'en/tenure.present',
  priority: 60,
  confidence: 0.97,
  anchors: ['since ', 'from last', 'from the last', 'from past', ' for ', 'years', 'yrs'],
  pattern: rx(
    `(?:${SUBJECT}(?:'m|'re|'ve| am| are|'s| is| have| has|ve|m)?(?: been)? |^${LEADS}(?:(?:have|has) )?(?:been (?!since))?)(?:still |also |now )?(?:been(?= since)|work(?:s|ing|(?<=(?:ve|have|has|'s) (?:still |also |now )?work)ed)?|liv(?:e|es|ing|(?<=(?:ve|have|has|'s) (?:still |also |now )?liv)ed)|stay(?:s|ing)?|stud(?:y|ies|ying)|teach(?:es|ing)?|play(?:s|ing)|learn(?:s|ing)|driv(?:e|es|ing)|runn?(?:s|ing)|rent(?:s|ing)|date|dating|smok(?:e|es|ing)|serv(?:es?|ing)|coach(?:es|ing)?|volunteer(?:s|ing)?|practi[cs](?:es?|ing)|do(?:es|ing)|(?<=been )(?:(?:best |good |pen |business )?(?:friends|neighbou?rs|partners|pals)|foster parents|homeowners|landlords|roommates|an? [a-z]+(?: [a-z]+)?)|married|together|vegan|vegetarian|sober|a member|members?)\\b(?! (?:about|to|on (?:my|this|that|it|her|his)))(?: [^,.;:!?()"\\n]{2,45}?)?? ?(?:(?:since|from|for)(?: the)? (?:last |past |about |almost |nearly |over |around )*(?<len>${COUNTED})|(?<since>since (?:(?:19|20)\\d{2}|'\\d\\d|i was (?:\\d{1,2}|[a-z-]+(?: years old)?)|childhood|high school|college|uni(?:versity)?|school|birth|my (?:teens|twenties|thirties|wedding|divorce)|(?:last |early |late )?(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|fall)(?: (?:of )?(?:19|20)\\d{2})?|the (?:pandemic|nineties|eighties|seventies|90s|80s|70s|war)|day one)))(?: now| already| and counting)?(?=$|,| (?:and|but|so|now|here|only|already|lah|because|at|in|as|with)\\b)`,
  ),
  draft: (match) => {
    if (
      /\b(?:not|never|n't|stopped|waiting|trying|if|would|will|could|hours?|want|going to|plan)\b/u.test(
        `${match.before}${match.text}`,
      )
    )
      return null
    if (match.raw('pron') !== undefined && match.raw('pron') === 'it') return null
    const len = match.capture('len') ?? match.capture('since')
    return VAGUE.test(keyOf(len?.text ?? '')) ? null : state(match, 'tenure', len)
  },
  examples: [
    { text: 'I am staying in Pune from last five years', cards: [{ slot: 'tenure', value: 'five years' }] },
    { text: "I've been playing bass since I was 9", cards: [{ slot: 'tenure', value: 'since I was 9' }] },
  ],
  counterExamples: [
    'he works here since 2 years',
    'do you live here since childhood?',
    "I haven't worked since March",
    'I will work there for two years',
  ],
})

export const tenureMark: readonly ExtractionRule[] = [since, mark, present]
