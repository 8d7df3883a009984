import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalOf } from './index.ts'

const SAID = { at: Date.parse('2024-05-15T10:20:00+08:00'), zone: 'Asia/Shanghai' }

const CASES: readonly (readonly [slot: string, value: string, normal: string | null])[] = [
  ['age', '28', '28'],
  ['age', '二十八', '28'],
  ['age', '三十岁', '30'],
  ['age', '廿五岁', '25'],
  ['age', '二十多', null],
  ['age', '十几', null],
  ['age', '2岁7个月', null],
  ['birthday', '1990年6月4日', '1990-06-04'],
  ['birthday', '1990.6.4', '1990-06-04'],
  ['birthday', '1990-06-04', '1990-06-04'],
  ['birthday', '一九九〇年六月四号', '1990-06-04'],
  ['birthday', '1988年11月', '1988-11'],
  ['birthday', '1995年', '1995'],
  ['birthday', '6月4號', '--06-04'],
  ['birthday', '十二月二十五日', '--12-25'],
  ['birthday', '明天', '--05-16'],
  ['birthday', '下周五', '--05-24'],
  ['birthday', '农历三月初八', null],
  ['birthday', '腊月二十三', null],
  ['birthday', '95年3月', null],
  ['birthday', '13月5日', null],
  ['height', '178厘米', '178 cm'],
  ['height', '178', '178 cm'],
  ['height', '1米78', '178 cm'],
  ['height', '1.78米', '178 cm'],
  ['height', '一米七', '170 cm'],
  ['height', '一米七八', '178 cm'],
  ['height', '一米零五', '105 cm'],
  ['height', '一百七十五公分', '175 cm'],
  ['height', '5\'10"', '178 cm'],
  ['height', '5尺10寸', '178 cm'],
  ['height', '个子比较矮', null],
  ['height', '3000', null],
  ['weight', '120斤', '60 kg'],
  ['weight', '65公斤', '65 kg'],
  ['weight', '52.5kg', '52.5 kg'],
  ['weight', '一百二十斤', '60 kg'],
  ['weight', '一百二斤', '60 kg'],
  ['weight', '8斤9两', '4.45 kg'],
  ['weight', '150磅', '68.04 kg'],
  ['weight', '65', null],
  ['blood_type', 'AB型', 'AB'],
  ['blood_type', 'o型血', 'O'],
  ['blood_type', 'A型阴性', 'A-'],
  ['blood_type', '熊猫', 'Rh-'],
  ['zodiac', '天蝎座', 'scorpio'],
  ['zodiac', '天蠍座', 'scorpio'],
  ['zodiac', '龍', 'dragon'],
  ['zodiac', '猫', null],
  ['phone', '138 0000 1234', '13800001234'],
  ['phone', '+86 138-0000-1234', '+8613800001234'],
  ['phone', '0086 13800001234', '+8613800001234'],
  ['phone', '010-62881144', '01062881144'],
  ['phone', '保密', null],
  ['email', 'Lan.W@Example.COM', 'Lan.W@example.com'],
  ['email', 'lan@example.com', null],
  ['account', ' lan_2020 ', 'lan_2020'],
  ['account', 'Lan_2020', null],
  ['family.sister', '两', '2'],
  ['family.son', '三个', '3'],
  ['family.child', '俩', '2'],
  ['relation.friend', '十', '10'],
  ['family.son', '几', null],
  ['family.brother', '表哥', null],
  ['income', '月薪8000', '8000/month'],
  ['income', '月薪8000元', '8000 CNY/month'],
  ['income', '年薪30万', '300000/year'],
  ['income', '一年赚6万块', '60000 CNY/year'],
  ['income', '工资一万八', '18000'],
  ['income', '月薪1.5k', '1500/month'],
  ['income', '时薪20美元', '20 USD/hour'],
  ['income', '年薪1,200,000港币', '1200000 HKD/year'],
  ['income', '工资几千', null],
  ['income', '月薪8000多', null],
  ['tenure', '五年', 'P5Y'],
  ['tenure', '15年', 'P15Y'],
  ['tenure', '两年半', 'P2Y6M'],
  ['tenure', '半年', 'P6M'],
  ['tenure', '三个月', 'P3M'],
  ['tenure', '两周', 'P2W'],
  ['tenure', '十天', 'P10D'],
  ['tenure', '半个小时', 'PT30M'],
  ['tenure', '90分钟', 'PT1H30M'],
  ['tenure', '十几年', null],
  ['tenure', '五年多', null],
  ['tenure', '快五年', null],
  ['record', '四分钟', 'PT4M'],
  ['record', '第一名', null],
  ['generic', '上午九点半', '09:30'],
  ['generic', '下午三点', '15:00'],
  ['generic', '晚上八點', '20:00'],
  ['generic', '10:30', '10:30'],
  ['generic', '三点', null],
  ['generic', '下周五', '2024-05-24'],
  ['generic', '明天下午三点', '2024-05-16T15:00'],
  ['generic', '6月3日', '2024-06-03'],
  ['generic', '2025年3月', '2025-03'],
  ['generic', '周四上午', null],
  ['generic', '两万元', '20000 CNY'],
  ['generic', '18000', '18000'],
  ['generic', '蓝色', null],
  ['location', '湖南 长沙', '湖南长沙'],
  ['location', '湖南省长沙市', null],
  ['location', 'New York', null],
  ['hometown', '臺灣 高雄', '臺灣高雄'],
  ['likes', '两只猫', null],
]

describe('normalOf', () => {
  it.each(CASES)('%s of %s is %s', (slot, value, normal) => {
    expect(normalOf(slot, value, SAID)).toBe(normal)
  })

  it('is a normal form: it stays as it is when read again', () => {
    for (const [slot, , normal] of CASES) {
      if (normal === null || /^(?:income|tenure|record|zodiac)$/u.test(slot)) continue
      const again = normalOf(slot, normal.replace(/ CNY$/u, '元'), SAID)
      expect([null, normal]).toContain(again)
    }
  })

  it('takes any value', () => {
    const slots = fc.constantFrom(...CASES.map(([slot]) => slot))
    const values = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...CASES.map(([, value]) => value)),
    )
    fc.assert(
      fc.property(slots, values, (slot, value) => {
        const normal = normalOf(slot, value, SAID)
        expect(normal === null || normal.length > 0).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
