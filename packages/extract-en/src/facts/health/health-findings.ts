import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { CONDITIONS } from '../../lexicon/health/health.ts'
import { alt, rx } from '../../text/patterns.ts'

const KNOWN = alt(
  [...CONDITIONS].filter(
    (word) => word.length > 2 && !/^(?:add|aids|ms|eds|pots|phobia|stutter)$/u.test(word),
  ),
)

const ORGAN =
  "thyroid|blood pressure|heart|cholesterol|diabetes|asthma|epilepsy|adhd|add|anxiety|depression|migraine|allergy|arthritis|seizure|bipolar|ulcer|anti-?anxiety|glaucoma|gout|reflux|chemo|hiv|parkinson'?s"

/** "I forgot to take my heart meds": what they are for. */
const pills = defineRule({
  id: 'en/health.pills',
  priority: 90,
  confidence: 0.94,
  anchors: ['pill', 'meds', 'medic', 'tablets', 'inhaler', 'injection', 'insulin'],
  pattern: rx(
    `\\b(?:take|taking|took|forget|forgot|on|refill|need|ran out of|skip|skipped|missed|with|order|pick up) my (?:daily |morning |evening |new )?(?:(?<what>${ORGAN}) (?:pills?|meds?|medications?|medicines?|tablets?|injections?|drops|inhaler)|(?<insulin>insulin))(?![a-z-])`,
  ),
  draft: (match) => {
    const what = match.capture('what') ?? match.capture('insulin')
    return what ? { slot: 'health', value: what } : null
  },
  examples: [
    {
      text: 'remind me to take my blood pressure pills',
      cards: [{ slot: 'health', value: 'blood pressure' }],
    },
  ],
  counterExamples: ['take your heart pills', 'take my word for it', "I take my mother's heart pills to her"],
})

/** "My doctor says I have sleep apnea", "was told I have arthritis": who says so knows. */
const toldBy = defineRule({
  id: 'en/health.told-by-doctor',
  priority: 98,
  confidence: 0.93,
  anchors: [
    'doctor',
    'doc ',
    'dr ',
    'gp ',
    'therapist',
    'psychiatrist',
    'psychologist',
    'consultant',
    'specialist',
    'ologist',
    'dentist',
    'optician',
    'nurse',
    'shrink',
    'counsel',
    'paediatric',
    'pediatric',
    'surgeon',
    'physio',
    'midwife',
    ' told i',
    'told that i',
    'was told',
    'been told',
    'just told',
    'diagnosed me',
  ],
  pattern: rx(
    `(?:\\b(?:my|the) (?:new |eye |heart |family |foot |skin )?(?:doctor|doc|dr|gp|therapist|psychiatrist|psychologist|consultant|specialist|neurologist|cardiologist|dermatologist|rheumatologist|dentist|optician|nurse|shrink|counsell?or|paediatrician|pediatrician|surgeon|physio|midwife)s? (?:just |finally |now |has |also )?(?:says?|said|told me|thinks|confirmed|reckons) (?:that )?|\\b(?:i was|i've been|i have been|ive been|i just got|^was|^just) (?:just |recently )?told (?:that )?|\\b(?:they|he|she) diagnosed me with )(?:i(?:'ve| have|ve) (?:probably |definitely |officially |also )?(?:got )?)?(?:an? |mild |severe |chronic |adult |early |really |very |bad ){0,3}(?<what>${KNOWN})(?![a-z-])`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    // "The nurse said arthritis is common": not of the speaker.
    const own = /\bi(?:'ve|ve| have)\b|diagnosed me/u.test(match.text)
    return what && own ? { slot: 'health', value: what } : null
  },
  examples: [
    { text: 'my doctor says I have sleep apnea', cards: [{ slot: 'health', value: 'sleep apnea' }] },
  ],
  counterExamples: [
    'my doctor says I have to rest',
    'my friend says I have ocd',
    'my doctor said arthritis is common',
    'did the doctor say I have gout?',
  ],
})

export const healthFindings: readonly ExtractionRule[] = [toldBy, pills]
