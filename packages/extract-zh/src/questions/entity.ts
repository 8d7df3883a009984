import type { QuestionEntity } from '@recollect/core'
import { KIN_WORDS, PEOPLE_WORDS, bareKin, kinAfterSelf, relationOf } from '../frame/kin.ts'

const ADDRESSEE = /[你您]|贵公司/u
const OTHER = /[他她它]/u
const MY_KIN = new RegExp(`我(?:们|家)?(?:的|那个?|最好的|大学|高中)?(?<kin>${KIN_WORDS})`, 'u')
const MY_SOMETHING =
  /我(?<tail>[\p{Script=Han}]{1,10}?)(?=的|叫|是|住|在|有|喜欢|多|今|几|生日|现在|会|爱|做|上|去|养|$)/u
const YOUR_KIN = new RegExp(`[你您](?:们|家)?(?:的|那个?)?(?<kin>${PEOPLE_WORDS}|猫|狗|狗狗|猫咪)`, 'u')

/** Whose fact a question asks for. A question to the assistant about a person it was told of ("你男朋友") asks for that person. */
export function entityOf(text: string): QuestionEntity {
  const own =
    relationIn(MY_KIN.exec(text)?.groups?.['kin']) ??
    kinAfterSelf(MY_SOMETHING.exec(text)?.groups?.['tail'] ?? '')
  if (own !== null && own !== undefined) return `user.${own}`
  const yours = relationIn(YOUR_KIN.exec(text)?.groups?.['kin'])
  if (yours !== undefined) return `user.${yours}`
  if (text.includes('我')) return 'user'
  if (ADDRESSEE.test(text)) return 'addressee'
  const bare = bareKin(
    /^\p{Script=Han}{1,4}(?=的|叫|住|在|多|是|今|几|生日|喜欢|现在)/u.exec(text)?.[0] ?? '',
  )
  if (bare !== null) return `user.${bare}`
  return OTHER.test(text) ? 'other' : 'user'
}

const relationIn = (kin: string | undefined): string | undefined =>
  kin === undefined ? undefined : relationOf(kin)
