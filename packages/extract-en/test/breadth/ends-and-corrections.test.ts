import { describe, expect, it } from 'vitest'
import { written } from '../support.ts'

describe('what ends, changes or is put right', () => {
  it.each([
    [
      'I got promoted to senior associate on Friday, drinks on me',
      [
        'user.event_work=got promoted to senior associate updates',
        'user.occupation=senior associate updates',
      ],
    ],
    [
      'sold my motorbike yesterday :(',
      ['user.event_purchase=sold my motorbike', 'user.vehicle=motorbike retracts'],
    ],
    ['Quit vaping back in March. Best thing I ever did.', ['user.habit=vaping retracts']],
    ['I no longer work at the bakery', ['user.employer=bakery retracts']],
    [
      'i dont live w my parents anymore, got my own place in feb',
      ['user.living_situation=w my parents retracts'],
    ],
    [
      "she and I broke up, so no more Sunday dinners at her mum's",
      ['user.relationship_status=broke up updates'],
    ],
    ["scratch that, the demo's on Thursday not Tuesday", ['user.generic=Thursday updates']],
    ['Correction: my daughter is 7, not 8.', ['user.daughter.age=7 updates']],
    ['oops i meant Leeds not Leicester', ['user.generic=Leeds updates']],
    ['Update: the meeting room is now B12.', ['user.generic=B12 updates']],
    ['the deadline has been pushed to 14 June', ['user.generic=14 June updates']],
    ['The gate code changed to 4471, fyi', ['user.named_thing=4471 updates']],
    [
      'our dog Biscuit passed away this morning',
      ['user.pet=dog retracts', 'user.pet.name=Biscuit retracts', 'user.pet.event_death=passed away'],
    ],
    ['my nan lives w us now since her fall', ['user.grandmother.living_situation=w us updates']],
    [
      'i got married when i was 19 .',
      ['user.event_relationship=got married', 'user.relationship_status=married updates'],
    ],
    [
      'I got engaged!!!!!! he did it at the top of the ferris wheel',
      ['user.event_relationship=got engaged', 'user.relationship_status=engaged updates'],
    ],
    ['finally started on my loft conversion', ['user.project=loft conversion updates']],
    ["I don't play rugby any more, knees are shot.", ['user.hobby=rugby retracts']],
    ['not vegan anymore btw', ['user.diet=vegan retracts']],
    ["no wait, it's gate 22", ['user.generic=gate 22 updates']],
    ['The password is now tangerine77', ['user.generic=tangerine77 updates']],
    ["change of plan: dinner's at 8 not 7:30", ['user.generic=8 updates']],
    ["rehearsal's been moved to the church hall", ['user.generic=the church hall updates']],
    ['Correction — my sister lives in Graz, not Linz.', ['user.sister.location=Graz updates']],
    [
      'my best friend moved to Perth last winter and I miss her like mad',
      ['user.friend.location=Perth updates'],
    ],
    [
      "Finally got the promotion I've been banging on about!",
      ["user.event_work=got the promotion I've been banging on about updates"],
    ],
    ['I gave up meat for Lent and never went back', ['user.habit=meat retracts']],
    ['We broke up. Again.', ['user.relationship_status=broke up updates']],
    ['deleted my facebook ages ago', ['user.event_other=deleted my facebook', 'user.uses=facebook retracts']],
    ["I've gone off coffee", ['user.dislikes!=coffee updates']],
    ['stopped going to mass years ago', ['user.habit=going to mass retracts']],
    ['Correction: I meant 14 guests, not 40.', ['user.generic=14 guests updates']],
    ["my number changed, it's now 07700 900418", ['user.phone=07700 900418 updates']],
    ['My gran turned ninety-one yesterday!', ['user.grandmother.age=ninety-one updates']],
    [
      'My oldest friend Piotr has just moved to Gdynia.',
      ['user.friend.name=Piotr', 'user.friend.location=Gdynia updates'],
    ],
    ['I start as a trainee signaller on the 2nd!', ['user.occupation=trainee signaller updates']],
    ["I'm not a student anymore", ['user.occupation=student retracts']],
    ['cancelled Netflix last night', ['user.uses=Netflix retracts']],
    [
      'I go by Mrs Adeyemi-Clark now, just got married',
      [
        'user.nickname=Mrs Adeyemi-Clark updates',
        'user.event_relationship=got married',
        'user.relationship_status=married updates',
      ],
    ],
    ["scrap that, I'm 34 not 33", ['user.age=34 updates']],
    ['Sorry, wrong date: the recital is 8 December', ['user.generic=8 December updates']],
    ['the wifi password is now badger-plum-44', ['user.named_thing=badger-plum-44 updates']],
    [
      "I've been promoted to head chef!!",
      ['user.event_work=been promoted to head chef updates', 'user.occupation=head chef updates'],
    ],
    ['my wife no longer works at the bank', ['user.wife.employer=bank retracts']],
    [
      'we moved out of London in 2020',
      ['user.event_move=moved out of London updates', 'user.location=London retracts'],
    ],
    ['Sorry, I meant my nephew is 4, not 5.', ['user.nephew.age=4 updates']],
    ['The launch got pushed to Q3', ['user.generic=Q3 updates']],
    ['papa is turning 60 this sunday, gift ideas pls', ['user.father.age=60 updates']],
    ["My surgery's been moved to the 18th.", ['user.generic=the 18th updates']],
    ["He moved out, so it's just me and the dog now.", ['user.living_situation=me and the dog updates']],
    ['We gave up our dog when the baby came', ['user.pet=dog retracts']],
    ['EDIT: 3pm, not 2pm', ['user.generic=3pm updates']],
    ['Forgot to say, my new number is 0161 496 0222', ['user.phone=0161 496 0222 updates']],
  ])('%s', (text, cards) => {
    expect(written(text)).toEqual(cards)
  })
})
