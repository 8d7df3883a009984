import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { denialOf, state } from '../frames.ts'
import { DOES, LEADS, LIST, rx, SUBJECT, unnamed } from '../patterns.ts'
import { keyOf } from '../text/capture.ts'
import { felt, SO, THING } from '../text/felt.ts'

const NEG = { polarity: 'negative' as const }
const NO_FEAR =
  /^(?:that|you|u|so|i|it|this|not|what|where|who|him|her|them|me|my (?:own shadow|[a-z]+ (?:will|would|is|might))|(?:the|any) (?:consequences|point|reaction|response|result|outcome|answer)|to (?:ask|say|tell|admit|think|let|look|check|go|come|be|do|open|see|talk|use|try|find|click|send|post|ask)|the way|how|if|of|for|failing (?:this|my|the)|missing|losing my (?:job|mind)|getting fired|being (?:late|judged here)|your|their|his)\b/u
const MUCH =
  '(?:so |damn |bloody |freaking |really |very |always |also |absolutely |kinda |kind of |deathly |just |a bit |a little |still |quite |pretty |super |totally |literally |mortally |honestly |genuinely |secretly |completely |low-?key |weirdly |irrationally ){0,3}'
const STIFF = '(?: to death| shitless| stiff| out of my mind| silly)?'

