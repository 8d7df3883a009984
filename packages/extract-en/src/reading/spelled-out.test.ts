import { normalizeText } from '@recollect/core/text'
import { expect, it } from 'vitest'
import { spelledOut } from './spelled-out.ts'

it.each([
  ['gfs vegan so what can we eat', "gf's vegan so what can we eat"],
  ['my cousin rudys a mechanic', "my cousin rudy's a mechanic"],
  ['my phones a cracked iphone', "my phone's a cracked iphone"],
  ['moms been cancer free since 2021', "mom's been cancer free since 2021"],
  ['so my brothers allergic to nuts', "so my brother's allergic to nuts"],
  ['dinner at my tias place', "dinner at my tia's place"],
  ['w my roommate on his bday', 'with my roommate on his birthday'],
  ['shes a nurse', "she's a nurse"],
  ['me dads a plumber', "my dad's a plumber"],
  ['im allergic tae nuts, i cannae eat oot', "im allergic to nuts, i can't eat out"],
  ['moved fae fife wi my da', 'moved from fife with my da'],
  ['out with me mum, me phone died', 'out with my mum, my phone died'],
  ['yes and were throwing a party', "yes and we're throwing a party"],
])('reads words without their apostrophes as those they are: %s', (source, read) => {
  expect(spelledOut(normalizeText(source)).text).toBe(read)
})

it.each([
  'my mother was a seamstress',
  'tell me dad jokes',
  'he gave me dog food',
  'help me name it',
  'between you and me though',
  'my sister holds a black belt',
  'my brother catches a cold',
  'my brothers are tall',
  'my brothers and sisters',
  'my friends in Rome',
  'my dad has been a cook',
  'my sons go to school',
  'they were throwing a party',
  'were you going home',
  'james a friend',
  'the cats been fed',
  'write to w@example.com',
  'its tail is long',
])('leaves as it is: %s', (source) => {
  const text = normalizeText(source)
  expect(spelledOut(text).text).toBe(text.text)
})

it('leads back to the words as they were written', () => {
  const source = 'w my cousin rudys a mechanic'
  const text = spelledOut(normalizeText(source))
  const at = text.text.indexOf('rudy')
  const { start, end } = text.toSource(at, at + 4)
  expect(source.slice(start, end)).toBe('rudy')
})
