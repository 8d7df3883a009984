import { OCCUPATION_ENDS } from '../lexicon/work/occupations.ts'
import { AT_WORK, TRADES, WORKS_ALONE } from '../lexicon/work/work-heads.ts'

/** What one does for a living. */
export const WORK = `
做 当 干 搞 从事 担任 任 负责 | obj: work | occupation | where=work only=where_de lasts
${Object.keys(TRADES).join(' ')} | obj: trade | occupation | where=work only=where_de whole lasts
${WORKS_ALONE} | none | occupation | where=work only=where whole lasts
${AT_WORK} | none | - | where=work only=where
入职 加入 跳到 跳去 跳槽到 跳槽去 换到 换去 进 去 到 转到 调到 调去 | obj: firm | employer | updates
在 | is: inFirm | employer | now
升 升了 升上 升到 升为 升任 提 提了 提为 提拔为 晋升 晋升为 转 转成 转做 评上 聘上 当上 混上 做到 干到 考上 | obj: work job | occupation | updates
${OCCUPATION_ENDS.join(' ')} 妈妈 爸爸 主妇 | is: job | occupation | now passing
`

/** What one runs for a living; opening it is what happened, too. */
export const SHOP = `
开 经营 盘下 | obj: shop | occupation | where=work whole
`
