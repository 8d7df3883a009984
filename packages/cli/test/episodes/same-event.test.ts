import { describe, expect, it } from 'vitest'
import { episodesOf, openAt, START } from './support.ts'

const HOUR = 3_600_000

interface Told {
  readonly text: string
  readonly session: string
  /** Hours after the start. */
  readonly at: number
}

async function episodesOfTold(...told: readonly Told[]): Promise<readonly (readonly string[])[]> {
  const { alice } = await openAt(START + 100 * HOUR)
  const said = await alice.remember(
    told.map(({ text, session, at }) => ({ text, session, at: START + at * HOUR })),
  )
  const texts = new Map(said.map(({ item }) => [item.id, item.session ?? '']))
  await alice.discover()
  return (await episodesOf(alice)).map(({ itemIds }) => itemIds.map((id) => texts.get(id) ?? ''))
}

const DINNER = '昨天晚上和张伟在国贸的四川火锅店吃饭，聊了新项目的预算和招聘计划'
const CRASH =
  'Yesterday evening my bike chain snapped near Victoria Park and Karim from the repair shop replaced the derailleur'

describe('the same event', () => {
  it.each([
    ['told again in another session', DINNER, DINNER],
    ['told in English', CRASH, CRASH],
    ['told with a little more', DINNER, `${DINNER}，服务员很热情`],
    [
      'told later that day with the date it then has',
      DINNER.replace('昨天晚上', '昨晚'),
      DINNER.replace('昨天晚上', '昨晚'),
    ],
  ])('is one episode: %s', async (_name, one, other) => {
    expect(
      await episodesOfTold({ text: one, session: 'a', at: 0 }, { text: other, session: 'b', at: 3 }),
    ).toEqual([['a', 'b']])
  })

  it.each([
    ['somebody else', DINNER, DINNER.replace('张伟', '李娜')],
    ['another place', DINNER, DINNER.replace('国贸', '望京')],
    ['another matter', DINNER, DINNER.replace('招聘计划', '裁员方案')],
    ['another day', DINNER, DINNER.replace('昨天', '前天')],
    ['another person in English', CRASH, CRASH.replace('Karim', 'Louise')],
    ['another part', CRASH, CRASH.replace('derailleur', 'saddle')],
    ['another number', `${CRASH} for 40 pounds`, `${CRASH} for 55 pounds`],
    ['little in common with a long one', DINNER, `${DINNER}。${CRASH}`],
    ['few words', '今天跑了五公里', '今天跑了五公里'],
    [
      'a routine of the next day',
      'Ran ten kilometres along the river, then coffee, pancakes, stretching, laundry and groceries',
      '',
    ],
  ])('is not one that looks like it: %s', async (_name, one, other) => {
    const again = other === '' ? one : other
    expect(
      await episodesOfTold(
        { text: one, session: 'a', at: 0 },
        { text: again, session: 'b', at: other === '' ? 20 : 3 },
      ),
    ).toEqual([['a'], ['b']])
  })

  it('is not told of more than a day later', async () => {
    const late = DINNER.replace('昨天晚上', '1月14日晚上')
    const early = await episodesOfTold(
      { text: late, session: 'a', at: 0 },
      { text: late, session: 'b', at: 23 },
    )
    expect(early).toEqual([['a', 'b']])
    expect(
      await episodesOfTold({ text: late, session: 'a', at: 0 }, { text: late, session: 'b', at: 30 }),
    ).toEqual([['a'], ['b']])
  })
})
