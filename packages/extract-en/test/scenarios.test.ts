import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

/** Tells the messages one after the other; what holds in the end, by slot. */
async function holding(messages: readonly string[], slots: readonly string[]) {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [english()] })
  const memory = recollect.scope('me')
  for (const message of messages) await memory.remember(message)
  const { rows } = await memory.cards.list()
  await recollect.close()
  return rows
    .filter(({ slot, polarity, active }) => active && slots.includes(slot) && polarity === 'positive')
    .map(({ entity, slot, value }) => `${entity === 'user' ? '' : `${entity} `}${slot}=${value}`)
    .toSorted()
}

describe('facts that change over several messages', () => {
  it.each([
    [
      ['We live in Ghent.', 'We left Ghent in March and settled in Bruges.'],
      ['location'],
      ['location=Bruges'],
    ],
    [['my major is botany', 'I switched my major to physics last term'], ['major'], ['major=physics']],
    [["I'm vegan", 'I gave up being vegan, eating fish again'], ['diet'], []],
    [["I'm a veggie", "I'm not vegetarian anymore"], ['diet'], []],
    [['I have a cat named Biscuit', 'Biscuit passed away on Sunday'], ['pet', 'name'], []],
    [['I have a cat named Biscuit', 'Walter passed away on Sunday'], ['pet'], ['pet=cat']],
    [
      ['I have a cat named Biscuit', 'I have a dog named Rufus', 'we had to put Rufus to sleep'],
      ['pet', 'name'],
      ['pet=cat', 'user.pet name=Biscuit'],
    ],
    [
      ['I work at Cobalt Labs', 'I joined Finchley Media', 'it was a mistake, I went back to Cobalt Labs'],
      ['employer'],
      ['employer=Cobalt Labs'],
    ],
    [['I have a dog named Rufus', 'We lost Rufus to cancer last week'], ['pet', 'name'], []],
    [['I live in Ghent', 'Home is now in Frampton'], ['location'], ['location=Frampton']],
    [["I've settled in Ghent for the foreseeable future"], ['location'], ['location=Ghent']],
    [['my sister changed her major to law'], ['major'], ['user.sister major=law']],
    [['my major changed to physics'], ['major'], ['major=physics']],
    [['I switched majors from art to physics'], ['major'], ['major=physics']],
    [['I drive for Uber now'], ['employer'], ['employer=Uber']],
    [["I'm from Ohio. Well, not Ohio, Iowa"], ['hometown'], ['hometown=Iowa']],
    [
      ['Email me at tom@oldmail.test', 'actually use tom@newmail.test instead'],
      ['email'],
      ['email=tom@newmail.test'],
    ],
    [['I have a VW camper', 'sold the camper in the end'], ['vehicle'], []],
    [['I drive a Golf and a Volvo', 'sold the Volvo'], ['vehicle'], ['vehicle=Golf and a Volvo']],
    [['I have a VW camper', 'my mum says I sold the camper'], ['vehicle'], ['vehicle=VW camper']],
    [['I have a moped', 'my moped got nicked outside Tesco'], ['vehicle', 'owns'], []],
    [['I play squash twice a week', "knee's bad so I've given squash up"], ['habit', 'hobby'], []],
    [['I smoke about ten a day', 'two months off the fags and counting'], ['habit'], []],
    [
      ['I go to the gym every morning', 'my sister gave up the gym'],
      ['habit'],
      ['habit=go to the gym every morning'],
    ],
    [['I go to the gym every morning', "haven't been to the gym in months"], ['habit', 'experience'], []],
    [["I'm building a shed", "shed's finished"], ['project'], []],
    [
      ["I'm writing a book about my dad", 'I finished the book you lent me'],
      ['project'],
      ['project=book about my dad'],
    ],
    [["we're going to Lisbon in june", "Lisbon's off"], ['plan'], []],
    [["I'm going to Rome in May", 'Rome is off the charts'], ['plan'], ['plan=Rome']],
    [['I broke my wrist', "my wrist's all healed"], ['health'], []],
    [['I have a bad back', 'my back is better than yours'], ['health'], ['health=bad back']],
    [["I'm engaged", 'we got married in august'], ['relationship_status'], ['relationship_status=married']],
    [
      ["I'm engaged", 'my brother got married in august'],
      ['relationship_status'],
      ['relationship_status=engaged'],
    ],
    [['I work at Aldi', 'jacked in Aldi on Friday'], ['employer'], []],
    [['everyone calls me Gaz', 'could you call me Gareth instead?'], ['nickname'], ['nickname=Gareth']],
  ])('%j', async (messages, slots, expected) => {
    expect(await holding(messages, slots)).toEqual(expected)
  })
})

