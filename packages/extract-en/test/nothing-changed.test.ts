import { testSureAnswers } from '@recollect/testkit'
import { english } from '../src/index.ts'

/** A fact, messages after it in which nothing changes it, a question, and words of the answer. */
type Told = readonly [fact: string, later: readonly string[], question: string, answer: string]

const CONVERSATIONS: readonly Told[] = [
  [
    'I weigh 82 kg',
    ['my flatmate got down to 75 on that diet', 'the new bike is only 8 kg'],
    'how much do I weigh?',
    '82',
  ],
  ['I weigh 82 kg', ['bench is up to 90 now', 'the turkey weighed 6 kg'], 'what do I weigh?', '82'],
  [
    'I weigh 150 pounds',
    ['I lost 20 pounds on that bet', 'the suitcase scale said 48'],
    'how much do I weigh?',
    '150',
  ],
  [
    'my son is 4',
    ['the neighbours had a 5th birthday party', 'he counts to 20 now'],
    'how old is my son?',
    '4',
  ],
  ['my son is 4', ['his cousin turned 6 on Sunday'], 'how old is my son?', '4'],
  ['I am 31', ['my brother turned 28 yesterday', 'it was my mum’s 60th birthday'], 'how old am I?', '31'],
  ['my sister is 25', ['we had 26 people at her birthday'], 'how old is my sister?', '25'],
  [
    'my phone is a Pixel 8',
    ['my mate finally got an iPhone 16', 'the S24 is down to 500 quid'],
    'what phone do I have?',
    'pixel 8',
  ],
  ['my phone is a Pixel 8', ['I almost caved and ordered an iPhone 16'], 'what phone do I have?', 'pixel 8'],
  [
    'my phone is a Pixel 8',
    ['finally got a case for it', 'the iPhone 16 reviews are out now'],
    'which phone do I have?',
    'pixel 8',
  ],
  ['I use a ThinkPad', ['work ordered MacBook Pros for the designers'], 'which laptop do I use?', 'thinkpad'],
  [
    'I live in Leeds',
    ['my cousin got the keys to a flat in York', 'the boxes from IKEA came'],
    'where do I live?',
    'Leeds',
  ],
  [
    'I live in Leeds',
    ['got a parcel from Porto', 'moved the meeting to Friday'],
    'where do I live?',
    'Leeds',
  ],
  ['I live in Leeds', ['we spent a weekend in a new place in Whitby'], 'where do I live?', 'Leeds'],
  [
    'my sister lives in Cobh',
    ['I was in Crosshaven with her on Saturday'],
    'where does my sister live?',
    'Cobh',
  ],
  ['my sister lives in Cobh', ['my brother bought a house in Kinsale'], 'where does my sister live?', 'Cobh'],
  [
    'I work at Siemens',
    ["my daughter's first day at school was lovely", 'met a guy from Bosch'],
    'where do I work?',
    'Siemens',
  ],
  ['I work at Siemens', ['first day at the gym done, legs are gone'], 'where do I work?', 'Siemens'],
  ['I work at Siemens', ['my husband had his first week at Bosch'], 'where do I work?', 'Siemens'],
  [
    'my dad works at the post office',
    ['I had my first shift at Lidl today'],
    'where does my dad work?',
    'post office',
  ],
  [
    'I have a cat called Miso',
    ['some influencer rehomed her cat because of a sofa', 'the cat food is gone'],
    'what is my cat called?',
    'Miso',
  ],
  ['I have a dog called Rex', ['a guy at the park lost his dog yesterday'], 'what is my dog called?', 'Rex'],
  [
    'my girlfriend is called Tasha',
    ['had a dream that we broke up', 'my mate got dumped'],
    "what's my girlfriend's name?",
    'Tasha',
  ],
  [
    'I am married',
    ['my colleague got divorced last week', 'my sister got engaged'],
    'am I married?',
    'married',
  ],
  [
    'I drive a Toyota Corolla',
    ['my boss bought a Tesla', 'the rental was a Fiat 500'],
    'what car do I have?',
    'Corolla',
  ],
  [
    'I drive a Toyota Corolla',
    ['had the Corolla in for a service, 300 euro'],
    'what car do I have?',
    'Corolla',
  ],
  [
    'my email is tom@example.org',
    ['the shop wrote from info@shop.example'],
    'what is my email?',
    'tom@example.org',
  ],
  ['I am allergic to peanuts', ['my niece is over her egg allergy'], 'what am I allergic to?', 'peanuts'],
  [
    'I am a nurse',
    ['a friend of mine quit nursing', 'the strike is over'],
    'what do I do for a living?',
    'nurse',
  ],
  [
    'my brother is a plumber',
    ['I had a plumber in, cost me 200', 'retired folks everywhere in town'],
    'what does my brother do?',
    'plumber',
  ],
  [
    'I drive a Mazda 3',
    ['took the Mazda to the car wash', 'some guy scratched the Mazda in the car park'],
    'what car do I have?',
    'Mazda',
  ],
  [
    'I use a Pixel 7',
    ['took some great photos with the Pixel in Rome', 'a new case for the Pixel came'],
    'which phone do I use?',
    'Pixel',
  ],
  [
    'I have a dog called Bruno',
    ['took Bruno to the beach', 'we said goodbye to my aunt at the station', 'Bruno gave me his paw'],
    'what is my dog called?',
    'Bruno',
  ],
  [
    'I work at Zalando',
    ['left my badge at home yesterday', 'last day of the sprint, so tired', 'what did I do with my badge?'],
    'where do I work?',
    'Zalando',
  ],
  [
    'My mum is a nurse',
    ['mum signed up for a pottery class', 'mum worked nights all week'],
    'what does my mum do?',
    'nurse',
  ],
  [
    'My girlfriend is called Lena',
    ['Lena left her umbrella at my place', "my brother's girlfriend left him"],
    'what is my girlfriend called?',
    'Lena',
  ],
  [
    'my sister lives in Cobh',
    ['her landlord moved to Halifax', 'she got a new job there'],
    'where does my sister live?',
    'Cobh',
  ],
  [
    'I live in Leeds',
    ['the neighbours got a new landlord', 'moved the sofa to the other wall', 'is the house sold yet?'],
    'where do I live?',
    'Leeds',
  ],
  ['My brother has shingles', ['took him some soup today'], 'does my brother have shingles?', 'shingles'],
]

testSureAnswers(english, {
  'where nothing changed, an answer stays sure': CONVERSATIONS.map(([fact, later, question, answer]) => [
    [fact, ...later],
    question,
    answer,
  ]),
})
