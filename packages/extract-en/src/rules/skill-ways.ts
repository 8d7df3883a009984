import { defineRule } from '@recollect/core/language-pack'
import type { Capture, ExtractionRule } from '@recollect/core'
import { denialOf, state } from '../frames.ts'
import { LEISURE_VERBS } from '../lexicon/leisure.ts'
import { PASTIMES } from '../lexicon/pastimes.ts'
import { TECH } from '../lexicon/tools.ts'
import { alt, DOES, LEADS, MY_KIN, rx, SUBJECT, unnamed } from '../patterns.ts'
import { cutAt, keyOf, splitBy, stripLead } from '../text/capture.ts'
import { felt, SO, THING } from '../text/felt.ts'

const NEG = { polarity: 'negative' as const }
const END =
  /\s(?:for|when|while|since|because|but|at|on (?:my|the)|in (?:my|our|the|school|college|uni|\d)|with|a lot|these days|now|lately|as|last|this|so|and (?:i|it|my|we|love|have|am)|too|lol|well|pretty|quite|from|though|from scratch|enough|to save|for toffee|at all|whatsoever|if|by|as well|properly|alone|until|till|before|after|during|over|years? ago|tho|yet|thanks|without)\b/iu

const techs = (what: Capture | undefined): readonly Capture[] => {
  const cut = what && cutAt(what, END)
  if (!cut) return []
  return splitBy(cut, /\s?(?:,\s?and|,|&|\/|\band\b|\bor\b|\bplus\b)\s?/giu)
    .map((piece) =>
      stripLead(
        piece,
        /^(?:(?:a (?:bit|little|fair bit) of|some|basic|a little|the|also|mostly|mainly|how to|both) )+/iu,
      ),
    )
    .filter((piece) => piece !== null)
    .filter((piece) => TECH.has(keyOf(piece.text)))
}

