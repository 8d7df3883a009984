import { translated } from '../translated.ts'
import type { Rule } from '../translated.ts'
import { detail } from './details.ts'
import { importErrors } from './import-errors.ts'
import { serverErrors } from './server-errors.ts'
import { sessionErrors } from './session-errors.ts'

const ID = '"([^"]*)"'

/** What the library says of input it refuses, for a user of the command. */
export const library: readonly Rule[] = [
  [/^A scope needs a name/u, () => '作用域需要名称，例如用户的 id。请用 --scope 给出。'],
  [/^A scope's name has at most (\d+)/u, (max) => `作用域的名称最多 ${max} 个字符。请用短一些的 id。`],
  [/^A scope's name has no white space/u, () => '作用域的名称首尾不能有空白，请去掉。'],
  [
    /^A scope's name has an invisible/u,
    () => '作用域的名称含有看不见或无效的字符。请用文字、数字、-、_、: 和 . 组成的名称。',
  ],
  [/^A scope's name is not in Unicode NFC/u, () => '作用域的名称不是 Unicode NFC 形式，请换成标准写法。'],
  [
    /^The filter was refused: "from" must be before "to"/u,
    () => '--from 必须早于 --to。请对调，或去掉一个。',
  ],
  [
    /^The filter was refused: (.+)\. Correct it, or leave it out\.$/su,
    (what) => `筛选条件被拒绝：${detail(what)}。请修改，或去掉它。`,
  ],
  [
    /^The (?:message|fact) was refused: (.+?)\.? Nothing was stored\.$/su,
    (what) => `输入被拒绝：${detail(what)}。请修改后重试。什么都没有保存。`,
  ],
  [/^grace is a whole number/u, () => '--grace 太长，会超过 9999 年。请用短一些的。什么都没有删除。'],
  [/^"[^"]{0,100}" is not a time\./u, () => '时间不在 1 年到 9999 年之间，请换一个。什么都没有改变。'],
  [/^This cursor was not given by this list/u, () => '这个 --cursor 不属于这个列表。请去掉它重新开始。'],
  [
    new RegExp(`^${ID} is not a slot`, 'u'),
    (given) => `“${given}”不是槽位。请用 location 这样的名称，或 wife:location 这样的键。`,
  ],
  [new RegExp(`^The card ${ID} says so already`, 'u'), (id) => `事实 ${id} 说的就是这个值。请给出正确的值。`],
  [
    new RegExp(
      `^The card ${ID} was put right already\\. Correct the card that took its place(?:, ${ID})?`,
      'u',
    ),
    (id, right) =>
      `事实 ${id} 已经更正过。请更正取代它的那个${right ? `：recollect correct ${right} <值>` : '，用 recollect history 查看'}。`,
  ],
  [
    new RegExp(`^The card ${ID} says that a fact ended`, 'u'),
    (id) =>
      `${id} 说的是一个事实已经结束，没有值可以更正。请撤销造成它的更改（recollect changes），或更正它之前的版本。`,
  ],
  [/^The fact is in this scope already/u, () => '这个事实已经在这个作用域里。请用 --to 指定另一个。'],
  [
    /^The (?:id or key|key) is longer than (\d+) bytes/u,
    (max) => `文本超过 ${max} 字节。请用更少的字，或调大 limits.maxQueryBytes。`,
  ],
  [
    /^The \w+ is longer than (\d+) bytes/u,
    (max) => `文本超过 ${max} 字节。请拆分，或调大 limits.maxTextBytes。`,
  ],
  [/^The \w+ has half of a surrogate pair/u, () => '文本含有半个代理对。请写出完整的字符，或使用 UTF-8。'],
  [
    /^The \w+ has a (?:control character|character that reorders text) \((U\+[\dA-F]+)\)/u,
    (code) => `文本含有字符 ${code}，它是控制字符或会改变文字顺序。请删除它。`,
  ],
  [/^The \w+ is empty/u, () => '文本是空的。请至少写一个可见字符。'],
  [/^Line (\d+): (.+)$/su, (line, what) => `第 ${line} 行：${importProblem(what ?? '')}数据库没有任何改变。`],
  [/^The configuration was refused: (.+)$/su, (what) => `配置被拒绝：${detail(what)}`],
  ...sessionErrors,
  ...serverErrors,
  ...importErrors,
]

const IMPORT: readonly Rule[] = [
  [/^An export begins with one/u, () => '导出文件的第一行应是 {"type":"recollect","format":1}。请重新导出。'],
  [/^The file is empty/u, () => '文件是空的。请使用 export 的输出。'],
  [/^This is not (?:JSON|text)/u, () => '不是 JSON。请使用 export 的输出，每行一个 JSON 对象。'],
  [/^versionKey must be "([^"]*)"/u, (key) => `versionKey 应为“${key}”。请修改这一行。`],
  [/^validTo is before validFrom/u, () => 'validTo 早于 validFrom。请修改这一行。'],
  [/^The item (\S+) of this card is not there/u, (id) => `这张卡片的消息 ${id} 不存在。请先导入消息。`],
  [
    /^The message of this card is not the user's/u,
    () => '这张卡片的消息不是用户说的；只有用户说的话才产生事实。请修改这一行。',
  ],
  [
    /^The span of this card ends after its message/u,
    () => '这张卡片的原文位置超出了它的消息。请修改这一行。',
  ],
  [
    /^The parent (\S+) of this card/u,
    (id) => `这张卡片的上一个版本 ${id} 不在这里，也不在文件里。请一并导入。`,
  ],
  [
    /^(.+?)\.? Correct the line, or export again\.$/su,
    (what) => `${detail(what ?? '')}。请修改这一行，或重新导出。`,
  ],
  [
    /Import into an empty scope, or forget the record there first\.$/u,
    () => '与已有的记录冲突，或内容不合格。请导入到空的作用域，或先删除那里的记录。',
  ],
]

const importProblem = (what: string): string => translated(what, IMPORT) ?? `${detail(what)}。`
