import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

/** What holds after the messages, as `user.wife:health=pregnant`; a denial with `!`. */
async function heldAfter(...texts: readonly string[]): Promise<readonly string[]> {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [english()] })
  const memory = recollect.scope('someone')
  await memory.remember(texts)
  const { rows } = await memory.cards.list({ limit: 100 })
  return rows
    .filter(({ slot, active }) => active && !slot.startsWith('event_'))
    .map(
      ({ entity, slot, value, polarity }) =>
        `${entity}:${slot}=${polarity === 'negative' ? '!' : ''}${value}`,
    )
    .toSorted()
}

describe('what happened', () => {
  it.each([
    [['I am a teacher', 'I quit teaching'], []],
    [['I am a plumber', "I've jacked in plumbing"], []],
    [['I work at Acme', 'I left Acme'], []],
    [['I work at Acme', 'I gave up my job at Acme'], []],
    [['I work at Siemens', 'Siemens let me go in November'], []],
    [["My girlfriend's name is Mel", 'Mel and I are over'], ['user:relationship_status=over']],
    [
      ['My wife is pregnant', 'Baby Nora arrived on Tuesday'],
      ['user.child:name=Nora', 'user:family.child=1'],
    ],
    [['I plan to visit Lisbon in May', 'we called it off'], []],
    [['I plan to move to Porto in May', 'the Porto move happened'], []],
    [['I own a drum kit', 'sold my drum kit to pay rent'], []],
    [["I'm building a shed", "shed's finished, painted it green"], []],
    [['I plan to run the Dublin marathon', 'finished the Dublin marathon this morning'], []],
    [['We have a hamster', 'We got rid of the hamster'], []],
    [['My father has shingles', 'the shingles are gone'], []],
    [['I have back pain', 'my back pain has cleared up'], []],
    [["I can't swim", 'I finally learned to swim'], ['user:skill=swim']],
    [['my grandma lives in Leeds', 'my grandma passed away last night'], []],
    [['I am on metformin', 'They switched me from metformin to Ozempic'], ['user:uses=Ozempic']],
    [
      ['I take warfarin for my a fib', 'the cardiologist gave me Eliquis instead'],
      ['user:health=a fib', 'user:uses=Eliquis'],
    ],
    [
      ['I am on metformin', 'I take lisinopril', 'they switched me to losartan'],
      ['user:uses=losartan', 'user:uses=metformin'],
    ],
    [['we have a lab mix named Duke', 'we had to say goodbye to Duke yesterday'], []],
    [["I'm engaged", 'I gave him back the ring'], []],
    [
      ['my mom lives alone in Yuma', 'mom has our back bedroom now'],
      ['user.mother:living_situation=our back bedroom'],
    ],
    [
      ['my sister lives in Salem', 'my sister got the keys to her place in Bend'],
      ['user.sister:location=Bend'],
    ],
    [['I drink 4 cups of coffee a day', 'no more coffee for me doctor says so'], []],
    [
      [
        'the walk in code at work is 4471',
        'I love tacos',
        'maintenance changed the walk in code its 8063 now',
      ],
      ['user:likes=tacos', 'user:named_thing=8063'],
    ],
    [
      ['choir rehearsal is wednesdays at 6:30', 'they took the hall so rehearsal is tuesdays at 7 now'],
      ['user:named_thing=tuesdays at 7'],
    ],
    [['our space rent is 600 a month', 'they raised the rent to 650'], ['user:named_thing=650']],
    [
      ["my niece's birthday is may 9", 'what do girls like', "wait no it's may 19"],
      ['user.niece:birthday=may 19'],
    ],
    [
      ['my favourite game is Skyrim', "Baldur's Gate 3 has dethroned Skyrim"],
      ["user:favorite_game=Baldur's Gate 3"],
    ],
    [
      ['My email is dan.p@example.org', "I don't use dan.p@example.org anymore, it's dan@example.net"],
      ['user:email=dan@example.net'],
    ],
  ])('%j leaves %j', async (texts, held) => {
    expect(await heldAfter(...texts)).toEqual(held)
  })
})

