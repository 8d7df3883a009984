import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { ROUTINES, ROUTINES_THIRD } from '../../lexicon/habits/routines.ts'
import { alt, DOES, LEADS, rx, SUBJECT, unnamed } from '../../text/patterns.ts'
import { cutAt, keyOf } from '../../text/capture.ts'

const VICE =
  'dating apps?|smoking|cigarettes?|ciggies|cigs|tobacco|nicotine|vaping|snus|dipping|the (?:fags|cigs|ciggies|booze|drink|bottle|weed|sauce|smokes|vape)|weed|pot|marijuana|drinking|alcohol|booze|beer|wine|spirits|liquor|hard liquor|gambling|betting|scratch cards|drugs|caffeine|coffee|energy drinks|red bull|soda|pop|fizzy drinks|coke|diet coke|sugar|sweets|candy|chocolate|junk food|fast food|takeaways?|takeout|snacking|crisps|chips|fried food|meat|social media|doomscrolling|gaming|video games|porn|late nights|all-nighters|biting my nails|nail biting|biting nails|caffeine|screens before bed|my phone before bed|the gym|running|working out|swimming|yoga|meat|red meat|dairy|bread|carbs|online shopping|impulse buying|swearing'

const UNTOLD = /^(?:kick|stop|give up)$/u
const TOLD =
  /\b(?:in|last|ago|when|for|after|since|on|this|years?|finally|just|cold turkey|yesterday|months?)\b/u

/** "Gave up coffee for good", "I kicked nicotine", "I'm off the booze", "haven't smoked since 2019", "four months sober". */
const gaveUp = defineRule({
  id: 'en/habit.gave-up',
  priority: 90,
  confidence: 0.94,
  anchors: [
    'gave up',
    'given up',
    'giving up',
    'quit',
    'kicked',
    'stopped',
    'packed in',
    'swore off',
    'sworn off',
    'cut out',
    'cutting',
    'cut back',
    'cut down',
    ' off ',
    'sober',
    '-free',
    ' free',
    'clean',
    "haven't",
    'havent',
    'have not',
    'no longer',
    'not touched',
    'no more',
    "don't drink any",
    'ditched',
    'dropped',
    'laid off',
    'knocked',
    'teetotal',
    'used to',
  ],
  pattern: rx(
    `(?:${SUBJECT}(?:'ve|ve|'s| have| has|'m| am)? ?(?:just |recently |finally |also |already |officially |totally |completely |actually |successfully |had to |been |managed to ){0,3}|^${LEADS}(?:just |recently |finally |officially ){0,2})(?:(?<quit>gave up|given up|quit|quitted|quitting|kicked|stopped|packed in|swore off|sworn off|(?:kick|quit|stop|give up)|laid off|knocked off|ditched|dropped|no longer do|am off|off|cut out)(?: (?:on|my|our|the|all|drinking|eating|having|using|doing|buying|watching|playing))?|(?<less>(?:cut|cutting) (?:down|back) on|(?:drinking|smoking) less)) (?<what>${VICE})(?![a-z-])(?: habit)?`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    if (!what || match.raw('pron') === 'it') return null
    if (UNTOLD.test(match.raw('quit') ?? '') && !/\b(?:managed|had) to\b/u.test(match.text)) return null
    const alone = ['self', 'kin', 'pron'].every((group) => match.raw(group) === undefined)
    // "Quit smoking!" is advice; with when or how it was, it is told.
    if (alone && match.raw('quit') === 'quit' && !TOLD.test(match.clause.text)) return null
    if (match.raw('less') !== undefined)
      return state(match, 'habit', match.text.slice(match.text.search(/\b(?:cut|drinking|smoking)/u)), {})
    return state(match, 'habit', what, { relation: 'retracts' })
  },
  examples: [
    { text: 'gave up coffee for good', cards: [{ slot: 'habit', value: 'coffee', relation: 'retracts' }] },
    {
      text: 'my dad finally kicked the booze',
      cards: [{ slot: 'habit', value: 'booze', relation: 'retracts', entity: 'user.father' }],
    },
  ],
  counterExamples: [
    'how do I quit smoking?',
    'I want to quit smoking',
    'he gave up coffee',
    'you should stop drinking',
  ],
})

