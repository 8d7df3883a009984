import { describe, expect, it } from 'vitest'
import { cardsOf, detect, shown } from './support.ts'

describe('English words in a Chinese sentence', () => {
  it.each([
    ['我 girlfriend 住在 Toronto', 'user.girlfriend location=Toronto'],
    ['我 daughter 今年 5 岁', 'user.daughter age=5'],
    ['我 best friend 叫 Jason', 'user.friend name=Jason'],
    ['我 friend Kevin 在 Google 上班', 'user.friend employer=Google'],
    ['我的 boyfriend 在 Google 上班', 'user.boyfriend employer=Google'],
    ['my 老公在 Google 上班', 'user.husband employer=Google'],
    ['my wife 住在 Toronto', 'user.wife location=Toronto'],
    ['I 住在 Clementi', 'user location=Clementi'],
    ['I 不喜欢 sushi', 'user dislikes=sushi'],
    ['我最喜欢的 movie 是 Inception', 'user favorite_movie=Inception'],
    ['我最爱的 colour 是蓝色', 'user favorite_color=蓝色'],
    ['我的 favorite movie 是 Inception', 'user favorite_movie=Inception'],
    ['我是 Singaporean', 'user nationality=Singaporean'],
    ['我 boyfriend 是 Malaysian', 'user.boyfriend nationality=Malaysian'],
    ['我是 Aries', 'user zodiac=Aries'],
    ['我base在苏州', 'user location=苏州'],
  ])('is read as a Chinese one is: %s', (text, card) => {
    expect(shown(text)).toContain(card)
  })

  it('points at the words as they were written', () => {
    const text = '我 girlfriend 住在 Toronto'
    const card = cardsOf(text).find(({ slot }) => slot === 'location')
    expect(text.slice(card?.span.start, card?.span.end)).toBe('Toronto')
  })

  it.each([
    '他的 girlfriend 住在 Toronto',
    '我同事的 girlfriend 住在 Toronto',
    '我 boyfriend 要是住 Toronto 就好了',
    '我 son 要是在 Google 上班就好了',
    '我 manager 说他住在 Toronto',
    '我 friend 的 boyfriend 在 Google 上班',
    '我 kid 的 teacher 是 American',
    '我 wife 问我住在哪里',
    '我跟 friend 去 Google 玩',
    '你最喜欢的 movie 是什么',
    '他最喜欢的 movie 是 Inception',
    '我 girlfriend 最喜欢的 movie 是什么',
    '我 song list',
    '我现在 based in Hong Kong',
    'my 英文名 is Vivian',
    'my 爱好 is 画画',
    'I 喜欢你',
    'my god 我忘了',
    '他是 American',
    '如果我是 American',
  ])('gives nothing where there is none: %s', (text) => {
    expect(shown(text)).toEqual([])
  })
})

describe('questions with English words', () => {
  it.each([
    ['我 husband 在哪上班?', 'user.husband', 'employer'],
    ['我的 boyfriend 叫什么?', 'user.boyfriend', 'name'],
    ['我 daughter 几岁了?', 'user.daughter', 'age'],
    ['my 老公在哪里上班?', 'user.husband', 'employer'],
    ['我在哪里 work?', 'user', 'employer'],
    ['我的 job 是什么?', 'user', 'occupation'],
    ['我 favorite 水果 是什么?', 'user', 'favorite_*'],
  ])('%s', (text, entity, slot) => {
    const { entity: whose, slots } = detect(text)
    expect({ whose, slots }).toEqual({ whose: entity, slots: expect.arrayContaining([slot]) })
  })
})
