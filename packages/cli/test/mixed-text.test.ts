import { createRecollect } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { afterAll, describe, expect, it } from 'vitest'

const recollect = await createRecollect({ store: inMemoryStore(), languages: [english(), chinese()] })
afterAll(() => recollect.close())

/** What a message gives: `user.location=Porto`, denied with `!`. */
async function facts(text: string): Promise<readonly string[]> {
  const { drafts } = await recollect.scope('mei').preview(text)
  return drafts
    .map(
      ({ entity, slot, polarity, value }) =>
        `${entity}.${slot}${polarity === 'negative' ? '!' : ''}=${value}`,
    )
    .toSorted()
}

describe('text in both languages', () => {
  it.each([
    ['I live in Porto, 在腾讯上班', 'user.employer=腾讯', 'user.location=Porto'],
    ['I live in Porto，在腾讯上班', 'user.employer=腾讯', 'user.location=Porto'],
    ['I moved to Porto, 现在在一家银行上班', 'user.employer=银行', 'user.location=Porto'],
    ['I live in Porto! 现在在Google上班', 'user.employer=Google', 'user.location=Porto'],
    ['I like black coffee, 不喜欢茶', 'user.dislikes!=茶', 'user.likes=black coffee'],
    ["I'm allergic to peanuts, 对海鲜也过敏", 'user.allergy=peanuts', 'user.allergy=海鲜'],
    ["My wife's name is Anna, 是老师", 'user.wife.name=Anna'],
    ['我在 Google 工作', 'user.employer=Google'],
    ['我在 Google 工作, based in Zurich', 'user.employer=Google', 'user.location=Zurich'],
    ['我用 iPhone 手机', 'user.device=iPhone'],
  ])('%s: each clause gives its own', async (text, ...expected) => {
    expect(await facts(text)).toEqual(expected)
  })

  it.each([
    ['I like hotpot, 奶茶, 烧烤', 'user.likes=hotpot', 'user.likes=奶茶', 'user.likes=烧烤'],
    ['I like 火锅, 奶茶 and 烧烤', 'user.likes=奶茶', 'user.likes=火锅', 'user.likes=烧烤'],
    ['My favorite movie is 我不是药神', 'user.favorite_movie=我不是药神'],
  ])('%s: a list stays one, a title whole', async (text, ...expected) => {
    expect(await facts(text)).toEqual(expected)
  })
})

/** Relatives in each language; what either says of one is of the same. */
const RELATIVES: readonly (readonly [chinese: string, english: string])[] = [
  ['妈妈', 'mum'],
  ['爸爸', 'dad'],
  ['父母', 'parents'],
  ['老婆', 'wife'],
  ['老公', 'husband'],
  ['对象', 'partner'],
  ['男朋友', 'boyfriend'],
  ['女朋友', 'girlfriend'],
  ['前男友', 'ex-boyfriend'],
  ['哥哥', 'brother'],
  ['妹妹', 'sister'],
  ['儿子', 'son'],
  ['女儿', 'daughter'],
  ['爷爷', 'grandpa'],
  ['外婆', 'grandma'],
  ['叔叔', 'uncle'],
  ['阿姨', 'auntie'],
  ['表哥', 'cousin'],
  ['侄子', 'nephew'],
  ['侄女', 'niece'],
  ['岳母', 'mother-in-law'],
  ['朋友', 'friend'],
  ['老板', 'boss'],
  ['同事', 'colleague'],
  ['室友', 'roommate'],
  ['同学', 'classmate'],
  ['老师', 'teacher'],
  ['房东', 'landlord'],
]

describe('a relative named in one language and spoken of in the other', () => {
  const whose = async (text: string) =>
    (await recollect.scope('mei').preview(text)).drafts
      .filter(({ slot }) => slot === 'location')
      .map(({ entity }) => entity)

  it.each(RELATIVES)('%s and %s are one', async (chineseWord, englishWord) => {
    const [expected] = await whose(`my ${englishWord} lives in Oslo`)
    expect(expected).toMatch(/^user\./u)
    for (const text of [
      `我${chineseWord}住在奥斯陆`,
      `my ${chineseWord} lives in Oslo`,
      `我${chineseWord} lives in Oslo`,
      `我的 ${englishWord} 住在 Oslo`,
    ])
      expect({ text, whose: await whose(text) }).toEqual({ text, whose: [expected] })
  })
})

describe('questions in the other language, or in both', () => {
  it.each([
    ['my 老公 works at Google', '我老公在哪里上班?', 'Google'],
    ['我 girlfriend 住在 Toronto', 'Where does my girlfriend live?', 'Toronto'],
    ['我老公在谷歌上班', 'Where does my 老公 work?', '谷歌'],
    ['My 妈妈 lives in Chengdu', '我妈妈住在哪里?', 'Chengdu'],
    ['我老板 is called Kevin', '我 boss 叫什么名字?', 'Kevin'],
    ['my 生日 is May 3rd', '我的 birthday 是什么时候?', 'May 3rd'],
    ["I'm allergic to 花生", 'What am I 过敏 to?', '花生'],
  ])('%s / %s', async (said, question, value) => {
    const memory = recollect.scope(said)
    await memory.remember(said)
    expect((await memory.answer(question)).text).toContain(value)
  })

  it.each([
    '如果我 work at Google 就好了',
    '听说我 live in 北京',
    'if my 老公 worked at Google',
    '他的 girlfriend 住在 Toronto',
  ])('nothing is kept of what is not so: %s', async (text) => {
    expect(await facts(text)).toEqual([])
  })
})
