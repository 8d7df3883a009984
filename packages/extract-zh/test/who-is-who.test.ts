import { factText, playConversation } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

/** Tells the messages one after the other; what holds of anybody but the user, with the name it is filed under. */
async function told(messages: readonly string[], question?: string) {
  const { held, answer } = await playConversation(
    chinese(),
    messages,
    question === undefined ? {} : { question },
  )
  const facts = held
    .filter(({ entity, slot }) => entity !== 'user' && !slot.startsWith('event_'))
    .map((card) => `${factText(card)}${card.facet === null ? '' : ` of ${card.facet}`}`)
  return { facts: facts.sort(), answer }
}

describe('somebody who is called otherwise by now', () => {
  it.each(['果果改名叫李沐阳了', '我女儿正式改名为李沐阳了', '我闺女的名字改成李沐阳了', '女儿现在叫李沐阳'])(
    'keeps what is known: %s',
    async (renamed) => {
      const { facts, answer } = await told(['我女儿叫果果', '果果住在苏州', renamed], '李沐阳住在哪里？')
      expect(facts).toEqual(['daughter location=苏州 of 李沐阳', 'daughter name=李沐阳'])
      expect(answer).toBe('你女儿住在苏州。')
    },
  )

  it('may be a pet', async () => {
    expect((await told(['我家狗叫旺财', '旺财改名叫来福了'])).facts).toEqual(['pet name=来福 of 狗'])
  })

  it('is the one of two that is named, or of none is it told', async () => {
    const sons = ['我儿子豆豆今年7岁', '我儿子毛毛今年9岁']
    expect((await told([...sons, '毛毛改名叫王子轩了'])).facts).toEqual(
      expect.arrayContaining(['son age=9 of 王子轩', 'son age=7 of 豆豆', 'son name=豆豆']),
    )
    expect((await told([...sons, '我儿子改名叫王子轩了'])).facts).toEqual(
      expect.arrayContaining(['son name=豆豆', 'son name=毛毛']),
    )
  })

  it.each([
    '我女儿想改名叫李沐阳',
    '要不要让我女儿改名叫李沐阳？',
    '我女儿改名了吗？',
    '我同学改名叫李沐阳了',
    '这条街改名叫中山路了',
    '我女儿现在叫苦连天',
    '我女儿没改名',
  ])('is not told of: %s', async (text) => {
    expect((await told(['我女儿叫果果', text])).facts).toContain('daughter name=果果')
  })
})

describe('two names of one person', () => {
  const two = ['我朋友小李住在苏州', '我朋友李伟是个厨师']
  it.each(['小李和李伟是同一个人', '李伟和小李其实是一个人', '小李就是李伟', '对了，李伟其实就是小李'])(
    'are one from then on: %s',
    async (text) => {
      const { facts } = await told([...two, text, '李伟搬到了无锡'])
      expect(facts).toEqual([
        'friend location=无锡 of 小李',
        'friend name=小李',
        'friend nickname=李伟 of 小李',
        'friend occupation=厨师 of 小李',
      ])
    },
  )

  it.each([
    '小李和李伟是同一个人吗？',
    '小李和李伟不是同一个人',
    '小李和李伟是同事',
    '我以为小李和李伟是同一个人',
    '小李和李伟在同一个城市',
    '要是小李就是李伟呢',
  ])('stay two: %s', async (text) => {
    expect((await told([...two, text])).facts).toEqual(
      expect.arrayContaining(['friend name=小李', 'friend name=李伟', 'friend location=苏州 of 小李']),
    )
  })
})

describe('another one than was thought', () => {
  const two = ['我表弟浩浩住在北京', '我表弟阳阳住在南京']
  it.each([
    '我说的是另一个表弟',
    '不对，那是我另一个表弟',
    '说错了，是另外一个表弟',
    '我指的是另一个表弟浩浩',
  ])('is the other one known: %s', async (text) => {
    const { facts } = await told([...two, '他搬去了深圳', text])
    expect(facts).toEqual([
      'cousin location=南京 of 阳阳',
      'cousin location=深圳 of 浩浩',
      'cousin name=浩浩',
      'cousin name=阳阳',
    ])
  })

  it('may have no name yet', async () => {
    expect((await told(['我表姐在上海', '另一个表姐在广州'])).facts).toEqual([
      'cousin location=上海',
      'cousin location=广州 of 另一个表姐',
    ])
  })

  it.each(['你说的是另一个表弟吗？', '另一个表弟来了', '那是另一个故事', '我说的是另一件事', '我喜欢深圳'])(
    'is not told of: %s',
    async (text) => {
      expect((await told([...two, '他搬去了深圳', text])).facts).toEqual(
        expect.arrayContaining(['cousin location=深圳 of 阳阳', 'cousin location=北京 of 浩浩']),
      )
    },
  )
})

describe('children named side by side', () => {
  const named = '我老公叫卫东，两个娃，大的叫果果，小的叫豆苗'
  const ages = [named, '果果九岁', '豆苗四岁']

  it('are no other names of whoever was named before them', async () => {
    expect((await told([named])).facts).toEqual(['child name=果果', 'child name=豆苗', 'husband name=卫东'])
  })

  it('are those of whoever they are said to be of', async () => {
    const { facts } = await told(['我姐叫小红，两个儿子，大的叫果果，小的叫豆苗'])
    expect(facts).toEqual(['nephew name=果果', 'nephew name=豆苗', 'sister name=小红'])
  })

  it.each(['说错了，果果是十岁', '打错了，果果十岁', '不对，果果是十岁'])(
    'are told apart where one is put right: %s',
    async (text) => {
      const { facts, answer } = await told([...ages, text], '豆苗几岁了？')
      expect(facts).toEqual(expect.arrayContaining(['child age=十 of 果果', 'child age=四 of 豆苗']))
      expect(answer).toBe('你孩子四岁。')
    },
  )

  it.each(['小的不爱吃饭', '大的叫不动了', '大的那个包叫什么', '小的叫我起床'])(
    'are not told of: %s',
    async (text) => {
      expect((await told([`我老公叫卫东，两个娃，${text}`])).facts).toEqual(['husband name=卫东'])
    },
  )
})

describe('somebody just brought in, with a name', () => {
  it.each([
    ['我处了个对象 叫丽萍 在李村卖海鲜', 'partner occupation=卖海鲜'],
    ['我交了个男朋友，叫陈晨，在腾讯上班', 'boyfriend employer=腾讯'],
    ['新来个室友 叫阿伟 今年26', 'roommate age=26 of 阿伟'],
    ['我认了个师傅 姓严 在木工厂干了三十年', 'teacher employer=木工厂 of 严'],
    ['我谈了个对象，她在李村卖海鲜', 'partner occupation=卖海鲜'],
  ])('is whom the clauses after it are about: %s', async (text, fact) => {
    expect((await told([text])).facts).toContain(fact)
  })

  it.each([
    ['我闺女处了个对象 叫小张 在银行上班', []],
    ['我儿子有个同学叫浩浩 住在望京', []],
    ['店里来了个姑娘 叫丽萍 在李村卖海鲜', []],
    ['我认识一个人 叫老贾 开饭店的', []],
    ['我家来了个客人 叫马克 住三楼', []],
    ['我老公叫建国 我在厂里当会计', ['husband name=建国']],
    ['我处了个对象，叫我别抽烟', []],
  ])('may be nobody the memory knows: %s', async (text, facts) => {
    expect((await told([text])).facts.filter((fact) => !/relationship|family|child/u.test(fact))).toEqual(
      facts,
    )
  })
})
