import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { CHANGES } from '../../lexicon/changes/changes.ts'
import { alt, LEADS, rx } from '../../text/patterns.ts'
import { cutAt, keyOf, stripLead } from '../../text/capture.ts'
import { entityIn, otherWords, thingNamed, WHO } from '../../text/effect.ts'

/** One value for another, of whatever holds it: "switched me from X to Y", "Y has replaced X", "not X, it's Y". */

const OLD = '(?<old>[\\p{L}\\p{N}][^,;:!?()"\\n]{0,40}?)'
const NEW = '(?<new>[\\p{L}\\p{N}][^,;:!?()"\\n]{0,40})'
const OWN = '(?:the |my |our )?(?:old )?'
const NOT =
  /\b(?:if|when|should|would|could|to|not|never|want|thinking of|considering|may|might|will|whether|can) (?:i |we |they |me )?$/u

const NEW_END =
  /\s?(?:[,\p{Extended_Pictographic}]|\.(?=\s|$)|\s(?:because|bc|cos|and|but|so|last|this|yesterday|today|now|for (?:me|us|now|a)|at the|which|who|when|after|since|as|instead|lol|haha|tbh|though|any ?more|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b)/iu
const NEW_LEAD = /^(?:the |my |our |an? |in |at |to |on |being |actually |really |now |new )+/iu
const NO_VALUE =
  /^(?:it|that|this|them|him|her|me|you|there|here|one|something|anything|nothing|.* one|fine|good|great|bad|ok|okay|not|just|too|all|so|work|home|time)$/u

function takes(words: Capture | undefined): Capture | null {
  const cut = words && cutAt(words, NEW_END)
  const led = cut && stripLead(cut, NEW_LEAD)
  return led && !NO_VALUE.test(keyOf(led.text)) ? led : null
}

function changedTo(
  old: Capture | string | null,
  words: Capture | undefined,
  entity: string | null,
): Proposal | null {
  const to = takes(words)
  if (old === null || !to || entity === null) return null
  const text = typeof old === 'string' ? old : old.text
  if (keyOf(text) === keyOf(to.text)) return null
  const also = [...(typeof old === 'string' ? [old] : []), ...otherWords(text)]
  const effect = { event: 'change', also, to: to.text } as const
  return {
    slot: 'generic',
    entity,
    value: typeof old === 'string' ? '' : old,
    relation: 'retracts',
    known: true,
    effect,
  }
}

const draft = (match: RuleMatch): Proposal | null => {
  const entity = match.raw('me') === undefined ? entityIn(match) : 'user'
  return NOT.test(match.before)
    ? null
    : changedTo(thingNamed(match.capture('old')), match.capture('new'), entity)
}
/** Said of a thing, which is the speaker's. */
const draftOwn = (match: RuleMatch): Proposal | null =>
  NOT.test(match.before) ? null : changedTo(thingNamed(match.capture('old')), match.capture('new'), 'user')

const within = (
  id: string,
  anchors: readonly string[],
  pattern: string,
  text: string,
  counterExamples: readonly string[],
  read = draftOwn,
): ExtractionRule =>
  defineRule({
    id: `en/event.change-${id}`,
    priority: 51,
    confidence: 0.9,
    anchors,
    pattern: rx(pattern),
    draft: read,
    examples: [{ text, cards: [{ slot: 'generic', value: 'zither' }] }],
    counterExamples,
  })

const fromTo = within(
  'from-to',
  CHANGES.moved,
  `(?:${WHO}|\\b(?:they|doctor|doc|gp|boss|work|company|consultant|nurse|physio|team)(?:'ve|'s| have| has)? (?=[a-z]+ (?:me|us)\\b))(?:was |were |got |been |am |been |have been )?(?:${alt(CHANGES.moved)})(?<me> me| us)?(?: over| it| things)? from ${OWN}${OLD} (?:over )?to ${NEW}`,
  'they switched me from the zither to Ozempic',
  [
    'should I switch from the zither to Ozempic?',
    'if I switched from the zither to Ozempic',
    'it went from bad to worse',
  ],
  draft,
)

const forThat = within(
  'for',
  CHANGES.swapped,
  `${WHO}(?:${alt(CHANGES.swapped)})(?: out)? ${OWN}${OLD} (?:for|with) ${NEW}`,
  'I swapped the zither for an oboe',
  ['should I swap the zither for an oboe?', 'if I swapped the zither for an oboe'],
  draft,
)

const replacedBy = within(
  'by',
  CHANGES.replaced,
  `(?:^${LEADS}|\\b)${OWN}${OLD} (?:has been|have been|was|got|is|were|been) (?:now |recently )?(?:${alt(CHANGES.replaced)}) (?:by|with|for) ${NEW}`,
  'the zither was replaced by an oboe',
  ['was the zither replaced by an oboe?', 'if the zither was replaced by an oboe'],
)

const hasReplaced = within(
  'replaced',
  CHANGES.replaced,
  `^${LEADS}(?!(?:if|when|whether|unless|i|we|they|you|he|she|who|what)\\b)(?<new>[\\p{L}\\p{N}][^,;:!?()"\\n]{0,40}?)(?:'s| has| have)? (?:now |just |officially |finally )?(?:${alt(CHANGES.replaced)}) ${OWN}(?!(?:by|with|for|as)\\b)(?<old>[\\p{L}\\p{N}][^,;:!?()"\\n]{0,40})`,
  'the oboe has replaced the zither',
  ['has the oboe replaced the zither?', 'if the oboe replaced the zither'],
)

const arrow = within('arrow', ['->', '→', '=>'], `${OLD} ?(?:->|→|=>) ?${NEW}`, 'zither -> oboe', [
  'a function x => y is fine?',
  'is it zither -> oboe?',
])

const insteadOf = within(
  'instead-of',
  ['instead of', 'rather than'],
  `\\b(?:${alt(CHANGES.now)}) (?:an? |the )?(?<new>[\\p{L}\\p{N}][^,;:!?()"\\n]{0,40}?)(?: now)? (?:instead of|rather than) ${OWN}(?<old>[\\p{L}\\p{N}][^,;:!?()"\\n]{0,40})`,
  "I'm using an oboe instead of the zither now",
  ['should I use an oboe instead of the zither?', 'if I am using an oboe instead of the zither'],
)

const GONE = new RegExp(
  `(?:\\b(?:(?:it|that|this)(?:'s| is| was|s)|i'?m|i am|we're|turns out|was|is) (?:not|no longer)|\\b(?:it|that|this) (?:isn't|wasn't)|\\b(?:don't|do not|no longer|dont|stopped|not) (?:${alt(CHANGES.uses)})) (?:actually |really |even )?(?:allergic to |called |named |in |at |to |the |my |an? )*(?<old>[^,;:!?()"]{2,40}?)(?: any ?more| any longer| these days| after all)?[\\s,;.!\\u2013\\u2014-]{1,4}(?:(?:but|and|so) )?$`,
  'u',
)
const NEAR = 90

/** "I don't use X anymore, it's Y", "turns out it's not X, the doctor says it's Y": cut before the value that takes its place. */
const nextSaid = defineRule({
  id: 'en/event.change-next',
  priority: 51,
  confidence: 0.9,
  anchors: ["it's ", 'it is ', 'its ', 'use ', 'using ', 'but ', 'now '],
  pattern: rx(
    `(?:^|[,;] )(?:(?:the |my |our )?[a-z]+ (?:says?|said|thinks|reckons|told me) )?(?:but |and |so |now )?(?:it'?s|it is|use|i use|i'm using|i'm on|i'm now|now it's|that's) (?:actually |really |now |just )?${NEW}$`,
  ),
  draft(match) {
    const { clause, before } = match
    const sooner = clause.sentence.message.slice(0, clause.start) + before
    const old = GONE.exec(`${sooner.slice(-NEAR)}, `)?.groups?.['old']
    return old === undefined || NO_VALUE.test(old) || /\bif\b/u.test(sooner)
      ? null
      : changedTo(old, match.capture('new'), 'user')
  },
  examples: [
    {
      text: "I don't use the zither anymore, it's the oboe",
      cards: [{ slot: 'generic', value: '' }],
    },
    { text: "turns out it's not zither, the doctor says it's oboe", cards: [{ slot: 'generic', value: '' }] },
  ],
  counterExamples: [
    "is it not zither, it's oboe?",
    "it's not that, it's me",
    "if it's not zither, it's oboe",
  ],
})

export const eventChanges: readonly ExtractionRule[] = [
  fromTo,
  forThat,
  replacedBy,
  hasReplaced,
  arrow,
  insteadOf,
  nextSaid,
]
