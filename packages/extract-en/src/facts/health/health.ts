import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { beRule, some } from '../../text/be-rule.ts'
import { entityOf, nounPhrases, state, relationOf } from '../../text/state.ts'
import { CONDITIONS, HEALTH_ADJECTIVES } from '../../lexicon/health/health.ts'
import { alt, DOES, LEADS, LIST, rx, SUBJECT, wordAnchors } from '../../text/patterns.ts'
import { cutAt, keyOf, nounKey, part, splitBy, stripLead } from '../../text/capture.ts'

const LEAD =
  /^(?:(?:an?|the|my|some|really|very|severe|chronic|mild|bad|serious|terrible|a bit of|a case of|a touch of|such|extreme|major|slight|a little|been diagnosed with) )+/iu
const SMALL =
  /^(?:(?:already|recently|just|fought|been diagnosed with|diagnosed with|an?|the|my|some|really|very|such|like|been|(?:ton|bit|lot|touch|case|bout)s? of|lots of|um|uh|erm|er|actually|kind of|sort of) )+/iu
const CUT =
  /\s(?:that|which|who|(?<!\b(?:diagnosed|struggling|struggle|struggles|dealing|living|suffering)\s)with|for|and (?:i|it|my|have|am|need|take|we|he|she)|but|so|because|since|when|as|from|due|too|now|i|years?|every|each|all (?:the|my|year)|in (?:the )?(?:spring|summer|winter|autumn|fall)|at|after|before|while|again|last|this|(?<!type )\d+|two|three|in my|in both|all my|about|over|badly|severely|a lot)\b/iu

/** A lasting condition, by its head or its whole. */
function isCondition(text: string): boolean {
  const key = nounKey(text).replace(LEAD, '')
  return (
    CONDITIONS.has(nounKey(text)) ||
    CONDITIONS.has(key) ||
    (key.endsWith('s') && CONDITIONS.has(key.slice(0, -1))) ||
    CONDITIONS.has(key.split(' ').slice(-2).join(' ')) ||
    CONDITIONS.has(key.split(' ').at(-1) ?? '') ||
    /(?:itis|osis|emia|syndrome|disorder|disease|cancer|disability|dystrophy|deficiency|injury|fracture|intolerance|addiction|impairment)$/u.test(
      key,
    )
  )
}

/** "I have fibromyalgia", "my mother suffers from gout", "my partner tested positive for covid". */
const have = defineRule({
  id: 'en/health.have',
  priority: 92,
  confidence: 0.98,
  anchors: [
    'deal with',
    'deals with',
    'have ',
    'haf ',
    'hav ',
    'hv ',
    'has ',
    'had ',
    "'ve ",
    'ive ',
    'weve ',
    'suffer',
    'diagnosed',
    'struggl',
    'battl',
    'got ',
    'get ',
    'develop',
    'surviv',
    'beat',
    'born with',
    'positive',
    'living with',
    'caused me',
    'fighting',
    'recover',
  ],
  pattern: rx(
    `(?:${DOES}(?:think i |think i've )?(?<verb>have|haf|hav|hv|has|(?<pastv>had)|suffers? from|suffers? with|suffered from|(?:suffering|recovering|struggling|battling|living|dealing)(?: from| with)|fighting|having|struggles? with|struggled with|deals? with|lives? with|developed|got|(?<over>beat|survived|overcame|recovered from|got over)|tested positive for|was born with|were born with|was diagnosed with|were diagnosed with|got diagnosed with|is battling|is fighting)|\\b(?:i|we)(?:'ve|ve)(?: got| had| been diagnosed with)?|\\b(?:i(?: am|'m|m| was|'ve been| have been)|\\bis|\\bwas)(?: just| recently| also| currently| still)? (?:suffering from|suffering with|struggling with|battling|living with|fighting|diagnosed with|dealing with|recovering from|born with|in recovery from|being treated for)|^${LEADS}(?:just |recently |also |currently |still |been )*(?:suffering from|suffering with|struggling with|living with|diagnosed with|dealing with|recovering from|born with|in recovery from|being treated for)|\\bcaused me|\\bgave me|\\bbeing diagnosed with) (?<what>${LIST})`,
  ),
  draft: (match) => conditions(match),
  examples: [
    { text: 'I have psoriasis', cards: [{ slot: 'health', value: 'psoriasis' }] },
    { text: 'my dad has diabetes', cards: [{ slot: 'health', value: 'diabetes', entity: 'user.father' }] },
    { text: 'I beat leukemia', cards: [{ slot: 'health', value: 'leukemia', tense: 'past' }] },
  ],
  counterExamples: ['I have a headache', 'do you have asthma?', 'he has autism', 'what causes gout?'],
})

