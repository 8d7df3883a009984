import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { heads, inLexicon, state } from '../../text/state.ts'
import { ANIMALS, BREEDS } from '../../lexicon/pets/animals.ts'
import { DEVICES, MAKERS, POSSESSIONS, SYSTEMS, VEHICLES } from '../../lexicon/things/things.ts'
import { deviceFacet, isVehicle } from '../../text/device.ts'
import { alt, DOES, LIST, rx, wordAnchors } from '../../text/patterns.ts'
import { cutAt, keyOf, splitBy, stripLead, stripTail } from '../../text/capture.ts'

const HAVE = `(?:${DOES}(?:already |currently |only |proudly )?(?:have|haf|hav|hv|gt|has|had|own|owns|keep|keeps|raise|raises|got|have got|has got|adopted|also have)|\\b(?:i am|i'm|im|we are|we're) having|\\b(?:i|we)(?:'ve|ve)(?: also| just| recently)?(?: got| adopted| had)?|\\bhave|\\bgot)`
const HAVE_ANCHORS = [
  'having ',
  'have ',
  'haf ',
  'hav ',
  'hv ',
  ' gt ',
  'has ',
  "'ve ",
  'ive ',
  'weve ',
  'had ',
  'own ',
  'owns ',
  'keep',
  'got ',
  'adopted ',
  'raise',
]
const CUT =
  /\s(?:that|which|who|with|at|in|from|for|but|because|to|when|named|called|since|so|as|on|of mine|is|are|was|and (?:i|my|we|it|they|he|she|am|live|work|have|each)|too|now|back|right now|each|if|after|before|whose|while|myself|today|yesterday|recently|i|however|currently|lately|though|lol|full|filled|worth|near|next|outside|inside|parked|over(?! \d)|about(?! \d)|where|we|by|instead|than|like|also|btw|tho|rn|lmao|tbh|sadly|unfortunately|hehe|haha|anymore|any more|into|off|up|out)\b/iu
const JOINT = /\s?(?:,\s?and|,|&|\band\b|\bplus\b)\s?/giu
const ARTICLE =
  /^(?:an?|the|some|any|one|my own|my|own|also|just|still|only|no|other|another|new|really|lots of|a lot of|a few|several|many|a couple of|pet|female|male) /iu
const NUMBERED =
  /^(?:(?:a|an|the|no|some|any|one|just|only|also|still|really|my|our|own|lots of|a lot of|a few|a couple of|a bunch of|many|several|pet|beautiful|cute|lovely|wonderful|little|new|old|very|female|male|super|adorable|sweet|rescue|pretty|quite|around|about|um,?|uh,?) )+/iu

const isPet = (text: string) => inLexicon(ANIMALS, text) || inLexicon(BREEDS, text)
/** Animals that are also food, and words that say a list is of food. */
const EATEN =
  /\b(?:chickens?|fish|ducks?|turkeys?|lambs?|rabbits?|goose|geese|pigs?|crabs?|lobsters?|shrimps?|snails?)$/u
const MEAL =
  /\b(?:eggs|bacon|rice|pasta|bread|cheese|milk|butter|beef|pork|potato(?:es)?|vegetables|veggies|salad|beans|onions?|spices|noodles|soup|fridge|freezer|dinner|lunch|breakfast|cook|meal|recipe|sandwich|wings|nuggets|curry|tacos?)\b/u
const PLURAL_FACT =
  /^(?:even|done|heard|seen|gone|made|taken|given|come|become|lived|tried|worked|wanted|thought|found|left|told|said|had|begun|grown|known|met|spent|started|learned|recently|ever|long|only|actually|really|finally|already|in|on|of|off|out|into|onto|from|home|back|up|away|over(?! \d)|through|past|by|at|around(?! \d)|lost|stuck|hit|hurt|sick|fired|owned|always|never|just|parked|me|him|us|you|your|his|her|their|an? (?:\S+ )?chance|an? (?:safe|nice|good|great|wonderful|lovely|merry|happy|blessed|fun|pleasant|blast)|it|them|him|her|that|this|to|been|a (?:question|problem|idea)|rid of|no idea|fun|time)\b/u

