import { describe, expect, it } from 'vitest'
import { pointsAt, standsIn, valueForms } from './value-match.ts'

describe('pointsAt', () => {
  it.each([
    ['北京', '北京'],
    ['北京', '北京朝阳'],
    ['北京朝阳', '北京'],
    ['smoke', 'smoke ten cigarettes a day'],
    ['new york', 'new york city'],
    ['抽烟', '每天抽一包烟'],
    ['朝阳', '北京朝阳'],
    ['boston', 'back bay, boston'],
    ['🍕', '🍕'],
    ['', ''],
  ])('%j points at %j', (named, stored) => {
    expect(pointsAt(named, stored)).toBe(true)
  })

  it.each([
    ['北京', '上海'],
    ['北海', '北京'],
    ['smoke', 'smoked salmon'],
    ['york', 'yorkshire'],
    ['york', 'new york'],
    ['dogs', 'hot dogs'],
    ['海上', '上海'],
    ['猫', '熊猫'],
    ['🍕', '🍣'],
    ['', 'paris'],
    ['paris', ''],
    ['...', 'paris'],
  ])('%j does not point at %j', (named, stored) => {
    expect(pointsAt(named, stored)).toBe(false)
  })
})

describe('standsIn', () => {
  it.each([
    ['camper', 'vw camper'],
    ['squash', 'play squash twice a week'],
    ['piano lessons', 'taking piano lessons'],
    ['钢琴', '学钢琴'],
  ])('%j stands in %j', (named, stored) => {
    expect(standsIn(named, stored)).toBe(true)
  })

  it.each([
    ['camp', 'vw camper'],
    ['piano books', 'piano and books'],
    ['vw camper', 'camper'],
    ['volvo', 'golf and a volvo'],
    ['squash', 'play squash, tennis'],
    ['猫', '熊猫'],
    ['', 'paris'],
    ['paris', ''],
  ])('%j does not stand in %j', (named, stored) => {
    expect(standsIn(named, stored)).toBe(false)
  })
})

describe('a doing and what it is done to', () => {
  const doneTo = (value: string) => (value.startsWith('drinking ') ? [value.slice(9)] : [])
  const values = valueForms(
    (value) => value,
    (text) => [text],
    doneTo,
  )

  it('are one, whichever is told first', () => {
    expect(values.isSame('coffee', 'drinking coffee')).toBe(true)
    expect(values.isSame('drinking coffee', 'coffee')).toBe(true)
    expect(values.pointsAt('coffee', 'drinking coffee')).toBe(true)
  })

  it('are two where the doing is another, or done to something else', () => {
    expect(values.isSame('coffee', 'spilling coffee')).toBe(false)
    expect(values.isSame('tea', 'drinking coffee')).toBe(false)
  })
})