function conditions(match: RuleMatch) {
  const what = match.capture('what')
  const cut = what && cutAt(what, CUT)
  if (!cut || match.raw('pron') === 'it') return null
  if (
    /^(?:learned|learnt|had|been|gone|got|to|come|lived|seen|done|made|taken|never|always|a (?:feeling|friend|history)|no idea)\b/iu.test(
      cut.text,
    )
  )
    return null
  // "I never recovered from it": whether it is over is not said.
  if (match.raw('over') !== undefined && match.raw('neg') !== undefined) return null
  // "I've had asthma since I was five" holds; "I've had shingles before" does not.
  const perfect =
    /(?:'ve|'s|ve|\bhave|\bhas) (?:[a-z]+ )?had /u.test(match.text) &&
    !/\b(?:before|in the past|once|twice|as a (?:kid|child))\b/u.test(match.clause.text)
  const over = match.raw('over') !== undefined || (match.raw('pastv') !== undefined && !perfect)
  const cards = splitBy(cut, /\s?(?:,\s?and|,|&|\band\b|\bor\b)\s?/giu)
    .filter((piece) => isCondition(piece.text) && keyOf(piece.text).split(' ').length <= 6)
    .map((piece) =>
      state(
        match,
        'health',
        stripLead(piece, SMALL),
        over ? { tense: 'past' } : perfect ? { tense: 'current' } : {},
      ),
    )
  return some(cards)
}

/** "Colour-blind" is listed as two words. */
const isAdjective = (text: string): boolean =>
  HEALTH_ADJECTIVES.has(keyOf(text)) || HEALTH_ADJECTIVES.has(keyOf(text).replaceAll('-', ' '))

/** "I'm deaf", "my wife is pregnant", "my mother is in the hospital". */
const is = beRule({
  id: 'en/health.is',
  priority: 91,
  confidence: 0.97,
  anchors: [
    ...wordAnchors(HEALTH_ADJECTIVES),
    'hospital',
    ' icu',
    'intensive',
    'rehab',
    'remission',
    'recover',
    'former',
    'addict',
    'alcoholic',
    'insomniac',
    'hypochondriac',
    'amputee',
    'cancer',
    'hemophiliac',
    'hard-of',
    'burned out',
    'burnt out',
  ],
  read: (match, np) => {
    const inside =
      /^(?:back |still |currently |now )?in (?:the )?(?<where>hospital|icu|intensive care|rehab|remission|recovery)\b/iu.exec(
        np.text,
      )?.groups?.['where']
    if (inside !== undefined) return state(match, 'health', inside)
    const addict =
      /^an? (?<what>(?:recovering |former |type (?:1|2|one|two) )?(?:alcoholic|addict|diabetic|insomniac|hypochondriac|amputee|cancer survivor|hemophiliac|epileptic))\b/iu.exec(
        np.text,
      )?.groups?.['what']
    if (addict !== undefined) return state(match, 'health', addict)
    const off =
      /^(?:so |just |really |completely |totally )?(?<what>burn(?:t|ed) out (?:on|from|at) [a-z ]{3,20})/iu.exec(
        np.text,
      )?.groups?.['what']
    if (off !== undefined) return state(match, 'health', off)
    // "I wasn't expecting to like it."
    if (
      /^expecting (?!(?:a (?:baby|boy|girl|child|son|daughter)|twins|triplets|our|in|this|due|again|and|with|my (?:first|second|third))\b)/iu.test(
        np.text,
      )
    )
      return null
    if (match.raw('was') !== undefined && !/\bdiagnosed\b/u.test(np.text)) return null
    const weeks = /^(?<what>\d{1,2} (?:weeks|months) pregnant)\b/iu.exec(np.text)?.groups?.['what']
    if (weeks !== undefined) return state(match, 'health', part(np, 0, weeks.length))
    return some(
      nounPhrases(np)
        .map((phrase) =>
          stripLead(
            phrase,
            /^(?:(?:very|really|a bit|slightly|so|kinda|also|severely|totally|completely|\d+ (?:weeks|months)|[a-z]+ (?:weeks|months)|probably) )+/iu,
          ),
        )
        .map((phrase) => (phrase && isAdjective(phrase.text) ? state(match, 'health', phrase) : null)),
    )
  },
  examples: [
    { text: "I'm color blind", cards: [{ slot: 'health', value: 'color blind' }] },
    { text: 'my wife is pregnant', cards: [{ slot: 'health', value: 'pregnant', entity: 'user.wife' }] },
  ],
  counterExamples: ["I'm sick of this", 'is she pregnant?', 'he is blind'],
})

