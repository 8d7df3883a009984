import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule } from '@recollect/core/extraction'
import { denialOf, inLexicon, state } from '../../text/state.ts'
import { NO_PASTIME, PASTIMES } from '../../lexicon/pastimes/pastimes.ts'
import { DOES, LEADS, LIST, PHRASE, rx, SUBJECT } from '../../text/patterns.ts'
import { cutAt, keyOf, stripLead } from '../../text/capture.ts'
import { felt, SO, THING } from '../../text/felt.ts'

const END =
  /\s(?:since|when|for|every|after|but|because|while|as|lately|recently|these days|this|last|again|now|and (?:i|my|we|am|have|it)|too|lol|whenever|to|during|sometimes|a lot|all day|at the (?:moment|weekend|minute)|over the|in the|on (?:the|my|weekends|sundays|saturdays)|with|at|somewhere|by the)\b/iu

const pursuit = (capture: Capture | undefined): Capture | null => {
  const cut = capture && cutAt(capture, END)
  return cut
    ? stripLead(cut, /^(?:a bit of |some |the |doing |out |a little |to (?:enjoy|love|like|do) )/iu)
    : null
}
const known = (text: string) =>
  inLexicon(PASTIMES, text) || PASTIMES.has(keyOf(text).split(' and ')[0]?.split(',')[0] ?? '')
const gerund = (text: string) => /^[a-z]{3,12}ing\b/iu.test(text) && !NO_PASTIME.test(keyOf(text))

const TROUBLE =
  /^(?:(?:an? |the |some |my |this )?(?:argument|fight|trouble|accident|car|bed|school|college|university|uni|med|law|grad|habit|mess|debt|details?|shape|office|house|building|wrong|huge|big|routine|crash|program|groove|position|zone|mood|swing|work|politics|relationship|debate|it|that|this|character|contact|touch|heated|specifics|weeds|new year|holiday)|it|that|this|him|her|them|what|your|harvard|yale|stanford|oxford|cambridge|mit)\b/u

/** "Been getting into bouldering", "I took up the cello", "my son got into magic", "dabble in oil painting". */
const takenUp = defineRule({
  id: 'en/hobby.taken-up',
  priority: 85,
  confidence: 0.94,
  anchors: [
    'into ',
    'took up',
    'taken up',
    'taking up',
    'picked up',
    'pick up',
    'picking up',
    'dabble',
    'having a go at',
    'trying my hand at',
    'tried my hand at',
    'dabbling',
    'started ',
    'bit of ',
    'a spot of',
  ],
  pattern: rx(
    `(?:(?:${SUBJECT}|^${LEADS})(?:'ve|ve|'m|m|'s|'re| have| has| am| is| are)? ?(?:just |recently |also |lately |now |currently |finally |really |been |slowly |kinda |sort of |totally |have ){0,4}(?:(?<into>getting|gotten|got|get|gets) (?:really |back |super |very |so |heavily |properly ){0,2}into|(?<up>(?:taken|took|taking|take) up|(?:picked|picking|pick) up|(?:started|starting|begun))|dabbles? in|dabbl(?:ed|ing) in|(?:having a go at|trying my hand at)|(?:does?|do) (?:a (?:little )?(?:bit|spot) of|some))) (?<what>${PHRASE})`,
  ),
  draft: (match) => {
    const what = pursuit(match.capture('what'))
    if (
      !what ||
      TROUBLE.test(keyOf(what.text)) ||
      denialOf(match) !== undefined ||
      match.raw('pron') === 'it'
    )
      return null
    const ongoing =
      /\b(?:getting|gotten) (?:[a-z]+ ){0,2}into\b|dabbl|my hand at|took up|taken up|taking up/u.test(
        match.text,
      )
    const free = ongoing && keyOf(what.text).split(' ').length <= 4
    if (
      !known(what.text) &&
      !(
        free &&
        (gerund(what.text) ||
          match.raw('up') === undefined ||
          /^(?:the [a-z]+|[a-z]+(?: [a-z]+)?)$/iu.test(what.text))
      )
    )
      return null
    if (
      match.raw('self') === undefined &&
      match.raw('kin') === undefined &&
      match.raw('pron') === undefined &&
      !/^(?:[a-z]+,? ){0,4}?(?:been|just|recently|lately|finally|started|took|taken|taking|picked|getting|got|currently|dabbl)/u.test(
        match.text,
      )
    )
      return null
    return state(match, 'hobby', what)
  },
  examples: [
    { text: 'been getting into bouldering lately', cards: [{ slot: 'hobby', value: 'bouldering' }] },
    { text: 'I took up archery last spring', cards: [{ slot: 'hobby', value: 'archery' }] },
    {
      text: 'my uncle dabbles in oil painting',
      cards: [{ slot: 'hobby', value: 'oil painting', entity: 'user.uncle' }],
    },
  ],
  counterExamples: [
    'I got into an argument',
    'he took up golf',
    'are you getting into chess?',
    'it took up too much space',
  ],
})

