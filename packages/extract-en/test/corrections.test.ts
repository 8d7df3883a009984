import { slotRegistry, extractFacts } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { describe, expect, it } from 'vitest'
import { pack } from './support.ts'

const slots = slotRegistry(pack.slots)

/** As a message is read as a whole: `user.location=Austin (not Boston)`; `(corrects)` where the wrong value is not named. */
const read = (text: string): readonly string[] =>
  extractFacts([pack], normalizeText(text), { saidAt: Date.UTC(2024, 4, 1), zone: 'UTC', slots })
    .drafts.filter(({ effect }) => effect === undefined)
    .map(({ entity, slot, value, when, correction }) => {
      const marks =
        correction === undefined ? '' : correction.of === null ? ' (corrects)' : ` (not ${correction.of})`
      return `${entity}.${slot}=${value}${when === null ? '' : ` @${when}`}${marks}`
    })

describe('a correction', () => {
  it.each([
    ['sorry, I meant Ghent', 'user.generic=Ghent (corrects)'],
    ['I meant Ghent, not Bruges', 'user.generic=Ghent (not Bruges)'],
    ['oops i meant ghent not bruges', 'user.generic=ghent (not bruges)'],
    ['I meant to say Ghent', 'user.generic=Ghent (corrects)'],
    ['typo: 23', 'user.generic=23 (corrects)'],
    ['typo, 23 not 32', 'user.generic=23 (not 32)'],
    ["correction: it's Friday", 'user.generic=Friday (corrects)'],
    ["I misspoke, it's Ghent", 'user.generic=Ghent (corrects)'],
    ["I got the wrong day, it's Friday", 'user.generic=Friday (corrects)'],
    ["scratch that, it's Friday", 'user.generic=Friday (corrects)'],
    ["That's wrong, it's Ghent", 'user.generic=Ghent (corrects)'],
    ['not Thursday, Friday — my mistake', 'user.generic=Friday (not Thursday)'],
    ["it's Friday, not Thursday", 'user.generic=Friday (not Thursday)'],
    ["it's Maren, not Karen", 'user.generic=Maren (not Karen)'],
    ["it's 61, not 16", 'user.generic=61 (not 16)'],
    ['the recital is on Friday, not Thursday', 'user.generic=Friday (not Thursday)'],
    ['oops, I live in Ghent', 'user.location=Ghent (corrects)'],
    ['Correction: I live in Ghent, not Bruges', 'user.location=Ghent (not Bruges)'],
    ['sorry, I work at Globex, not Initech', 'user.employer=Globex (not Initech)'],
    ['Actually I was wrong, my birthday is in June', 'user.birthday=June (corrects)'],
    ['I got that wrong, my niece is 9', 'user.niece.age=9 (corrects)'],
    ["scratch that, I'm 52 not 25", 'user.age=52 (not 25)'],
    ['I live in Ghent, not Bruges', 'user.location=Ghent (not Bruges)'],
    ['Sorry, Ghent', 'user.generic=Ghent (corrects)'],
    ['No, Ghent', 'user.generic=Ghent (corrects)'],
    ['Oops, Ghent', 'user.generic=Ghent (corrects)'],
    ['My mistake, Ghent', 'user.generic=Ghent (corrects)'],
    ['I mean Ghent', 'user.generic=Ghent (corrects)'],
    ["Actually it's Ghent", 'user.generic=Ghent (corrects)'],
    ['Oops, 43', 'user.generic=43 (corrects)'],
    ["That's not right, it's Ghent", 'user.generic=Ghent (corrects)'],
    ['I should have said Ghent', 'user.generic=Ghent (corrects)'],
    ['I should have said Ghent, not Bruges', 'user.generic=Ghent (not Bruges)'],
    ['Sorry, I meant lager', 'user.generic=lager (corrects)'],
    ['Not Bruges, Ghent', 'user.generic=Ghent (not Bruges)'],
    ['Ghent, not Bruges', 'user.generic=Ghent (not Bruges)'],
    ["It's Ghent, not Bruges", 'user.generic=Ghent (not Bruges)'],
    ["it's not Bruges, it's Ghent", 'user.generic=Ghent (not bruges)'],
    ['Bruges is wrong, it is Ghent', 'user.generic=Ghent (not bruges)'],
    ['Change Bruges to Ghent', 'user.generic=Ghent (not Bruges)'],
    ['I meant to say that I live in Ghent', 'user.location=Ghent (corrects)'],
    ['please correct that: I live in Ghent', 'user.location=Ghent (corrects)'],
    ['I mean, I live in Ghent', 'user.location=Ghent (corrects)'],
    ['Bruges was a mistake, I live in Ghent', 'user.location=Ghent (not bruges)'],
  ])('"%s" says what is right, and what was wrong where it is named', (text, card) => {
    expect(read(text)).toEqual([card])
  })

  it.each([
    ['I live in Bruges, sorry, I meant Ghent', 'user.location=Ghent (not Bruges)'],
    ['I live in Bruges. Sorry, I meant Ghent.', 'user.location=Ghent (not Bruges)'],
    ['I live in Bruges - no wait, Ghent', 'user.location=Ghent (not Bruges)'],
    ['i live in bruges sorry i meant ghent', 'user.location=ghent (not bruges)'],
    ['My name is Marin, sorry, Maren', 'user.name=Maren (not Marin)'],
    ['my brother is 23, no wait, 24', 'user.brother.age=24 (not 23)'],
    ['my aunt lives in Bruges, correction, Ghent', 'user.aunt.location=Ghent (not Bruges)'],
    ['I like jazz, sorry, I meant blues', 'user.likes=blues (not jazz)'],
    [
      'my email is mj@example.org, oops, it’s maj@example.org',
      'user.email=maj@example.org (not mj@example.org)',
    ],
    ['The meeting is on Thursday, sorry, I meant Friday', 'user.generic=Friday (not Thursday)'],
    ['I was born in 1981, wait no, 1982', 'user.birthday=1982 (not 1981)'],
    [
      'my phone number is 555-010-3344, typo, it’s 555-010-4433',
      'user.phone=555-010-4433 (not 555-010-3344)',
    ],
  ])('"%s" leaves only the right value as a fact', (text, card) => {
    expect(read(text)).toEqual([card])
  })

  it.each([
    ['I live in Ghent not Bruges', 'user.location=Ghent (not Bruges)'],
    ['I live in Ghent rather than Bruges', 'user.location=Ghent (not Bruges)'],
    ['I live in Ghent instead of Bruges', 'user.location=Ghent (not Bruges)'],
    ['I work at Globex not Initech', 'user.employer=Globex (not Initech)'],
    ['I work at Globex rather than Initech', 'user.employer=Globex (not Initech)'],
    ['I do not live in Bruges but in Ghent', 'user.location=Ghent (not Bruges)'],
    ["I don't work at Initech but at Globex", 'user.employer=Globex (not Initech)'],
    ['I study botany rather than law', 'user.major=botany (not law)'],
  ])('"%s" names both, and the value is the right one alone', (text, card) => {
    expect(read(text)).toEqual([card])
  })

  it.each([
    ['I live in Bruges, sorry, Ghent', 'user.location=Ghent (not Bruges)'],
    ['I live in Bruges, no, Ghent', 'user.location=Ghent (not Bruges)'],
    ['I live in Bruges, actually Ghent', 'user.location=Ghent (not Bruges)'],
    ['i live in bruges, no, ghent', 'user.location=ghent (not bruges)'],
    ['My name is Dot, sorry, Lot', 'user.name=Lot (not Dot)'],
    ['I work at Initech, actually Globex', 'user.employer=Globex (not Initech)'],
  ])('"%s" leaves only the last value', (text, card) => {
    expect(read(text)).toEqual([card])
  })

  it('in the same message is about the value of its own kind', () => {
    expect(read('I live in Bruges and have a canary. Oops, I meant Ghent.')).toEqual([
      'user.pet=canary',
      'user.location=Ghent (not Bruges)',
    ])
  })

  it('of a time puts the time right, not the place', () => {
    expect(read('I moved to Ghent in March, sorry, I mean April')).toEqual(['user.location=Ghent @in April'])
  })
})

