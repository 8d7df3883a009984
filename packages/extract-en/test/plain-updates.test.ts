import { playConversation } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

type Update = readonly [before: string, after: string, slot: string, value: string]

/** Updates in usual words: what holds afterwards is the new value, undisputed. */
const UPDATES: readonly Update[] = [
  ['I live in Oslo', 'I live in Porto', 'location', 'Porto'],
  ['I live in Oslo', 'I moved to Porto', 'location', 'Porto'],
  ['I live in Oslo', 'We moved to Porto last week', 'location', 'Porto'],
  ['I live in Oslo', 'I live in Porto now', 'location', 'Porto'],
  ['I live in Oslo', "I've moved to Porto", 'location', 'Porto'],
  ['I live in Oslo', 'I relocated to Porto in March', 'location', 'Porto'],
  ['I live in Oslo', 'I now live in Larkhall', 'location', 'Larkhall'],
  ['I live in Oslo', 'I live in Larkhall', 'location', 'Larkhall'],
  ['i live in oslo', 'i live in larkhall now', 'location', 'larkhall'],
  ['We live in Ghent', 'Just moved to Bruges', 'location', 'Bruges'],
  ['I work at Tesco', 'I work at Aldi', 'employer', 'Aldi'],
  ['I work at Tesco', 'I work at Aldi now', 'employer', 'Aldi'],
  ['I work for Siemens', 'I joined Bosch last month', 'employer', 'Bosch'],
  ['I work for Siemens', 'I work for Bosch', 'employer', 'Bosch'],
  ['I work for Siemens', "I'm working for Bosch now", 'employer', 'Bosch'],
  ['I work for Siemens', 'I started at Bosch', 'employer', 'Bosch'],
  ['I work at a bakery', 'I work at a hospital', 'employer', 'hospital'],
  ['My company is Acme', 'My company is Brightwater', 'employer', 'Brightwater'],
  ["I'm a nurse", "I'm a teacher", 'occupation', 'teacher'],
  ["I'm a nurse", "I'm a teacher now", 'occupation', 'teacher'],
  ["I'm a nurse", 'I just started as a teacher', 'occupation', 'teacher'],
  ["I'm a nurse", 'I work as a plumber', 'occupation', 'plumber'],
  ["I'm a student", "I'm an accountant these days", 'occupation', 'accountant'],
  ["I'm an engineer", "I've retired", 'occupation', 'retired'],
  ['My job title is analyst', 'My job title is now CTO', 'occupation', 'CTO'],
  ['My name is Ann Lee', 'My name is Ann Park', 'name', 'Ann Park'],
  ['My name is Ann Lee', 'My name is now Ann Park', 'name', 'Ann Park'],
  ['My name is Robert', 'I changed my name to Robin', 'name', 'Robin'],
  ['Call me Bob', 'Call me Rob', 'nickname', 'Rob'],
  ['Call me Bob', 'Call me Rob from now on', 'nickname', 'Rob'],
  ["I'm 27", "I'm 28", 'age', '28'],
  ["I'm 27", 'I turned 28 yesterday', 'age', '28'],
  ["I'm 27", "I'm 28 now", 'age', '28'],
  ['My phone number is 555-0101', 'My phone number is 555-0188', 'phone', '555-0188'],
  ['My phone number is 555-0101', 'My new number is 555-0188', 'phone', '555-0188'],
  ['My phone number is 555-0101', 'My number is now 555-0188', 'phone', '555-0188'],
  ['My email is a@x.org', 'My email is b@y.org', 'email', 'b@y.org'],
  ['My email is a@x.org', 'My new email is b@y.org', 'email', 'b@y.org'],
  ['I weigh 96 kg', 'I weigh 89 kg', 'weight', '89 kg'],
  ['I weigh 96 kg', 'I now weigh 89 kg', 'weight', '89 kg'],
  ["I'm 170 cm tall", "I'm 172 cm tall", 'height', '172 cm'],
  ["I'm single", "I'm married", 'relationship_status', 'married'],
  ["I'm single", 'I got engaged', 'relationship_status', 'engaged'],
  ["I'm married", "I'm divorced", 'relationship_status', 'divorced'],
  ["I'm vegan", "I'm vegetarian now", 'diet', 'vegetarian'],
  ["I'm vegetarian", "I'm vegan", 'diet', 'vegan'],
  ['I study physics', 'I study chemistry', 'major', 'chemistry'],
  ['I major in physics', 'I switched my major to chemistry', 'major', 'chemistry'],
  ['My favorite color is blue', 'My favorite color is green', 'favorite_color', 'green'],
  ['My favorite color is blue', 'My favorite color is green now', 'favorite_color', 'green'],
  ['My favourite food is pizza', 'My favourite food is ramen', 'favorite_food', 'ramen'],
  ['My favorite movie is Alien', 'My favorite movie is Heat', 'favorite_movie', 'Heat'],
  ['I use Windows', 'I switched to Linux', 'os', 'Linux'],
  ['I make 52k a year', 'I make 60k a year', 'income', '60k'],
  ['I live alone', 'I live with my brother', 'living_situation', 'with my brother'],
  ["I'm Catholic", "I'm Buddhist now", 'religion', 'Buddhist'],
  ['My hometown is Cork', 'My hometown is Galway', 'hometown', 'Galway'],
  ['My timezone is CET', 'My timezone is EST', 'timezone', 'EST'],
  ['I work in Leeds', 'I work in York', 'workplace', 'York'],
  ['I go to Hillside High', 'I go to Lakeside High', 'school', 'Lakeside High'],
]

