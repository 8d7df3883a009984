import type { Refiner } from '@recollect/core/extraction'
import { PEOPLE_WORDS } from '../text/kin.ts'
import { isOccupation } from '../text/jobs.ts'
import { admits } from '../text/mistake.ts'
import { looksLikeName } from '../text/names.ts'

/**
 * What stands before a colon at the head of a line or a sentence, after the time in a log of a talk. A digit after it makes it a time of
 * day.
 */
const LABEL =
  /^\s*(?:[([【]?\d{1,2}:\d{2}(?::\d{2})?[)\]】]?\s*)?(?:[([【<*#-]\s*)?(?<label>[^,:。!?"“「、\s]{1,10})\s*[)\]】>*]{0,2}:(?!\d)/u
const SPEAKER = new RegExp(
  `^(?:ai|人工智能|机器人|助手|小助手|客服|系统|语音助手|chatgpt|gpt-?\\d?|bot|assistant|siri|小度|小爱|[a-d甲乙丙丁]|用户[a-d甲乙]|主持人|旁白|对方|路人|网友|他|她|它|别人|某人|同事|男|女|问|答|译文|原文|歌词|台词|标题|(?:他|她|你|我)?(?:${PEOPLE_WORDS})说?)$`,
  'u',
)
/** Names of fields, and words that announce one's own. */
const FIELD =
  /(?:报告|化验|体检|名字?|过敏[史源原]|病史|忌口|称呼|[地住网]?址|电话|号码?|手机|微信|qq|邮箱|邮件|email|phone|昵称|小名|外号|生日|日期?|年龄|岁数|性别|职业|职位|工作|行业|公司|单位|学校|专业|学历|爱好|兴趣|特长|技能|擅长|身高|体重|星座|属相|生肖|籍贯|老家|家乡|民族|国籍|血型|语言?|性格|优点|缺点|目标|计划|梦想|理想|愿望|喜欢|讨厌|偏好|时间|地点|地方|id|观|座右铭|信条|坐标|现居|住处|口头禅|过敏|忌口|宠物|[猫狗车]|设备|电脑|系统|收入|工资|状态|情况|现状|身份|婚姻|病史|介绍|信息|资料|简介|背景|总结|补充|更正|纠正|更新|提醒|提示|说明|备注|注|ps|记录|记住|记一下|对了|其实|首先|另外|例如|好|大家|是|叫|在|为|说真的|总之|一句话|事实|原因|问题)$/u

/** Words after somebody else's label (小王:我住在…) are theirs. */
export const dropSpeakers: Refiner = {
  id: 'zh/drop-speakers',
  refine(candidate, reading) {
    const { clause } = candidate
    const lineStart = reading.text.lastIndexOf('\n', clause.start - 1) + 1
    const spoken = [lineStart, clause.sentence.start].some((at) =>
      isSpoken(reading.text.slice(at, clause.end)),
    )
    return spoken ? { drop: "somebody else's words" } : [candidate]
  },
}

function isSpoken(text: string): boolean {
  const found = LABEL.exec(text)
  const label = found?.groups?.['label']
  if (found === null || label === undefined) return false
  if (SPEAKER.test(label) || looksLikeName(label)) return true
  if (FIELD.test(label) || admits(label) || /我|本人|^回复(?:@|$)/u.test(label)) return false
  return isOccupation(label) || text.slice(found[0].length).includes('我')
}
