import { describe, expect, it } from 'vitest'
import { cardsOf } from '../support.ts'

/** Slot, value, then whether it is denied or over. */
const told = (text: string): readonly string[] =>
  cardsOf(text).map(
    ({ entity, slot, value, polarity, relation, tense }) =>
      `${entity === 'user' ? '' : `${entity.slice(5)}.`}${slot}=${value}${polarity === 'negative' ? ' (not)' : ''}${relation === 'retracts' || tense === 'past' ? ' (over)' : ''}`,
  )

describe('tastes, pastimes, habits, tools and skills in everyday words', () => {
  it.each([
    ["omg i'm such a sucker for mint choc chip ice cream", 'likes=mint choc chip ice cream'],
    ['nothing beats a hot bath after a long shift', 'likes=hot bath after a long shift'],
    ['My toddler is mad for Bluey', 'child.likes=Bluey'],
    ['I have zero patience for slow drivers', 'dislikes=slow drivers (not)'],
    ['never been a fan of romcoms', 'dislikes=romcoms (not)'],
    ['been getting into bouldering lately', 'hobby=bouldering'],
    ["Most evenings you'll find me sketching", 'hobby=sketching'],
    ['my dad builds model ships', 'father.hobby=builds model ships'],
    ['my go-to drink is an iced oat latte', 'favorite_drink=iced oat latte'],
    ['autumn is the season i like the most', 'favorite_season=autumn'],
    ["my son's fave colour is orange", 'son.favorite_color=orange'],
    ['wasps absolutely terrify me', 'fear=wasps (not)'],
    ['My mom has a phobia of spiders', 'mother.fear=spiders (not)'],
    ["I'm claustrophobic so no lifts for me", 'fear=claustrophobic (not)'],
    ['Cats over dogs any day', 'preference=Cats'],
    ['we keep kosher at home', 'diet=kosher'],
    ['I cut out sugar completely in March', 'diet=sugar (not)'],
    ['I never skip breakfast', 'habit=skip breakfast (not)'],
    ['i take the bus to work', 'habit=take the bus to work'],
    ['I start my day with a cold shower', 'habit=cold shower'],
    ["I don't bite my nails anymore", 'habit=bite my nails (over)'],
    ["we've kicked our takeaway habit", 'habit=takeaway (over)'],
    ['I do all my editing in DaVinci Resolve', 'uses=DaVinci Resolve'],
    ["I don't have Instagram", 'uses=Instagram (not)'],
    ["i can't cook to save my life", 'skill=cook (not)'],
  ])('%s', (text, card) => {
    expect(told(text)).toContain(card)
  })

  it.each([
    'he plays guitar in a band',
    'what are you afraid of?',
    "I'm afraid I can't make it tonight",
    "he can't swim",
    'never eat yellow snow',
    'the new album is gross',
    'should I learn python or java',
    "let's use slack for this",
    'Write a story where I love a vampire',
    'people in my country love football',
    'thinking of quitting sugar',
    "you're good at this",
    'he won over the crowd',
    'Tom gave up smoking',
  ])('keeps nothing of %s', (text) => {
    expect(told(text)).toEqual([])
  })
})