/** "I'm usually out kayaking", "you'll find me baking", "I unwind by knitting", "my evenings are spent sketching". */
const passes = defineRule({
  id: 'en/hobby.passes-time',
  priority: 86,
  confidence: 0.92,
  anchors: [
    'usually',
    'always',
    'find me',
    'catch me',
    'unwind',
    'relax',
    'de-stress',
    'destress',
    'spent',
    'are for',
    'is for',
    'spend ',
    'weekends',
    'saturdays',
    'sundays',
    'evenings',
    'my thing',
    'myself by',
    'switch off',
    'blow off',
    'busy ',
    'let off',
    'chill out',
    'decompress',
    'to bed',
    'hobby',
    'hobbies',
    'pastime',
    'obsession',
    'often out',
    'hyperfix',
    'for fun',
    'when i',
    'outside of work',
    'after hours',
    'days off',
    'clear my head',
    'pass the time',
    'wind down',
    'stress relief',
    'rainy days',
  ],
  pattern: rx(
    `\\bi(?:'m|m| am) (?:usually|always|often|normally|probably|mostly|generally) (?:out |off |busy |either |at home |outside |in the [a-z]+ )?(?<a>[a-z]+ing\\b[^.;:!?()"\\n]{0,60})|\\b(?:you(?:'ll| will| can|'d|ll)? (?:usually |probably |always |mostly |often )?(?:find|catch) me) (?:out |in the [a-z]+ |at home |at the [a-z]+ |either )?(?<b>[a-z]+ing\\b[^.;:!?()"\\n]{0,60})|\\bi (?:usually |mostly |like to |tend to |always )?(?:unwind|relax|de-?stress|switch off|decompress|chill out|(?:blow|let) off steam) (?:by|with) (?:doing |a bit of |some )?(?<c>${LIST})|\\b(?:my |most |the )?(?:weekends?|evenings?|sundays|saturdays|nights|days off|downtime|free time|spare time|winters|summers)(?: (?:are|is) (?:for|all about|spent|usually spent|mostly spent|reserved for)|: | ?= ?) ?(?<d>${LIST})|\\bi (?:like to |usually |often |always |mostly |tend to )?spend (?:my|most|all|the|most of my|all my) (?:[a-z]+ )?(?:weekends?|evenings?|nights|sundays|saturdays|days off|summers?|winters?|lunch breaks?|downtime|holidays|mornings|afternoons) (?<e>[a-z]+ing\\b[^.;:!?()"\\n]{0,60})|^${LEADS}(?:to (?:relax|unwind|de-?stress|chill|wind down|switch off|clear my head|pass the time)|for (?:fun|relaxation|stress relief)|on (?:my )?(?:days off|weekends|the weekends?|rainy days)|when (?:i'm|im|i am) (?:not (?:working|at work|studying)|off(?: work)?|bored|free|stressed|alone)|when i have (?:free )?time|outside of work|after hours),? (?:i|we) (?:usually |like to |love to |just |mostly |often |tend to |always |really )?(?<f>(?!(?:am|was|were|had|got|went|have|would|will|can|do not|don't|did|didn't|should|need|want|feel|felt|get|think|thought|know|need|saw|met|made|took|came|found|just)\\b)${LIST})|\\bmy (?:new |newest |latest |current |main |favou?rite |biggest |other |only |secret |lockdown ){0,2}(?:hobby|hobbies|pastimes?|obsession|hyperfixation)(?: right now| lately| these days| at the moment)?(?:'s| is| are| include| includes|:) (?<g>${LIST})`,
  ),
  draft: (match) => {
    const open = ['c', 'f', 'g'].map((name) => match.capture(name)).find(Boolean)
    const what = open ?? ['a', 'b', 'd', 'e'].map((name) => match.capture(name)).find(Boolean)
    const value = pursuit(what)
    if (!value) return null
    if (open)
      return NO_PASTIME.test(keyOf(value.text)) && match.raw('f') === undefined
        ? null
        : { slot: 'hobby', value }
    const fit =
      match.raw('a') === undefined
        ? gerund(value.text) || known(value.text)
        : known(value.text.split(' ')[0] ?? '') || known(value.text)
    return fit ? { slot: 'hobby', value } : null
  },
  examples: [
    { text: "I'm usually out kayaking", cards: [{ slot: 'hobby', value: 'kayaking' }] },
    { text: 'weekends are for gardening', cards: [{ slot: 'hobby', value: 'gardening' }] },
    { text: 'I unwind by knitting', cards: [{ slot: 'hobby', value: 'knitting' }] },
    { text: 'to relax I bake bread', cards: [{ slot: 'hobby', value: 'bake bread' }] },
  ],
  counterExamples: [
    "I'm usually working",
    'how do you unwind?',
    'what are weekends for',
    "I'm always thinking",
  ],
})

