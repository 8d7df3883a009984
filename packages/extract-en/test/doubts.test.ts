import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

const DAY = 86_400_000
let now = Date.UTC(2026, 4, 4, 10)
let scopes = 0
const recollect = await createRecollect({
  store: inMemoryStore(),
  languages: [english()],
  clock: { zone: 'UTC', now: () => (now += 1) },
})

type Talk = readonly [said: readonly string[], question: string]

/** What was said last puts the first in doubt, though no rule need have understood it. */
const CHANGED: readonly Talk[] = [
  [['I drink three espressos a day', 'Doctor made me cut out espresso completely'], 'What do I drink?'],
  [['My favourite band is Pulp', 'Blur have replaced Pulp at the top for me'], 'What is my favourite band?'],
  [['I work at Northwind', 'Northwind let me go on Friday'], 'Where do I work?'],
  [["I'm an electrician", "Handed in my notice, I'm retraining as a midwife"], 'What do I do for a living?'],
  [["I'm single", 'Dan proposed and I said yes!'], 'Am I single?'],
  [
    ["My girlfriend's name is Priya", 'Priya and I called it quits last night'],
    "What is my girlfriend's name?",
  ],
  [["I'm allergic to peanuts", "Retested: I've outgrown the peanut thing"], 'What am I allergic to?'],
  [
    ["I'm a vegetarian", 'Had a steak last night, first in ten years, so much for being vegetarian'],
    'Am I vegetarian?',
  ],
  [['My phone number is 555-0182', 'That 555-0182 number is no longer in use'], 'What is my phone number?'],
  [['I play the cello', 'Gave up the cello for good'], 'What instrument do I play?'],
  [['My husband Rob is a carpenter', 'Rob got laid off in spring'], 'What does my husband do?'],
  [["I'm studying law", 'Dropped out of law in the end'], 'What am I studying?'],
  [["I'm on lisinopril", 'Doctor took me off lisinopril'], 'What medication am I on?'],
  [['I love sushi', 'Food poisoning has put me off sushi, never touching sushi again'], 'Do I like sushi?'],
  [['My favourite colour is teal', "teal's not my colour anymore"], 'What is my favourite colour?'],
  [
    [
      'My sister Ines is a midwife',
      "Remember Ines? She's packed in the hospital after nineteen years and they gave her a clock",
    ],
    'What does my sister do?',
  ],
  [["I'm Catholic", 'I left the church a while back'], 'What is my religion?'],
  [["I'm pregnant", 'The baby was born on Sunday'], 'Am I pregnant?'],
  [['I volunteer at the food bank', 'Not with the food bank any longer'], 'Do I volunteer?'],
  [['I speak Dutch', 'oh wait I meant Danish, not Dutch'], 'What languages do I speak?'],
  [['My manager is Sandra', 'Sandra left the company, no replacement yet'], 'Who is my manager?'],
  [['I weigh 96 kg', 'down to 88 kg this morning'], 'How much do I weigh?'],
  [['I live with my parents', "Finally moved out of my parents' place"], 'Who do I live with?'],
  [['I rent a flat in Soho', 'We bought a house in Croydon!'], 'Where do I live?'],
  [['I drive a Mazda 3', 'Some lad off Gumtree took the Mazda away for 1500'], 'What car do I drive?'],
  [
    ['My husband drives a 2014 Civic', 'A young couple came for the Civic on Saturday'],
    'What car does my husband have?',
  ],
  [['I use a Pixel 7', 'The Pixel fell in the river'], 'Which phone do I use?'],
  [['I drive an Outback', 'Handed the Outback over to my nephew'], 'What do I drive?'],
  [['I have a dog called Bruno', 'We had to let Bruno go on Friday'], 'Do I have a dog?'],
  [
    ['We have a hamster named Pip', "Pip didn't make it through the night, what now?"],
    'Do we have a hamster?',
  ],
  [['My dad is an accountant', 'Dad has hung up his boots'], 'What does my dad do?'],
  [['I work at Deloitte', 'My last day was Thursday, any tips for a card?'], 'Where do I work?'],
  [['My sister is engaged', 'Well, the wedding is off'], 'Is my sister engaged?'],
  [['My brother has shingles', "He's right as rain again"], 'Does my brother have shingles?'],
  [["I've got tennis elbow", "The elbow's back to full strength"], 'Do I have tennis elbow?'],
  [['I have no kids', 'Our little girl came ten days early!'], 'Do I have children?'],
  [['I love matcha', "I can't even smell matcha now without feeling queasy"], 'Do I like matcha?'],
]

