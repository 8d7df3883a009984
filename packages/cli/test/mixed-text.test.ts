import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/core/in-memory'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
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
