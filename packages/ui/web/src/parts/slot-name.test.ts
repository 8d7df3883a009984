import { expect, it } from 'vitest'
import { en } from '../text/en/index.ts'
import { zh } from '../text/zh/index.ts'
import { attributeName, slotName } from './slot-name.ts'

it('says attributes as a reader would, in either language', () => {
  expect(slotName('location', zh.slots)).toBe('住址')
  expect(slotName('blood_type', en.slots)).toBe('blood type')
  expect(slotName('favorite_color', en.slots)).toBe('favourite color')
  expect(slotName('交接说明', en.slots)).toBe('交接说明')
})

it('says whose they are', () => {
  expect(attributeName('user.wife', 'location', zh.slots)).toBe('妻子的住址')
  expect(attributeName('user.boss', 'name', en.slots)).toBe("boss's name")
})
