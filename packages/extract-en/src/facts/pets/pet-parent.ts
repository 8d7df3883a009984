import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { ANIMALS, BREEDS } from '../../lexicon/pets/animals.ts'
import { alt, LEADS, rx } from '../../text/patterns.ts'

const KIND = `(?:${alt([...ANIMALS, ...BREEDS].filter((word) => word.length > 2 && !/^(?:boxer|lab|mix|bee|bees|ant|ants|pointer|fish|chicken|duck|goose|turkey|lamb|crab|shrimp|lobster|snail|shepherd)$/u.test(word)))})`
const LOOKS =
  '(?:(?:old|little|tiny|big|giant|rescue|rescued|senior|baby|stray|orphaned|elderly|deaf|blind|fluffy|spoiled|spoilt|lovely|beautiful|adorable|cute|sweet|crazy|grumpy|lazy|black|white|brown|ginger|orange|grey|gray|golden|chocolate|tuxedo|miniature|mini|toy|standard|male|female|\\d{1,2}[- ](?:year|month|week)[- ]old) ){0,3}'
const COUNT = '(?:an?|one|two|three|four|five|six|seven|eight|\\d{1,2}|several|a few|a pair of)'

/** "Beagle mum of two", "proud owner of a tortoise", "we rescued an old greyhound": pets by what one is to them. */
export const petParent: ExtractionRule = defineRule({
  id: 'en/pet.parent',
  priority: 88,
  confidence: 0.93,
  anchors: [
    ' mom',
    ' mum',
    ' mama',
    ' momma',
    ' dad',
    ' parent',
    ' owner',
    'owner of',
    'mom to',
    'mum to',
    'dad to',
    'mom of',
    'mum of',
    'dad of',
    'parent of',
    'parent to',
    'rescued ',
    'took in',
    'brought home',
    'welcomed',
    'ended up with',
    'share my',
    'share our',
    'living with',
    'live with',
    'in my house',
    'in our house',
    'at home',
  ],
  pattern: rx(
    `(?:^${LEADS}|\\b(?:i'm|im|i am|as|being) )(?:a |an )?(?:proud |new |first[- ]time |tired |exhausted |happy )?(?:(?<breed>${KIND}) (?:mom|mum|mama|momma|mummy|dad|daddy|papa|parent|owner)(?: (?:of|to) (?:one|two|three|four|five|\\d))?(?=$|[,.!]| (?:and|here|of|to|now|but|since|for)\\b)|(?:owner|mom|mum|mama|dad|parent|human|servant|slave) (?:of|to) (?<mine>${COUNT} ${LOOKS}${KIND}s?))|\\b(?:i|we)(?:'ve|ve| have)? (?:just |recently |finally |also |once )*(?:rescued|took in|taken in|brought home|welcomed|ended up with) (?<got>${COUNT} (?:new )?${LOOKS}${KIND}s?)\\b|\\b(?:i|we)(?:'m| am|'re| are)? (?:share (?:my|our) (?:home|house|flat|apartment|bed|life|place) with|liv(?:e|ing) (?:alone )?with) (?<share>(?:my |our )?${COUNT} ${LOOKS}${KIND}s?)\\b|\\bthere(?:'s| is| are|s) (?<there>${COUNT} ${LOOKS}${KIND}s?) (?:in|at) (?:my|our) (?:house|home|flat|apartment|place|household)`,
  ),
  draft: (match) => {
    const value = ['breed', 'mine', 'got', 'share', 'there'].map((name) => match.capture(name)).find(Boolean)
    return state(match, 'pet', value)
  },
  examples: [
    { text: 'proud owner of a tortoise', cards: [{ slot: 'pet', value: 'a tortoise' }] },
    { text: 'corgi mum of two here', cards: [{ slot: 'pet', value: 'corgi' }] },
    { text: 'we rescued an old greyhound', cards: [{ slot: 'pet', value: 'an old greyhound' }] },
  ],
  counterExamples: [
    'are you a beagle mum?',
    'the owner of a bakery',
    'he rescued a kitten',
    'should we take in a stray cat?',
  ],
})
