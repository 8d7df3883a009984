import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { beRule } from '../../text/be-rule.ts'
import { state } from '../../text/state.ts'
import { DOES, LEADS, rx, SUBJECT } from '../../text/patterns.ts'
import { cutAt, keyOf, part, stripLead } from '../../text/capture.ts'

const STAGE =
  /^(?:(?:currently|still|now|just|only|back|also|finally|starting|already|about to be) )*(?:in|at|going into|entering|a student in|an? student at|(?:an? )?student of|studying in|enrolled in|done with|finished with) (?:my |the )?(?<stage>(?:first|second|third|fourth|final|last|freshman|sophomore|junior|senior|1st|2nd|3rd|4th) (?:year|semester|grade)(?: of (?:college|university|high school|med school|law school|uni))?|(?:year|grade|form|class|std|standard|primary|secondary|sec|p|jc) \d{1,2}|reception|sixth form|nursery|foundation year|(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grade|(?:ninth|tenth|eleventh|twelfth)(?= ?$|,)|(?:a )?(?:community |art |medical |nursing |graduate |law |grad |med |business |high |middle |elementary |primary |secondary |grade |culinary |film |music |beauty |trade |vet |dental |night |summer )?(?:college|university|uni|school|kindergarten|preschool|grad school)(?! (?:district|bus|board|team|play|band|hall|cafeteria|right now|'?s)\b|'s| [a-z]+ing\b))/iu
const YEAR =
  /^(?:an? |the )?(?<stage>(?:(?:high school|college|university|hs) )?(?:freshman|sophomore|junior|senior)(?: (?:in|at) (?:high school|college|university|hs))?|(?:college|high school|university|recent(?: college)?|fresh) (?:grad|graduate|dropout)|(?:college|high school|university|uni) (?:guy|kid|girl|boy|student)|graduate|(?:\w+ )?dropout|\d(?:st|nd|rd|th)[- ]year(?: [a-z]+)? student)(?= ?$|,| (?:and|in|at|this|now|so|but|majoring|studying|doing|from|year|i|i've)\b)/iu

const AWAY =
  /\b(?:today|tomorrow|tonight|yet|right now|at the moment|this (?:week|morning|afternoon)|(?:on )?[a-z]{3,6}days?)\b/u

/** "I'm in 10th grade", "I am in college", "my son is in middle school", "I'm a senior". */
const is = beRule({
  id: 'en/education.is',
  priority: 92,
  confidence: 0.96,
  anchors: [
    'grade',
    'college',
    'uni',
    'school',
    'kindergarten',
    'freshman',
    'sophomore',
    'junior',
    'senior',
    ' year',
    '-year',
    'grad',
    'dropout',
    'semester',
    'reception',
    'sixth form',
    'nursery',
    ' std',
    'standard',
    'in form',
    'in sec',
    'in class',
    'class ',
    'in ninth',
    'in tenth',
    'in eleventh',
    'in twelfth',
  ],
  read: (match, np) => {
    const over = match.raw('was') ?? match.raw('kwas') ?? match.raw('pwas')
    const found = STAGE.exec(np.text) ?? YEAR.exec(np.text)
    // "When I was at school …" tells of the time, not of the schooling.
    if (/\b(?:when|whenever|while|once|until|before|if|since|as) $/u.test(match.before)) return null
    if (
      over !== undefined &&
      (/\b(?:when|while|since|as|time|because|until|because) $/u.test(match.before) ||
        /^(?:at|in) (?:the )?(?:high |middle |elementary |primary )?school\b/iu.test(np.text))
    )
      return null
    // Away for a day, which is no end.
    if (match.raw('neg') !== undefined && AWAY.test(match.clause.text)) return null
    const stage = found?.groups?.['stage']
    if (!found || stage === undefined) return null
    const at = np.text.lastIndexOf(stage, found.index + found[0].length)
    return state(match, 'education', part(np, at, at + stage.length))
  },
  examples: [
    { text: "I'm in 10th grade", cards: [{ slot: 'education', value: '10th grade' }] },
    {
      text: 'my daughter is in middle school',
      cards: [{ slot: 'education', value: 'middle school', entity: 'user.daughter' }],
    },
  ],
  counterExamples: ['are you in college?', 'he is in high school', "I'm a senior manager"],
})

const DEGREE =
  "(?:(?:an? |my |the |his |her |their )?(?:complete |double |two |dual |online )*(?:diploma|degree|bachelor'?s?(?: degree)?|master'?s?(?: degree)?|ph\\.?d\\.?|doctorate|mba|ged|associate'?s?(?: degree)?|certificate|b\\.?tech|m\\.?tech|b\\.?sc|m\\.?sc|a[- ]?levels?|gcses?|o[- ]?levels?|ib diploma|btec|hnd|nvq|b\\.?com|bba|bca|mca|llb|md|undergrad)(?: degree)?(?: (?:in|of) [a-z&, ]{3,40})?)"

/** "I have a degree in physics", "I got my PhD", "I'm doing my master's". */
const degree = defineRule({
  id: 'en/education.degree',
  priority: 95,
  confidence: 0.87,
  anchors: [
    'level',
    'gcse',
    'btec',
    ' nvq',
    ' hnd',
    'diploma',
    'degree',
    'bachelor',
    'master',
    'phd',
    'ph.d',
    'doctorate',
    'mba',
    'ged',
    'associate',
    'certificate',
    'tech',
    'b.sc',
    'm.sc',
    'bsc',
    'msc',
    'bcom',
    'b.com',
    'bba',
    'bca',
    'mca',
    'llb',
    ' md',
  ],
  pattern: rx(
    `(?:${DOES}(?:have|has|hold|holds|got|earned|completed|complete|finished|did|received|am doing|doing|pursue|study|studying)|\\b(?:i|we)(?:'ve|ve| have)? (?:completed|finished|earned|got|done|complete|have complete)?|\\bi(?:'m| am|m) (?:currently |now |still )?(?:doing|pursuing|studying|working on|working towards|getting|finishing)|^${LEADS}(?:currently |now |still |just |finally )?(?:doing|pursuing|studying|completed|finished|finishing|got|working on|working towards)) (?<what>${DEGREE})(?![a-z]| plan| key| list| bedroom| bath| class| copy| piece)`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const cut =
      what &&
      cutAt(
        what,
        /\s(?:but|because|and (?:i|now|am|work)|so|due|from|at|last|this|which|when|with|i|for)\b/iu,
      )
    const level = state(match, 'education', cut && stripLead(cut, /^(?:an?|my|the|complete) /iu))
    // "A master's in botany" names the field too; it is read from the same words.
    const field = cut && /\s(?:in|of)\s/iu.exec(cut.text)
    const named = field && part(cut, field.index + field[0].length, cut.text.length)
    const academic = /degree|bachelor|master|ph\.?d|diploma|doctorate|b\.?sc|m\.?sc|b\.?a\b|m\.?a\b/iu.test(
      cut?.text ?? '',
    )
    const study =
      named && academic && !/^(?:the|my|a|an|\d)\b/iu.test(named.text) ? state(match, 'major', named) : null
    return [level, study].filter((one) => one !== null)
  },
  examples: [
    { text: 'I have a degree in botany', cards: [{ slot: 'education', value: 'degree in botany' }] },
  ],
  counterExamples: ['do you have a degree?', 'I have a master plan', 'it is 30 degrees'],
})

const NO_SUBJECT =
  /^(?:a lot|hard|(?:[a-z]+ )?(?:finals|exams?|tests?|midterms)(?: |$)|abroad|for|at|in|with|to|it|the|this|that|every|all|here|online|more|so|there|my|and|now|now|from|about|on|how|because|but|him|her|you|them|what|too|late|tonight|today|tomorrow|full|part|some|by|together|alone|well|like|something|anything|at|while|as)\b/u

/** "I study law", "I majored in English", "my major is biology". */
const major = defineRule({
  id: 'en/major.study',
  priority: 93,
  confidence: 0.97,
  anchors: [
    'stud',
    'degree',
    'masters',
    'phd',
    'major',
    'minor',
    ' at uni',
    ' at college',
    ' in college',
    ' a level',
    ' a-level',
    ' in uni',
  ],
  pattern: rx(
    `(?:${DOES}(?:study|studies|studying|(?<pastv>studied|majored in)|major in|minor in)|(?:\\bi(?: am|'m|m|'ve been| have been| m|) |^${LEADS}|\\band )(?:currently |now |still |presently |also )?(?:stud(?:y|i)?in[g']?|majoring in|minoring in)|(?:\\b(?:i|we) |^${LEADS})(?:currently |also |just )?(?:did|do|doing|read|reading|finished|am doing|'m doing)(?= [a-z ,&]{3,30} (?:at|in) (?:uni|university|college|a-level|a level|school)\\b)|\\bmy (?:(?:college |university |minor )?major|degree|masters?|phd)(?: is| was|:)(?: in)?|\\b(?:i am|i'm|im) an? (?=[a-z ]{3,25} major\\b)) (?:to (?:be|become) an? |for (?:my |a )|a |an? )?(?<what>[^,.;:!?()"\\n]{3,50})`,
  ),
  draft: (match) => subject(match),
  examples: [
    { text: 'I study linguistics at university', cards: [{ slot: 'major', value: 'linguistics' }] },
    { text: 'my major is geology', cards: [{ slot: 'major', value: 'geology' }] },
  ],
  counterExamples: ['what do you study?', 'I study hard', 'he studies law'],
})

function subject(match: RuleMatch) {
  const what = match.capture('what')
  const cut: Capture | null = what
    ? cutAt(
        what,
        /\s(?:at|in|to|for|but|because|and (?:i|it|my|am|work|want)|so|right now|major|majors|with|since|when|now|on|full time|part time|this|books|as|due|by|from|course|which|that|here|student|until)\b/iu,
      )
    : null
  if (!cut || NO_SUBJECT.test(keyOf(cut.text)) || cut.text.split(' ').length > 5) return null
  const old = match.raw('pastv') !== undefined
  return state(match, 'major', cut, old ? { tense: 'current' } : {})
}

/** "I go to Ridgeview, I'm in tenth": what else is said makes a bare name that of a school. */
const namedWithGrade = (match: RuleMatch, name: string): string =>
  /^i (?:go to|attend)/u.test(match.text) &&
  /\b(?:grade|freshman|sophomore|year \d+|tenth|ninth|eleventh|twelfth|studying|major(?:ing)?|student|junior year|senior year)\b/u.test(
    match.clause.sentence.text,
  )
    ? name
    : ''

/** "I go to Oakridge High", "my brother goes to college in Lyon", "I graduated from MIT", "I'm a student at". */
const school = defineRule({
  id: 'en/school.go-to',
  priority: 94,
  confidence: 0.94,
  anchors: [
    'go to',
    'goes to',
    'went to',
    'attend',
    'graduate',
    'graduated',
    'student at',
    'study at',
    'studying at',
    'studies at',
    'enrolled at',
    'alma mater',
    'accepted',
  ],
  pattern: rx(
    `(?:${DOES}(?:go to|goes to|(?<pastv>went to)|attends?|(?<att>attended)|study at|studies at|(?:just |recently )?(?<grad>graduated) (?:from|at)|enrolled at|will graduate from)|\\bi(?: am|'m|m) (?:currently |now |also |still )?(?:attending|studying at|enrolled at|an? (?:[a-z]+ ){0,3}student at|going to)|\\bmy (?:school|college|university|alma mater) is) (?:the )?(?<where>[^,.;:!?()"\\n]{2,60})`,
  ),
  draft: (match) => {
    if (/\b(?:once|when|until|before|if|after|whenever) $/u.test(match.before)) return null
    const where = match.capture('where')
    const named =
      where &&
      cutAt(
        where,
        /\s(?:and|where|for|but|because|to|with|when|since|so|every|last|this|now|in (?:19|20)\d\d|as|full time|part time|online)\b/iu,
      )
    if (
      !named ||
      /^(?:see|get|find|help|meet|pick|visit|be|work|do|talk|take|buy|look)\b/iu.test(named.text) ||
      /\b(?:graduation|party|game|reunion|play|concert|meeting|fair|dance|prom|ceremony|match|event|library|gym|games)\b|^(?!(?:school|college|uni(?:versity)?|high school|grad school|kindergarten) in )[a-z ]+ (?:in|at) (?:high school|college|school|uni)\b|^(?:his|her|their|your|my (?:[a-z]+'s))\b/iu.test(
        named.text,
      ) ||
      (!/^\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?$/u.test(namedWithGrade(match, named.text)) &&
        !/\b(?:school|college|university|uni|academy|institute|high|mit|harvard|yale|stanford|oxford|cambridge|ucla|nyu|usc|kindergarten|polytechnic|conservatory|[a-z]{0,3}state|tech|law school|seminary)\b/iu.test(
          named.text,
        ))
    )
      return null
    if (
      /^(?:school|college|university|uni|high school|the (?:school|university)|my (?:school|college))$/iu.test(
        named.text,
      ) &&
      match.raw('grad') === undefined
    ) {
      return match.raw('pastv') === undefined ? state(match, 'education', named) : null
    }
    const past = match.raw('pastv') !== undefined && /\bused to\b/u.test(match.text)
    return state(match, 'school', named, { tense: past ? 'past' : 'current' })
  },
  examples: [
    { text: 'I go to Fernhill High School', cards: [{ slot: 'school', value: 'Fernhill High School' }] },
    { text: 'I graduated from Reed College', cards: [{ slot: 'school', value: 'Reed College' }] },
  ],
  counterExamples: ['where do you go to school?', 'I go to the gym', 'she attends Yale'],
})

/** "I never finished high school", "didn't go to college". */
const never = defineRule({
  id: 'en/education.never',
  priority: 95,
  confidence: 0.93,
  anchors: ['school', 'college', 'uni', 'degree'],
  pattern: rx(
    `(?:${SUBJECT}(?:'ve| have)? |^${LEADS})(?:never|didn'?t(?: ever)?|did not) (?:actually |even )?(?:finish(?:ed)?|complete(?:d)?|graduate(?:d)?(?: from)?|go(?:ne)? to|went to|attend(?:ed)?|get|got|have|had) (?:an? |my |any )?(?<what>(?:high |secondary |elementary |middle |primary )?school|college|uni(?:versity)?|(?:college |university )?degree|diploma|ged|a[- ]?levels|gcses)(?=$|,| (?:and|but|so|because|or|either|at all|myself|after|until)\\b)`,
  ),
  draft: (match) =>
    /\b(?:if|when|why) $/u.test(match.before)
      ? null
      : state(match, 'education', match.capture('what'), { polarity: 'negative' }),
  examples: [
    {
      text: 'my dad never finished school',
      cards: [{ slot: 'education', value: 'school', entity: 'user.father', polarity: 'negative' }],
    },
  ],
  counterExamples: [
    "didn't you finish school?",
    'he never finished school',
    'I never went to school on Saturdays',
  ],
})

export const education: readonly ExtractionRule[] = [degree, never, school, major, is]