describe('what did not happen, or not to the speaker,', () => {
  it.each([
    [['choir rehearsal is mondays at 6', 'band rehearsal is fridays at 8'], 'rehearsal is tuesdays at 7 now'],
    [['the wifi password is moose77'], 'they changed the menu its 9 pages now'],
    [["I'm engaged"], 'I gave the ring to my sister'],
    [['I drink 4 cups of coffee a day'], 'no more coffee in the pot'],
    [['my brother lives in Yuma'], 'my brother gave me the keys to his place in Reno'],
    [['my mom lives in Yuma'], 'my mom is staying with us for the weekend'],
    [['I am on metformin'], 'the doctor gave me Ozempic instead'],
  ])('%j still holds after: %s', async (before, text) => {
    expect(await heldAfter(...before, text)).toEqual(
      expect.arrayContaining([...(await heldAfter(...before))]),
    )
  })

  const job = ['user:employer=Acme', 'user:occupation=accountant']

  it.each([
    'my brother quit his job',
    'if I left Acme I would travel',
    'I left my phone at home',
    'I want to leave Acme some day',
    'Acme let me work from home on Fridays',
    'should I quit accounting?',
    'I almost left Acme last year',
    'my dad switched from Acme to Globex',
    'She said "I quit accounting"',
    'I gave up my seat on the bus',
  ])('ends nothing: %s', async (text) => {
    expect(await heldAfter('I work at Acme as an accountant', text)).toEqual(expect.arrayContaining(job))
  })

  it.each([
    ['I have a dog', "I lost the dog's lead"],
    ['I like hot dogs', "I've gone off dogs"],
    ["My girlfriend's name is Mel", 'I broke up the chocolate'],
    ["My girlfriend's name is Mel", 'I broke up with Anna'],
    ['I am married', 'my friends broke up'],
    ['My father has shingles', 'the rash is gone'],
    ['I plan to visit Lisbon', 'I cancelled the meeting'],
    ["I'm building a shed", 'is the shed finished?'],
    ["I'm building a shed", "the shed isn't finished"],
    ["I'm building a shed", 'the shed is half finished'],
    ["I'm building a shed", 'the shed is almost done'],
    ["I'm building a shed", 'when the shed is finished we will party'],
    ['I plan to run the Dublin marathon', 'she finished the Dublin marathon'],
    ['I plan to run the Dublin marathon', 'I almost finished the Dublin marathon'],
    ['I plan to run the Dublin marathon', 'I want to have finished the Dublin marathon by noon'],
    ['I own a drum kit', 'he sold my drum kit'],
    ['I own a drum kit', 'have you sold your drum kit?'],
  ])('%s still holds after: %s', async (fact, text) => {
    expect(await heldAfter(fact, text)).toEqual(expect.arrayContaining([...(await heldAfter(fact))]))
  })

  it('ends nothing that the message states anew', async () => {
    expect(await heldAfter('I work at Acme', 'I quit my job at Acme and now I work at Globex')).toEqual(
      expect.arrayContaining(['user:employer=Globex']),
    )
  })
})

describe('a birth', () => {
  it.each([
    [
      ['we have one daughter', 'my wife is pregnant', 'our son was born last night'],
      ['user:family.daughter=1', 'user:family.son=1'],
    ],
    [['my wife gave birth to a healthy girl this morning'], ['user:family.daughter=1', 'user:family.wife=1']],
    [['I have two sons', 'our boy was born yesterday'], ['user:family.son=3']],
    [['I have two kids', 'we welcomed twins on Friday'], ['user:family.child=4']],
    [
      ['we welcomed our first daughter, Ada, last week'],
      ['user.daughter:name=Ada', 'user:family.daughter=1'],
    ],
    [['my sister is pregnant', 'my sister had twin boys'], ['user.sister:family.son=2']],
    [['I finally became a dad'], ['user:family.child=1']],
  ])('counts, and is of whom it is told: %j', async (texts, held) => {
    expect(await heldAfter(...texts)).toEqual(held)
  })

  it.each([
    'our boy was born with a heart defect',
    'our boy was born in 2015',
    'if our boy was born in May',
    'my sister had a boy last week',
    'her boy was born yesterday',
    'my boss and his wife had a baby boy last night',
    'our boys were late yesterday',
    'our boy arrived at school late yesterday',
  ])('is no news of another son of ours: %s', async (text) => {
    expect(await heldAfter('I have two sons', text)).toContain('user:family.son=two')
  })
})

describe('a wedding', () => {
  const mel = ['my girlfriend Mel is a nurse', 'she lives in Leeds']
  it.each([
    'Mel and I got married last week',
    'we finally eloped',
    'I married Mel in June',
    'I tied the knot with Mel',
  ])('makes a wife of the girlfriend, with what is known of her: %s', async (text) => {
    const held = await heldAfter(...mel, text)
    expect(held).toEqual(
      expect.arrayContaining([
        'user.wife:location=Leeds',
        'user.wife:name=Mel',
        'user.wife:occupation=nurse',
      ]),
    )
    expect(held.filter((fact) => fact.includes('girlfriend'))).toEqual([])
  })

  it('names whom one married where nobody was known', async () => {
    expect(await heldAfter('I married Tom on Saturday')).toEqual([
      'user.spouse:name=Tom',
      'user:relationship_status=married',
    ])
  })

  it.each([
    'my brother got married last week',
    'if Mel and I got married',
    'Mel and I never got married',
    'did I tell you Mel got married?',
    'my friends Mel and Joe got married',
    'I want to marry Mel',
    'I married the two flavours',
  ])('is none of ours: %s', async (text) => {
    expect(await heldAfter(...mel, text)).toEqual(
      expect.arrayContaining(['user.girlfriend:name=Mel', 'user.girlfriend:occupation=nurse']),
    )
  })
})
