import { byName } from '@recollect/core/plugin'
import { defineRule } from '@recollect/rules'
import type { Names } from '@recollect/core/plugin'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { GIVEN, KIN } from '../../lexicon/people/kinship.ts'
import { alt, DOES, LEADS, rx } from '../../text/patterns.ts'
import { part, placesOf } from '../../text/capture.ts'
import { slotOf } from '../../text/relation.ts'

const COUNT =
  '(?<count>\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|no|any|several|many|a lot of|a few|a couple of|lots of|the best|the most)'
const CHILDREN: Names<string> = byName({ boys: 'son', girls: 'daughter', girl: 'daughter' })
const relationIn = (word: string) => KIN.get(word) ?? CHILDREN[word]
const BARE = alt([
  ...Object.keys(CHILDREN),
  ...[...KIN.keys()].filter(
    (word) =>
      KIN.get(word) !== 'pet' &&
      !/^(?:bro|sis|mate|pal|mil|gp|doctor|manager|teacher|coach|professor|tutor|folks|baby)$/u.test(word),
  ),
])
const SUM = '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)'
const MODS =
  '(?:(?:older|younger|little|big|twin|best|close|good|great|new|elder|step|half|small|young|beautiful|wonderful|lovely|amazing|grown|adult|awesome|teenage|identical|loving|real|other|adopted|crazy|annoying|cute|own|biological|supportive|older and|younger and),? ){0,2}'
/** One of the relatives named after the first: "… and two sons". */
const ALSO = new RegExp(`(?<count>${SUM}) ${MODS}(?<word>${BARE})\\b`, 'giu')
const ONE = /^(?:an?|one|the best|the most)$/u

const MANY = /^(?:several|many|a lot of|a few|a couple of|lots of)$/iu
const PLURAL = /s$|children|in[- ]law/u

/** "I have two sons", "no children", "I've got a twin sister". */
const have = defineRule({
  id: 'en/family.have',
  priority: 91,
  confidence: 0.94,
  anchors: [
    'have ',
    'haf ',
    'hav ',
    'hv ',
    ' gt ',
    'having ',
    'has ',
    "'ve ",
    'ive ',
    'weve ',
    'had ',
    'got ',
    'married',
    'single',
    'blessed',
    'raise ',
    'raising',
  ],
  pattern: rx(
    `(?:${DOES}(?:have|haf|hav|hv|gt|am having|having|is having|are having|has|had|got|raise|raising|am raising)|\\b(?:i|we)(?:'ve|ve)(?: got)?|\\bi(?:'m| am) (?:married|a single (?:mom|dad|mother|father)|raising|blessed)(?: with)?|\\bmyself (?:have|having|got)|^have|^got|(?<!\\b(?:he|she|they)(?: is|'s| are|'re| was| were) (?:now |happily )?)\\bmarried with) ${COUNT} ${MODS}(?<word>${BARE})\\b(?! (?:is|are) not|'s| seat| food| room| book| toy)(?: (?:named|called) [a-z]{2,14}(?= (?:and|&) ))?(?<more>(?:,? ?(?:and|plus|&|,) ?${SUM} ${MODS}(?:${BARE})\\b){1,4})?`,
  ),
  draft: (match) => {
    const first = existence(match)
    return first && [first, ...others(match)]
  },
  examples: [
    { text: 'I have two sons', cards: [{ slot: 'family.son', value: 'two' }] },
    {
      text: 'we have a daughter and two sons',
      cards: [
        { slot: 'family.daughter', value: '1' },
        { slot: 'family.son', value: 'two' },
      ],
    },
    { text: 'i have a twin sister', cards: [{ slot: 'family.sister', value: '1' }] },
    { text: "I don't have any kids", cards: [{ slot: 'family.child', value: '0', polarity: 'negative' }] },
  ],
  counterExamples: ['do you have kids?', 'he has two brothers', 'I wish I had a sister'],
})

function existence(match: RuleMatch) {
  const relation = relationIn(match.raw('word') ?? '')
  const count = match.capture('count')
  if (relation === undefined || !count || match.raw('pron') === 'it' || match.raw('kin') !== undefined)
    return null
  if (
    relation === 'friend' &&
    !/^(?:\d|one|two|three|four|five|no|any|an?|the best|the most)$/iu.test(count.text)
  )
    return null
  if (GIVEN.has(relation) && !/^no$/iu.test(count.text)) return null
  if (/^(?:boyfriend|girlfriend|partner)$/u.test(relation) && ONE.test(count.text)) return null
  // "A lot of child custody concerns" are no children.
  if (MANY.test(count.text) && !PLURAL.test(match.raw('word') ?? '')) return null
  const none = /^(?:no|any)$/iu.test(count.text)
  if (none && /^any$/iu.test(count.text) && match.raw('neg') === undefined) return null
  const slot = slotOf(relation)
  if (none) return state(match, slot, '0', { polarity: 'negative' })
  // A number replaces the number before it; a name or a relation stands beside others.
  return state(match, slot, ONE.test(count.text.toLowerCase()) ? '1' : count, { facet: 'count' })
}

