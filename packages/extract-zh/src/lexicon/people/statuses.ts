/** Words for one status, as they are asked and told: 领证 is 已婚. A status is what the first of its words says. */
const STATUSES: readonly (readonly string[])[] = [
  [
    '已婚',
    '结婚',
    '领证',
    '领了证',
    '扯证',
    '嫁',
    '成家',
    '完婚',
    '婚后',
    '再婚',
    '复婚',
    '娶',
    '有老公',
    '有老婆',
  ],
  ['离婚', '离异', '离了'],
  ['分手', '掰了', '吹了'],
  ['订婚', '未婚夫', '未婚妻'],
  ['单身', '未婚', '没结婚', '没对象', '没有对象', '没有男朋友', '没有女朋友'],
  ['恋爱', '男朋友', '女朋友', '有对象', '处对象', '脱单', '在一起'],
  ['丧偶', '守寡'],
]

/** Which one a text tells of; null when it tells of none. The first of several: 离婚后再婚 is of the last, so that is left open. */
export function statusOf(text: string): string | null {
  const told = STATUSES.filter((words) => words.some((word) => text.includes(word)))
  const isDenied = /[不没未](?:有)?(?:结婚|领证|离婚|订婚)/u.test(text)
  return told.length === 1 && (!isDenied || told[0]?.[0] === '单身') ? (told[0]?.[0] ?? null) : null
}

/** What one says of one's tie to a partner. */
export const STATES: readonly string[] =
  '单身 已婚已育 未婚未育 二婚 二婚家庭 有对象 有男朋友 有女朋友 有男友 有女友 有老婆 有老公 有家室 没恋爱 没拍拖 没处对象 未婚 已婚 离异 离婚 丧偶 脱单 脱单成功 恋爱中 谈恋爱 恋爱 订婚 已订婚 结婚 新婚 再婚 复婚 分居 隐婚 闪婚 单着 母胎单身 母胎solo 领证 两地分居 没结婚 没有结婚 没对象 没有对象 没有男朋友 没有女朋友 没男朋友 没女朋友 没谈过恋爱 离过婚 结过婚 订了婚 领了证 离了婚 结了婚 分了手 丧了偶 守寡 守活寡 打光棍 光棍一个 黄金单身汉 单身汉 单亲妈妈 单亲爸爸 不婚 已婚已育 待嫁 恨嫁 名花有主 名草有主 单身贵族 单身主义 分手 失恋 丁克'.split(
    ' ',
  )
