import type { Refiner } from '@recollect/core/extraction'
import { foldedValue } from './narrow.ts'

const MASKED = /\*{2,}|<#>|[x×]{3,}|某某|○|█|\bxx\b/u
const ADDRESSEE = /[你您]/u
const POINTS_ELSEWHERE =
  /^(?:[这那此该][里儿个样边些种位只条么份件时天事人]{0,3}(?:的)?|(?:这|那)(?:种|类|些|款|样的|部|个|位|首|件|家|条|本|道|句|张|幅|段).{0,3}|[他她它](?:们|俩)?(?:的.*)?|(?:这|那)(?:里|儿|边)的.*|[这那此](?:里|儿|边|地)[\d一二两三四五六七八九十几多半]{1,3}个?(?:多|半)?(?:天|周|星期|月|年).{0,2}|前者|后者|人家|别人|其他人|大家|自己|对方|某[个些].*|东西|事情?|时候|一样|一下|多|大|好|少|点|这样的.{0,3}|那样的.{0,3}|一个人|人|会|的|了|啊|吧|暂无|保密|未知|不详|待定|没有?|有|是|不|去|来|它|一次|一点)$/u
const NOT_VAGUE =
  /^(?:personality|appearance|living_situation|relationship_status|event_|family\.|relation\.)/u
/** 我的英文名 is …: an English predicate, which is not read here. */
const ENGLISH_PREDICATE = /^(?:is|are|am|was|were) /iu
/** 滨江一家, of 滨江一家做芯片的公司. */
const HEADLESS = /.一[家所间](?:做|搞|卖)?$/u
const EMPTY = /^[\s\p{P}\p{S}]*$/u

/** Values that name nothing by themselves: 他, 这里, 那个, masked words, the person spoken to. */
export const dropVagueValues: Refiner = {
  id: 'zh/drop-vague-values',
  refine(candidate) {
    const value = foldedValue(candidate)
    if (EMPTY.test(value)) return candidate.relation === 'retracts' ? [candidate] : { drop: 'an empty value' }
    if (ENGLISH_PREDICATE.test(value)) return { drop: 'an English predicate' }
    if (MASKED.test(value)) return { drop: 'a masked value' }
    if (ADDRESSEE.test(value)) return { drop: 'about the person spoken to' }
    if (candidate.slot === 'employer' && HEADLESS.test(value)) return { drop: 'a value cut before its noun' }
    if (!NOT_VAGUE.test(candidate.slot) && POINTS_ELSEWHERE.test(value))
      return { drop: 'a value that only points' }
    return [candidate]
  },
}
