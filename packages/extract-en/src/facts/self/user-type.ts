import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule } from '@recollect/core/extraction'
import { beRule, some } from '../../text/be-rule.ts'
import { inLexicon, nounPhrases, state } from '../../text/state.ts'
import { SELF_LABELS } from '../../lexicon/self/self-labels.ts'
import { words } from '../../lexicon/grammar/words.ts'
import { OCCUPATIONS } from '../../lexicon/work/occupations.ts'
import { alt, LEADS, rx, wordAnchors } from '../../text/patterns.ts'
import { keyOf, stripLead, stripTail } from '../../text/capture.ts'
import { platformOf } from '../../text/device.ts'

const LEAD =
  /^(?:(?:fellow|more of an?|huge|big|lifelong|life-long|massive|long[- ]?time|total|real|avid|bit of an?|kind of an?|true|complete|hardcore|die-?hard|such an?)\s)+/iu
const LABEL_ENDS = words(
  'user, owner, player, person, enthusiast, fan, gamer, collector, junkie, addict, geek, nerd, buff, aficionado, speaker, supporter, survivor, listener, reader, fanatic, snob, freak',
)
const USER = new RegExp(`\\b(?:${alt(LABEL_ENDS)})$`, 'u')
const LIKERS = 'lover|fan|enthusiast|fanatic|addict|junkie|aficionado|buff|nut'
const LIKING = new RegExp(`^(?<what>.{2,40}?)[ -](?:${LIKERS})$`, 'iu')
const FAN_OF =
  /^(?:an? )?(?:(?:huge|big|massive|great|avid|real|super|total|longtime|long-time|die-?hard|major) )*(?:fan|lover|admirer|supporter|follower) of (?<what>.+)$/iu
const PERSON_NO =
  /^(?:(?:good|bad|nice|great|kind|different|better|busy|same|only|first|last|normal|new|changed|happy|horrible|terrible|smart|important|very|special|rich|poor|religious|[a-z]+er|[a-z]+est) )*(?:person|user|player|guy|speaker|listener|reader|owner|fan)$/u

function labelOf(phrase: Capture): Capture | null {
  const bare = stripLead(phrase, LEAD)
  if (!bare) return null
  const key = keyOf(bare.text)
  if (
    /^(?:reader|eater|drinker|talker|sleeper|saver|spender|tipper|sweater|crier)$/u.test(key) &&
    key !== keyOf(phrase.text)
  )
    return phrase
  if (PERSON_NO.test(key) || key.includes('/') || key.split(' ').length > 5) return null
  return inLexicon(SELF_LABELS, key) || USER.test(key) ? bare : null
}

/** "I'm an Android user", "I am a night owl". */
const is = beRule({
  id: 'en/user-type.is',
  priority: 84,
  confidence: 0.96,
  anchors: [...wordAnchors(SELF_LABELS), ...LABEL_ENDS.map((word) => ` ${word}`)],
  read: (match, np) => {
    if (
      !/^(?:an? |the |both |kind of |sort of |such |not |just |quite |\p{L}+$)/iu.test(np.text) &&
      !inLexicon(SELF_LABELS, np.text)
    )
      return null
    // "We're having a boy" tells what is coming.
    if (/^(?:having|expecting|getting|adopting) /iu.test(np.text)) return null
    return some(
      nounPhrases(np)
        .filter(
          (phrase) =>
            !LIKING.test(phrase.text) && !inLexicon(OCCUPATIONS, phrase.text.split(' ').slice(-1).join('')),
        )
        .map((phrase) => {
          const label = labelOf(phrase)
          return state(match, 'user_type', label, { facet: label ? platformOf(label.text) : undefined })
        }),
    )
  },
  examples: [
    { text: "I'm an Android user", cards: [{ slot: 'user_type', value: 'Android user' }] },
    { text: 'i am a total night owl', cards: [{ slot: 'user_type', value: 'night owl' }] },
  ],
  counterExamples: ['what kind of user am I?', "I'm a good person", 'he is a gamer'],
})

