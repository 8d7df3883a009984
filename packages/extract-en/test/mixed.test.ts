import { describe, expect, it } from 'vitest'
import { cardsOf, detect, shown } from './support.ts'

describe('Chinese words in an English sentence', () => {
  it.each([
    ['my 老公 works at Google', 'user.husband.employer=Google'],
    ['My 妈妈 lives in Chengdu', 'user.mother.location=Chengdu'],
    ['my 室友 is from Malaysia', 'user.roommate.hometown=Malaysia'],
    ["My 老公's name is David", 'user.husband.name=David'],
    ['my 女朋友 is 27 years old', 'user.girlfriend.age=27'],
    ['my 猫 is called Tofu', 'user.pet.name=Tofu'],
    ['my 手机号 is 13800001111', 'user.phone=13800001111'],
    ['my 生日 is May 3rd', 'user.birthday=May 3rd'],
    ['my 專業 is computer science', 'user.major=computer science'],
    ['my favourite 电影 is Inception', 'user.favorite_movie=Inception'],
    ["I'm 素食者", 'user.diet=素食者'],
    ["I'm a 程序员", 'user.occupation=程序员'],
    ["I'm 单身", 'user.relationship_status=单身'],
    ['I work as a 会计 at 招商银行', 'user.employer=招商银行'],
    ['I speak 粤语 and English', 'user.language=粤语'],
    ['I play 羽毛球 every Sunday', 'user.hobby=羽毛球'],
    ['I live in 北京', 'user.location=北京'],
    ['I live in Singapore with my 爸妈', 'user.location=Singapore'],
  ])('is read as English ones are, its value as it was written: %s', (text, card) => {
    expect(shown(text)).toContain(card)
  })

  it.each([
    ['我老板 is called Kevin', 'user.boss.name=Kevin'],
    ['我老婆 is a nurse', 'user.wife.occupation=nurse'],
    ['我媽媽 is a teacher', 'user.mother.occupation=teacher'],
    ['我 boss is called Kevin', 'user.boss.name=Kevin'],
    ['我的 son is 3 years old', 'user.son.age=3'],
    ['我的 hometown is 成都', 'user.hometown=成都'],
    ['我 work at Google', 'user.employer=Google'],
    ['我现在 work at Google', 'user.employer=Google'],
    ['我刚 moved to Oslo', 'user.location=Oslo'],
    ['上个月我 moved to Oslo', 'user.location=Oslo'],
    ['明年我 will move to Oslo', 'user.plan=move to Oslo'],
    ['其实我 hate 榴莲', 'user.dislikes=榴莲'],
    ['我们 moved to Oslo', 'user.location=Oslo'],
    ['我有 asthma', 'user.health=asthma'],
    ['我在学 Japanese', 'user.hobby=Japanese'],
  ])('may be its subject: %s', (text, card) => {
    expect(shown(text)).toContain(card)
  })

  it('denies, or tells of what was', () => {
    expect(cardsOf('我不 eat beef')).toMatchObject([{ value: 'beef', polarity: 'negative' }])
    expect(cardsOf('我以前 work at Google')).toMatchObject([{ value: 'Google', tense: 'past' }])
  })

  it('points at the words as they were written', () => {
    const text = 'my 老公 works at 腾讯'
    const spans = cardsOf(text).map(({ span }) => text.slice(span.start, span.end))
    expect(spans).toEqual(['腾讯'])
  })

  it.each([
    ['I work at Google 已经三年了', 'Google'],
    ['我 live in Singapore 现在', 'Singapore'],
    ['I love sushi 超好吃', 'sushi'],
    ['我 use Notion 做笔记', 'Notion'],
  ])('ends the value where it goes on in Chinese: %s', (text, value) => {
    expect(cardsOf(text).map((card) => card.value)).toEqual([value])
  })

  it.each([
    'if my 老公 worked at Google we could move',
    'my 老公 wants me to work at Google',
    "my 老公's boss works at Microsoft",
    'my 老公的朋友 lives in Chengdu',
    'does my 老公 work at Google?',
    'her 老公 works at Google',
    'the 老板 is called Kevin',
    '他朋友 work at Google',
    '同事的 wife lives in Chengdu',
    '我 boss 的老婆 is a nurse',
    '我老公的 boss works at Google',
    '你老婆 is a nurse',
    'I wish I lived in 北京',
    'I might move to 上海',
    'I hope my 老公 works at Google one day',
    '如果我 work at Google 就好了',
    '如果我有 a dog 就好了',
    '要是我 live in Oslo 多好',
    '不要以为我 love 火锅',
    '听说我 work at Google',
    '他以为我 live in 北京',
    '帮我翻译 my 妈妈 lives in Chengdu',
    '翻译: my 妈妈 lives in Chengdu',
    '老师说 my 儿子 is 5',
    '我 work at Google 吗',
    '我想 work at Google',
    '我没 work at Google',
    '我可能 work at Google',
    '我 study 了一晚上',
    '我 call 你 later',
    '我有 meeting 今天',
    '为什么 my 老公 works at Google',
    'my 老板 asked if I live in 北京',
    "I'm at 医院",
    'send my 老板 an email',
    '他有 diabetes',
    '我跟我 boss 说 I live in Jurong',
  ])('gives nothing where it is not so, or somebody else’s: %s', (text) => {
    expect(shown(text)).toEqual([])
  })

  it.each(['我的 boyfriend 在 Google 上班', '我的 birthday 是 5月3号', '我 husband 是 dentist'])(
    'leaves a Chinese predicate to the Chinese pack: %s',
    (text) => {
      expect(shown(text)).toEqual([])
    },
  )
})

describe('questions with Chinese words', () => {
  it.each([
    ['Where does my 老公 work?', 'user.husband', 'employer'],
    ["What is my 女朋友's name?", 'user.girlfriend', 'name'],
    ['How old is my 女儿?', 'user.daughter', 'age'],
    ['Does my 弟弟 have a girlfriend?', 'user.brother', 'relationship_status'],
    ["what's my 手机号?", 'user', 'phone'],
    ['Where do I 住?', 'user', 'location'],
    ['What am I 过敏 to?', 'user', 'allergy'],
  ])('%s', (text, entity, slot) => {
    const { entity: whose, slots } = detect(text)
    expect({ whose, slots }).toEqual({ whose: entity, slots: expect.arrayContaining([slot]) })
  })

  it('ask for the value as it was said', () => {
    expect(detect('Am I allergic to 花生?').value).toBe('花生')
  })
})