/** "I have a cat and two dogs": what of a list is an animal. */
const pet = defineRule({
  id: 'en/pet.have',
  priority: 90,
  confidence: 0.98,
  anchors: HAVE_ANCHORS,
  pattern: rx(`${HAVE} (?<what>${LIST})`),
  draft: (match) => {
    const cards: Proposal[] = []
    for (const piece of pieces(match)) {
      if (
        !isPet(piece.text) ||
        /^(?:(?:one |some |all |most )?of|bigger|not .*|never .*|[a-z]+ed an?|[a-z]+ed (?:my|the|his|some)) /u.test(
          keyOf(piece.text),
        ) ||
        (EATEN.test(keyOf(piece.text)) && MEAL.test(match.text)) ||
        keyOf(piece.text).split(' ').length > 6 ||
        /\b(?:allerg|fear|food|hair|toy|lover|person|costume|tattoo|phobia|ears?|print|poster|video|picture)/u.test(
          piece.text,
        )
      )
        continue
      const value = stripLead(piece, NUMBERED)
      const card = owned(match, 'pet', value)
      if (card) cards.push(card)
    }
    return cards
  },
  examples: [
    { text: 'I have a parrot', cards: [{ slot: 'pet', value: 'parrot' }] },
    {
      text: 'we have two beagles and a goat',
      cards: [
        { slot: 'pet', value: 'two beagles' },
        { slot: 'pet', value: 'goat' },
      ],
    },
    { text: "I don't have a cat", cards: [{ slot: 'pet', value: 'cat', polarity: 'negative' }] },
  ],
  counterExamples: ['do you have a dog?', 'he has a horse', 'I have a hot dog'],
})

const read = new WeakMap<RuleMatch, readonly Capture[]>()

/** The parts of the list after "have"; the rules on it share their matches. */
function pieces(match: RuleMatch): readonly Capture[] {
  const known = read.get(match)
  if (known) return known
  const found = piecesOf(match)
  read.set(match, found)
  return found
}

function piecesOf(match: RuleMatch): readonly Capture[] {
  const what = match.capture('what')
  const cut = what && cutAt(what, CUT)
  if (!cut || PLURAL_FACT.test(keyOf(cut.text)) || match.raw('pron') === 'it') return []
  return splitBy(cut, JOINT).filter((piece) => !/\bhot dogs?\b/iu.test(piece.text))
}