describe('no correction', () => {
  it.each([
    'No, thanks',
    'No, Thanks',
    'Sorry, later',
    'No, Monday works',
    'No, Monday',
    'No, Anna',
    'No problem',
    'Oops, wrong chat',
    "Actually it's raining",
    "Actually it's Monday",
    'sorry, I meant earlier',
    'Why not Ghent?',
    'Not Ghent, please',
    'me, not Tom',
    "he is wrong, it's Ghent",
    "This is wrong, it's Ghent",
    'I should have said no',
    "That's not right, try again",
    'change it to Ghent?',
    'I meant no harm',
    'I meant what I said',
    'I meant it',
    'I mean it',
    'I mean, Ghent is lovely',
    'I mean Friday works for me',
    'she meant Ghent, not Bruges',
    'he said he meant Ghent',
    'Tom was wrong, it’s Ghent',
    'if I said Bruges, I meant Ghent',
    'if I meant Bruges I would have said Bruges',
    'When I say home I mean Ghent',
    'I thought I meant Bruges',
    'Do you think I meant Ghent?',
    'just kidding, I meant Mars',
    'I never said I live in Bruges, I meant Ghent',
    'I meant to call you',
    "it's not a bug, it's a feature",
    "it's Linux, not magic",
    'sorry, it’s late',
    'sorry, Tom',
    "I can't make it on Friday, sorry, Tom",
    'not now, later',
    'not bad, 8/10',
    "that's wrong, it's 8 o'clock in Ghent",
    'My mistake, I thought you were Tom',
    'correction fluid, please',
    'He got the date wrong, it’s Friday',
  ])('"%s" says nothing', (text) => {
    expect(read(text)).toEqual([])
  })

  it.each([
    ['sorry, I work at Globex', 'user.employer=Globex'],
    ['I live in Ghent now, not Bruges', 'user.location=Ghent'],
    ['I live in Ghent, not far from Bruges', 'user.location=Ghent'],
    ["change of plan: dinner's at 8 not 7:30", 'user.generic=8'],
    ['the rehearsal moved to Friday', 'user.generic=Friday'],
    ['He got that wrong, my niece is 9', 'user.niece.age=9'],
    ['I live in Ghent, sorry, Anna', 'user.location=Ghent'],
    ['I live in Ghent, no, really', 'user.location=Ghent'],
    ['I live in Ghent, actually Tom told me to', 'user.location=Ghent'],
    ["I mean, I'm a gamer", 'user.user_type=gamer'],
  ])('"%s" tells a fact or a change', (text, card) => {
    expect(read(text)).toEqual([card])
  })
})

describe('an update of what was spoken of last', () => {
  it.each([
    ['change it to 4 pm', '4 pm'],
    ['update that to Ghent', 'Ghent'],
    ['change that to Globex please', 'Globex'],
    ['make that three', 'three'],
    ['make it 6 instead', '6'],
    ["it's Friday now", 'Friday'],
    ["it's now 4711", '4711'],
  ])('%s', (text, value) => {
    expect(read(text)).toEqual([`user.generic=${value}`])
  })

  it.each([
    "it's noon now",
    "it's December now",
    "it's 5 degrees now",
    'it is a mess now',
    'make it blue instead',
    'can you change it to blue?',
    "he's Tom now",
  ])('not "%s"', (text) => {
    expect(read(text)).toEqual([])
  })
})