/** "My ocd won't let me", "I broke my wrist", "I've gained weight", "I had surgery". */
const mine = defineRule({
  id: 'en/health.mine',
  priority: 88,
  confidence: 0.97,
  anchors: [
    'stroke',
    'heart attack',
    'operation',
    'concussion',
    'miscarriage',
    'replace',
    ' removed',
    'dodgy',
    'bad ',
    'gammy',
    'my ',
    'weight',
    'partly deaf',
    'surgery',
    'transplant',
    'disease',
    'depression',
    'blind',
  ],
  pattern: rx(
    `\\bmy (?:chronic |severe )?(?<own>${alt([...CONDITIONS].filter((word) => !/^(?:add|aids|ms|corona|coronavirus|stroke|covid|covid-19|covid19|phobia|anxiety|bad [a-z]+|poor [a-z]+|heart problems|back problems|stutter|prosthetic leg|pneumonia|bronchitis|ulcer)$/u.test(word)))})\\b|\\b(?:i|we)(?:'ve| have|ve)? ?(?:got |have |had )?(?:an? |my )(?<part>(?:dodgy|bad|gammy|trick|bum|weak|messed up|injured|torn|slipped|damaged) (?:knees?|backs?|hips?|shoulders?|hearts?|lungs?|ankles?|wrists?|eyes?|disc|neck|acl|meniscus|achilles|ligament|leg))|(?:\\bi |^${LEADS})(?:just |recently )?(?<replaced>(?:had|getting|got) my (?:[a-z]{3,8} )?(?:hip|knee|appendix|gallbladder|tonsils|wisdom teeth|spleen|thyroid|kidney|womb|cataracts?)s? (?:replaced|removed|out|taken out|done))|(?:\\bi |^${LEADS})(?:just |recently |once |accidentally )?(?<broke>(?:broke|sprained|fractured|tore|dislocated|twisted|shattered|ruptured|injured) (?:my |both my )(?:(?:left|right|big|little|lower|upper|middle|index|ring) )?(?:legs?|arms?|wrists?|ankles?|knees?|elbows?|shoulders?|hips?|toes?|fingers?|thumbs?|foot|feet|hands?|ribs?|collarbones?|nose|jaw|back|neck|acl|mcl|pcl|meniscus|achilles|hamstrings?|quad|calf|rotator cuff|labrum|ligaments?|pelvis|skull|spine|tailbone|tibia|fibula|femur|kneecap|tooth|eardrum|tendons?|groin))|\\bi(?:'ve| have)? (?:just |recently |really )?(?<gain>(?:gained|lost|put on) (?:a lot of |some |so much |\\d+ (?:pounds|lbs|kg|kilos) of )?weight)|\\bi(?:'ve| have)? (?:had|received|underwent|got) an? (?<op>[a-z ]{0,18}(?:surgery|transplant|operation|hip replacement|c-section|miscarriage|heart attack|stroke|concussion))|\\bi (?:have|had) an? (?<strong>(?:strong|serious|rare|severe|chronic|terrible) (?:disease|illness|condition))|\\b(?:and|i) (?<got>received an? (?:[a-z]+ )?transplant)|\\bi(?:'m| am) (?:struggling|having trouble|having problems) with my (?<weight>weight|back|knees?|health|hearing|eyesight)`,
  ),
  draft: (match) => {
    const now =
      match.capture('own') ?? match.capture('weight') ?? match.capture('gain') ?? match.capture('got')
    if (now) return { slot: 'health', value: now }
    const was =
      match.capture('part') ??
      match.capture('replaced') ??
      match.capture('broke') ??
      match.capture('op') ??
      match.capture('strong')
    return was ? { slot: 'health', value: was } : null
  },
  examples: [
    { text: 'my insomnia keeps me up', cards: [{ slot: 'health', value: 'insomnia' }] },
    { text: 'I broke my ankle last winter', cards: [{ slot: 'health', value: 'broke my ankle' }] },
  ],
  counterExamples: ['my phone lost power', 'did you break your arm?'],
})

