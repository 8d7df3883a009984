import { describe, expect, it } from 'vitest'
import { shown, written } from './support.ts'

describe('what points back to what was named', () => {
  it.each([
    ["can you find a nut-free cake, my daughter's allergic", ['user.daughter.allergy=nut']],
    ["gf wants a cat but I'm allergic", ['user.allergy=cat']],
    [
      'My sister got a job in Dublin and she moved over there last week',
      [
        'user.sister.event_work=got a job in Dublin updates',
        'user.sister.location=Dublin updates',
        'user.sister.event_move=moved over there',
      ],
    ],
    [
      'we got a kitten and the kids named him Pip',
      ['user.event_purchase=got a kitten', 'user.pet=kitten', 'user.pet.name=Pip'],
    ],
    [
      "no that was when I was at Hargreaves, I'm not with them any more",
      ['user.employer=Hargreaves retracts'],
    ],
    ["don't say coffee because I can't stand the stuff", ['user.dislikes!=coffee']],
  ])('%s', (text, expected) => {
    expect(written(text)).toEqual(expected)
  })

  it.each([
    "he wants a cat but he's allergic",
    "I'm allergic",
    'I called her Sunday',
    'the neighbours got a dog, they named him Rex',
    'she got a job in Dublin and moved over there',
    "we're not there any more",
    "I can't stand the stuff",
    "the neighbours' dog barks, he's a terrier",
  ])('keeps nothing of: %s', (text) => {
    expect(shown(text)).toEqual([])
  })
})

describe('what a noun with "my" takes for granted', () => {
  it.each([
    ['my love of old maps started with grandad', ['user.likes=old maps']],
    ['my PhD in marine biology is killing me', ['user.education=PhD in marine biology']],
    ['my job as a nurse is hard', ['user.occupation=nurse']],
    ["my mum's love of gardening", ['user.mother.likes=gardening']],
  ])('%s', (text, expected) => {
    expect(shown(text)).toEqual(expected)
  })

  it.each([
    'my love for you',
    'the love of my life',
    'my work as usual',
    'my PhD in two years',
    'her love of old maps',
    'a degree in history',
    'his job as a nurse',
  ])('keeps nothing of: %s', (text) => {
    expect(shown(text)).toEqual([])
  })
})

describe('where somebody is', () => {
  it.each([
    [
      "We're in a two-bed flat in Headingley",
      ['user.living_situation=two-bed flat', 'user.location=Headingley'],
    ],
    ["I'm at Oakwell Vets in Leeds, have been for six years", ['user.employer=Oakwell Vets']],
    ['I have to take warfarin', ['user.uses=warfarin']],
  ])('%s', (text, expected) => {
    expect(shown(text)).toEqual(expected)
  })

  it.each([
    "we're in a flat in Rome for a week",
    "I'm in a hotel in Rome",
    "I'm at Starbucks",
    'I have to take the bins out',
    "I don't have to take warfarin",
    'my mum is in plaster',
  ])('keeps nothing of: %s', (text) => {
    expect(shown(text)).toEqual([])
  })
})
