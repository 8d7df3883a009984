import { describe, expect, it } from 'vitest'
import { shown } from './support.ts'

describe('speech written down without marks', () => {
  it.each([
    [
      "I'm allergic to penicillin does that mean I can't have that stuff the chemist gave me",
      ['user.allergy=penicillin'],
    ],
    [
      'my mum had a fall on Sunday how do you get one of them pendant alarms fitted',
      ['user.mother.event_health=had a fall'],
    ],
    ['um so like I drive a forklift you know at the docks in Hull', ['user.occupation=drive a forklift']],
    [
      "I went and got a whippet from the rescue she's called Pickle I said I would",
      ['user.pet=whippet', 'user.pet.name=Pickle'],
    ],
    [
      "right I've been seeing a fella called Graham he's a postman what do I wear",
      ['user.boyfriend.name=Graham', 'user.boyfriend.occupation=postman'],
    ],
    ['you can call me Teddy everyone does', ['user.nickname=Teddy']],
    ['you can call me Mari everybody does', ['user.nickname=Mari']],
    ["I'm allergic to shellfish write that down please", ['user.allergy=shellfish']],
    ['my goal is 165 now lets be realistic', ['user.goal=165']],
    ['my sister lives in Boise wont ever leave', ['user.sister.location=Boise']],
    ['I drive a Honda Civic its got 200k on it', ['user.vehicle=Honda Civic']],
    ['I drink two pots of tea a day cant function otherwise', ['user.habit=drink two pots of tea a day']],
    [
      'my wife is a welder at the shipyard 12 years',
      ['user.wife.occupation=welder', 'user.wife.employer=shipyard'],
    ],
    ['my mom her birthday is october 4', ['user.mother.birthday=october 4']],
    [
      'my son Owen lives in Reno now he works for the water department',
      ['user.son.name=Owen', 'user.son.location=Reno', 'user.son.employer=water department'],
    ],
    ["I'm taking it easy today he's fifteen now my son and he's taller than me", ['user.son.age=fifteen']],
  ])('%s', (text, expected) => {
    expect(shown(text)).toEqual(expected)
  })

  it.each([
    'my knees dont work like they used to',
    'I like songs that cant be sung',
    'I eat what I cant sell',
    'I know kids wont eat beans',
    'they say you cant have caffeine with it',
    'I think lets go is a good song',
    'if my wrist is healed I can play',
    'do you know anybody who lives here now its cold',
    'I told my sister her birthday is soon',
    'what is the code for the gate they want me to open',
    'you remind me of someone at the concert I went to with them a while back',
    'the flat I am in is the one he said she wanted to see again next week',
    'some woman on the radio saying I have been vegan thirty years and never had a cold',
    'crossword clue I live in a shell and I am slow five letters begins with s',
    'write us a pretend advert for a quiz like hello I am Gerald I own a castle',
    'it says on the back of this van my other car is a Porsche is that allowed',
    'what time does the shop shut because he wants feeding and it is getting late',
    'how long can you drive before you have to have your break is it four hours',
    'you are a good listener you are you do not butt in half as much as he did',
    'when did I ever say I wanted to go to Spain where have you got that from',
  ])('keeps nothing of: %s', (text) => {
    expect(shown(text)).toEqual([])
  })
})

describe('a line that says who speaks, item by item', () => {
  it.each([
    ['25, female, Canada', ['user.age=25', 'user.gender=female', 'user.location=Canada']],
    ['Software engineer from Berlin', ['user.occupation=Software engineer', 'user.hometown=Berlin']],
    ['chef in Rome', ['user.occupation=chef', 'user.location=Rome']],
    ['vegan, single, 29', ['user.diet=vegan', 'user.relationship_status=single', 'user.age=29']],
  ])('%s', (text, expected) => {
    expect(shown(text)).toEqual(expected)
  })

  it.each([
    'Paris, France',
    'Berlin, Paris and Rome',
    'eggs, milk, bread',
    'dog, cat, male',
    'Teacher, doctor, nurse',
    'Teacher, 34, wins caravan in church raffle',
    'a nurse in London?',
    'The teacher from Berlin',
    'John, 34',
    'red, blue and green',
  ])('keeps nothing of: %s', (text) => {
    expect(shown(text)).toEqual([])
  })
})