/** "Pottery helps me unwind", "baking is my therapy", "birding is my thing". */
const helps = defineRule({
  id: 'en/hobby.helps',
  priority: 83,
  confidence: 0.92,
  anchors: [
    'unwind',
    'relax',
    'destress',
    'de-stress',
    'me sane',
    'calms me',
    'my therapy',
    'me time',
    'therapeutic',
    'my hobby',
    'my pastime',
    'my thing',
    'my escape',
    'my outlet',
    'clear my',
    'switch off',
    'stress relief',
    'my meditation',
    'my zen',
    'side hobby',
  ],
  pattern: rx(
    `${THING} ${SO}(?:helps? me (?:to )?(?:relax|unwind|de-?stress|switch off|calm down|clear my (?:head|mind))|relaxes me|calms me(?: down)?|keeps? me (?:sane|calm)|clears my (?:head|mind)|(?:is|are) ${SO}(?:how i (?:relax|unwind|de-?stress|switch off|spend my [a-z]+|blow off steam)|my (?:therapy|me time|escape|outlet|hobby|hobbies|pastime|side hobby|stress relief|meditation|zen|thing|way to (?:relax|unwind|de-?stress))|(?:so |very |really )?therapeutic(?: for me| to me)))`,
  ),
  draft: (match) => {
    const what = match.capture('thing')
    return what && (known(what.text) || gerund(what.text) || /hobb|pastime/u.test(match.text))
      ? felt(match, 'hobby')
      : null
  },
  examples: [
    { text: 'pottery helps me unwind', cards: [{ slot: 'hobby', value: 'pottery' }] },
    { text: 'baking is my therapy', cards: [{ slot: 'hobby', value: 'baking' }] },
  ],
  counterExamples: ['that helps me relax', 'is gaming your therapy?', 'you keep me sane'],
})

/** "I do a lot of sketching", "we're big on board games", "I'm learning the ukulele", "we play padel". */
const does = defineRule({
  id: 'en/hobby.does',
  priority: 77,
  confidence: 0.92,
  anchors: [
    ' do ',
    ' does ',
    ' go ',
    ' goes ',
    ' doing ',
    ' did ',
    'enjoy',
    'practice',
    'practise',
    'passionate',
  ],
  pattern: rx(
    `(?:${DOES}(?:do|does|go|goes|practi[cs]es?) (?:a lot of |lots of |plenty of |loads of |a bit of |some |regular )?|(?:\\bi(?:'ve| have) (?:always )?(?:been )?|^${LEADS}been )(?:doing|practi[cs]ing) (?:a bit of |some |a lot of )?)(?<what>[a-z][^.;:!?()"\\n]{2,60})`,
  ),
  draft: (match) => {
    const what = pursuit(match.capture('what'))
    if (!what || match.raw('pron') === 'it' || denialOf(match) !== undefined) return null
    const first = keyOf(what.text).split(/,| and | or /u)[0] ?? ''
    return PASTIMES.has(first.trim()) &&
      !/\b(?:will|'ll|can|could|to|let's|should|would|must|might|gonna) $/u.test(match.before)
      ? state(match, 'hobby', what)
      : null
  },
  examples: [{ text: 'I do a lot of sketching', cards: [{ slot: 'hobby', value: 'sketching' }] }],
  counterExamples: ['do you do yoga?', 'I will do yoga', 'he does pottery'],
})

export const hobbyPursued: readonly ExtractionRule[] = [passes, takenUp, helps, does]
