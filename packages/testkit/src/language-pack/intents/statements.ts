import type { ExpectedCard, Intent } from './intent.ts'

const states = <Id extends string>(id: Id, like: string, card: ExpectedCard) =>
  ({ id, like, expect: { card } }) satisfies Intent

const NEW = { relations: ['updates'] } as const
const OVER = { relations: ['retracts'] } as const
const RELATIVE = { of: 'relative' } as const

/** What people tell about themselves. */
export const STATEMENTS = [
  states('name.is', 'My name is Ada', { slots: ['name'] }),
  states('name.call', 'Call me Ace', { slots: ['nickname', 'name'] }),
  states('age.is', 'I am 34', { slots: ['age'] }),
  states('birthday.is', 'My birthday is May 4', { slots: ['birthday'] }),
  states('hometown.from', 'I come from Cork', { slots: ['hometown', 'nationality'] }),
  states('language.speak', 'I speak Dutch', { slots: ['language', 'skill'] }),
  states('location.live', 'I live in Ghent', { slots: ['location'] }),
  states('location.move', 'I moved to Bruges', { slots: ['location'], ...NEW }),
  states('location.left', 'I no longer live in Ghent', { slots: ['location'], ...OVER }),
  states('location.lived', 'I used to live in Ghent', { slots: ['location'], tense: 'past' }),
  states('occupation.is', 'I am a baker', { slots: ['occupation'] }),
  states('employer.work', 'I work at Acme', { slots: ['employer'] }),
  states('employer.joined', 'I just started at Acme', { slots: ['employer'], ...NEW }),
  states('employer.left', 'I quit my job', { slots: ['employer', 'occupation'], ...OVER }),
  states('school.study', 'I study law', { slots: ['major', 'school', 'education', 'occupation'] }),
  states('phone.is', 'My number is 555 0100', { slots: ['phone'] }),
  states('email.is', 'My mail is ada@example.org', { slots: ['email'] }),
  states('device.has', 'I have a Pixel 9', { slots: ['device', 'owns', 'uses'] }),
  states('device.changed', 'I switched to a Pixel 9', { slots: ['device', 'os'], ...NEW }),
  states('likes.like', 'I like tea', { slots: ['likes'], polarity: 'positive' }),
  states('likes.several', 'I like tea and rain', { slots: ['likes'], polarity: 'positive' }),
  states('likes.denied', 'I do not like tea', { slots: ['dislikes', 'likes'], polarity: 'negative' }),
  states('likes.stopped', 'I no longer like tea', { slots: ['likes'], ...OVER }),
  states('dislikes.hate', 'I hate rain', { slots: ['dislikes'], polarity: 'negative' }),
  states('favorite.is', 'My favourite colour is red', { slots: ['favorite_*'] }),
  states('hobby.is', 'My hobby is chess', { slots: ['hobby', 'likes'] }),
  states('skill.cannot', 'I cannot swim', { slots: ['skill'], polarity: 'negative' }),
  states('habit.stopped', 'I quit smoking', { slots: ['habit'], ...OVER }),
  states('diet.is', 'I am vegan', { slots: ['diet'] }),
  states('allergy.has', 'I am allergic to nuts', { slots: ['allergy', 'health'] }),
  states('relationship.is', 'I am married', { slots: ['relationship_status'] }),
  states('family.has', 'I have two sons', { slots: ['family.*'] }),
  states('family.lives', 'My sister lives in Oslo', { slots: ['location'], ...RELATIVE }),
  states('family.works', 'My father is a baker', { slots: ['occupation'], ...RELATIVE }),
  states('family.named', 'My wife is called Ida', {
    slots: ['name', 'nickname', 'family.*'],
    of: 'relative',
  }),
  states('pet.has', 'I have a dog', { slots: ['pet'] }),
  states('pet.named', 'My dog is called Rex', { slots: ['name', 'nickname'], ...RELATIVE }),
  states('goal.want', 'I want to become a pilot', { slots: ['goal', 'plan'] }),
  states('plan.dated', 'I am flying to Rome tomorrow', { slots: ['plan', 'goal', 'event_*'], dated: true }),
  states('event.dated', 'I got married in 2015', { slots: ['event_*', 'relationship_status'], dated: true }),
  states('update.generic', 'The meeting is now at ten', { slots: ['generic'], ...NEW }),
  states('correction', 'Sorry, I am 26, not 25', { slots: ['age'], corrects: true, ...NEW }),
] as const
