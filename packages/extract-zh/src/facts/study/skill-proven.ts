import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { ACTIVITIES } from '../../lexicon/pastimes/actions.ts'
import { CRAFT_PHRASES, MATTERS } from '../../lexicon/study/crafts.ts'
import { LANGUAGES } from '../../lexicon/things/things.ts'
import { oneOf } from '../../text/patterns.ts'

/** What one masters, what grade or licence proves it. */

const ONE = `(?:${oneOf([...MATTERS, ...CRAFT_PHRASES, ...ACTIVITIES])}|${LANGUAGES})`
const MASTERS = new RegExp(
  `(?:熟练(?:地)?(?:掌握|使用|运用|操作)?|掌握(?:了)?|精通|熟悉|熟知|通晓|擅用|能熟练(?:使用|操作)|玩得转|略通|粗通|粗懂|略懂|略知|懂得?(?:一点儿?|点儿?|些|一些)?|会(?:一点儿?|点儿?|些|一些)?(?:基础的?|简单的?|基本的?)?|不太?熟悉?|对)(?<value>${ONE}(?:(?:、|和|跟|与|以及|还有| )${ONE}){0,5})(?:的操作|的使用|操作|等软件|等工具|软件|什么的|之类的|等等?|技能|这些)?(?<end>一窍不通|不太?熟|不懂|不了解)?(?:的|了|啊|呢|哦)?$`,
  'gu',
)

/** "熟练使用剪映和PS", "略懂一点中医". */
export const skillMasters: ExtractionRule = ownRule({
  id: 'zh/skill.masters',
  priority: 79,
  confidence: 0.94,
  anchors: [...MATTERS, ...CRAFT_PHRASES, ...ACTIVITIES, '语', '文', '话'],
  pattern: MASTERS,
  elided: 'chat',
  examples: [
    {
      text: '我熟练使用剪映和Excel',
      cards: [
        { slot: 'skill', value: '剪映' },
        { slot: 'skill', value: 'Excel' },
      ],
    },
    { text: '我略懂中医', cards: [{ slot: 'skill', value: '中医' }] },
    { text: '会点木工', cards: [{ slot: 'skill', value: '木工' }] },
  ],
  counterExamples: [
    '他熟练使用剪映',
    '你懂点礼貌好吗',
    '我懂你的意思',
    '我熟悉你',
    '我会一点一点告诉你',
    '掌握以下知识点',
  ],
  read: (match, frame) =>
    (!frame.explicit && (frame.modifiers.when !== null || /^(?:会|懂得?)(?![一点些])/u.test(match.text))) ||
    /以下|要求|需|必须|请|应/u.test(match.clause.text) ||
    (match.text.startsWith('对') && match.raw('end') === undefined)
      ? null
      : take(match, 'skill', /^(?:不|对)/u.test(match.text) ? { polarity: 'negative' } : {}),
})

const LICENCE =
  '(?:[ab][123]|c[123])(?:驾照|本|证)?|驾照|驾驶证|摩托车驾照|教师资格证|教资证?|教师证|会计证|初级会计证?|中级会计证?|注会|cpa|cfa|acca|frm|法考|司法考试|法律职业资格证?|护士证|护士资格证|执业医师证?|医师证|药师证|执业药师证?|建造师证?|一建|二建|消防证|消防工程师证?|电工证|焊工证|叉车证|厨师证|导游证|健身教练证|育婴师证|月嫂证|营养师证|心理咨询师证|普通话证|潜水证|ow证|aow|救生员证|救生证|裁判证|茶艺师证|咖啡师证|证券从业|基金从业|从业资格证|英语[四六]级证?|四级证|六级证|计算机二级证?|软考|pmp|人力资源师证|社工证|翻译证|catti|船员证|飞行执照'
const HOLDS = new RegExp(
  `(?:有|持有|持)(?:着|的是)?(?:一?[个张本])?(?<value>${LICENCE})(?:的)?(?:人)?(?:了|啦|很久了)?$`,
  'gu',
)

/** "我有叉车证", "没有驾照". That one has got it is a happening. */
export const skillLicence: ExtractionRule = ownRule({
  id: 'zh/skill.licence',
  priority: 76,
  confidence: 0.92,
  anchors: [
    '证',
    '驾照',
    '执照',
    '教资',
    '注会',
    'cpa',
    'cfa',
    'acca',
    'frm',
    '法考',
    '司法考试',
    '一建',
    '二建',
    'aow',
    '从业',
    '四级',
    '六级',
    '二级',
    '软考',
    'pmp',
    'catti',
    'a1',
    'a2',
    'b1',
    'b2',
    'c1',
    'c2',
    '建造师',
    '普通话',
    '消防工程师',
  ],
  pattern: HOLDS,
  elided: 'chat',
  examples: [
    { text: '我有叉车证', cards: [{ slot: 'skill', value: '叉车证' }] },
    { text: '没有驾照，出门靠腿', cards: [{ slot: 'skill', value: '驾照', polarity: 'negative' }] },
  ],
  counterExamples: ['他有驾照', '我想考驾照', '你有教师证吗？', '没有身份证怎么办', '需要有健康证'],
  read: (match) => (/[想要备]$|打算|准备|需|如果/u.test(match.before) ? null : take(match, 'skill')),
})