/** "I'm four months sober", "haven't smoked since 2019". */
const dry = defineRule({
  id: 'en/habit.dry',
  priority: 96,
  confidence: 0.95,
  anchors: [
    'sober',
    '-free',
    ' free',
    'clean',
    "haven't",
    'havent',
    'have not',
    "hasn't",
    'not touched',
    'teetotal',
    ' off ',
  ],
  pattern: rx(
    `(?:${unnamed(SUBJECT)}(?:'ve|ve|'m|m| have| am| been)? ?(?:been |now |just |almost |nearly |about |proud to be |officially |currently |coming up on |over |completely ){0,3}|^${LEADS}(?:been |just |almost |nearly )?)(?:(?:(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|several|a) (?:days?|weeks?|months?|years?|yrs?|decades?) (?<dry>sober|clean|smoke[- ]free|alcohol[- ]free|nicotine[- ]free|sugar[- ]free|off (?:the )?(?:booze|cigs|cigarettes|smoking|alcohol|drink|weed))|(?<dry2>sober|smoke[- ]free|alcohol[- ]free|nicotine[- ]free|teetotal|clean and sober)(?= (?:for|since|now)|$|,)))|(?:${unnamed(SUBJECT)}(?:'ve|ve|'s)? ?|^${LEADS})(?:haven'?t|have not|havent|not|has not|hasn'?t)(?: even| really)? (?<none>(?:smoked|vaped|drunk(?: alcohol)?|drank|gambled|had (?:a|any) (?:drink|cigarette|smoke|drop|alcohol|beer|puff|coffee)(?: of alcohol)?|touched (?:alcohol|a drink|a drop|a cigarette|cigarettes|weed|drugs|the stuff)|been drinking|eaten (?:meat|sugar)))(?= (?:since|in|for)\\b)`,
  ),
  draft: (match) => {
    if (/^(?:he|she|they|it|my|our)\b/u.test(match.text)) return null
    const none = match.capture('none')
    return none
      ? { slot: 'habit', value: none, polarity: 'negative' }
      : state(match, 'habit', match.capture('dry') ?? match.capture('dry2'))
  },
  examples: [
    { text: "I'm four months sober", cards: [{ slot: 'habit', value: 'sober' }] },
    { text: "haven't smoked since 2019", cards: [{ slot: 'habit', value: 'smoked', polarity: 'negative' }] },
  ],
  counterExamples: ['she is two years sober', 'are you sober?', "he hasn't smoked since May"],
})

