import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { looksLikeWorkplace } from '../../text/firms.ts'

const NEW_ONE =
  /(?:的)?(?:新的?|现在的?|现|目前的)(?:东家|公司|单位|雇主|老东家)(?:就)?(?:是|叫|:)(?:一家叫)?(?<value>[^,很挺太超特别你您他她这那什哪做搞个]{2,16}?)(?:了|啦)?$|(?:的)?下家(?:就)?是(?<next>[^,很挺太超特别你您他她这那什哪做搞个]{2,16}?)(?:了|啦)?$/gu

/** "跳槽了，新东家是白鹭银行": the name of the new place of work. */
export const employerNewOne: ExtractionRule = factRule({
  id: 'zh/employer.new-one',
  priority: 91,
  confidence: 0.92,
  anchors: [
    '东家',
    '新公司',
    '新的公司',
    '现在的公司',
    '新单位',
    '新的单位',
    '现在的单位',
    '现单位',
    '雇主',
    '下家是',
    '下家就是',
  ],
  pattern: NEW_ONE,
  elided: 'chat',
  examples: [
    {
      text: '跳槽了，新东家是白鹭银行',
      cards: [{ slot: 'employer', value: '白鹭银行', relation: 'updates' }],
    },
    { text: '我新单位是市图书馆', cards: [{ slot: 'employer', value: '市图书馆', relation: 'updates' }] },
  ],
  counterExamples: [
    '他新东家是白鹭银行',
    '新公司是做什么的',
    '新公司是不是很远？',
    '新单位是很远',
    '新公司是双休',
    '新公司是早九晚五',
    '新公司是上市公司',
    '新单位是私立医院',
    '新公司是弹性打卡',
  ],
  read: (match, frame) => {
    const value = match.capture('value') ?? match.capture('next')
    if (!value || frame.negative || !looksLikeWorkplace(match.raw('value') ?? match.raw('next') ?? ''))
      return null
    return { slot: 'employer', value, relation: 'updates' }
  },
})
