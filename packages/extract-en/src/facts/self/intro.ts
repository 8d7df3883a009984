import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { inLexicon, relationOf } from '../../text/state.ts'
import { OCCUPATIONS } from '../../lexicon/work/occupations.ts'
import { PLACES } from '../../lexicon/home/places.ts'
import { LEADS, rx } from '../../text/patterns.ts'
import { keyOf, nounKey, part, splitBy, stripLead } from '../../text/capture.ts'

const AGE = '[1-9]\\d'
const SEX = 'm|f|male|female|man|woman|guy|girl|nb|ftm|mtf'

/** Whose code in brackets it is: "I (25F)", "my boyfriend (27M)"; null when nobody's is said. */
function bearer(match: RuleMatch): string | null {
  const { sentence } = match.clause
  const said = sentence.text.slice(0, match.clause.start - sentence.start)
  if (/(?:^|[\s,(])(?:i|i'm|im|i am|me|myself)\s?[,([{]\s?$/u.test(said)) return 'user'
  const kin = /\b(?:my|our) (?<kin>[a-z' -]{2,40}?)\s?[([{]\s?$/u.exec(said)?.groups?.['kin']
  const relation = kin === undefined ? null : relationOf(kin)
  return relation === null ? null : `user.${relation}`
}

const ROLE_END = /^(?:from|in|based in|living in) /iu

/** What stands beside age and sex in an introduction: a job, a place. */
function partOf(piece: Capture): Proposal | null {
  const from = /^from /iu.test(piece.text)
  const bare = stripLead(piece, ROLE_END)
  if (!bare) return null
  if (PLACES.has(nounKey(bare.text)) || (from && /^\p{Lu}/u.test(bare.text)))
    return { slot: from ? 'hometown' : 'location', value: bare }
  const job = !from && keyOf(bare.text).split(' ').length < 4 && inLexicon(OCCUPATIONS, bare.text)
  return job ? { slot: 'occupation', value: bare } : null
}

function introduced(match: RuleMatch): readonly Proposal[] | null {
  const age = match.capture('age') ?? match.capture('age2')
  const sex = match.capture('sex') ?? match.capture('sex2')
  const opens = match.before === '' && match.clause.start === match.clause.sentence.start
  const entity = opens || /\b(?:i'm|i am|im|i'm an?)\s$/u.test(match.before) ? 'user' : bearer(match)
  // A length, a temperature and a channel look the same when nothing beside them introduces somebody.
  const introduces = match.after !== '' || match.raw('rest') !== undefined || match.before !== '' || !opens
  if (!age || !sex || entity === null || !introduces) return null
  const rest = match.capture('rest')
  const beside = rest && entity === 'user' ? splitBy(rest, /\s?(?:,|\/|\||;| from (?=\S))\s?/gu) : []
  const led = rest && /^from /iu.test(rest.text) ? part(rest, 0, rest.text.length) : null
  return [
    { slot: 'age', value: age, entity },
    { slot: 'gender', value: sex, entity },
    ...(led ? [partOf(led)] : beside.map(partOf)).filter((one) => one !== null),
  ]
}

/** "27F, nurse, Glasgow", "24f from Leeds", "M/32/NYC", "I (25F)", "my boyfriend (27M)". */
export const intro: ExtractionRule = defineRule({
  id: 'en/age.intro',
  priority: 97,
  confidence: 0.96,
  anchors: [...'0123456789'].flatMap((digit) => [
    `${digit}m`,
    `${digit}f`,
    `${digit} m`,
    `${digit} f`,
    `m${digit}`,
    `f${digit}`,
    `m ${digit}`,
    `f ${digit}`,
    `/${digit}`,
    `${digit}/`,
  ]),
  pattern: rx(
    `(?:^${LEADS}|\\b(?:i'm|i am|im) (?:an? )?)(?:(?<age>${AGE})(?: ?[/|,-] ?| ?)(?<sex>${SEX})|(?<sex2>${SEX})(?: ?[/|,-] ?| ?)(?<age2>${AGE}))(?=$| ?[,/|;)]| (?:from|here|in|based|and|looking|with|living|single|married)\\b)(?:(?: ?[,/|] ?| (?=from ))(?<rest>[^.;:!?()"\\n]{2,80}))?`,
  ),
  draft: introduced,
  examples: [
    {
      text: '31F, midwife, Cardiff',
      cards: [
        { slot: 'age', value: '31' },
        { slot: 'gender', value: 'F' },
        { slot: 'occupation', value: 'midwife' },
        { slot: 'location', value: 'Cardiff' },
      ],
    },
    {
      text: 'M/41/Boston',
      cards: [
        { slot: 'age', value: '41' },
        { slot: 'location', value: 'Boston' },
      ],
    },
    {
      text: 'my girlfriend (23F) snores',
      cards: [{ slot: 'age', value: '23', entity: 'user.girlfriend' }],
    },
  ],
  counterExamples: ['20m deep', '20m', '10 f', 'channel 24, female lead', 'is 30f warm?', '(22F, 24M)'],
})
