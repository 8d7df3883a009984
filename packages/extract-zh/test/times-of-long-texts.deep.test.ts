import { expect, it } from 'vitest'
import { chinese } from '../src/index.ts'
import { leastTime } from './least-time.ts'

const { times } = chinese()
const CONTEXT = { at: Date.parse('2024-05-15T10:20:00+08:00'), zone: 'UTC', lean: null }

it.each([
  '一',
  '1',
  '十',
  '年',
  '上',
  '这',
  '从',
  '2019年',
  '三月',
  '到',
  '每',
  '前',
  '1-',
  '5号',
  '半个',
  '农历',
  '周一到',
])('a text of any length is read in time in proportion to it: %s', (unit) => {
  const text = unit.repeat(20_000)
  expect(leastTime(() => void times.read(text, CONTEXT))).toBeLessThan(4000)
})
