import { describe, expect, it } from 'vitest'
import { newsFirst } from './near-duplicates.ts'

const said = (text: string, own = 1, speaker: string | null = null, active = true) => ({
  item: { text, speaker, active },
  own,
})
const order = (...all: ReturnType<typeof said>[]) => newsFirst(all).map(({ item }) => item.text)

describe('newsFirst', () => {
  it('moves what says the same again behind what is new, in both languages', () => {
    expect(
      order(
        said('My bike is a red Gazelle'),
        said('My bike is a red Gazelle, really'),
        said('I sold my old bike in May', 0.8),
      ),
    ).toEqual(['My bike is a red Gazelle', 'I sold my old bike in May', 'My bike is a red Gazelle, really'])
    expect(order(said('我的自行车是红色的'), said('我的自行车是红色的呢'), said('旧车五月卖掉了'))).toEqual([
      '我的自行车是红色的',
      '旧车五月卖掉了',
      '我的自行车是红色的呢',
    ])
  })

  it('leaves apart what differs in a name or a number', () => {
    const texts = ['Lena is 34', 'Omar is 41', '我姐姐身高一米六五', '我弟弟身高一米八二']
    expect(order(...texts.map((text) => said(text)))).toEqual(texts)
  })

  it.each([
    ['I swam 12 lengths in the town pool this morning', 'I swam 40 lengths in the town pool this morning'],
    ['I do eat fish at home with my family', "I don't eat fish at home with my family"],
    ['今天早上我在湖边跑了三公里', '今天早上我在湖边跑了八公里'],
    ['我周末喜欢跟朋友们去爬山', '我周末不喜欢跟朋友们去爬山'],
  ])('leaves apart long messages that differ in a number or a denial: “%s”', (...texts) => {
    const all = [...texts, '湖边 a lake']
    expect(order(...all.map((text) => said(text)))).toEqual(all)
  })

  it('leaves apart what different people say, and what the query sees differently', () => {
    const texts = ['I love this lake', 'I love this lake']
    expect(newsFirst([said(texts[0] ?? '', 1, 'Ana'), said(texts[1] ?? '', 1, 'Ben')])).toHaveLength(2)
    expect(order(said('we met at the pier today'), said('we met at the pier', 0.2), said('no rain'))).toEqual(
      ['we met at the pier today', 'we met at the pier', 'no rain'],
    )
  })

  it('does not move what holds behind for the same said before, that holds no longer', () => {
    const [was, is] = [said('trip – goal: Lisbon', 1, null, false), said('trip – goal: Lisbon')]
    const other = said('trip – budget: 5000', 0.3)
    expect(newsFirst([was, is, other])).toEqual([was, is, other])
    expect(newsFirst([is, was, other])).toEqual([is, other, was])
  })

  it('drops nothing', () => {
    const many = Array.from({ length: 80 }, () => said('the same again'))
    expect(newsFirst(many)).toHaveLength(80)
  })
})
