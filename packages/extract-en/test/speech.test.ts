import { describe, expect, it } from 'vitest'
import { cardsOf, extraction, shown } from './support.ts'

describe('how people type', () => {
  it.each([
    ['i am a nurse . i live in ohio .', ['user.occupation=nurse', 'user.location=ohio']],
    ['im a welder and ive got two kids', ['user.occupation=welder', 'user.family.child=two']],
    ['i dont like onions', ['user.dislikes=onions']],
    ['i’ve two cats', ['user.pet=two cats']],
    ['wah I damn love laksa sia', ['user.likes=laksa']],
    ['I working as engineer leh', ['user.occupation=engineer']],
    ['My mum she is teacher', ['user.mother.occupation=teacher']],
    ['I wake up around 6:45 every day', ['user.habit=wake up around 6:45 every day']],
    ['I plan to leave at 7:15 tomorrow', ['user.plan=leave']],
    ['我 live in Bedok now', ['user.location=Bedok']],
    ["I don't only like tea, I also like cocoa", ['user.likes=tea', 'user.likes=cocoa']],
    ["I work at St. Anne's clinic", ["user.employer=St. Anne's clinic"]],
    ['I live in Washington, D.C.', ['user.location=Washington, D.C.']],
    ['I live in St. Louis and work at Boeing', ['user.location=St. Louis', 'user.employer=Boeing']],
    ["I'm not joking, I live in Malmo", ['user.location=Malmo']],
    ['Update: I moved to Malmo', ['user.location=Malmo']],
    ['Hi Otto: I live in Malmo', ['user.location=Malmo']],
    ['Me: I live in Malmo', ['user.location=Malmo']],
    ['About me: I live in Malmo', ['user.location=Malmo']],
    ['Address: 3 Pine Road, Hove', ['user.location=3 Pine Road, Hove']],
    ['I told her: I live in Malmo', ['user.location=Malmo']],
  ])('%s', (text, cards) => {
    expect(shown(text)).toEqual(cards)
  })
})

describe('statements without a subject', () => {
  it.each([
    ['hate queues n drizzle', ['user.dislikes=queues', 'user.dislikes=drizzle']],
    ['and just adopted a ferret too', ['user.pet=ferret']],
    ["still can't whistle", ['user.skill=whistle']],
    ['terrified of moths', ['user.fear=moths']],
    ['running Debian on everything', ['user.os=Debian']],
    ['saving up for a canoe', ['user.goal=saving up for a canoe']],
    ['been single for two years', ['user.relationship_status=single']],
    ['lifelong Fulham fan', ['user.likes=Fulham']],
    ['Residing at Velden', ['user.location=Velden']],
  ])('are the speaker’s: %s', (text, cards) => {
    expect(shown(text)).toEqual(expect.arrayContaining(cards))
  })

  it.each([
    'live in the moment',
    'love the photos!',
    'Have a safe trip',
    "don't drink that",
    'Hate the game, not the player',
  ])('are none when they ask, wish or praise: %s', (text) => {
    expect(shown(text)).toEqual([])
  })
})

describe('short forms and learners', () => {
  it.each([
    ['i haf 2 cats', ['user.pet=2 cats']],
    ['i dun like durian', ['user.dislikes=durian']],
    ['i stay at bedok', ['user.location=bedok']],
    ['i m a cook coz i luv food', ['user.occupation=cook', 'user.likes=food']],
    ['I am living in Hanoi since two years', ['user.location=Hanoi']],
    ['I has two child', ['user.family.child=two']],
    ['I have 23 years and i come from Peru', ['user.age=23', 'user.hometown=Peru']],
    ['I not like olives', ['user.dislikes=olives']],
    ['im allergic 2 cats', ['user.allergy=cats']],
    ['ｉ　ｌｉｖｅ　ｉｎ　Ｏｓａｋａ', ['user.location=Ｏｓａｋａ']],
    ['im vegan🌱', ['user.diet=vegan']],
    ['I, um, live in Boston', ['user.location=Boston']],
    ['I (25F) live in Austin', ['user.age=25', 'user.gender=F', 'user.location=Austin']],
  ])('%s', (text, cards) => {
    expect(shown(text)).toEqual(expect.arrayContaining(cards))
  })
})

describe('denial, past and retraction', () => {
  it("takes a denial beside what is so: I'm not a pilot, I'm a mechanic", () => {
    const cards = cardsOf("I'm not a pilot, I'm a mechanic").map(({ value, polarity }) => [value, polarity])
    expect(cards).toEqual([
      ['pilot', 'negative'],
      ['mechanic', 'positive'],
    ])
  })

  it('retracts what is no longer so', () => {
    expect(cardsOf("I don't live in Tulsa anymore")[0]).toMatchObject({
      slot: 'location',
      value: 'Tulsa',
      relation: 'retracts',
    })
  })

  it('marks what is over', () => {
    expect(cardsOf('I used to live in Reno')[0]).toMatchObject({
      slot: 'location',
      value: 'Reno',
      tense: 'past',
    })
  })
})

describe('what was dropped', () => {
  it('is named with its reason', () => {
    const { rejected } = extraction('if I lived in Hawaii I would surf')
    expect(rejected.map(({ by }) => by)).toContain('en/drop-hypotheticals')
  })
})
