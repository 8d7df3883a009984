import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { state } from '../frames.ts'
import { DOES, LEADS, rx } from '../patterns.ts'
import { cutAt } from '../text/capture.ts'

const AIDS =
  'hearing aids?|cochlear implants?|insulin pump|glucose monitor|cgm|dexcom(?: g\\d)?|freestyle libre|cpap(?: machine)?|bipap(?: machine)?|oxygen(?: tank| concentrator)?|pacemaker|defibrillator|wheelchair|power chair|mobility scooter|walking stick|walking frame|cane|walker|crutches|rollator|zimmer frame|prosthe(?:tic|sis)(?: (?:leg|arm|hand|foot))?|leg brace|knee brace|back brace|wrist brace|ankle brace|orthotics|insoles|compression (?:socks|stockings)|colostomy bag|stoma bag|catheter|feeding tube|inhalers?|epi-?pen|nebuli[sz]er|night ?guard|mouth ?guard|retainer|dentures|false teeth|contact lenses|contacts|reading glasses|bifocals|white cane|guide dog|service dog|braille display|screen reader|light box|tens (?:machine|unit)'

/** "I wear hearing aids", "my gran uses a walker", "I sleep with a CPAP": what somebody's health makes them use. */
export const healthAids: ExtractionRule = defineRule({
  id: 'en/uses.aid',
  priority: 88,
  confidence: 0.92,
  anchors: [
    'wear',
    'hearing aid',
    'cochlear',
    'insulin pump',
    'glucose',
    ' cgm',
    'dexcom',
    'libre',
    'cpap',
    'bipap',
    'oxygen',
    'pacemaker',
    'defibril',
    'wheelchair',
    'power chair',
    'scooter',
    'walking stick',
    'walking frame',
    ' cane',
    ' walker',
    'crutches',
    'rollator',
    'zimmer',
    'prosthe',
    ' brace',
    'orthotics',
    'insoles',
    'compression s',
    'stoma bag',
    'colostomy',
    'catheter',
    'feeding tube',
    'inhaler',
    'epipen',
    'epi-pen',
    'nebuli',
    'night guard',
    'nightguard',
    'retainer',
    'dentures',
    'false teeth',
    'contact lenses',
    'contacts',
    'reading glasses',
    'bifocals',
    'guide dog',
    'service dog',
    'screen reader',
    'light box',
    'tens ',
  ],
  pattern: rx(
    `(?:${DOES}(?:use|uses|wear|wears|need|needs|carry|carries|rely on|relies on|sleep with|sleeps with|walk with|walks with|am on|have|has|got|get around (?:in|with|on)|gets around (?:in|with|on)|inject with)|\\b(?:i|we)(?:'ve| have)? (?:worn|used|had|been wearing|been using|relied on)|\\b(?:i|my [a-z]{3,8})(?:'ve|'s| have| has) got|^${LEADS}(?:wearing|using)) (?:an? |the |my |his |her |two |both |daily |these |full |partial |electric |manual |blue |my own ){0,3}(?<what>${AIDS})(?![a-z-])(?! (?:numbers?|details|info|list|at work|in my phone|app|dropped|lost))`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const social = /^contacts$/iu.test(what?.text ?? '') && !/\bwear/u.test(match.text)
    return what && !social && match.raw('pron') !== 'it' ? state(match, 'uses', cutAt(what, /,/u)) : null
  },
  examples: [
    { text: 'I wear hearing aids', cards: [{ slot: 'uses', value: 'hearing aids' }] },
    {
      text: 'my gran uses a walker now',
      cards: [{ slot: 'uses', value: 'walker', entity: 'user.grandmother' }],
    },
    { text: 'I sleep with a CPAP', cards: [{ slot: 'uses', value: 'CPAP' }] },
  ],
  counterExamples: [
    'do you wear contacts?',
    'I have contacts at the bank',
    'he uses a wheelchair',
    'where can I buy crutches?',
  ],
})
