import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/core/in-memory'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

/** Tells the messages one after the other; what holds in the end, by slot. */
async function holding(messages: readonly string[], slots: readonly string[]) {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [chinese()] })
  const memory = recollect.scope('me')
  for (const message of messages) await memory.remember(message)
  const { rows } = await memory.cards.list()
  await recollect.close()
  return rows
    .filter(({ slot, polarity, active }) => active && slots.includes(slot) && polarity === 'positive')
    .map(({ entity, slot, value }) => `${entity === 'user' ? '' : `${entity} `}${slot}=${value}`)
    .toSorted()
}

describe('facts that change over several messages', () => {
  it.each([
    [['我家在台州椒江区', '房子卖了，现在住临海那边'], ['location'], ['location=临海']],
    [['我在一家律所做助理', '跳槽了，新东家是白鹭银行'], ['employer'], ['employer=白鹭银行']],
    [['我养了一只柯基叫豆包', '豆包上个月走了，想它'], ['pet', 'name'], []],
    [['我养了柯基，叫豆包', '老王上个月走了'], ['pet'], ['pet=柯基']],
    [['我对芒果过敏', '去复查了，医生说我对芒果不过敏了'], ['allergy'], []],
    [['我是素食主义者', '为了补铁，我不再吃素了'], ['diet'], []],
    [['我吃素', '怀孕了，现在荤素都吃'], ['diet'], []],
    [['我抽烟，一天半包', '戒烟一百天打卡'], ['habit'], []],
    [['我结婚五年了', '我们把离婚手续办完了'], ['relationship_status'], ['relationship_status=离婚']],
    [['我体重150斤', '减肥三个月，现在135斤'], ['weight'], ['weight=135斤']],
    [['月薪八千', '涨薪了，现在一万二'], ['income'], ['income=一万二']],
    [['我爱喝奶茶', '现在看到奶茶就腻'], ['likes'], []],
    [['我喜欢吃火锅和小龙虾', '小龙虾现在一口都不想碰了'], ['likes'], ['likes=吃火锅']],
    [['我女儿叫朵朵', '哦不是朵朵，叫多多'], ['name'], ['user.daughter name=多多']],
    [
      ['我在白鹭科技上班', '跳槽到云帆集团了', '待不惯，又跳回白鹭科技了'],
      ['employer'],
      ['employer=白鹭科技'],
    ],
    [['我有女朋友了！相亲认识的，是个会计'], ['occupation'], ['user.girlfriend occupation=会计']],
    [['我打算报日语班', '算了不报日语班了'], ['plan'], []],
  ])('%j', async (messages, slots, expected) => {
    expect(await holding(messages, slots)).toEqual(expected)
  })
})