/** "… and two sons", "…, a brother and a sister". */
function others(match: RuleMatch) {
  const more = match.capture('more')
  if (!more) return []
  return placesOf(more.text, ALSO).flatMap((found) => {
    const relation = relationIn((found.groups?.['word'] ?? '').toLowerCase())
    const count = found.groups?.['count'] ?? ''
    const at = part(more, found.index, found.index + found[0].length)
    if (relation === undefined || !at || GIVEN.has(relation)) return []
    const card = state(match, slotOf(relation), ONE.test(count.toLowerCase()) ? '1' : count, {
      facet: 'count',
      at,
    })
    return card ? [card] : []
  })
}

/** "No children for me", "I'm a mom", "mother of two", "father of three". */
const parent = defineRule({
  id: 'en/family.parent',
  priority: 94,
  confidence: 0.73,
  anchors: [
    'no children',
    'no kids',
    'no siblings',
    ' mom',
    ' mother',
    ' mum',
    'mum of',
    'mom of',
    'dad of',
    'mother of',
    'father of',
    'parent of',
    ' dad',
    ' father',
    'parent',
    'only child',
    'grandma',
    'grandfather',
    'grandmother',
    'grandpa',
    'daddy',
    'mommy',
    'mama',
  ],
  pattern: rx(
    "^(?<none>no) (?<what>children|kids|siblings|brothers|sisters)(?: for me| here| of my own| yet|$)|(?:\\bi(?: am|'m|m| have been|'ve been) |(?:^|(?<=, )|(?<=here ))(?=(?:proud|single|busy|new|first[- ]time|full-time|working|tired|exhausted|mum|mom|mother|dad|father|mama|parent|daddy|mummy|mommy) (?:of|mum|mom|mother|dad|father|mama|parent|to)\\b))(?:also |just |now |already |currently )?(?:an? |the )?(?:(?:proud|exhausted|first time|new|busy|single|young|first-time|first time|loving|full-time|working|happy|devoted|retired|tired|married|foster|step) )*(?<role>mom|mother|mum|mama|mommy|dad|father|daddy|papa|parent|grandma|grandmother|grandfather|grandpa)\\b(?! (?:to be|figure|jeans|in law|bod))(?: (?:of|to|with) (?:an? |my )?(?<count>\\d{1,2}|one|two|three|four|five|six|seven|eight|twins|triplets)?(?! (?:rescue|dogs?|cats?|fur|furry|lovely dogs|cute dogs|[a-z]+ (?:dogs?|cats?|greyhounds?|kittens?|puppies)))\\b)?|(?:\\bi(?: am|'m|m) (?:an? |the )?|^" +
      LEADS +
      '(?:an? )?)(?<only>only child)\\b(?=$|,| (?:here|and|but|so|of|lol|too|myself)\\b)',
  ),
  draft: (match) => {
    const what = match.raw('what')
    if (what !== undefined) {
      const relation = what === 'kids' || what === 'children' ? 'child' : (KIN.get(what) ?? 'sibling')
      return { slot: `family.${relation}`, value: '0', polarity: 'negative' }
    }
    if (match.raw('only')) return { slot: 'family.sibling', value: '0', polarity: 'negative' }
    const role = match.capture('role')
    const count = match.capture('count')
    if (!role || /\b(?:like|become|be) $/u.test(match.before)) return null
    // "Proud mum of two greyhounds" has dogs.
    if (
      /^(?: (?:of|to))? (?:[a-z]+ ){0,4}(?:dogs?|cats?|pups?|puppies|kittens?|[a-z]*hounds?|fur ?bab(?:y|ies)|retrievers?|spaniels?|terriers?|rabbits?|horses?)\b/u.test(
        match.after,
      )
    )
      return null
    const kind = /^ (?:[a-z]+ )?(?<kind>boys|sons|girls|daughters)\b/u.exec(match.after)?.groups?.['kind']
    const own = kind === undefined ? 'child' : /^[bs]/u.test(kind) ? 'son' : 'daughter'
    const child = /^grand/u.test(role.text.toLowerCase()) ? 'grandchildren' : own
    return { slot: `family.${child}`, value: count ?? role }
  },
  examples: [
    { text: "I'm a mother of four", cards: [{ slot: 'family.child', value: 'four' }] },
    { text: 'no kids for me', cards: [{ slot: 'family.child', value: '0', polarity: 'negative' }] },
  ],
  counterExamples: ['are you a mom?', 'he is a father of two'],
})

export const family: readonly ExtractionRule[] = [parent, have]
