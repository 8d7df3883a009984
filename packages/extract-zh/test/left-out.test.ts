import { playConversation } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

/** What holds after the messages, said one after the other. */
async function held(...messages: readonly string[]) {
  const played = await playConversation(chinese(), messages, {})
  return played.held.map(({ entity, slot, value }) => `${entity} ${slot}=${value}`)
}

describe('a change told without what changed', () => {
  it.each([
    [['我现在150斤', '瘦了，现在138'], 'user weight=138', 'user weight=150斤'],
    [['我一个月到手九千', '刚调薪 一万二了'], 'user income=一万二', 'user income=一个月到手九千'],
    [['儿子一米四二', '半年没量 刚量了 一米四八了'], 'user.son height=一米四八', 'user.son height=一米四二'],
    [['我在望京租了个一居', '房子退了，先住我妈那'], 'user location=我妈那', 'user location=望京'],
    [
      ['我在中学当语文老师', '辞了 现在开直播讲作文'],
      'user occupation=开直播讲作文',
      'user occupation=语文老师',
    ],
    [
      ['我爱人在县医院当医生', '上个月调到市一院了'],
      'user.spouse employer=市一院',
      'user.spouse employer=县医院',
    ],
    [
      ['我姐在上海做会计', '在镇上开了个奶茶店'],
      'user.sister occupation=开奶茶店',
      'user.sister occupation=会计',
    ],
    [['我叫张伟', '我改名了，现在叫张子墨'], 'user name=张子墨', 'user name=张伟'],
    [
      ['女儿吃芒果会起疹子', '带去查了 不是芒果 是尘螨'],
      'user.daughter allergy=尘螨',
      'user.daughter allergy=芒果',
    ],
  ])('is of what the messages before were about: %s', async (messages, now, before) => {
    const facts = await held(...messages)
    expect(facts).toContain(now)
    expect(facts).not.toContain(before)
  })

  it.each([
    [['我现在150斤', '我妈瘦了，现在118'], 'user weight=150斤'],
    [['我现在150斤', '西瓜真沉，现在12斤'], 'user weight=150斤'],
    [['我一个月到手九千', '同事调薪，一万二了'], 'user income=一个月到手九千'],
    [['我一个月到手九千', '房租涨到一万二了'], 'user income=一个月到手九千'],
    [['儿子一米四二', '桌子量了 一米四八'], 'user.son height=一米四二'],
    [['我住在望京', '周末回我妈那'], 'user location=望京'],
    [['我爱人在县医院当医生', '我同事上个月调到市一院了'], 'user.spouse employer=县医院'],
    [['我姐在上海做会计', '我同学在镇上开了个奶茶店'], 'user.sister occupation=会计'],
    [['我姐在上海做会计', '楼下开了个奶茶店'], 'user.sister occupation=会计'],
    [['我叫张伟', '店改名了，现在叫老地方'], 'user name=张伟'],
    [['我对芒果过敏', '朋友去查了，不是芒果，是尘螨吗？'], 'user allergy=芒果'],
  ])('leaves what it does not speak of: %s', async (messages, still) => {
    expect(await held(...messages)).toContain(still)
  })
})