/** The same of relatives. */
const OF_RELATIVES: readonly (readonly [entity: string, ...Update])[] = [
  ['user.sister', 'My sister lives in Rome', 'My sister lives in Berlin', 'location', 'Berlin'],
  ['user.sister', 'My sister lives in Rome', 'My sister moved to Berlin', 'location', 'Berlin'],
  ['user.wife', 'My wife works at Shell', 'My wife works at Ikea', 'employer', 'Ikea'],
  ['user.husband', 'My husband is a chef', 'My husband is a driver now', 'occupation', 'driver'],
  ['user.son', 'My son is 6', 'My son is 7', 'age', '7'],
]

/** What is said first, what is said then, the value that holds no longer, and the one that does, if any. */
const CHANGES: readonly (readonly [first: string, then: string, gone: string, now: string])[] = [
  ["I'm a student", "I'm a teacher now", 'student', 'teacher'],
  ["I'm a junior developer", 'I got promoted to senior developer', 'junior', 'senior developer'],
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
  ['I own a drum kit', 'sold my drum kit to pay rent', 'drum kit', ''],
  ['I plan to buy a house', 'I bought a house', 'buy a house', ''],
  ['I live alone', 'I live with my boyfriend now', 'alone', 'boyfriend'],
  ['My nickname is Kat', 'Call me Katie from now on', 'Kat', 'Katie'],
]

async function after(messages: readonly string[], entity: string, slot: string) {
  const { held } = await playConversation(english(), messages, { daysApart: 40 })
  return held
    .filter((card) => card.entity === entity && card.slot === slot)
    .map(({ value, contested }) => (contested ? `${value}?` : value))
}

/** What holds, but for what happened. */
async function heldAfter(first: string, then: string): Promise<readonly string[]> {
  const { held } = await playConversation(english(), [first, then])
  return held
    .filter(({ slot, polarity }) => polarity === 'positive' && !slot.startsWith('event_'))
    .map(({ value }) => value)
}

const isRight = (held: readonly string[], gone: string, now: string): boolean =>
  held.every((value) => value !== gone && (now.includes(gone) || !value.includes(gone))) &&
  (now === '' || held.some((value) => value.includes(now)))

describe('an update in usual words replaces what was known', () => {
  it.each(UPDATES)('%s → %s', async (before, then, slot, value) => {
    expect(await after([before, then], 'user', slot)).toEqual([value])
  })

  it.each(OF_RELATIVES)('of %s: %s → %s', async (entity, before, then, slot, value) => {
    expect(await after([before, then], entity, slot)).toEqual([value])
  })
})

describe('a change in usual words', () => {
  it.each(CHANGES)('%s → %s', async (first, then, gone, now) => {
    const held = await heldAfter(first, then)
    expect(isRight(held, gone, now), held.join(', ')).toBe(true)
  })
})
