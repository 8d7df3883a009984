import { reasons } from './reasons.ts'

/** Reasons that hold a value of the message or a number of the configuration. */
const WITH_VALUES: readonly (readonly [reason: RegExp, words: string])[] = [
  [/^said by mistake: (?<value>.*) is meant$/su, '说错了，应为“$<value>”'],
  [/^same words as .*$/su, '同样的话已由另一条规则读取'],
  [/^"(?<value>.*)" names nothing$/su, '“$<value>”没有指明任何东西'],
  [
    /^confidence is under extraction\.confidenceThreshold (?<least>[\d.]+)$/u,
    '置信度低于 $<least>（extraction.confidenceThreshold）',
  ],
  [/^more than (?<most>\d+) candidate facts in one message$/u, '一条消息里可能的事实超过 $<most> 条'],
  [/^replaces "(?<value>.*)"$/su, '取代“$<value>”'],
  [/^"(?<value>.*)" no longer holds$/su, '“$<value>”不再成立'],
  [/^"(?<value>.*)" is what was said$/su, '说的就是“$<value>”'],
  [/^held back: "(?<value>.*)" is .*, the slot \S+ wants .*$/su, '“$<value>”不像是这一项的内容，没有采用'],
  [/^"(?<value>.*)" was said by mistake$/su, '“$<value>”是说错了'],
]

/** What a refiner drops for, by what it is called; for a reason it words anew. */
const BY: Readonly<Record<string, string>> = {
  overlap: '同样的话已由另一条规则读取',
  confidence: '置信度太低',
  limit: '一条消息里的事实太多',
  'put-right': '说错了，已更正',
  'whose-fact': '说的是别人',
  'cut-runaways': '内容太长，不像一个值',
  'drop-code': '代码',
  'drop-disowned': '已说明不属实',
  'drop-chinese-frame': '周围的中文可能改变意思',
  'drop-hearsay': '转述的话',
  'drop-hollow': '没有说出内容',
  'drop-hypotheticals': '只是假设或愿望',
  'drop-material': '待处理的文本',
  'drop-misread-taste': '不是所说的喜好',
  'drop-other-forms': '表格里别人的内容',
  'drop-others-states': '说的是别人的情况',
  'drop-others-words': '别人说的话',
  'drop-pretence': '不是认真说的',
  'drop-questions': '是提问，不是陈述',
  'drop-quotations': '引用他人的话',
  'drop-quoted': '在引号里',
  'drop-relatives': '说的是亲属，不是本人',
  'drop-requests': '是请求，不是陈述',
  'drop-speakers': '别人说的话',
  'drop-unasked': '前面没有问到它',
  'drop-unfit-tastes': '不是能喜欢或讨厌的东西',
  'drop-vague-values': '没有说出内容',
  'given-patterns': '不像一个值',
  'inherit-subject': '没有说是谁',
  'resolve-subject': '代词指的不是与本人有关的人',
  'trim-value': '没有说出内容',
}

/** `zh/drop-questions` → `drop-questions`: both packs call the same thing the same. */
const bare = (by: string): string => by.slice(by.indexOf('/') + 1)

/** A reason as a reader of Chinese is told it; one that is not known, in the words it came in. */
export function reason(by: string, words: string): string {
  const found = WITH_VALUES.find(([pattern]) => pattern.test(words))
  if (found) return words.replace(found[0], found[1])
  return reasons[words] ?? BY[bare(by)] ?? words
}
