import type { ExtractionRule } from '@recollect/core/extraction'
import { goesOnAboutSelf, ownRule } from '../../text/own-rule.ts'

const UNEASY =
  '难受|不舒服|浑身不(?:舒服|自在|得劲)|浑身难受|不得劲|心痒|手痒|嘴痒|没精神|不自在|想得慌|馋得慌|馋|不行|活不下去|抓心挠肝|不踏实|睡不着|没法活|活不了'
const CRAVES = new RegExp(
  '(?:' +
    [
      String.raw`无(?<without>[\p{Script=Han}]{1,4}?)不欢`,
      String.raw`嗜(?<keen>甜食?|辣|酸|咸|肉|茶|糖|麻辣|重口|甜辣|书|酒)`,
      String.raw`(?<![欢惊恭贺道可])喜(?<fond>静|安静|清静|热闹|辣|甜食?|酸|肉食|素食|茶|洁|自由|干净)`,
      String.raw`(?:很|就|特别|最|巨|超|真的?)吃(?<style>[^,我你他她]{1,8}?)这(?:一)?(?:套|款|挂|卦|口|类)`,
      String.raw`[嗜爱视](?<death>[\p{Script=Han}a-z]{1,6}?)(?:如命|成瘾|成痴|成性)`,
      String.raw`(?<value>[\p{Script=Han}a-z]{1,8}?)(?:不离手|不离口|不离身|重度患者|重度依赖|重度爱好者|中毒|狂魔)`,
      String.raw`(?:一天|一日|两天|三天|几天|一周|一星期|半天|一顿|每天)不(?<daily>(?:吃|喝|看|听|玩|打|跑|练|摸|撸|运动|刷|逛|写|画|弹|唱)[^,我你他她]{0,8}?)(?:我)?就(?:会|要|觉得|感觉|全身)?(?:${UNEASY})`,
      String.raw`(?:根本|完全|真的|一天都?|一刻都?)?(?:离不开|离不了|戒不掉|戒不了|少不了)(?<needs>[^,我你您他她]{1,10}?)`,
      String.raw`(?:没有?)(?<lacks>[^,我你他她]{1,8}?)(?:我)?(?:就)?(?:不行|活不了|没法活|活不下去|不能活|会死|吃不下饭)`,
      String.raw`(?:顿顿|餐餐|每顿|每餐|每顿饭)(?:都|必须?|得|要|离不开|不离){1,3}(?:有|吃|配)?(?<meal>[^,我你他她]{1,6}?)`,
      String.raw`(?:一?(?:看到|看见|见到|见了|遇到|碰到|闻到|听到))(?<sight>[^,我你他她这那]{1,8}?)就(?:走不动(?:路|道)?|挪不开(?:眼|步)|两眼放光|开心得?不行|忍不住想?(?:吃|买|摸|撸|吸)|流口水|想(?:吃|买|摸|撸)|移不开眼|心都化了)`,
      String.raw`(?:就|最|特|可|真)好(?<mouth>[^,我你他这那吃喝看]{1,6}?)这(?:一)?口儿?`,
      String.raw`(?:就|最|特|可|真)?好(?:这|那)(?:一)?口儿?(?<relish>[\p{Script=Han}a-z]{1,8}?)`,
    ]
      .map((way) => `(?:${way})`)
      .join('|') +
    ')(?:那种|那一挂|的那种|的人|人士|体质)?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$',
  'gu',
)
const GROUPS = [
  'without',
  'death',
  'value',
  'daily',
  'needs',
  'lacks',
  'meal',
  'sight',
  'relish',
  'mouth',
  'keen',
  'fond',
  'style',
]
const NO_THING =
  /^(?:眼镜|老花镜|拐杖|轮椅|助听器|假牙|药物?|胰岛素|呼吸机|氧气|止痛药|安眠药|眼药水|护腰|护膝|这|那|它|家人?|父母|老公|老婆|爸妈|妈妈|爸爸|孩子|朋友|人|别人|自己|钱|事|办法|时间|工作|关系|问题|什么|谁|意外|你|一个人|空气|爱|水|手机支付|大家|医生|药)|饭$|觉$/u

/** "无辣不欢", "一天不喝咖啡就难受", "离不开手机", "就好这口腊肉". */
export const tasteCraves: ExtractionRule = ownRule({
  id: 'zh/taste.craves',
  priority: 82,
  confidence: 0.94,
  anchors: [
    '不欢',
    '嗜',
    '很吃',
    '就吃',
    '特别吃',
    '最吃',
    '巨吃',
    '超吃',
    '真吃',
    '的吃',
    ...['静', '安静', '清静', '热闹', '辣', '甜', '酸', '肉食', '素食', '茶', '洁', '自由', '干净'].map(
      (word) => `喜${word}`,
    ),
    '如命',
    '成瘾',
    '成痴',
    '成性',
    '不离',
    '重度',
    '中毒',
    '狂魔',
    '天不',
    '日不',
    '顿不',
    '星期不',
    '周不',
    '离不',
    '戒不',
    '少不了',
    '就不行',
    '就活',
    '不行',
    '活不',
    '没法活',
    '不能活',
    '会死',
    '吃不下饭',
    '顿',
    '餐',
    '就走不动',
    '就挪',
    '就两眼',
    '就开心',
    '就忍不住',
    '就流',
    '就想',
    '就移',
    '就心',
    '这一口',
    '这口',
    '好这',
    '好那',
  ],
  pattern: CRAVES,
  elided: 'chat',
  readsNegation: true,
  examples: [
    { text: '我无辣不欢', cards: [{ slot: 'likes', value: '辣' }] },
    { text: '我爸嗜茶如命', cards: [{ slot: 'likes', value: '茶', entity: 'user.father' }] },
    { text: '我一天不听歌就难受', cards: [{ slot: 'likes', value: '听歌' }] },
    { text: '我就好这口腊肠', cards: [{ slot: 'likes', value: '腊肠' }] },
  ],
  counterExamples: [
    '他无辣不欢',
    '一天不吃饭就难受',
    '我离不开你',
    '没有钱不行',
    '你一天不喝酒就难受吗？',
    '我没时间不行',
  ],
  read: (match, frame) => {
    const name = GROUPS.find((group) => match.raw(group) !== undefined)
    const value = name === undefined ? undefined : match.capture(name)
    if (name === undefined || value === undefined || frame.negative || frame.over) return null
    if (name === 'needs' && !frame.explicit && !goesOnAboutSelf(match) && match.clause.index > 0) return null
    return NO_THING.test(match.raw(name) ?? '') ? null : { slot: 'likes', value }
  },
})
