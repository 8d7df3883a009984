import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { state } from '../frames.ts'
import { CONDITIONS } from '../lexicon/health.ts'
import { alt, LEADS, rx } from '../patterns.ts'

const KNOWN = alt(
  [...CONDITIONS].filter(
    (word) => word.length > 2 && !/^(?:add|aids|ms|eds|pots|phobia|stutter)$/u.test(word),
  ),
)

/** "My biopsy says melanoma", "turns out it's gout": what was found. */
const found = defineRule({
  id: 'en/health.found',
  priority: 90,
  confidence: 0.92,
  anchors: ['results', 'biopsy', 'diagnosis', 'turns out it', 'mri', 'scan ', 'blood test'],
  pattern: rx(
    `(?:^|\\b)(?:(?:(?:got|had) )?(?:my|the) (?:test |blood |lab |scan |biopsy |blood test )?(?:results?|diagnosis|biopsy|scan|mri|blood tests?) (?:(?:are |is )?back|came (?:back|in)|(?:is|was|says|said|showed|shows|confirmed)|and it(?:'s| is))|turns out (?:it(?:'s| is| was)|i have|i've got))[,:]? ?(?:(?:and|it's|it is|i have|that i have|positive for|says|an?) ){0,3}(?<what>${KNOWN})(?![a-z-])`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    return what && !/\b(?:his|her|their|your|not) $/u.test(match.before)
      ? { slot: 'health', value: what }
      : null
  },
  examples: [
    { text: 'my results came back, celiac disease', cards: [{ slot: 'health', value: 'celiac disease' }] },
    { text: "turns out it's gout", cards: [{ slot: 'health', value: 'gout' }] },
  ],
  counterExamples: ['her results came back, gout', "turns out it's raining", 'are my results back?'],
})

/** "I'm on crutches until June", "my dad is on crutches". */
const aided = defineRule({
  id: 'en/health.aided',
  priority: 91,
  confidence: 0.93,
  anchors: [
    'wheelchair',
    'crutches',
    'in a cast',
    'in a sling',
    'on dialysis',
    'on oxygen',
    'in a boot',
    'on a drip',
  ],
  pattern: rx(
    `(?:\\b(?<self>i(?: am|'m|m| use|'ve been| have been))|\\bmy (?<kin>[a-z]{3,12})(?:'s| is| has been)|^${LEADS}(?:still|now|been)) (?:now |still |currently |stuck |back )*(?:in|on|with) (?:an? |my )?(?<what>wheelchair|crutches|cast(?! of\\b)|sling|dialysis|oxygen)(?![a-z-])(?! (?:user|race|basketball|iron|shop|stand))`,
  ),
  draft: (match) => state(match, 'health', match.capture('what')),
  examples: [
    { text: "I'm on crutches until June", cards: [{ slot: 'health', value: 'crutches' }] },
    { text: 'my dad is on dialysis', cards: [{ slot: 'health', value: 'dialysis', entity: 'user.father' }] },
  ],
  counterExamples: [
    'she is in a wheelchair',
    "I'm in a cast of ten",
    'are you on crutches?',
    'my phone is on crutches',
  ],
})

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

export const healthFindings: readonly ExtractionRule[] = [toldBy, found, aided, pills]