/** "My dad is scared to death of geese", "I've always been afraid of the dark", "she has a phobia of buttons". */
const afraid = defineRule({
  id: 'en/fear.scared',
  priority: 91,
  confidence: 0.96,
  anchors: [
    'afraid',
    'scared',
    'scare of',
    'terrified',
    'frightened',
    'petrified',
    'fearful',
    'phobi',
    'fear',
    'freaked out',
    'nervous around',
    'dread',
    'panic',
    'spooked by',
    'shit scared',
  ],
  pattern: rx(
    `(?:${SUBJECT}(?:'m|m| m|'s|'re| am| is| are|(?= (?:so |damn |very |super |really |quite |always )*(?:scared?|afraid|terrified) of)|(?<past> was| were| used to be)|(?:'ve|ve|'s| have| has) (?:always |long |never not )?been| get| gets) (?<neg>not |n't |never )?${MUCH}(?:afraid|scared?|terrified|frightened|petrified|fearful|freaked out|spooked|shit scared|nervous|phobic)${STIFF} (?:of|by|around|about|to)|^${LEADS}${MUCH}(?:scared|terrified|petrified|afraid|frightened)${STIFF} of) (?<what>${LIST})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const to = / (?:to|about) $/u.test(
      match.text.slice(0, match.text.length - (match.raw('what') ?? '').length),
    )
    if (!what || NO_FEAR.test(keyOf(to ? `to ${what.text}` : what.text)) || denialOf(match) !== undefined)
      return null
    if (
      match.raw('have') !== undefined &&
      !/^(?:i|we|got|have|always|still|also|and|but)\b/u.test(match.text)
    )
      return null
    // "I was afraid of losing it": that once.
    if (match.raw('past') === ' was' && /^(?:[a-z]+ing|what|his|her|their)\b/u.test(keyOf(what.text)))
      return null
    if (
      to &&
      !/^(?:fly|drive|swim|dance|sing|drown|die|speak in public|public speaking|flying|heights|needles|sleep|be alone)\b/u.test(
        keyOf(what.text),
      )
    )
      return null
    return state(match, 'fear', what, NEG)
  },
  examples: [
    {
      text: 'my dad is scared to death of geese',
      cards: [{ slot: 'fear', value: 'geese', entity: 'user.father' }],
    },
    { text: 'i have always been afraid of the dark', cards: [{ slot: 'fear', value: 'dark' }] },
  ],
  counterExamples: [
    "I'm afraid of that",
    "I'm scared to ask",
    'he is afraid of dogs',
    "I'm not afraid of spiders",
    'the fear of missing out',
  ],
})

const KINDS =
  'claustrophobi|arachnophobi|agoraphobi|acrophobi|emetophobi|trypophobi|aquaphobi|thalassophobi|trypanophobi|coulrophobi|glossophobi|ophidiophobi|aerophobi|aviophobi|hemophobi|entomophobi|cynophobi|nyctophobi|globophobi|megalophobi|submechanophobi|mysophobi|astraphobi'

/** "I'm claustrophobic", "my sister has arachnophobia". */
const named = defineRule({
  id: 'en/fear.named',
  priority: 91,
  confidence: 0.92,
  anchors: KINDS.split('|').map((kind) => kind.slice(0, 6)),
  pattern: rx(
    `(?:${SUBJECT}|^${LEADS}) ?(?:'m|m|'s|'re|'ve| am| is| are| was| have| has| got| suffer from| suffers from|have|has|am)?(?: got| always been| been)? ?(?<neg>not )?${MUCH}(?<what>(?:${KINDS})(?:a|c))\\b`,
  ),
  draft: (match) => (denialOf(match) === undefined ? state(match, 'fear', match.capture('what'), NEG) : null),
  examples: [
    { text: "I'm a bit claustrophobic", cards: [{ slot: 'fear', value: 'claustrophobic' }] },
    {
      text: 'my sister has arachnophobia',
      cards: [{ slot: 'fear', value: 'arachnophobia', entity: 'user.sister' }],
    },
  ],
  counterExamples: ['are you claustrophobic?', 'he has arachnophobia', 'what is claustrophobia'],
})

/** "Heights freak me out", "deep water has always terrified me", "my biggest phobia is clowns". */
const frightens = defineRule({
  id: 'en/fear.frightens',
  priority: 74,
  confidence: 0.92,
  anchors: [
    'freak',
    'terrif',
    'scare',
    'petrif',
    'creep',
    'heebie',
    'willies',
    'frighten',
    'spook',
    'shivers',
    'panic',
    'nightmares',
    'palpitations',
    'goosebumps',
    'cold sweats',
    'the chills',
    'the jitters',
    'jeebies',
    'my biggest fear',
    'my greatest fear',
  ],
  pattern: rx(
    `${THING} ${SO}(?:(?:has|have) (?:always |long )?(?:terrified|scared|frightened|freaked out|petrified) me|gives? me (?:the (?:creeps|heebie-?jeebies|willies|shivers|heebies)|nightmares|panic attacks|palpitations|goosebumps|cold sweats|the chills|the jitters)|(?:freaks?|creeps?|spooks?|wigs?) me (?:the (?:hell|fuck|heck) )?out|(?:terrif(?:y|ies)|petrif(?:y|ies)|scares?|frightens?|spooks?) (?:me|the (?:life|hell|shit|crap|heck|bejesus|living daylights) out of me)|(?:is|are) ${SO}(?:my (?:biggest|greatest|worst|number one|only|main|deepest) (?:fear|phobia)|terrifying to me|scary (?:to|for) me))`,
  ),
  draft: (match) => felt(match, 'fear', NEG),
  examples: [
    { text: 'deep water has always terrified me', cards: [{ slot: 'fear', value: 'deep water' }] },
    { text: 'balloons freak me out', cards: [{ slot: 'fear', value: 'balloons' }] },
  ],
  counterExamples: ['you scare me', 'that freaks me out', 'do moths scare you?', 'he creeps me out'],
})

/** "My biggest phobia is clowns", "I panic at the sight of blood", "can't even look at snakes". */
const sight = defineRule({
  id: 'en/fear.sight',
  priority: 90,
  confidence: 0.92,
  anchors: ['phobia', 'fears', 'fear ', 'the sight of', 'nervous', 'anxious', 'panicky', 'dread'],
  pattern: rx(
    `\\bmy (?:biggest |greatest |worst |only |main |number one |one true |deepest |irrational )*(?:fears?|phobias?) ?(?:in life )?(?:is|are|has always been|:) (?<a>${LIST})|${DOES}(?:panics?|faints?|freaks? out|passes out|pass out) at the (?:sight|thought) of (?<b>${LIST})|\\bi (?:always |still )?get (?:really |so |very |super |extremely )?(?:nervous|anxious|panicky|scared|freaked out) (?:in|around|near|on|about|(?=speaking|talking|driving|flying|being)) ?(?<e>(?!(?:it|that|this|my|the (?:future|outcome|results?)|you|him|her|them)\\b)${LIST})|${unnamed(DOES)}(?:(?:genuinely |really |always )?dreads?|fears?) (?<c>(?:flying|needles|the dentist|public speaking|heights|spiders|snakes|dogs|water|the dark|death|dying|clowns|being alone|growing old|getting old|small spaces|thunder|crowds|failure|rejection|[a-z]+ing)\\b[^.;:!?()"\\n]{0,40})`,
  ),
  draft: (match) => {
    const what = match.capture('a') ?? match.capture('b') ?? match.capture('c') ?? match.capture('e')
    if (!what || NO_FEAR.test(keyOf(what.text)) || denialOf(match) !== undefined) return null
    if (match.raw('c') !== undefined && !/^(?:i|we)\b/u.test(match.text)) return null
    return state(match, 'fear', what, NEG)
  },
  examples: [{ text: 'I faint at the sight of blood', cards: [{ slot: 'fear', value: 'blood' }] }],
  counterExamples: [
    'what is your biggest fear?',
    'my fears are back?',
    'do you panic at the sight of blood?',
  ],
})

/** "I've got a huge phobia of needles", "my mom has a fear of flying", "I panic in lifts". */
const phobia = defineRule({
  id: 'en/fear.phobia',
  priority: 90,
  confidence: 0.92,
  anchors: ['phobia', 'fear', 'dread', 'terror', 'panic'],
  pattern: rx(
    `(?:${SUBJECT}|^${LEADS}(?=ha|got))(?:'ve|'s|ve)?(?: ?(?:really |also |always |just |still |had |got ){0,3}(?:have|has|had|got|suffers? from)(?: got| always had)? (?:an? |this |the )(?:[a-z]+ ){0,3}?(?:fear|phobia|dread|terror) of|(?<=(?:'ve|ve)) (?:always had )?an? (?:[a-z]+ ){0,3}?(?:fear|phobia|dread|terror) of| (?:always |totally )?panics? (?:in|on|around|near|whenever i see)) (?<what>${LIST})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    return !what ||
      NO_FEAR.test(keyOf(what.text)) ||
      match.raw('pron') === 'it' ||
      /^(?:the )?(?:hurry|moment|end|time|inside)\b/u.test(keyOf(what.text))
      ? null
      : state(match, 'fear', what, NEG)
  },
  examples: [
    { text: "I've got a huge phobia of needles", cards: [{ slot: 'fear', value: 'needles' }] },
    {
      text: 'my mom has a fear of flying',
      cards: [{ slot: 'fear', value: 'flying', entity: 'user.mother' }],
    },
  ],
  counterExamples: ['he has a fear of dogs', 'do you have a phobia of anything?', 'the fear of missing out'],
})

export const fears: readonly ExtractionRule[] = [named, phobia, afraid, sight, frightens]
