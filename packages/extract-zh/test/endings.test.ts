import { describe, expect, it } from 'vitest'
import { cardsOf } from './support.ts'

const told = (text: string) =>
  cardsOf(text).map(({ entity, slot, value, relation, tense, facet }) =>
    [
      entity === 'user' ? '' : `${entity} `,
      relation === 'sets' ? '' : `${relation} `,
      `${slot}=${value}`,
      tense === 'past' ? ' (past)' : '',
      facet === null || slot === 'plan' ? '' : ` of ${facet}`,
    ].join(''),
  )

describe('what ends a state', () => {
  it.each([
    ['我辞职了', ['retracts employer=', 'event_work=辞职']],
    ['我上周被裁了', ['retracts employer=', 'event_work=被裁']],
    ['我失业半年了', ['retracts employer=', 'updates occupation=失业']],
    ['我妈退休了', ['user.mother retracts employer=', 'user.mother updates occupation=退休']],
    ['我从晨报离职了', ['retracts employer=晨报']],
    ['我把丰田卖了', ['retracts vehicle=丰田']],
    ['我的车卖了', ['retracts vehicle=']],
    ['我和阿敏分手了', ['updates relationship_status=分手']],
    ['我离婚了', ['updates relationship_status=离婚']],
    ['我家的猫去世了', ['retracts pet=猫', 'user.pet event_death=去世']],
    ['我从宿舍搬出来了', ['retracts living_situation=']],
    ['我又开始吃肉了', ['retracts diet=']],
    ['我不吃素了', ['retracts diet=吃素']],
    ['我对虾不过敏了', ['retracts allergy=虾']],
  ])('%s', (text, cards) => {
    expect(told(text).toSorted()).toEqual(cards.toSorted())
  })

  it.each(['他', '要是我', '我想', '我差点', '我同事的弟弟'])('is not told by %s…', (who) => {
    for (const end of ['辞职了', '失业了', '把车卖了', '和阿敏分手了', '搬出来了', '开始吃肉了'])
      expect(cardsOf(`${who}${end}`).filter((card) => card.relation !== 'sets')).toEqual([])
  })

  it.each(['我辞职了吗？', '我的狗死了吗？', '我的狗差点死了', '他的狗死了', '我的车卖了吗'])(
    'nor by %s',
    (text) => {
      expect(told(text)).toEqual([])
    },
  )
})

describe('what is to come', () => {
  it.each([
    ['我明年搬到东莞', ['plan=搬到东莞']],
    ['我下个月搬到绍兴', ['plan=搬到绍兴']],
    ['我明天入职星海科技', ['plan=入职星海科技']],
    ['我要搬去佛山', ['plan=搬去佛山']],
    ['我马上搬到佛山', ['plan=搬到佛山']],
  ])('is a plan: %s', (text, cards) => {
    expect(told(text)).toEqual(cards)
  })

  it('is told from what came after something', () => {
    expect(told('我毕业以后搬到了绍兴')).toEqual(['updates location=绍兴'])
  })
})

describe('names of animals', () => {
  it.each([
    ['我有一只猫叫年糕', ['pet=猫', 'user.pet name=年糕 of 猫']],
    ['我养了条柯基叫土豆', ['pet=柯基', 'user.pet name=土豆 of 狗']],
    ['我的兔子叫雪团', ['user.pet name=雪团 of 兔子']],
    ['我的宠物叫毛毛', ['user.pet name=毛毛']],
  ])('are kept by their species: %s', (text, cards) => {
    expect(told(text)).toEqual(cards)
  })
})

describe('labels before a colon', () => {
  it.each([
    ['姓名：周雨桐', ['name=周雨桐']],
    ['公司：云桥网络', ['employer=云桥网络']],
    ['大家好：我叫周雨桐', ['name=周雨桐']],
    ['补充：我对虾过敏', ['allergy=虾']],
  ])('name fields: %s', (text, cards) => {
    expect(told(text)).toEqual(cards)
  })
})

describe('values', () => {
  it.each([
    ['我在华为做测试员', ['employer=华为', 'occupation=测试员']],
    ['我弟弟小刚在彪马上班', ['user.brother name=小刚', 'user.brother employer=彪马']],
    ['我之前在烟台住', ['location=烟台 (past)']],
    ['我住在烟台的时候很开心', ['location=烟台 (past)']],
    ['我会说法语和一点泰语', ['language=法语', 'language=泰语']],
    ['我喜欢上海', ['likes=上海']],
    ['我不只喜欢橙子，还喜欢柚子', ['likes=橙子', 'likes=柚子']],
  ])('end where they end: %s', (text, cards) => {
    expect(told(text)).toEqual(cards)
  })
})