/** "I'm allergic to peanuts", "I have a peanut allergy". */
const allergy = defineRule({
  id: 'en/allergy.to',
  priority: 96,
  confidence: 0.87,
  anchors: ['allerg'],
  pattern: rx(
    `(?<subj>${SUBJECT}(?:'m|m| m| am|'s been| has been| have been|'ve been|'s| is| are|'re)?)? ?(?:also |really |very |severely |highly |deathly |actually |quite |just )*(?<neg>not )?allergic (?:to|2|too|with) (?<what>[^.;:!?()"\\n]{2,60})|\\bi(?:'ve| have|ve)(?: got)? an? (?:severe |bad |serious |mild |strong |slight |life-threatening )*(?<noun>(?!(?:severe|bad|serious|mild|terrible|strong)\\b)[a-z]{3,12}(?: [a-z]{3,10})??) allergy(?! to)|\\b(?:i|we)(?:'ve| have|ve)(?: got)? an? (?:[a-z-]+ )?(?:allergy|intolerance) to (?<to>[^.;:!?()"\\n]{2,60})`,
  ),
  draft: (match) => allergyOf(match),
  examples: [
    { text: "I'm allergic to shellfish", cards: [{ slot: 'allergy', value: 'shellfish' }] },
    {
      text: "turns out I'm not allergic to penicillin after all",
      cards: [{ slot: 'allergy', value: 'penicillin', polarity: 'negative' }],
    },
    { text: 'I have a severe pollen allergy', cards: [{ slot: 'allergy', value: 'pollen' }] },
  ],
  counterExamples: ['are you allergic to nuts?', 'he is allergic to cats'],
})

const SOMEBODY =
  /^(?:[a-z]+,? )?(?:my|our) (?<kin>[a-z][a-z' -]{1,30}?)(?:'s| is| are) [^.;:!?]{2,40} and ?(?:[a-z]+ ?)?$/u

function allergyOf(match: RuleMatch) {
  const noun = match.capture('noun') ?? match.capture('to')
  if (noun) return { slot: 'allergy', value: noun }
  const said = match.capture('what')
  const what: Capture | null | undefined = said && cutAt(said, /\s?\p{Extended_Pictographic}/u)
  const subject = match.raw('subj') ?? ''
  if (
    !what ||
    /\b(?:he|she|they|you|u)(?: is|'s| are|'re|re| r)? ?$/u.test(match.before) ||
    (subject === '' && /\b(?:is|are|was|were|'s|be) ?$/u.test(match.before))
  )
    return null
  // "My roommate is vegan and allergic to soy" is said of the roommate.
  const whose = subject === '' ? SOMEBODY.exec(match.before)?.groups?.['kin'] : undefined
  const relation = whose === undefined ? null : relationOf(whose)
  if (whose !== undefined && relation === null) return null
  const entity = relation === null ? entityOf(match) : `user.${relation}`
  return entity === null
    ? null
    : {
        slot: 'allergy',
        value: what,
        entity,
        polarity: match.raw('neg') === undefined ? ('positive' as const) : ('negative' as const),
      }
}

export const health: readonly ExtractionRule[] = [allergy, have, is, mine]
