import { describe, expect, it } from 'vitest'
import { DOMAINS } from '@recollect/core/extraction'
import type { Domain } from '@recollect/core/extraction'
import { fold } from '../../reading/script.ts'
import { domains } from './index.ts'

const plain = (text: string): string => fold(text.normalize('NFKC').toLowerCase())

/** The domains of which a text has a whole word or phrase. */
function domainsOf(text: string): readonly Domain[] {
  const spaced = ` ${plain(text).replace(/[^\p{L}\p{N}'+#-]+/gu, ' ')} `
  return DOMAINS.filter((domain) => domains[domain].some((phrase) => spaced.includes(` ${phrase} `)))
}

const named = (names: string): readonly string[] => names.split(' ').filter((name) => name !== '')

/** A text, the domains it must have, and those it must not have (`*`: no other). */
type Case = readonly [text: string, has: string, hasNot: string]

const MESSAGES: readonly Case[] = [
  ['What should I cook tonight?', 'food', 'travel work health'],
  ['help me plan a weekend in Lisbon', 'travel', 'food health work'],
  ['my knee hurts after running', 'health fitness', 'work food'],
  ['draft the deploy announcement', 'work technology', 'food health'],
  ["I need an outfit for my cousin's wedding", 'clothes celebration people', 'technology food'],
  ['What do I get my sister for her birthday?', 'people celebration', 'work technology'],
  ['we want to order in, any ideas?', 'food', 'travel health'],
  ['how do I get rid of this headache', 'health', 'travel food'],
  ['can you move my dentist appointment to Thursday afternoon', 'schedule health', 'leisure food'],
  ['am I free on Friday evening?', 'schedule', 'food money'],
  ['how much should I put aside each month for a new car', 'money transport', 'food'],
  ['The kitchen tap is dripping again', 'home', 'people music'],
  ['suggest a novel for the flight', 'reading travel', 'food work'],
  ['anything good on Netflix?', 'screen', 'food work'],
  ['what can I listen to while I work out', 'music fitness', 'food'],
  ['my Python script crashes with an import error', 'technology', 'animals transport'],
  ['will I need an umbrella tomorrow', 'weather', 'food work'],
  ['quiz me on the French revolution for my history exam', 'study', 'money food'],
  ['what vaccines does a puppy need', 'animals health', 'travel'],
  ['fastest way to the airport from here', 'travel transport', 'food'],
  ['write a cover letter for a marketing role', 'work', 'music home'],
  ["I'm bored, what could we do this weekend?", 'leisure', 'work'],
  ['help me word an invoice reminder to a client', 'money work', 'food'],
  ['give me a workout I can do in a hotel room', 'fitness travel', 'food'],
  ['where can we take my in-laws for dinner', 'food people', 'technology'],
  ['my laptop battery drains so fast', 'technology', 'health food'],
  ['how do I soothe a teething baby', 'people', 'work technology'],
  ['which tyres are best for snow', 'transport weather', 'food'],
  ['translate this email to my landlord', 'home', 'food health'],
  ['is it too hot to go for a run', 'weather fitness', 'work'],
  ['tell me a bit more about that', '', '*'],
  ['make it shorter please', '', '*'],
  ['what did you mean by the second one', '', '*'],
  ['thanks, that is exactly it', '', '*'],
  ['rewrite this in one paragraph', '', '*'],
  ['I think you got it wrong', '', '*'],
  ["what'll I make for the kids tonight", 'food people', 'travel work health'],
  ["I'm starving, anything quick", 'food', 'work health'],
  ["five of us on Saturday and two won't touch meat", 'food people schedule', 'technology'],
  ['my ankle has puffed up like a balloon', 'health', 'food work'],
  ['splitting head and nothing in the house for it', 'health', 'food travel'],
  ['is it safe to take this with grapefruit juice', 'health food', 'work'],
  ['where should we stay in Porto on a shoestring', 'travel money', 'health work'],
  ['what do I chuck in the suitcase for five nights', 'travel', 'food health'],
  ['how do I get home from Hackney without changing twice', 'transport', 'food health'],
  ['is it too nippy out for shorts', 'weather clothes', 'food work'],
  ['what should I charge for a logo', 'money', 'food health'],
  ['how far will 400 quid go until payday', 'money', 'food health'],
  ['the lodger says the hot water has gone again', 'home', 'food work'],
  ['can I fit a coffee in before the school run', 'schedule', 'health travel'],
  ['could I pick up an extra shift on the 14th', 'schedule work', 'food health'],
  ['what would my dad like for his 70th', 'people celebration', 'food work'],
  ["she's turning forty and has everything already", 'celebration', 'food work'],
  ['write a bio for the conference page', 'introduction', 'food health'],
  ['what should the title be', '', '*'],
  ['can you take that line out', '', '*'],
  ['I can take it from here', '', '*'],
  ['should I take the first option', '', '*'],
  ['in that case go with the other one', '', '*'],
  ['is there a shorter way to put it', '', '*'],
]

