import { defaultConfig } from '@recollect/core'
import { slotRegistry, previewMessage } from '@recollect/core/extraction'
import { expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

const memory = {
  packs: [chinese()],
  config: defaultConfig,
  clock: { zone: 'Asia/Shanghai', now: () => Date.UTC(2025, 2, 1) },
  slots: slotRegistry(),
}
const factsIn = (text: string) =>
  previewMessage(text, memory)
    .drafts.filter(({ known }) => known !== true)
    .map(({ slot, value }) => `${slot}=${value}`)

it.each([
  ['旅行\n城市：巴黎', []],
  ['酒店预订\n地址：静安区', []],
  ['紧急联系人\n姓名：张三', []],
  ['紧急联系人\n手机：13800138000', []],
  ['旅行\n姓名：张三', ['name=张三']],
  ['员工登记表\n姓名：张三', ['name=张三']],
  ['个人信息\n城市：巴黎', ['location=巴黎']],
  ['城市：巴黎', ['location=巴黎']],
  ['我订了酒店。\n城市：巴黎', ['location=巴黎']],
])('of the field of a form what is about the speaker is taken: %j', (text, facts) => {
  expect(factsIn(text)).toEqual(facts)
})