/** "I'm a big tea lover", "big fan of jazz". */
const lover = beRule({
  id: 'en/likes.lover',
  priority: 88,
  confidence: 0.96,
  anchors: [...LIKERS.split('|'), 'admirer of', 'supporter of', 'follower of'],
  read: (match, np) => {
    const fan = FAN_OF.exec(np.text)?.groups?.['what']
    const slot = match.raw('neg') === undefined && match.raw('aint') === undefined ? 'likes' : 'dislikes'
    const denied = slot === 'dislikes' ? { polarity: 'negative' as const } : {}
    if (fan !== undefined) return state(match, slot, stripLead(np, FAN_LEAD), denied)
    return some(
      nounPhrases(np).map((phrase) => {
        const bare = stripLead(phrase, LEAD)
        const what = bare && LIKING.exec(bare.text)?.groups?.['what']
        const vague =
          what === undefined ||
          what === null ||
          /^(?:animal and|no|not much of|good|great|such|the|a|big|huge|super|mega|real|true|total)$/u.test(
            keyOf(what),
          ) ||
          /^(?:animal and|no|not much of|good|great|such|the|a|big|huge)\b/u.test(keyOf(what))
        return bare && !vague
          ? state(
              match,
              slot,
              { text: what, span: { start: bare.span.start, end: bare.span.start + what.length } },
              denied,
            )
          : null
      }),
    )
  },
  examples: [
    { text: "I'm a huge tea lover", cards: [{ slot: 'likes', value: 'tea' }] },
    { text: "I'm a big fan of ska music", cards: [{ slot: 'likes', value: 'ska music' }] },
    { text: "i'm not a big fan of olives", cards: [{ slot: 'dislikes', value: 'olives' }] },
  ],
  counterExamples: ['are you a cat lover?', 'he is a big fan of golf'],
})

const FAN_LEAD =
  /^(?:an? )?(?:(?:huge|big|massive|great|avid|real|super|total|longtime|long-time|die-?hard|major) )*(?:fan|lover|admirer|supporter|follower) of /iu

/** "Not a morning person at all", "not much of a drinker": the label denied without a subject. */
const denied = defineRule({
  id: 'en/user-type.denied',
  priority: 86,
  confidence: 0.92,
  anchors: [
    'not a',
    'not really a',
    'not much of',
    'not exactly a',
    'not even a',
    'never been a',
    'never been much',
    'never was a',
  ],
  pattern: rx(
    `(?:^${LEADS}|\\bi(?:'m|m| am) )(?:really |definitely |def |so |just )?(?:not (?:really |exactly |much of |at all |even )?an?|never (?:been|was) (?:much of )?an?) (?:big |huge |massive |great |very )?(?<np>[a-z][^,.;:!?()"\\n]{2,30})`,
  ),
  draft: (match) => {
    const [phrase] = nounPhrases(match.capture('np'))
    const label = phrase && stripTail(phrase, /\s(?:at all|here|either|tbh|lol|sorry)$/iu)
    return label && inLexicon(SELF_LABELS, keyOf(label.text)) && !inLexicon(OCCUPATIONS, label.text)
      ? { slot: 'user_type', value: label, polarity: 'negative' as const }
      : null
  },
  examples: [
    {
      text: 'not a morning person at all',
      cards: [{ slot: 'user_type', value: 'morning person', polarity: 'negative' }],
    },
    {
      text: "I'm not really a people person",
      cards: [{ slot: 'user_type', value: 'people person', polarity: 'negative' }],
    },
  ],
  counterExamples: ['not a problem', 'he is not a morning person', 'not a chance'],
})

/** "I'm the youngest of five", "I'm an only child", "I'm the black sheep of the family". */
const place = beRule({
  id: 'en/user-type.in-family',
  priority: 90,
  confidence: 0.93,
  anchors: [
    'youngest',
    'oldest',
    'eldest',
    'middle child',
    'black sheep',
    'breadwinner',
    'firstborn',
    'twin',
  ],
  read: (match, np) => {
    const found =
      /^(?:an?|the) (?<what>(?:youngest|oldest|eldest|second|third)(?: (?:child|one|sibling|daughter|son))?(?: of (?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|us|my siblings|the family|bunch)(?: (?:kids|children|siblings|brothers|sisters|girls|boys|of us))?)|(?:youngest|oldest|eldest)(?= ?$|,| in my family)|middle child|black sheep|(?:sole |main |only )?breadwinner|firstborn|(?:identical |fraternal )?twin)\b/iu.exec(
        np.text,
      )?.groups?.['what']
    if (found === undefined) return null
    const at = np.text.indexOf(found)
    return state(match, 'user_type', {
      text: found,
      span: { start: np.span.start + at, end: np.span.start + at + found.length },
    })
  },
  examples: [
    { text: "I'm the youngest of four", cards: [{ slot: 'user_type', value: 'youngest of four' }] },
    { text: "I'm the black sheep of the family", cards: [{ slot: 'user_type', value: 'black sheep' }] },
  ],
  counterExamples: ['are you an only child?', "I'm the oldest trick in the book", 'he is the youngest'],
})

export const userType: readonly ExtractionRule[] = [lover, is, denied, place]
