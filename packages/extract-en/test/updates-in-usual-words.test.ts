import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/core/in-memory'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

/** Plain updates in usual words: what is said first, what is said then, the value that holds no longer, and the one that does. */
const UPDATES: readonly (readonly [first: string, then: string, gone: string, now: string])[] = [
  ['I live in Lisbon', 'I moved to Porto', 'Lisbon', 'Porto'],
  ['I live in Leeds', 'I live in York now', 'Leeds', 'York'],
  ['I live in Austin', 'We just moved to Denver', 'Austin', 'Denver'],
  ["I'm based in Berlin", "I've relocated to Vienna", 'Berlin', 'Vienna'],
  ['I live in Bristol', "I'm now living in Bath", 'Bristol', 'Bath'],
  ['I live in Cork', 'moved to Galway last week', 'Cork', 'Galway'],
  ['I work at Acme', 'I work at Globex now', 'Acme', 'Globex'],
  ['I work at Tesco', 'I started a new job at Aldi', 'Tesco', 'Aldi'],
  ['I work for IBM', 'I joined Siemens last month', 'IBM', 'Siemens'],
  ['I work at Shell', "I left Shell, I'm at BP now", 'Shell', 'BP'],
  ["I'm a nurse", "I'm a midwife now", 'nurse', 'midwife'],
  ["I'm a waiter", 'I became a chef', 'waiter', 'chef'],
  ["I'm a student", "I'm a teacher now", 'student', 'teacher'],
  ["I'm a junior developer", 'I got promoted to senior developer', 'junior', 'senior developer'],
  ['My phone number is 555-0100', 'My new phone number is 555-0199', '555-0100', '555-0199'],
  ['My number is 555-010-0000', 'My number changed to 555-010-1111', '555-010-0000', '555-010-1111'],
  ['My email is a@example.org', 'My new email is b@example.org', 'a@', 'b@'],
  ['My email is a@example.org', 'I changed my email to c@example.org', 'a@', 'c@'],
  ["I'm 29", 'I turned 30 today', '29', '30'],
  ["I'm 41 years old", "I'm 42 now", '41', '42'],
  ['My son is 4', 'My son is 5 now', '4', '5'],
  ['My daughter is 9', 'My daughter turned 10', '9', '10'],
  ['I weigh 90 kg', 'I weigh 85 kg now', '90', '85'],
  ['I weigh 180 pounds', "I'm down to 170 pounds", '180', '170'],
  ['I weigh 70 kg', 'My weight is now 68 kg', '70', '68'],
  ['I have a dog called Rex', 'Rex died last week', 'dog', ''],
  ['I have a cat', 'My cat passed away', 'cat', ''],
  ['I have a hamster', 'My hamster died yesterday', 'hamster', ''],
  ['I drive a Honda Civic', 'I sold my Honda Civic', 'Honda', ''],
  ['I drive a Toyota', 'I bought a Tesla and sold the Toyota', 'Toyota', 'Tesla'],
  ['I have a motorbike', 'I sold my motorbike', 'motorbike', ''],
  ['I drive a Ford Focus', 'I switched from the Ford Focus to a Mazda', 'Ford', 'Mazda'],
  ["I'm single", "I'm married now", 'single', 'married'],
  ["I'm engaged", 'We got married', 'engaged', 'married'],
  ["I'm married", "I'm divorced now", 'married', 'divorced'],
  ["I'm married", 'We got divorced', 'married', 'divorced'],
  ["I'm single", 'I have a girlfriend now', 'single', ''],
  ["I'm in a relationship", "I'm single again", 'in a relationship', 'single'],
  ['My favorite color is blue', 'My favorite color is green now', 'blue', 'green'],
  ['My favorite food is pizza', 'My new favorite food is sushi', 'pizza', 'sushi'],
  ['My favourite band is Blur', 'My favourite band is now Oasis', 'Blur', 'Oasis'],
  ['I like coffee', "I don't like coffee anymore", 'coffee', ''],
  ['I like running', 'I no longer like running', 'running', ''],
  ['I love sushi', "I've gone off sushi", 'sushi', ''],
  ['I smoke', 'I quit smoking', 'smok', ''],
  ['I smoke', "I don't smoke anymore", 'smok', ''],
  ['I drink coffee every morning', 'I stopped drinking coffee', 'coffee', ''],
  ['I go to the gym every day', "I don't go to the gym anymore", 'gym', ''],
  ["I'm vegan", "I'm not vegan anymore", 'vegan', ''],
  ["I'm vegetarian", 'I eat meat again', 'vegetarian', ''],
  ['I play the piano', 'I gave up the piano', 'piano', ''],
  ["I'm allergic to peanuts", "I'm no longer allergic to peanuts", 'peanuts', ''],
  ['I use Slack', 'I use Teams instead of Slack now', 'Slack', 'Teams'],
  ['I use an iPhone 12', 'I upgraded from my iPhone 12 to an iPhone 15', 'iPhone 12', 'iPhone 15'],
  ['I plan to visit Rome in May', 'I cancelled the Rome trip', 'Rome', ''],
  ["I'm going to Spain in July", "I'm not going to Spain after all", 'Spain', ''],
  ['I want to learn Spanish', 'I gave up on learning Spanish', 'Spanish', ''],
  ['I plan to buy a house', 'I bought a house', 'buy a house', ''],
  ['I live alone', 'I live with my boyfriend now', 'alone', 'boyfriend'],
  ['My nickname is Kat', 'Call me Katie from now on', 'Kat', 'Katie'],
]

/** What holds, but for what happened. */
async function heldAfter(first: string, then: string): Promise<readonly string[]> {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [english()] })
  const memory = recollect.scope('someone')
  await memory.remember([first, then])
  const { rows } = await memory.cards.list({ limit: 100 })
  return rows
    .filter(({ active, slot, polarity }) => active && polarity === 'positive' && !slot.startsWith('event_'))
    .map(({ value }) => value)
}

const isRight = (held: readonly string[], gone: string, now: string): boolean =>
  held.every((value) => value !== gone && (now.includes(gone) || !value.includes(gone))) &&
  (now === '' || held.some((value) => value.includes(now)))

describe('plain updates in usual words', () => {
  it('take the place of what they change, nearly all of them', async () => {
    const wrong: string[] = []
    for (const [first, then, gone, now] of UPDATES) {
      const held = await heldAfter(first, then)
      if (!isRight(held, gone, now)) wrong.push(`${first} / ${then}: ${held.join(', ')}`)
    }
    expect(wrong.length / UPDATES.length, wrong.join('\n')).toBeLessThanOrEqual(0.02)
  })
})
