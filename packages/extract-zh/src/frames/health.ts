import { ILLNESS_ENDS, INJURIES } from '../lexicon/illnesses.ts'

/** Illnesses and injuries, found out or had. */
export const HEALTH = `
查出来 查出 查到 检查出 检查出来 确诊 诊断出 诊断为 诊断 体检出 | obj: illness | health | body
${ILLNESS_ENDS.join(' ')} | is: illness | health
近视 散光 远视 度 | is: sight | health | own
胎怀 高 低 | is: bodily | health | own
${INJURIES.join(' ')} | is: injury | health | own
`
