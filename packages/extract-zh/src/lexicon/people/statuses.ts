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