const VALUES: readonly Case[] = [
  ['sushi', 'food', 'clothes'],
  ['spicy ramen', 'food', 'weather'],
  ['oat milk', 'food', 'work'],
  ['penicillin', 'health', 'food'],
  ['type 2 diabetes', 'health', 'work'],
  ['torn ACL', 'health', 'home'],
  ['lactose intolerant', 'food health', 'work'],
  ['bouldering', 'fitness', 'food'],
  ['a golden retriever', 'animals', 'food'],
  ['two cats', 'animals', 'food'],
  ['piano', 'music', 'food'],
  ['jazz', 'music', 'food'],
  ['fantasy novels', 'reading', 'food'],
  ['K-dramas', 'screen', 'food'],
  ['TypeScript', 'technology', 'food'],
  ['MacBook Pro', 'technology', 'food'],
  ['Honda Civic', 'transport', 'clothes'],
  ['e-bike', 'transport', 'food'],
  ['nurse', 'work', 'food'],
  ['software engineer', 'work technology', 'food'],
  ['night shifts', 'work', 'clothes'],
  ['size 9 shoes', 'clothes', 'food'],
  ['a studio apartment', 'home', 'food'],
  ['Japan', 'travel', 'work'],
  ['twin daughters', 'people', 'work'],
  ['chess', 'leisure', 'food'],
  ['pottery', 'leisure', 'food'],
  ['Diwali', 'celebration', 'work'],
  ['student loan', 'money', 'travel'],
  ['vegan', 'food', 'travel'],
  ['a half marathon', 'fitness', 'food'],
  ['hiking', 'fitness leisure', 'food'],
  ['organic chemistry', 'study', 'people'],
  ['Paula', '', '*'],
  ['quiet', '', '*'],
  ['1991', '', '*'],
  ['apixaban 5 mg', 'health', 'food'],
  ['levothyroxine before breakfast', 'health', 'work'],
  ['a copper coil', 'health', 'home'],
  ['asthma puffer', 'health', 'clothes'],
  ['insulin pump', 'health', 'fitness'],
  ['one tablet at night', 'health', 'food'],
  ['a pacemaker', 'health', 'music'],
  ['a puffer jacket', 'clothes', 'health'],
  ['an Android tablet', 'technology', 'health'],
  ['a blue coat', 'clothes', 'health animals'],
]

describe('domains of English', () => {
  it('has words of each domain and of no other', () => {
    expect(Object.keys(domains).sort()).toEqual([...DOMAINS].sort())
    for (const domain of DOMAINS) {
      // Nobody likes or owns an introduction: only what is asked for has words.
      const least = domain === 'introduction' ? 30 : 120
      expect(domains[domain].length, domain).toBeGreaterThanOrEqual(least)
    }
  })

  it('has each word once, as normalised and folded text has it', () => {
    for (const domain of DOMAINS) {
      const words = domains[domain]
      expect(words.filter((word) => word !== plain(word) || word !== word.trim() || word === '')).toEqual([])
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
    }
  })

  it.each([...MESSAGES, ...VALUES])('of %j: %s, not %s', (text, has, hasNot) => {
    const found = domainsOf(text)
    expect(found).toEqual(expect.arrayContaining([...named(has)]))
    if (hasNot === '*') expect(found).toEqual([...named(has)])
    expect(found.filter((domain) => named(hasNot).includes(domain))).toEqual([])
  })
})
