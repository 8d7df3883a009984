import { BODY_STATES, HURTS, LASTING_SIGNS } from '../lexicon/health/bodies.ts'
import { ILLNESS_ENDS, INJURIES } from '../lexicon/health/illnesses.ts'

/** Illnesses and injuries, found out or had. */
export const HEALTH = `
查出来 查出 查到 检查出 检查出来 确诊 诊断出 诊断为 诊断 体检出 | obj: illness | health | body
${ILLNESS_ENDS.join(' ')} | is: illness | health
近视 散光 远视 度 | is: sight | health | own
胎怀 高 低 | is: bodily | health | own
${INJURIES.join(' ')} | is: injury | health | own
${[...BODY_STATES, ...LASTING_SIGNS].join(' ')} | is: bodyState | health | own
${HURTS.join(' ')} | is: hurt | health | own
得 患 患有 患上 得上 落下 落了 犯 得过 | obj: illness | health | body
打呼噜 打呼 打鼾 磨牙 梦游 说梦话 晕车 晕船 晕机 晕血 晕针 恐高 失眠 便秘 痛经 尿频 盗汗 脱发 掉头发 低血糖 老花眼 红绿色盲 色弱 平足 扁平足 驼背 口吃 结巴 耳背 对眼 斜视 乳糖不耐 乳糖不耐受 | none | health | lasting
摘 切 割 拔 | is: organ | health | own
的人 患者 病人 人士 选手 星人 | is: sufferer | health | own
大着肚子 挺着大肚子 挺着肚子 怀着孕 有孕在身 养胎 待产 坐月子 保胎 | none | health
有 得 确诊 查出 落下 | is: havingIllness | health | own lasting
睡 | is: sleep | health | own
`