/** "I volunteer for the Red Cross", "I do volunteer work with seniors", "I coach my son's team", "I smoke like a chimney". */
const gives = defineRule({
  id: 'en/habit.gives-time',
  priority: 101,
  confidence: 0.96,
  anchors: [
    'volunteer',
    'help out',
    'helps out',
    'coach',
    'mentor',
    'tutor',
    'donate',
    'give blood',
    'foster',
    'smoke',
    'drink',
    'vape',
    'chain',
    'lend a hand',
  ],
  pattern: rx(
    `(?:${DOES}|^${LEADS}|\\bi(?:'m|m| am|'ve been) )(?:(?<a>(?:volunteer(?:s|ing)?|help(?:s|ing)? out|lend a hand|tutor(?:s|ing)?|mentor(?:s|ing)?|coach(?:es|ing)?)(?: (?:as|at|for|with|in|to|on|my|kids?|the|a|an|local|young|weekends|every|twice|once)\\b)[^.;:!?()"\\n]{2,50}|foster(?:s|ing)? (?:kittens|dogs|cats|puppies|rescue|children|kids)[^.;:!?()"\\n]{0,30}|(?:a |regular )?blood donor|give(?:s)? blood[^.;:!?()"\\n]{0,30}|donate(?:s)? (?:blood|plasma)[^.;:!?()"\\n]{0,30})|(?<b>(?:chain )?smoke(?:s)? (?:like a chimney|(?:a|half a|one|two|\\d+|about) (?:pack|packs|cigarettes?|cigs)[^.;:!?()"\\n]{0,20}|cigars|cigarettes|weed|pot|hookah|shisha|roll[- ]?ups|rollies|a pipe|socially|when [a-z ]{3,20})|drink(?:s)? (?:like a fish|socially|on weekends|(?:too much|a lot of|lots of|loads of|way too much|\\d+|two|three|four|five|six|an?|half a|one|at least|around|roughly|a few|several|about|a couple of) (?:[a-z0-9]+ )?(?:cups? of |cans? of |glass(?:es)? of |pints? of |lit(?:er|re)s? of |packs? of |bottles? of |gallons? of |pots? of )?(?:coffee|tea|water|wine|beer|soda|red bull|coke|green tea|energy drinks|milk)?[^.;:!?()"\\n]{0,20})|vape(?:s)?(?= (?:daily|a lot|socially|occasionally))))`,
  ),
  draft: (match) => {
    const what = match.capture('a') ?? match.capture('b')
    if (!what || match.raw('pron') === 'it' || /\b(?:you|this|that|it)\b/u.test(keyOf(what.text))) return null
    if (
      /^(?:help|coach|mentor|tutor|drink)/u.test(keyOf(what.text)) &&
      match.raw('self') === undefined &&
      match.raw('kin') === undefined &&
      match.raw('pron') === undefined &&
      !/\bi(?:'m|m| am|'ve been)\b/u.test(match.text)
    )
      return null
    const cut = cutAt(
      what,
      match.raw('b') === undefined
        ? /\s(?:because|but|and (?:i|it|my)|since i)\b/iu
        : /,|\s(?:because|but|and (?:i|it|my)|since i)\b/iu,
    )
    return state(match, 'habit', cut)
  },
  examples: [
    {
      text: 'I help out at the food bank on Fridays',
      cards: [{ slot: 'habit', value: 'help out at the food bank on Fridays' }],
    },
    {
      text: 'my gran smokes like a chimney',
      cards: [{ slot: 'habit', value: 'smokes like a chimney', entity: 'user.grandmother' }],
    },
  ],
  counterExamples: [
    'can you help out with this?',
    'do you volunteer at the zoo?',
    'he coaches kids',
    'volunteer now',
  ],
})

const VERB = `(?:${alt([...ROUTINES, ...ROUTINES_THIRD])})(?![a-z'-])`
const NO_HABIT =
  /^(?:have|has|see|use|get|make|take|meet|call|talk to|keep|put|follow|help|do|go)s? (?:to|it|that|this|them|him|her|you|time|any|a|an|the (?:time|energy|same)|sense|care|with|there|out with)\b|^(?:have|has|use|uses|see|sees|get|gets|make|makes)(?: |$)|^(?:do|go|take|keep|talk|plan|call|meet|feel|help)s?$|^plan /u

/** "I don't bite my nails anymore", "no longer smoke": a routine that is over. */
const noMore = defineRule({
  id: 'en/habit.no-more',
  priority: 89,
  confidence: 0.8,
  anchors: ['anymore', 'any more', 'any longer', 'no longer'],
  pattern: rx(
    `(?:${SUBJECT} |^${LEADS})(?:also |just |really |even )?(?:no longer (?<what>${VERB}[^,;:!?()"\\n]{0,40})|(?:don'?t|do not|doesn'?t|does not|never) (?:really |even |usually )?(?<what2>${VERB}[^,;:!?()"\\n]{0,40}?) (?:any ?more|any longer))`,
  ),
  draft: (match) => {
    const what = match.capture('what') ?? match.capture('what2')
    const cut = what && cutAt(what, /\s(?:because|but|since|and|so|at all|these days|now|after|when)\b/iu)
    if (!cut || NO_HABIT.test(keyOf(cut.text)) || match.raw('pron') === 'it') return null
    return state(match, 'habit', cut, { relation: 'retracts', polarity: 'positive' })
  },
  examples: [
    {
      text: "I don't bite my nails anymore",
      cards: [{ slot: 'habit', value: 'bite my nails', relation: 'retracts' }],
    },
    { text: 'no longer smoke', cards: [{ slot: 'habit', value: 'smoke', relation: 'retracts' }] },
  ],
  counterExamples: ["I don't have time anymore", "he doesn't smoke anymore", "don't you smoke anymore?"],
})

export const habitGiven: readonly ExtractionRule[] = [gaveUp, dry, noMore, gives]