/** "I know python and a bit of rust", "I mostly code in go", "my brother is fluent in sql". */
const tech = defineRule({
  id: 'en/skill.tech',
  priority: 91,
  confidence: 0.94,
  anchors: [
    'know ',
    'knows ',
    'code',
    'coding',
    'program',
    'write ',
    'writes ',
    'fluent in',
    'proficient',
    'experience',
    'certified',
    'skilled',
    'work with',
    'works with',
    'learn',
    'familiar with',
    'comfortable with',
    'develop in',
    'trained in',
    'versed',
    'taught',
    'teach',
    'expert',
    'self-taught',
    'handy with',
    'good with',
  ],
  pattern: rx(
    `(?:${DOES}(?:know|knows|(?:mostly |mainly |usually |primarily )?(?:code|codes|program|programs|write|writes|develop|develops|work|works) (?:in|with)|write(?= (?:python|java|rust|go|sql|c\\+\\+|typescript|javascript|kotlin|ruby|php))|(?:learned|learnt|have learned|picked up|studied|(?:have|has|got) (?:[a-z0-9+]+ ){0,4}experience (?:with|in))|(?:have been |has been )?(?:coding|programming) in)|${unnamed(SUBJECT)}(?:'m|m|'ve|'s| am| is| have| been)? ?(?:been |also |now |very |quite |pretty |fairly |really |mostly |currently |fully )*(?<own>fluent in|proficient (?:in|with|at)|certified in|skilled (?:in|at|with)|familiar with|comfortable (?:with|in)|trained in|well[- ]versed in|versed in|(?:an )?expert (?:in|at)|handy with|good with|coding in|self[- ]taught in|learning)|^${LEADS}(?<bare>(?:mostly |mainly )?(?:coding|programming) in|fluent in|proficient in|know)) (?<what>[^;:!?()"\\n]{1,80})`,
  ),
  draft: (match) => {
    const own = match.raw('own') !== undefined
    if (match.raw('pron') === 'it' || (own && !/^(?:i|we)\b/u.test(match.text))) return null
    if (/\b(?:can|could|should|will|would|'ll|to|if|did|how|want to) $/u.test(match.before)) return null
    return techs(match.capture('what')).flatMap((one) => state(match, 'skill', one) ?? [])
  },
  examples: [
    {
      text: 'I know python and a bit of rust',
      cards: [
        { slot: 'skill', value: 'python' },
        { slot: 'skill', value: 'rust' },
      ],
    },
    { text: 'I mostly code in go', cards: [{ slot: 'skill', value: 'go' }] },
    { text: "I don't know sql", cards: [{ slot: 'skill', value: 'sql', polarity: 'negative' }] },
  ],
  counterExamples: ['do you know python?', 'write it in go', 'he knows java', 'you should know python'],
})

const ABLE = `swim|dive|drive|cook|bake|sing|dance|juggle|whistle|yodel|beatbox|type|touch[- ]type|code|program|ski|snowboard|skate|ice skate|surf|draw|paint|sew|knit|crochet|weld|solder|sail|row|fish|hunt|shoot|ride|wrestle|box|rap|freestyle|dj|moonwalk|tap dance|waltz|salsa|breakdance|backflip|cartwheel|unicycle|rollerblade|skateboard|climb|rappel|scuba dive|lip[- ]read|read (?:music|sheet music|tarot|palms|maps|lips|braille|hebrew|arabic|cyrillic|hangul|japanese|chinese|korean)|write (?:code|in cursive|calligraphy|poetry|upside down|with both hands|backwards|shorthand)|do (?:the splits|a (?:backflip|cartwheel|handstand|headstand|kickflip|pull[- ]?up|push[- ]?up|split|front flip|flip)|handstands|cartwheels|backflips|(?:\\d+|ten|twenty|fifty|a hundred) (?:push[- ]?ups|pull[- ]?ups|sit[- ]?ups|burpees)|magic(?: tricks)?|card tricks|impressions|accents|makeup|nails|mental (?:math|arithmetic)|sign language|calligraphy|origami|plumbing|electrical work|carpentry|handstand)|play (?:the )?[a-z]{3,12}(?: [a-z]{3,8})?(?: by ear)?|fly (?:a )?(?:planes?|helicopters?|drones?|kites?)|drive (?:a )?(?:stick(?: shift)?|manual|automatic|trucks?|forklifts?|tractors?|cars?|lorr(?:y|ies)|bus(?:es)?|motorbikes?|a car|a manual|boats?)|ride (?:a )?(?:bikes?|bicycles?|horses?|motorbikes?|motorcycles?|unicycles?|scooters?)|fix (?:cars|bikes|computers|clocks|engines|phones|things|almost anything|anything)|change (?:a )?(?:tyres?|tires?|flat|oil|my own oil)|build (?:a )?(?:pcs?|websites?|furniture|computers|apps)|make (?:sushi|pasta|bread|furniture|my own [a-z]+|balloon animals|dumplings|latte art|clothes|jewelry|cocktails|websites|a mean [a-z]+(?: [a-z]+)?|origami [a-z]+|candles|pottery|pizza from scratch|fire)|cook (?:a mean )?[a-z]+(?: [a-z]+)?|bake (?:bread|cakes|cookies|anything)|cut hair|braid hair|french braid|tie (?:a )?(?:ties?|bow ties?|knots?)|solve (?:a )?(?:rubik'?s cubes?|sudokus?)|bench(?: press)? \\d+[a-z ]*|deadlift \\d+[a-z ]*|squat \\d+[a-z ]*|lift \\d+[a-z ]*|type \\d+ (?:wpm|words)|run (?:a )?(?:marathons?|5ks?|10ks?|half marathons?)|hold my breath (?:for )?[a-z0-9 ]{3,20}|hold a (?:tune|note)|carry a tune|keep a (?:beat|plant alive)|keep plants alive|whistle with my fingers|recite [a-z]+[a-z ]*|wiggle my ears|roll my r'?s|say the alphabet backwards|dance (?:salsa|tango|bachata|ballet|the [a-z]+)|sing (?:opera|in tune|soprano|alto|tenor|harmony)|parallel park|ice skate|snap my fingers|do math|do maths|spell|navigate|multitask|lie|swim [a-z]+|speak in public|handle a (?:gun|boat|horse)|milk (?:a )?cows?|start a fire|perform cpr|give (?:massages|injections)|(?:${alt([...LEISURE_VERBS].filter((verb) => verb.length > 5))})`
const TO_SAVE =
  ' (?:to save (?:my|his|her) life|for toffee|for the life of (?:me|him|her)|for shit|at all|to save myself|whatsoever|worth a damn|for beans)'

/** "I can touch type", "I can't cook to save my life", "I never learned to swim", "I know how to change a tyre". */
const can = defineRule({
  id: 'en/skill.can',
  priority: 86,
  confidence: 0.97,
  anchors: [
    'never been able',
    'can ',
    "can't",
    'cant ',
    'cannot',
    'learn',
    'know how',
    'knows how',
    'no idea how',
    'no clue how',
    'able to',
    'could never',
    "couldn't",
    'taught',
    'teach',
    'dunno how',
    'capable of',
    'figured out how',
  ],
  pattern: rx(
    `(?:${SUBJECT}(?:'ve|ve|'m|'s| have| has| am| is)? ?|^${LEADS})(?:also |really |actually |still |even |just |always |honestly |recently |finally |now |never |basically |literally |genuinely ){0,2}?(?:(?<can>can|(?:am |are |is )?able to)(?: also| actually| even| already| totally| sort of| kinda| really| just about| now| still| easily)? (?<able>${ABLE})|(?<cant>can'?t|cannot|can not|couldn'?t|could never|am unable to|not able to)(?: really| even| actually| properly| for the life of me| fucking| bloody| still| yet)? (?:(?<able2>${ABLE})|(?<save>[a-z][a-z' ]{2,25}?)(?=${TO_SAVE}))|(?<nohow>(?:don'?t|do not|doesn'?t|never|didn'?t|have no (?:idea|clue)|has no (?:idea|clue)|dunno|not sure|still don'?t) ?(?:even |really )?(?:know |learn(?:ed|t)? |knew |figured out )?how to|never (?:ever |really |actually |properly )?(?:(?:learn(?:ed|t)|managed) to|been able to)|(?:haven'?t|have not|hasn'?t|didn'?t|did not) (?:ever |yet |really )?learn(?:ed|t)?(?: how)? to) (?<no>[a-z][^,.;:!?()"\\n]{2,40})|(?<how>knows? how to|(?:have |has )?(?:learn(?:ed|t)|figured out|mastered)(?: how)? to|taught (?:myself|himself|herself|themselves)(?: how)?(?: to)?|(?:is |am |been )?teaching (?:myself|himself|herself)(?: how)?(?: to)?|know my way around|got the hang of|mastered) (?<yes>[a-z][^,.;:!?()"\\n]{2,40}))`,
  ),
  draft: (match) => {
    if (
      match.raw('pron') === 'it' ||
      /\b(?:can|could|should|will|would|'ll|to|if|did|how|want to|why|where|that|so|which|help me) $/u.test(
        match.before,
      )
    )
      return null
    const yes = match.capture('yes')
    const no = match.capture('no') ?? match.capture('able2') ?? match.capture('save')
    const able = match.capture('able')
    const what = yes ?? no ?? able
    const cut = what && cutAt(what, END)
    if (!cut) return null
    const rest = match.clause.text.slice(match.clause.text.indexOf(keyOf(what.text)) + what.text.length)
    if ((able || match.raw('able2') !== undefined) && REST.test(rest)) return null
    const key = keyOf(cut.text)
    if (VAGUE_SKILL.test(key)) return null
    if (
      (yes || match.raw('no') !== undefined) &&
      /\b(?:you|it|this|that|them|him|her|me|these|those|your)\b/u.test(key)
    )
      return null
    if (
      yes &&
      /^(?:taught|teach|been teach|is teach|am teach)/u.test(match.raw('how') ?? '') &&
      !/^[a-z]/iu.test(key)
    )
      return null
    if (
      match.raw('cant') !== undefined &&
      match.raw('save') === undefined &&
      /^(?:lie|spell|fish|program|shoot|box|cook|bake|fix)/u.test(key) &&
      / (?:about|to|it|on|for me|me)\b/u.test(rest)
    )
      return null
    return state(match, 'skill', cut, no ? NEG : denialOf(match) === undefined ? {} : NEG)
  },
  examples: [
    { text: 'I can touch type', cards: [{ slot: 'skill', value: 'touch type' }] },
    { text: "i can't cook to save my life", cards: [{ slot: 'skill', value: 'cook', polarity: 'negative' }] },
    { text: 'I never learned how to swim', cards: [{ slot: 'skill', value: 'swim', polarity: 'negative' }] },
    { text: 'I know how to change a tyre', cards: [{ slot: 'skill', value: 'change a tyre' }] },
    { text: 'I taught myself to sew', cards: [{ slot: 'skill', value: 'sew' }] },
  ],
  counterExamples: [
    'can you swim?',
    "I can't drive today",
    "I don't know how to do that",
    'I can cook dinner tonight',
    "I don't know how to tell her",
    'he can juggle',
  ],
})

const REST =
  /^ (?:it|that|this|you|me|him|her|them|here|there|my way|today|tonight|now|tomorrow|right now|until|till|because of|over|in this|at the moment|anymore|any more|yet because|with you|for you|to you|the|some|for us|us|home|them|if|so|your|dinner|lunch|to the|to work|myself to)\b/u
const VAGUE_SKILL =
  /^(?:do (?:it|this|that|so|anything|what|something|things)|say|tell|feel|explain|respond|help|be|get|handle|deal|make (?:it|this|that|them|her|him|me|sure|friends|people|ends)|put|start|go|fix (?:this|it|that)|use (?:it|this|that)|think|thank|react|proceed|describe|phrase|word|reply|answer|ask|approach|find|stop|work (?:it|this)|live|love|cope|appreciate|let|accept|act|trust|forgive|move on|take|keep|have|not|never|lie to|come|give|spell (?:it|that|this)|want|like|enjoy|hate|value|really|express|not|a lot|about|from|english to|wait|listen|focus|balance|stay|set|implement|solve (?:this|it|that)|turn|change (?:it|this|that|my mind)|open|close|access|install|log|connect|[a-z]+ (?:it|this|that|them|her|him|you)$)\b/u

const NOT_AT =
  /^(?:it|that|this|what|my job|being|making|all|home|least|heart|the moment|person|me|you|him|her|them|keeping (?:it|that)|the (?:end|time|same)|times|first|best|work|school|stuff|things|everything|anything|nothing|the gym)\b/u
const GOOD =
  'good|great|decent|skilled|proficient|excellent|amazing|brilliant|fantastic|awesome|handy|talented|a natural|a pro|an expert|ace|wicked|fab|strong|alright|okay|ok|quick|not bad|not too bad|not half bad|a beast|a wizard|a whizz|a whiz|gifted|competent|experienced|pretty handy|unbeatable|killer|sick|solid'
const BAD =
  'bad|terrible|horrible|awful|rubbish|crap|shit|hopeless|useless|pants|lousy|atrocious|dreadful|abysmal|no good|clueless|weak|clumsy|not (?:very |that |so |too |really |much |particularly |any |at all |the )?(?:good|great|best|talented|skilled|gifted)|trash|garbage|rusty|a disaster|appalling|not much cop|incompetent|inept'

const FIELD =
  /^(?:maths?|math|science|physics|chemistry|biology|history|english|french|spanish|german|geography|art|sports?|pe|the kitchen|cooking|singing|drawing|computers?|music|guitar|piano|drums|bass|skis|skates|camera|public speaking|sales|negotiations?)\b/u
const HANDLED =
  /^(?:kids?|children|numbers|animals|people|words|money|computers?|directions?|names|faces|my hands|his hands|her hands|technology|tech|tools|an? [a-z]+(?: [a-z]+)?$|dogs|cats|horses|plants|languages|cars|dates|spreadsheets|heights|babies|the elderly|colou?rs?|hair|makeup|machines)\b/u

/** Whether one is good "in" or "with" a thing as with a skill: not "good in bed", not "good with that". */
function fits(prep: string | undefined, key: string): boolean {
  if (prep === 'with') return HANDLED.test(key)
  return (prep !== 'in' && prep !== 'on') || PASTIMES.has(key) || TECH.has(key) || FIELD.test(key)
}

/** "My sister is brilliant at chess", "no good at maths", "handy with a soldering iron", "I suck at parking", "I have a knack for plants". */
const good = defineRule({
  id: 'en/skill.good-at',
  priority: 87,
  confidence: 0.93,
  anchors: [
    ' at ',
    ' with ',
    ' in ',
    'knack for',
    'talent for',
    'gift for',
    'ear for',
    'eye for',
    'flair for',
    'suck',
    'green thumb',
    'excel at',
    'excels at',
    'nail ',
    'struggle with',
    'black belt',
    'green fingers',
  ],
  pattern: rx(
    `(?:(?:${SUBJECT}(?:'m|m|'s|'re| am| is| are| was|'ve (?:always )?been| have (?:always )?been|'ve gotten| got|'m getting) |^${LEADS})(?:really |very |quite |pretty |so |also |just |fairly |actually |rather |not gonna lie |a bit |kinda |super |absolutely |totally |reasonably |still |always |damn |honestly |getting |always been |surprisingly |weirdly |completely |utterly ){0,3}(?:(?<bad>${BAD})|(?<good>${GOOD})) (?<prep>at|with|in|when it comes to|on)|(?:${unnamed(SUBJECT)} |^${LEADS})(?:really |kinda |absolutely |totally |still |just |always )?(?<verb>sucks?|excels?|(?<gift>have|has|got|have got|has got) (?:a |an |such a |a real |a good |a great |an? [a-z]+ )?(?:knack|talent|gift|ear|flair|eye|good hand|(?:black|brown|blue|purple|green) belt)) (?<prep2>at|for|in|with)) (?<what>[a-z][^.;:!?()"\\n]{1,50})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const cut =
      what &&
      cutAt(
        what,
        /\s(?:but|because|since|so|and (?:i|my|it|am|have|love|he|she)|tho|though|lol|tbh|these days|anymore|any more|now|too|if|when|than|as|unless|compared|in general|haha|right|apparently|which)\b/iu,
      )
    if (!cut || NOT_AT.test(keyOf(cut.text)) || match.raw('pron') === 'it') return null
    const verb = match.raw('verb')
    if (verb !== undefined && !/^(?:i|we|me)\b/u.test(match.text)) return null
    if (!fits(match.raw('prep'), keyOf(cut.text))) return null
    if (
      match.raw('self') === undefined &&
      match.raw('kin') === undefined &&
      match.raw('pron') === undefined &&
      verb === undefined &&
      !/^(?:[a-z]+,? ){0,4}?(?:terrible|useless|rubbish|hopeless|awful|not|pretty|really|decent|crap|quite|no good|lousy|fairly|surprisingly|great|good|bad|horrible|shit)/u.test(
        match.text,
      )
    )
      return null
    const negative =
      (match.raw('bad') !== undefined || /^suck/u.test(verb ?? '')) !== (denialOf(match) !== undefined)
    return state(match, 'skill', cut, { polarity: negative ? 'negative' : 'positive' })
  },
  examples: [
    {
      text: 'my sister is brilliant at chess',
      cards: [{ slot: 'skill', value: 'chess', entity: 'user.sister' }],
    },
    { text: "I'm no good at maths", cards: [{ slot: 'skill', value: 'maths', polarity: 'negative' }] },
    { text: 'I have a knack for fixing clocks', cards: [{ slot: 'skill', value: 'fixing clocks' }] },
    { text: 'I suck at parking', cards: [{ slot: 'skill', value: 'parking', polarity: 'negative' }] },
  ],
  counterExamples: [
    "I'm good at it",
    'are you good with kids?',
    'you are great at this',
    'he is good at chess',
  ],
})

const DOERS =
  'cook|baker|driver|swimmer|singer|dancer|writer|typist|liar|listener|public speaker|speller|skier|chess player|poker player|dart player|guitarist|pianist|drummer|shot|barista|gardener|mechanic|artist|photographer|negotiator|navigator|climber|runner|surfer|sewer|knitter|bowler|goalkeeper|striker|storyteller|programmer|coder'

/** "I'm a terrible cook", "decent swimmer", "maths is not my strong suit", "languages come easily to me". */
const doer = defineRule({
  id: 'en/skill.doer',
  priority: 98,
  confidence: 0.92,
  anchors: DOERS.split('|').map((word) => ` ${word}`),
  pattern: rx(
    `${SUBJECT}(?:'m|m|'s|'re| am| is| are| was|'ve always been) (?:not |n't )?(?:actually |really |quite |also |just |honestly |such |still |always been |generally )*(?:an? )?(?:very |pretty |really |fairly |absolutely |rather |total |self[- ]taught )*(?<how>good|great|decent|amazing|brilliant|excellent|fantastic|fast|strong|confident|skilled|talented|pretty good|solid|self-taught|terrible|horrible|awful|bad|lousy|hopeless|rubbish|dreadful|slow|shit|crap|nervous|mediocre|weak) (?<what>${DOERS})\\b`,
  ),
  draft: (match) => {
    const bad =
      /^(?:terrible|horrible|awful|bad|lousy|hopeless|rubbish|dreadful|shit|crap|weak|mediocre|slow|nervous)$/u.test(
        match.raw('how') ?? '',
      )
    const denied = / not |n't /u.test(match.text)
    return match.raw('pron') === 'it' || match.raw('what') === 'listener'
      ? null
      : state(match, 'skill', match.capture('what'), { polarity: bad !== denied ? 'negative' : 'positive' })
  },
  examples: [
    { text: "I'm a terrible cook", cards: [{ slot: 'skill', value: 'cook', polarity: 'negative' }] },
  ],
  counterExamples: ['are you a good cook?', "he's a terrible driver", 'you are a great writer'],
})

const suits = defineRule({
  id: 'en/skill.suits',
  priority: 80,
  confidence: 0.92,
  anchors: [
    'strong suit',
    'strong point',
    'strength',
    'forte',
    'to me',
    'weak spot',
    'weak point',
    'my weakness',
    'second nature',
    'superpower',
    'speciality',
    'specialty',
    'signature dish',
    'wheelhouse',
  ],
  pattern: rx(
    `${THING} ${SO}(?:(?<no>(?:is|are|was|were)(?:n'?t| not|nt| never)) ${SO}(?:really )?(?:my (?:strong (?:suit|point)|forte|strength|speciality)|something i'm good at|in my wheelhouse)|comes? (?:naturally|easily|easy) to me|(?:is|are) ${SO}(?:second nature (?:to|for) me|(?:one of )?my (?:superpower|strong (?:suit|point)|forte|strengths?|speciality|specialty|biggest strength)|something i'm (?:really |very |pretty )?good at|(?<weak>my (?:weak (?:spot|point)))))`,
  ),
  draft: (match) =>
    felt(match, 'skill', match.raw('no') === undefined && match.raw('weak') === undefined ? {} : NEG),
  examples: [
    {
      text: 'mental maths is not my strong suit',
      cards: [{ slot: 'skill', value: 'mental maths', polarity: 'negative' }],
    },
    { text: 'languages come easily to me', cards: [{ slot: 'skill', value: 'languages' }] },
  ],
  counterExamples: ['is maths your strong suit?', "it's not my forte", 'that comes naturally to me'],
})

/** "My handwriting is awful", "my spanish is decent". */
const mine = defineRule({
  id: 'en/skill.mine',
  priority: 80,
  confidence: 0.92,
  anchors: [
    'my cook',
    'my bak',
    'my sing',
    'my danc',
    'my draw',
    'my handw',
    'my spell',
    'my driv',
    'my park',
    'my math',
    'my sense',
    'my memory',
    'my cod',
    'my public',
    'my swim',
    'my typ',
    'my guitar',
    'my piano',
    'my poker',
    'my time',
    'my people',
    'my computer',
  ],
  pattern: rx(
    `\\bmy (?<what>cooking|baking|singing|dancing|drawing|handwriting|spelling|driving|parking|maths?|singing voice|sense of direction|memory for [a-z]+|coding|public speaking|swimming|typing|guitar playing|piano playing|poker face|time management|people skills|cooking skills|computer skills) (?:is|are) (?:really |pretty |so |absolutely |just |quite |honestly |still |a bit |very ){0,2}(?:(?<bad>terrible|awful|horrible|bad|atrocious|shocking|rubbish|non-?existent|crap|shit|poor|weak|rusty|illegible|hopeless|abysmal|not (?:great|good|the best))|good|great|decent|excellent|amazing|solid|strong|brilliant|not bad)\\b`,
  ),
  draft: (match) => state(match, 'skill', match.capture('what'), match.raw('bad') === undefined ? {} : NEG),
  examples: [
    {
      text: 'my handwriting is awful',
      cards: [{ slot: 'skill', value: 'handwriting', polarity: 'negative' }],
    },
  ],
  counterExamples: ['is my handwriting awful?', 'his singing is great', 'my driving test is tomorrow'],
})

/** "My daughter can already read": what small children have learned. */
const child = defineRule({
  id: 'en/skill.child',
  priority: 86,
  confidence: 0.92,
  anchors: ['can ', "can't", 'cannot', 'learned to', 'learnt to'],
  pattern: rx(
    `${MY_KIN} (?:(?<neg>can'?t|cannot)|can|(?:has |just |finally )?learn(?:ed|t) (?:how )?to)(?: already| now| finally| yet| even)? (?<what>read|write|walk|crawl|talk|count (?:to|up to) [a-z0-9]+|tie (?:his|her|their) (?:own )?shoes|ride a bike|swim|spell (?:his|her) name|use the potty|tell the time|roll over|sit up)(?=$|[,.!]| (?:now|already|yet|and|at|but|by|pretty|quite|very|in|lol)\\b)`,
  ),
  draft: (match) => state(match, 'skill', match.capture('what')),
  examples: [
    {
      text: 'my daughter can already read',
      cards: [{ slot: 'skill', value: 'read', entity: 'user.daughter' }],
    },
  ],
  counterExamples: ['can my daughter read?', 'she can walk there', 'my son can write to you'],
})

export const skillWays: readonly ExtractionRule[] = [tech, doer, good, can, child, mine, suits]
