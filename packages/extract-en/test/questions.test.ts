import { describe, expect, it } from 'vitest'
import { leastTime } from './least-time.ts'
import { questions } from '../src/questions/index.ts'
import { QUESTIONS, IMPERSONAL, WHOSE } from './corpus/questions.ts'
import { detect } from './support.ts'

const parted = (text: string): readonly string[] => text.split('|').map((one) => one.trim())
const slotsOf = (text: string) => detect(text).slots

const KINDS =
  'color, food, dish, drink, movie, book, song, artist, band, sport, team, animal, season, subject, game, city, restaurant, place, show, character, holiday, flower, number, author, actor, joke'
const favorite = (kind: string): readonly string[] => [
  `what's my favorite ${kind}?`,
  `my fav ${kind}?`,
  `which ${kind} do I like best`,
  `do you remember my favourite ${kind}`,
  `what ${kind} do i like the most`,
  `remind me of my favourite ${kind} again`,
]
const NAMES: Readonly<Record<string, string>> = { dish: 'food', band: 'artist' }

const PEOPLE: Readonly<Record<string, string>> = {
  boss: 'relation.boss',
  roommate: 'relation.roommate',
  coworker: 'relation.coworker',
  neighbor: 'relation.neighbor',
  teacher: 'relation.teacher',
  doctor: 'relation.doctor',
  'best friend': 'relation.friend',
  uncle: 'family.uncle',
  cousin: 'family.cousin',
  'mother-in-law': 'family.mother_in_law',
}
const who = (person: string): readonly string[] => [
  `who is my ${person}?`,
  `who's my ${person} again`,
  `whos my ${person}`,
  `do you know who my ${person} is`,
  `so who was my ${person}?`,
  `who did I say my ${person} was`,
]

describe('the slot a question asks for', () => {
  it.each(
    Object.entries(QUESTIONS).flatMap(([slots, list]) => parted(list).map((text) => [text, slots] as const)),
  )('“%s” asks for %s', (text, slots) => {
    expect(slots.split(' ')).toContain(slotsOf(text)[0])
  })

  it.each(parted(KINDS.replaceAll(',', '|')))('is the favourite %s in every wording', (kind) => {
    for (const text of favorite(kind))
      expect([text, slotsOf(text)[0]]).toEqual([text, `favorite_${NAMES[kind] ?? kind}`])
  })

  it.each(Object.entries(PEOPLE))('is who %s is in every wording', (person, slot) => {
    for (const text of who(person)) {
      expect([text, slotsOf(text)[0]]).toEqual([text, slot])
      expect(slotsOf(text)).toContain('name')
    }
  })

  it.each(parted(IMPERSONAL))('is none in “%s”', (text) => {
    expect(slotsOf(text)).toEqual([])
  })
})

describe('whose fact is asked for', () => {
  it.each(
    Object.entries(WHOSE).flatMap(([entity, list]) => parted(list).map((text) => [text, entity] as const)),
  )('“%s” asks about %s', (text, entity) => {
    expect(detect(text).entity).toBe(entity)
  })
})

describe('questions typed in haste', () => {
  it.each([
    'wat phone do i use',
    'whats my name',
    'whens my bday',
    'u rmb my bday anot',
    'i stay where',
    'my job?',
  ])('“%s” is one', (text) => {
    expect(detect(text).isQuestion).toBe(true)
    expect(slotsOf(text)).not.toEqual([])
  })
})

describe('what a yes/no question names', () => {
  it.each([
    ['is my favourite colour blue', 'blue'],
    ['am I allergic to nuts?', 'nuts'],
    ['have I been to Rome', 'rome'],
    // Whether it is over is told by the habit itself.
    ['did I quit smoking', null],
  ])('“%s” names %s', (text, value) => {
    expect(detect(text).value).toBe(value)
  })
})

it('reads the slots of a long text in a time that grows with its length', () => {
  for (const unit of [
    'my ',
    'do i ',
    "what's my ",
    'did i ever ',
    'am i a ',
    'where ',
    "tom's ",
    'how many ',
  ]) {
    const read = () => {
      for (const slot of questions.slots) slot.pattern.test(unit.repeat(600 / unit.length))
    }
    expect(leastTime(read), unit).toBeLessThan(250)
  }
})