/** "I've had two cats for years": had still. */
const isPerfect = (match: RuleMatch): boolean =>
  /(?:'ve|ve|\bhave) (?:always |also )?had /u.test(match.text.slice(0, 30)) &&
  /\b(?:since|for (?:\d|a|over|about|almost|two|three|four|five|six|ten|many|years|ages))\b/u.test(
    match.clause.text,
  )

/** A bare "have" or "got" counts only where the subject was left out at the beginning. */
function owned(match: RuleMatch, slot: string, value: Capture | null): Proposal | null {
  const subjectless = /^(?:have|got)\b/u.test(match.text)
  const opens = /^(?:(?:yes|yeah|ye|yep|sure|just|also|and|oh|still|i|do|we|no)[ ,]*)*$/u.test(match.before)
  if (subjectless && !opens) return null
  const fresh = /\b(?:got|adopted)\b/u.test(match.text.slice(0, 20))
  const no = value !== null && /\b(?:no) $/u.test(match.text.slice(0, match.text.indexOf(keyOf(value.text))))
  const past =
    /\bhad\b/u.test(match.text.slice(0, 30)) && match.raw('past') === undefined && !isPerfect(match)
  if (past && !/\b(?:i|we) had\b/u.test(match.text)) return null
  return state(match, slot, value, {
    ...(fresh && slot !== 'pet' ? { relation: 'updates' as const } : {}),
    ...(no ? { polarity: 'negative' as const } : {}),
    ...(past ? { tense: 'past' as const } : {}),
  })
}

/** Every word of the lexicons of things; a collection and a pair may be of anything. */
const THING_WORDS = new Set([
  ...[
    ...POSSESSIONS,
    ...VEHICLES,
    ...MAKERS,
    ...SYSTEMS,
    ...[...DEVICES.values()].flatMap((names) => [...names]),
  ].flatMap((name) => name.split(' ')),
  ...['collection', 'pair', 'collections'],
])

/** Whether any word of a phrase is one of a thing's name; numbers of models stand glued to it ("iphone12"). */
const namesThing = (text: string) =>
  keyOf(text)
    .split(' ')
    .some((word) => THING_WORDS.has(word) || THING_WORDS.has(word.replace(/s$|\d{1,2}$/u, '')))

const isCar = (text: string) => isVehicle(text) && !inLexicon(POSSESSIONS, text.split(' ').slice(-1).join(''))

/** Phones, computers, cars and other belongings after "I have", "I own", "I bought". */
const things = defineRule({
  id: 'en/owns.have',
  priority: 78,
  confidence: 0.98,
  anchors: HAVE_ANCHORS,
  pattern: rx(`${HAVE} (?<what>${LIST})`),
  draft: (match) => pieces(match).flatMap((piece) => thing(match, piece) ?? []),
  examples: [
    { text: 'I own three sailboats', cards: [{ slot: 'owns', value: 'three sailboats' }] },
    { text: 'I have a Pixel 8', cards: [{ slot: 'device', value: 'Pixel 8', facet: 'phone' }] },
    { text: 'we have a minivan', cards: [{ slot: 'vehicle', value: 'minivan' }] },
  ],
  counterExamples: ['I have a question', 'do you have a car?', 'I have an idea', 'he has a boat'],
})

function thing(match: RuleMatch, raw: Capture): Proposal | null {
  const owns = /(?<!\b(?:my|our|his|her|their|your|its)) owns? /u.test(match.text)
  if ((!owns && !namesThing(raw.text)) || /^(?:(?:some|one|any|all|most|more) )?of\b/iu.test(raw.text))
    return null
  const piece = stripTail(stripLead(raw, NUMBERED) ?? raw, /\s(?:too|now|myself|of)$/iu)
  if (!piece || isPet(piece.text) || keyOf(piece.text).split(' ').length > 7) return null
  if (/^(?:[a-z]+ )?collection of /u.test(keyOf(piece.text))) return owned(match, 'owns', piece)
  const facet = deviceFacet(piece.text)
  const past = /\bhad\b/u.test(match.text.slice(0, 26))
  if (past) return null
  if (SYSTEMS.has(keyOf(piece.text))) return owned(match, 'os', piece)
  if (facet !== null) {
    const card = owned(match, 'device', piece)
    return card && { ...card, facet }
  }
  if (isCar(piece.text)) {
    const card = owned(match, 'vehicle', stripLead(piece, ARTICLE))
    return card && { ...card, facet: 'car' }
  }
  const verb = owns && !/\b(?:my own|own (?:opinion|way|mind))\b/u.test(match.text)
  const known =
    heads(piece.text).some((head) => POSSESSIONS.has(head)) ||
    /\b(?:collection|pairs? of [a-z]+)$/u.test(keyOf(cutAt(piece, / of over | of about /iu)?.text ?? ''))
  const bad = /^(?:up|by|it|that|this|what|own|to|fault|mistake|him|her|them)\b/u.test(keyOf(piece.text))
  const came = /\bgot (?:back )?home\b/u.test(match.text)
  return (known || verb) && !bad && !came ? owned(match, 'owns', piece) : null
}

/** Breeds that nobody names but for an animal. */
const BREED_WORDS = alt(
  [...BREEDS].filter((word) => !/^(?:boxer|lab|shepherd|pointer|chug|lop|retriever|bulldog)$/u.test(word)),
)

/** "My cats are special", "I fed it to my dog": a pet that is mentioned is kept. */
const mention = defineRule({
  id: 'en/pet.my',
  priority: 40,
  confidence: 0.98,
  anchors: [
    ...'budg, parakeet, cockatiel, canary, gerbil, tortoise, iguana, gecko, bearded dragon, chinchilla, hedgehog, axolotl, alpaca, lab, donkey, llama, hens, pup, dog, cat, kitten, parrot, hamster, rabbit, bunn, turtle, horse, pony, goldfish, ferret, husk, poodle, beagle, corgi, guinea pig, chicken, goat, pet '.split(
      ', ',
    ),
    ...wordAnchors(BREEDS),
  ],
  pattern: rx(
    `\\b(?:my|our) (?<what>(?:(?:two|three|four|five|2|3|4|5|little|old|rescue|new|adorable|cute|lovely|beloved|younger|older|other) ){0,2}(?:budgies?|parakeets?|cockatiels?|canary|gerbils?|tortoises?|iguana|gecko|bearded dragon|chinchilla|hedgehog|axolotl|alpacas?|(?:two|three|2|3|black|yellow|chocolate) labs?|donkeys?|llamas?|hens|pups?|dogs?|cats?|puppy|puppies|kittens?|doggos?|parrots?|hamsters?|rabbits?|bunny|bunnies|turtles?|horses?|pony|goldfish|ferrets?|husky|huskies|labrador|poodle|beagle|corgi|guinea pigs?|chickens|goats|pet (?:turtle|rabbit|snake|lizard|rat|bird|fish)|(?:${BREED_WORDS})s?))\\b(?! (?:died|passed|food|person|days|lover|toy|costume|walker|sitter|lady|mom|dad|park|is dead|was))`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    if (!what || /\b(?:lost|buried|put down|said goodbye to) $/u.test(match.before)) return null
    return {
      slot: 'pet',
      value:
        stripLead(what, /^(?:little|old|rescue|new|adorable|cute|lovely|beloved|younger|older|other) /iu) ??
        what,
    }
  },
  examples: [{ text: 'I gave the leftovers to my hamster', cards: [{ slot: 'pet', value: 'hamster' }] }],
  counterExamples: ['his dog barks', 'do you like my cat?', 'my dog food is expensive'],
})

export const possessions: readonly ExtractionRule[] = [pet, things, mention]
