import { OCCUPATION_ENDS } from '../lexicon/work/occupations.ts'
import { LABOURS, SERVICES } from '../lexicon/work/labours.ts'
import { AT_WORK, TRADES, WORKS_ALONE } from '../lexicon/work/work-heads.ts'

/** What one does for a living. */
export const WORK = `
做 当 干 搞 从事 担任 任 负责 | obj: work | occupation | where=work only=where_de lasts
${Object.keys(TRADES).join(' ')} | obj: trade | occupation | where=work only=where_de whole lasts
做 当 是 | obj: latinJob | occupation | lasting
创业做 自己做 单干做 合伙做 自己干 | obj: work | occupation | where=work
开直播 做直播 搞直播 改直播 直播 | obj: streams | occupation | whole nowadays
种着 种了 种 包了 承包了 承包 伺候着 侍弄着 | obj: plot | occupation | whole lasting
${LABOURS.join(' ')} | none | occupation | where=work only=org whole lasts
${SERVICES.join(' ')} | none | occupation | where=work only=serves whole lasts
教 | obj: field craft | occupation | where=work only=where_de whole lasts
从医 从教 从警 从军 从政 从商 从艺 行医 执教 执业 学徒 赋闲在家 待业在家 失业在家 全职在家 在家待业 在家务农 在家带娃 在家带孩子 在家带孙子 带孙子 带孙女 带外孙 全职带娃 全职带孩子 居家办公 自由职业 打两份工 打三份工 无业 啃老 躺平 gap | none | occupation | lasting lasts
${WORKS_ALONE} | none | occupation | where=work only=where whole lasts
${AT_WORK} | none | - | where=work only=where
入职 加入 跳到 跳去 跳槽到 跳槽去 换到 换去 进 去 到 转到 | obj: firm | employer | updates
在 | is: inFirm | employer | now
升 升了 升上 升到 升为 升任 提 提了 提为 提拔为 晋升 晋升为 转 转成 转做 评上 聘上 当上 混上 做到 干到 考上 | obj: work job | occupation | updates
一枚 一名 护士 医生 司机 员 师 工 猿 狗 农 匠 警 | is: openJob | occupation | opens
干 做 当 跑 送 开 教 带 | topic: work job | occupation | lasts long
${OCCUPATION_ENDS.join(' ')} 妈妈 爸爸 主妇 | is: job | occupation | now passing
`

/** What one runs for a living; opening it is what happened, too. */
export const SHOP = `
开 开着 经营 经营着 创办 创办了 办了 盘下 盘 盘了 接手 接手了 承包 承包了 守着 看着 打理 支了 支 摆了 摆着 搞了 弄了 整了 租了 合伙开 合开 跟人合开 自己开 加盟 加盟了 | obj: shop | occupation | where=work whole
`

/** What one has come to do for a living; that it came about is an event, too. */
export const TURNS = `
${AT_WORK} | none | - | where=work only=moved
转做 转当 当了 当上了 改做 改干 改当 转当 转跑 转岗做 调岗做 调去做 轮岗做 转去做 转到 竞聘上 竞聘成 提拔成 提成 聘为 被聘为 被提拔为 被任命为 任命为 熬成 干上 做上 当起 当起了 做起 做起了 干起 干起了 搞起 搞起了 | obj: work job | occupation | updates
回 回到 回去 | in: 老家 乡下 国 国内 村里 | location | updates kin
调到 调去 调进 调回 借调到 派到 外派到 考进 | obj: firm | employer | updates
当 | obj: job | occupation | updates
保研到 保研去 保送到 保送去 推免到 直博到 考到 转学到 | obj: admittedTo | school | updates given
现在学 现在读 改学 改读 转学 | obj: field | major | updates
回家带孙子 回家带孩子 回家带娃 回家种地 回村种地 回家务农 回来带孩子 在家带孩子 在家带娃 在家带孙子 回家待业 在家待业 待业在家 失业在家 赋闲在家 | none | occupation | updates
`
