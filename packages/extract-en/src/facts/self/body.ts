import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { about, state } from '../../text/state.ts'
import { DOES, IS_A, LEADS, MY_KIN, rx } from '../../text/patterns.ts'
import { part, splitBy, stripLead } from '../../text/capture.ts'

const COLOR =
  'black|brown|dark brown|light brown|blonde?|red|grey|gray|white|blue|green|hazel|dark|auburn|ginger|pink|purple|golden|silver|amber|strawberry blonde'
const LOOK = `(?:(?:(?:two )?different(?:ly)?[- ]colou?red|two-tone|mismatched|really|very|beautiful|natural|naturally|pretty|big|bright|${COLOR}|short|long|curly|straight|wavy|thick|thin|dry|oily|sensitive|pale|greasy|shoulder-length|shoulder length|messy|dyed|fair|pale|tan|tanned|olive|freckled|thinning|bushy|waist-length|medium length|medium-length|frizzy|kinky|spiky),? (?:and )?){1,4}`

/** "I have short black hair and green eyes", "my hair is long", "my brown hair". */
const features = defineRule({
  id: 'en/appearance.features',
  priority: 94,
  confidence: 0.97,
  anchors: [
    'scar',
    'birthmark',
    'mole',
    'dimple',
    'nose ring',
    'mohawk',
    'fringe',
    'moustache',
    'goatee',
    'hair',
    'eyes',
    'skin',
    'freckles',
    'beard',
    'dimples',
    'mustache',
    'tattoo',
    'glasses',
    'braces',
    'bald',
    'piercing',
    ' nose',
    ' lips',
    ' ears',
    'teeth',
    ' scar',
  ],
  pattern: rx(
    `(?:${DOES}(?:have|has|got|had)|\\b(?:i|we)(?:'ve|ve)(?: got| had)?|\\bi (?:have )?(?:dyed|bleached|cut|grew out) my|\\bwith|\\bmy) (?:an? |some |naturally |lots of |a lot of |really |very |pretty )*(?<what>${LOOK}(?:hair(?! (?:colou?r|appointment|cut|dresser|style|dryer|salon|loss|care|tie|product|stylist|line))|eyes|skin|beard|complexion|lashes|eyebrows|lips|nose|teeth|dimples)(?:(?: and|,) (?:an? )?(?:${LOOK}(?:hair|eyes|skin|beard|complexion)|freckles|dimples|glasses)){0,2}|freckles|dimples|(?:big|small|long|crooked|pointy|flat|broken) nose|(?:big|small|full|thin) lips|big ears|(?:crooked|bad|perfect|missing) teeth|a (?:full |big |long |short )?(?:beard|goatee|moustache)\\b|an? (?:big |thick  |long |thin |handlebar )?(?:mustache|moustache|ponytail|mohawk|afro|bob|nose ring|lip ring|gap in my (?:front )?teeth|scar [a-z ]{2,25}|birthmark [a-z ]{2,25})|(?:\\d+ |two |three |many |several |an? )?(?:big |small |huge |tiny |full |little |dragon |flower )*(?:tattoos?|tatts?|sleeve)|braces|(?:a |several )?piercings?|(?:a |an? [a-z]+ )?(?:scar|birthmark|mole|dimple|gap tooth|nose ring|mohawk|ponytail|fringe|moustache|goatee)(?: on my [a-z]{3,10})?)`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    if (
      !what ||
      (/^with\b/u.test(match.text) &&
        (!/\b(?:i|i'm|im)\b/u.test(match.before) ||
          /\b(?:she|he|they|you|her|his|their|your)\b/u.test(match.before))) ||
      match.raw('pron') === 'it'
    )
      return null
    const cards = splitBy(
      what,
      /\sand\s(?=[a-z ,-]*(?:hair|eyes|skin|freckles|dimples|glasses))|,\s?(?=[a-z -]*(?:eyes|skin)\b)/giu,
    ).map((piece) => state(match, 'appearance', stripLead(piece, /^an? /iu)))
    return cards.filter((card) => card !== null)
  },
  examples: [
    {
      text: 'I have long red hair and grey eyes',
      cards: [
        { slot: 'appearance', value: 'long red hair' },
        { slot: 'appearance', value: 'grey eyes' },
      ],
    },
  ],
  counterExamples: ['she has blue eyes', 'do you have long hair?', 'I have a hair appointment'],
})

/** "My eyes are green", "I wear glasses", "I'm bald". */
const other = defineRule({
  id: 'en/appearance.other',
  priority: 93,
  confidence: 0.95,
  anchors: [
    'hair',
    'eyes',
    'skin',
    'glasses',
    'contacts',
    'contact lenses',
    'bald',
    'wear ',
    'braces',
    'pretty',
    'tall',
    'short',
    'skinny',
    'chubby',
    'slim',
    'handsome',
    'muscular',
    'petite',
    'beautiful',
    'ugly',
    'fat',
  ],
  pattern: rx(
    `\\bmy (?:natural |real |actual )?(?<part>(?:hair|eyes|skin|beard)(?: color| colour)?)(?: is| are|'s|'re) (?:really |very |naturally |super |quite |pretty |so |all )*(?<color>(?:(?:(?:light|dark|bright|deep|pale|jet|dirty|ash|sandy|olive|warm|dull|mousy|chestnut|chocolate|strawberry) )?(?:black|brown|blonde?|red|gr[ea]y|white|blue|green|hazel|dark|auburn|ginger|pink|purple|golden|silver|amber|fair|pale|tan|tanned|freckled|olive|brunette)|long|short|curly|straight|wavy|thick|thin|frizzy|kinky|permed|bleached|bald|shoulder[- ]length|waist[- ]length|down to my [a-z]+|past my [a-z]+|dyed [a-z]+|gr[ea]ying|going gr[ea]y|receding|thinning|natural|shaved|buzzed|fine|oily|sensitive|greasy|bushy|big|huge|small|tiny|almond[- ]shaped|crossed|different colou?rs)(?: and [a-z]+)?(?![a-z]))|${DOES}wears? (?<wear>(?:thick |reading |round )?glasses|contacts|contact lenses|braces|a wig|(?:a |the )?(?:hijab|niqab|turban|headscarf|kippah|yarmulke|toupee|eyepatch)|dentures)|${IS_A.replaceAll('<self>', '<self2>').replaceAll('<kin>', '<kin2>').replaceAll('<kname>', '<kname2>').replaceAll('<pron>', '<pron2>').replaceAll('<neg>', '<neg2>')}(?<look>(?:so |very |really |quite |pretty |kinda |too )*(?:bald|tall|skinny|chubby|slim|handsome|muscular|petite|plump|short|pretty|ugly|good-looking|good looking|beautiful|fat)(?= ?$|,| and (?:tall|thin|skinny|slim|short|fat|chubby|muscular|ugly)\\b| for my age| with| but| since\\b| as (?:a|an)\\b| lol| lmao))`,
  ),
  draft: (match) => {
    const look = match.capture('look')
    const neg = match.raw('neg2') ?? match.raw('aint')
    if (look) {
      if (match.raw('kin2') !== undefined || match.raw('pron2') !== undefined || neg === 'never') return null
      const past = match.raw('was') !== undefined
      if (past && !/used to|use to/u.test(match.text)) return null
      return {
        slot: 'appearance',
        value: look,
        tense: past ? 'past' : 'current',
        polarity: neg === undefined ? 'positive' : 'negative',
      }
    }
    const wear = match.capture('wear')
    if (wear) return state(match, 'appearance', wear)
    const color = match.raw('color')
    const feature = match.raw('part')
    return color && feature
      ? { slot: 'appearance', value: `${color} ${feature.replace(/ colou?r$/u, '')}` }
      : null
  },
  examples: [
    { text: 'my eyes are hazel', cards: [{ slot: 'appearance', value: 'hazel eyes' }] },
    { text: 'I wear glasses', cards: [{ slot: 'appearance', value: 'glasses' }] },
    {
      text: "I don't wear braces anymore",
      cards: [{ slot: 'appearance', value: 'braces', relation: 'retracts' }],
    },
  ],
  counterExamples: ['my hair is a mess', 'she wears glasses', 'is he tall?'],
})

const HEIGHT =
  "(?:\\d{1,2}(?:'|ft|feet| feet| foot| ft)\\.? ?(?:\\d{1,2}(?:\\.5)?(?:\"|''| ?inch(?:es)?| ?in)?)?|\\d(?:\\.\\d{1,2})? ?(?:m|meters|metres)|1\\d\\d ?(?:cm|centimeters)?|(?:four|five|six|seven) (?:feet|foot)(?: (?:and )?[a-z]+(?: inch(?:es)?)?)?)"

/** "I weighed 90 kg at school": who has just been on the scales weighs so much now. */
const isOfThen = ({ text, before, after }: RuleMatch): boolean =>
  /\bweighed\b/u.test(text) &&
  !/\bweighed (?:myself |in )/u.test(text) &&
  !/\b(?:today|this morning|tonight|just now)\b/u.test(before + after)

/** "I'm 6'2", "I am 175 cm tall", "I weigh 190 lbs", "my height is". */
const size = defineRule({
  id: 'en/height.is',
  priority: 97,
  confidence: 0.96,
  anchors: ['height', 'weigh', 'tall', 'stand', ...'0123456789', ' four ', ' five ', ' six ', ' seven '],
  pattern: rx(
    `(?:\\bi(?: am|'m|m| stand)|${MY_KIN}(?: is|'s)|\\bmy height is|^height:?|(?<=\\b(?:short|tall|tiny|petite|height|side|taller|shorter|tallest|shortest)\\b[^.!?]{0,25}), ?(?:like|only|just|maybe|barely)?|\\b(?:am|i'm|im) (?:short|tall|tiny|little|the (?:tallest|shortest)(?: [a-z]+){0,4})(?:,? like|,| at|, only|, just)) (?:about |around |only |exactly |over |almost |just )*(?<h>${HEIGHT})(?: tall)?(?=$|[ ,.)])(?! (?:away|from|deep|wide|behind|ahead|above|below|minutes|pounds|years?|of|months?|weeks?|old))|(?:\\bi |^${LEADS})(?:currently |now |only |still |(?<usedto>used to ))?weigh(?:ed|ing)? (?:about |around |only |in at |over |almost |just |roughly |nearly |approximately )*(?<w>\\d{2,3}(?:\\.\\d)? ?(?:lbs?|pounds|kgs?|kilos?|kilograms|stone(?: \\d{1,2})?)?)|\\bi(?:'m| am|m)(?: down to| up to| at| currently| now| around| about| only| just| roughly)* (?<w3>\\d{2,3}(?:\\.\\d)? ?(?:lbs|kgs?|kilos|stone))(?! (?:away|of|lighter|heavier|over|under|overweight|more|less|down|up))|^${LEADS}(?:currently|now) (?<w4>\\d{2,3}(?:\\.\\d)? ?(?:lbs|pounds|kgs?|kilos|stone))(?= ?$|,)|^weight:? (?<w5>\\d{2,3}(?:\\.\\d)? ?(?:lbs|pounds|kgs?|kilos|stone))|(?:^|, )(?:now )?(?<w6>\\d{2,3}(?:\\.\\d)? ?(?:lbs|kgs?|kilos|stone)) now\\b|(?:^|, )now (?<w7>\\d{2,3}(?:\\.\\d)? ?(?:lbs|kgs?|kilos|stone))|\\bmy weight is (?:about |around |now )?(?<w2>\\d{2,3}(?:\\.\\d)? ?(?:lbs?|pounds|kgs?|kilos?|stone)?)`,
  ),
  draft: (match) => {
    const weight =
      match.capture('w') ??
      match.capture('w2') ??
      match.capture('w3') ??
      match.capture('w4') ??
      match.capture('w5') ??
      match.capture('w6') ??
      match.capture('w7')
    if (weight && (isOfThen(match) || match.raw('usedto') !== undefined))
      return { slot: 'weight', value: weight, tense: 'past' }
    if (weight) return { slot: 'weight', value: weight }
    const height = match.capture('h')
    const unit = /['"]|ft|feet|foot|m\b|cm|meter|metre/u.test(height?.text ?? '')
    const subject = about(match)
    if (!height || !subject || (!unit && !/height|tall/u.test(match.text))) return null
    const entity = subject.entity ?? 'user'
    return { slot: 'height', value: part(height, 0, height.text.length) ?? height, entity }
  },
  examples: [
    { text: "I'm 5'9 and still growing", cards: [{ slot: 'height', value: "5'9" }] },
    { text: 'I weigh 82 kg', cards: [{ slot: 'weight', value: '82 kg' }] },
  ],
  counterExamples: ["I'm 5 feet away", 'how much do you weigh?', "I'm 10 minutes late"],
})

const blood = defineRule({
  id: 'en/blood-type.is',
  priority: 97,
  confidence: 0.93,
  anchors: ['blood', 'negative', 'positive', 'type a', 'type b', 'type o'],
  pattern: rx(
    "\\bmy blood (?:type|group)(?: is|'s|:) (?<a>(?:ab|a|b|o)(?: ?[+-](?:ve)?| (?:positive|negative))?)(?=$|[ ,.])|\\bi(?:'m| am|m) (?:blood )?type (?<b>(?:ab|a|b|o)(?: ?[+-]| (?:positive|negative|pos|neg))?)(?= blood| ?$|,)|\\bi(?:'m| am|m) (?<c>(?:ab|a|b|o) (?:positive|negative))|\\bi have (?:type (?<d>(?:ab|a|b|o)(?:[+-]| (?:positive|negative))?)|(?<e>(?:ab|a|b|o)(?:[+-]| positive| negative))) blood",
  ),
  draft: (match) => {
    const value =
      match.capture('a') ??
      match.capture('b') ??
      match.capture('c') ??
      match.capture('d') ??
      match.capture('e')
    return value ? { slot: 'blood_type', value } : null
  },
  examples: [{ text: 'my blood type is AB negative', cards: [{ slot: 'blood_type', value: 'AB negative' }] }],
  counterExamples: ['I tested positive', 'what is my blood type?'],
})

export const body: readonly ExtractionRule[] = [blood, size, features, other]