/** What sounds like a change and is none, or is somebody else's. */
const UNCHANGED: readonly Talk[] = [
  [['I live in Porto', "I've never been happier than here in Porto"], 'Where do I live?'],
  [
    [
      'I live in Porto',
      "It rained so hard in Porto that we didn't go out",
      'My parents moved to Spain',
      'The bakery here in Porto stopped selling my favourite bread',
      "I didn't sleep well in Porto last night",
    ],
    'Where do I live?',
  ],
  [
    [
      'I work at Northwind',
      "Northwind didn't give bonuses this year",
      'I left work early today',
      'My brother quit his job',
      'The Northwind office is closed on Monday',
      'I finished my report at work',
    ],
    'Where do I work?',
  ],
  [
    [
      'I have a dog called Moss',
      "Moss doesn't like the rain",
      'Moss is not eating today',
      "My neighbour's dog died",
      'Moss lost his collar',
    ],
    'What is my dog called?',
  ],
  [
    [
      "I'm married",
      'My sister got divorced',
      'We are going to a wedding on Saturday',
      'My best friend got engaged',
    ],
    'Am I married?',
  ],
  [
    [
      'I love coffee',
      "I haven't had my coffee yet",
      "I can't live without coffee",
      'No time for coffee today',
      'My mum quit coffee',
      "Coffee isn't cheap any more in this town",
    ],
    'Do I like coffee?',
  ],
  [
    [
      "I'm a nurse",
      'I work nights this week',
      'My shift was cancelled',
      'The new nurse on our ward is nice',
      "I don't get why people become doctors",
    ],
    'What do I do for a living?',
  ],
  [
    [
      'I drive a Golf',
      'My Golf needs new tyres',
      'The Golf broke down on the motorway',
      'My dad sold his car',
      'I never park the Golf downtown',
    ],
    'What car do I drive?',
  ],
  [
    ["I'm allergic to cats", "My cousin has a cat, so I can't visit", 'No cats allowed in our building'],
    'What am I allergic to?',
  ],
  [
    [
      'My favourite film is Alien',
      "I've never seen a better film than Alien",
      "I didn't like the new film with Brad Pitt",
      'Alien is not for kids',
    ],
    'What is my favourite film?',
  ],
  [
    [
      'I have two kids, Leo and Martha',
      'Leo lost a tooth',
      "Martha doesn't want to go to school today",
      'My colleague had a baby',
    ],
    'How many kids do I have?',
  ],
  [
    [
      'I play tennis on Tuesdays',
      'We lost the tennis match',
      'No tennis today because of rain',
      'Tennis was great yesterday',
    ],
    'Do I play tennis?',
  ],
  [
    ['My phone number is 555-0182', "Please don't call after nine", 'My phone battery died'],
    'What is my phone number?',
  ],
  [
    ["I'm vegan", 'I went to a new vegan place and it was not bad', 'My flatmate is not vegan'],
    'Am I vegan?',
  ],
  [
    [
      'My wife is a teacher',
      'My wife was promoted to head of year as a teacher',
      'The teacher of my son left the school',
    ],
    'What does my wife do?',
  ],
  [
    ['I speak Polish', "I don't speak Polish at work much", 'My kids never learned Polish'],
    'What languages do I speak?',
  ],
  [['I was born in Lima', "I don't remember much of Lima"], 'Where was I born?'],
  [['My birthday is 3 May', 'I never make a fuss about my birthday'], 'When is my birthday?'],
  [
    ['I have asthma', 'My asthma is not too bad this spring', 'My inhaler expired'],
    'What conditions do I have?',
  ],
  [
    [
      'I like hiking',
      'I want to go hiking but it is going to rain',
      'I might quit hiking if my knee gets worse',
      'Should I stop hiking?',
    ],
    'Do I like hiking?',
  ],
  [
    [
      'I work as a plumber',
      'If I lost my job I would move to Spain',
      'I dream of quitting and becoming a potter',
    ],
    'What is my job?',
  ],
  [
    [
      'I live in Oslo',
      'I moved to Oslo ten years ago',
      'I moved the sofa to the other wall',
      'Oslo has changed a lot',
    ],
    'Where do I live?',
  ],
  [['My boss is Karin', 'Karin was not in today', 'Karin left early'], 'Who is my boss?'],
  [["I'm learning guitar", 'I bought a new guitar', 'My guitar teacher cancelled'], 'What am I learning?'],
  [['My daughter is called Ines', "Ines was sick and didn't go to school"], "What is my daughter's name?"],
  [['I smoke', "I don't smoke in the house"], 'Do I smoke?'],
  [['I use a MacBook', 'The MacBook keyboard stopped working and got fixed'], 'What laptop do I use?'],
  [
    ['I have a cat named Olive', 'Olive is now 9 kilos, the vet is not happy', 'We got a new sofa'],
    "What is my cat's name?",
  ],
  [
    ['My dentist appointment is on Tuesday', 'I hate going to the dentist'],
    'When is my dentist appointment?',
  ],
  [["I'm 34", 'I was 12 when we moved to Kent'], 'How old am I?'],
  [['I like jazz', "I don't like opera anymore"], 'Do I like jazz?'],
  [
    ['I study physics at Uppsala', 'The physics exam was cancelled', "I don't have lectures on Friday"],
    'What do I study?',
  ],
]

async function ask([said, question]: Talk) {
  const memory = recollect.scope(`talk-${String((scopes += 1))}`)
  for (const text of said) {
    now += 8 * DAY
    await memory.remember(text)
  }
  return { ...(await memory.recall(question)), last: said.at(-1) ?? '' }
}

describe('an answer that a newer message speaks against', () => {
  it.each(CHANGED)('is not sure, or knows what changed: %j, %s', async (...talk) => {
    const { answer, evidence, reasons, last } = await ask(talk)
    const isKnown =
      evidence === 'none' || (answer.card !== null && (!answer.card.active || answer.quote === last))
    if (isKnown) return
    expect(evidence).toBe('weak')
    expect(reasons).toEqual(['a newer message speaks against it, and no fact was read from that'])
    expect(answer.quote).toBe(last)
    expect(answer.card).toBeNull()
  })

  it.each(UNCHANGED)('stays what it is where nothing changed: %j, %s', async (...talk) => {
    const { reasons } = await ask(talk)
    expect(reasons).not.toContain('a newer message speaks against it, and no fact was read from that')
  })

  it('quotes what is about the fact, not what puts another right', async () => {
    const said = [
      'I live in Galway',
      "we've moved again, the kettle was the last box",
      'my son is nine',
      'sorry, my son is ten',
    ]
    const { answer, evidence } = await ask([said, 'Where do I live?'])
    expect(evidence).toBe('weak')
    expect(answer.quote).toBe(said[1])
  })
})
