import { describe, expect, it } from 'vitest'
import { detect } from './support.ts'

describe('question types', () => {
  it('is generic when nothing shows', () => {
    expect(detect('tell me about the lighthouse')).toMatchObject({ type: 'generic', isQuestion: true })
  })

  it('gives recency priority over where', () => {
    expect(detect('where am I working now?')).toMatchObject({
      type: 'recency',
      also: expect.arrayContaining(['where']),
    })
  })
})

describe('slots of questions', () => {
  it.each([
    ['where do I live?', 'location'],
    ['what is my phone number?', 'phone'],
    ["what's my email address?", 'email'],
    ['what should you call me?', 'nickname'],
    ['who am I?', 'name'],
    ['what kind of user am I?', 'user_type'],
    ['how old am I?', 'age'],
    ['where do I work?', 'employer'],
    ['what do I do for a living?', 'occupation'],
    ['what is my favorite color?', 'favorite_color'],
    ['what do I like?', 'likes'],
    ['what am I allergic to?', 'allergy'],
    ['which laptop do I use?', 'device'],
    ['how many kids do I have?', 'family.child'],
    ['what car do I drive?', 'vehicle'],
    ['when is my birthday?', 'birthday'],
    ['what am I afraid of?', 'fear'],
    ['where am I travelling to?', 'plan'],
    ['where am I going to live?', 'location'],
    ['where would I work?', 'employer'],
  ])('%s → %s', (text, slot) => {
    expect(detect(text).slots[0]).toBe(slot)
  })

  it('tells a taste from a possession', () => {
    expect(detect('do I like cats?').slots[0]).toBe('likes')
    expect(detect('do I hate dogs?').slots[0]).toBe('dislikes')
    expect(detect('do I have cats?').slots[0]).toBe('pet')
  })

  it('names a facet', () => {
    expect(detect('what phone do I have now?')).toMatchObject({ facet: 'phone' })
  })

  it.each([
    ["what's my dog's name", 'dog'],
    ['what is my kitten called?', 'cat'],
    ["what is my budgie's name?", 'bird'],
    ["what's the name of my bunny?", 'rabbit'],
    ["what is my pet's name?", null],
  ])('%s asks for the name of a %s', (text, kind) => {
    expect(detect(text)).toMatchObject({ facet: kind, entity: 'user.pet' })
    expect(detect(text).slots[0]).toBe('name')
  })
})

describe('the rest of a detection', () => {
  it.each([
    ['where does my sister live?', 'user.sister'],
    ['do you like tea?', 'addressee'],
    ['do you know where I live?', 'user'],
    ['where does Ingrid work?', 'other'],
    ["do you know Ingrid's birthday?", 'other'],
    ['do I have her number?', 'other'],
    ["when is my aunt's birthday?", 'user.aunt'],
    ["what's my brother's girlfriend called?", 'other'],
    ["how old is my mum's dog?", 'other'],
    ["what is your dog's name?", 'addressee'],
    ['which tune cheers Caroline up?', 'other'],
    ['who is the woman whose garden I water?', 'other'],
    ['am I the one who snores?', 'user'],
    ['where do my cousin and I live?', 'user'],
    ['where did the company I work for move?', 'user'],
  ])('%s asks about %s', (text, entity) => {
    expect(detect(text).entity).toBe(entity)
  })

  it('reads past and present', () => {
    expect(detect('where did I use to live?').time).toBe('past')
    expect(detect('what is my current job?').time).toBe('current')
    expect(detect('what is my job?').time).toBeNull()
  })

  it.each([
    ['where will I live next year?', 'future'],
    ['where should I live?', 'future'],
    ['what am I going to do', 'future'],
    ['where would I work', 'future'],
    ['what should you call me?', null],
    ['would I like squid?', null],
  ])('reads the time of %s', (text, time) => {
    expect(detect(text).time).toBe(time)
  })

  it.each([
    ['am I a doctor?', 'doctor'],
    ['am I married?', 'married'],
    ['do I like chicken?', 'chicken'],
    ['do I live in Hull?', 'hull'],
    ['what is my job?', null],
  ])('%s names %s', (text, value) => {
    expect(detect(text).value).toBe(value)
  })

  it('tells questions from statements', () => {
    expect(detect('I live in Hull').isQuestion).toBe(false)
    expect(detect('where do I live').isQuestion).toBe(true)
  })
})
