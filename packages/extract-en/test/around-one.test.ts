import { describe, expect, it } from 'vitest'
import { cardsOf, written } from './support.ts'

const SLOTS = new Set(['timezone', 'availability', 'size', 'named_thing'])
const kept = (text: string) =>
  cardsOf(text)
    .filter(({ slot }) => SLOTS.has(slot))
    .map(
      ({ slot, value, facet, polarity }) =>
        `${slot}${polarity === 'negative' ? '!' : ''}=${value}${facet === null ? '' : ` [${facet}]`}`,
    )

describe('when one is there, what one wears, what things around one are called', () => {
  it.each([
    ['my time zone is GMT+8', 'timezone=GMT+8'],
    ['My timezone is Europe/Berlin', 'timezone=Europe/Berlin'],
    ["I'm on Eastern Time", 'timezone=Eastern Time'],
    ["I'm in UTC-5 by the way", 'timezone=UTC-5'],
    ["I'm usually online between 9 and 5", 'availability=between 9 and 5'],
    ["I'm only free on weekends", 'availability=weekends'],
    ['I only work mornings', 'availability=mornings'],
    ['my office hours are 10am to 4pm', 'availability=10am to 4pm'],
    ["I'm never online before 10", 'availability!=before 10'],
    ['you can reach me after 8pm', 'availability=after 8pm'],
    ["I'm a size 12", 'size=12 [clothes]'],
    ['my shirt size is XL', 'size=XL [shirt]'],
    ['my hat size is 58', 'size=58 [hat]'],
    ['I wear size 9 shoes', 'size=9 [shoe]'],
    ['our build server is called Betty', 'named_thing=Betty [build server]'],
    ['we call our wiki Athena', 'named_thing=Athena [wiki]'],
    ['The guest wifi password is sunny-day-9', 'named_thing=sunny-day-9 [guest wifi password]'],
    ['the alarm code is 0042', 'named_thing=0042 [alarm code]'],
    ['our docs are at docs.acme.test/start', 'named_thing=docs.acme.test/start [docs]'],
    ['our staging server runs on port 8081', 'named_thing=port 8081 [staging server]'],
    ['we release every second Tuesday', 'named_thing=every second Tuesday [release]'],
    ['our retro is on Fridays', 'named_thing=Fridays [retro]'],
  ])('%s', (text, card) => {
    expect(kept(text)).toContain(card)
  })

  it.each([
    'the capital of France is called Paris',
    'The movie is called Dune',
    'this dish is called ratatouille',
    'our planet is called Earth? really',
    'my dog is called Rex',
    'our daughter is called Ida',
    'the server is called every second',
    'the printer is on the second floor',
    'the printer is out of paper',
    'the wifi is slow',
    'the code is easy to read',
    'the door is open',
    'the key is under the mat, they say',
    'my database exam is on Friday',
    'we met on Thursdays? no',
    'we deployed on Thursday',
    'should we deploy on Thursdays?',
    'is the wifi password hunter2?',
    'what is the door code?',
    'he is only around after 6pm',
    'the shop is open Monday to Thursday',
    'I work with Monday.com',
    'I am free tomorrow after 6pm',
    "I'm available for hire",
    "I'm in the office today until 5pm",
    "I'm in Eastern Europe",
    'Pacific time is three hours behind',
    'what is the timezone of Tokyo?',
    'the size of the moon',
    'I wear glasses',
    'I take size into account',
    "I'm a small business owner",
    'I want a medium pizza',
    'the shoe size of Shaq is 22',
  ])('keeps none of: %s', (text) => {
    expect(kept(text)).toEqual([])
  })
})

describe('addresses that somebody else’s mail goes to', () => {
  it.each([
    'please send my report to boss@corp.com',
    'forward my invoice to accounts@acme.com',
    'email my CV to hr@acme.com',
    'cc my boss at boss@acme.com',
    'mail my landlord at a@b.com that the heating broke',
    'reply to my teacher: t@school.edu',
    'share my notes with tom@x.com',
    'send this to jane@corp.com for me',
  ])('%s', (text) => {
    expect(written(text).filter((card) => /email|employer/u.test(card))).toEqual([])
  })

  it.each([
    ['email me at ann@x.org', 'user.email=ann@x.org'],
    ['send my documents to me at ann@x.org', 'user.email=ann@x.org'],
    ['Send the report to me: ann@x.org', 'user.email=ann@x.org'],
    ['you can send it to my email ann@x.org', 'user.email=ann@x.org'],
  ])('%s is one’s own', (text, card) => {
    expect(written(text)).toContain(card)
  })
})