describe('sentences that tell nothing of what the user is or has', () => {
  const acme = ['I work at Acme', 'I joined Initech']
  const dog = ['I have a dog named Rufus']
  const kept = (told: readonly string[], slot: string, sentences: readonly string[]) =>
    sentences.map((sentence) => [told, slot, sentence] as const)
  it.each([
    ...kept(acme, 'employer', [
      'I went back to Acme to pick up my stuff',
      'I got back to Acme about the invoice',
      "we're back on Acme's proposal",
      "I'm back with Acme news",
      'we went back to the Acme contract',
      'I went back to Acme for a visit',
      'back to Acme: the bug is open',
      'I am going back to Acme next year maybe',
      'I went back to Acme and picked up my stuff',
      'I went back to Acme on Monday',
      "I'm back at Acme headquarters",
      "I'm back on Acme",
    ]),
    ...kept(['I work at Google', 'I joined Initech'], 'employer', [
      'I went back to using Google',
      'I switched back to Google Maps',
    ]),
    ...kept(["I'm vegan", 'I am keto now'], 'diet', [
      'going back to vegan recipes',
      'I went back to vegan food',
    ]),
    ...kept(['my favourite colour is red', 'my favourite colour is blue now'], 'favorite_color', [
      'I switched back to red for the logo',
      'I changed back to red',
    ]),
    ...kept(dog, 'pet', [
      'I put Rufus down on the couch',
      'I put Rufus down',
      'I put Rufus to sleep',
      'Rufus just passed',
      'Rufus is gone this weekend',
      'Rufus ran away but came back',
      'We lost Rufus at the park',
      'We lost Rufus in the woods',
      'Rufus ran away this morning',
      'I had to put Rufus to sleep in the other room',
    ]),
    ...kept(['I have a cat named Coke'], 'pet', ['coke is gone', 'the coke is gone']),
    ...kept(['I have a cat named Lucky'], 'pet', [
      'Lucky died in that game yesterday',
      'Lucky died at level nine',
    ]),
    ...kept(['I have a dog named Max', 'my son is called Max'], 'pet', [
      'Max ran away',
      'Max passed away on Sunday',
    ]),
    ...kept(['I live in Ghent'], 'location', [
      'Home is Alaska, the song says',
      'Minecraft is my home now',
      "we ended up in Denny's at 3am",
      'we ended up in Vegas for the weekend',
      'We packed the car and settled in Row 5',
    ]),
    ...kept(['my email is tom@oldmail.test'], 'email', [
      'please use support@company.com from now on',
      'try help@acme.com now',
      'send it to boss@acme.com now',
      "wait, it's noreply@acme.com now",
      'from now on send everything to a@b.com',
      'Sorry, send it to mom@y.com instead',
    ]),
    ...kept(['my major is botany'], 'major', [
      'We changed the course to French',
      'We moved the degree to celsius',
      'I changed the field of study to "biology" in the form',
    ]),
    ...kept(['I work at Initech'], 'employer', [
      'I drive for Uber Eats in the game',
      'I drive for Lyft in GTA',
      'I drive for Uber in the story',
    ]),
  ])('%j: the %s stays with "%s"', async (told, slot, sentence) => {
    const before = await holding(told, [slot])
    expect(before).toHaveLength(1)
    expect(await holding([...told, sentence], [slot])).toEqual(before)
  })

  it('gives no address where none of the user is known', async () => {
    expect(await holding(['actually use mira@example.org instead'], ['email'])).toEqual([])
  })
})

describe('going back', () => {
  it.each([
    [['I use Android', 'I use Windows', "I'm back on Android"], 'os', 'os=Android'],
    [["I'm vegan", 'I am keto now', 'I went back to vegan'], 'diet', 'diet=vegan'],
    [['I work at Acme', 'I joined Initech', "I'm back at ACME since May"], 'employer', 'employer=Acme'],
  ])('is to what was held, in its words: %j', async (told, slot, expected) => {
    expect(await holding(told, [slot])).toEqual([expected])
  })

  it('is a visit where it is to a place', async () => {
    const told = ['I live in Ghent', 'I moved to Bruges', 'I went back to Ghent for the weekend']
    expect(await holding(told, ['location'])).toEqual(['location=Bruges'])
  })
})
