import { byName } from '@recollect/core/plugin'
import type { Names } from '@recollect/core/plugin'

/** People and animals tied to a speaker, by the name labels use, with the words that mean them. */
const WORDS: Readonly<Record<string, string>> = {
  mother: 'mom mum mommy mama 妈妈 妈 母亲 媽媽 媽 母親 老妈 媽咪 阿媽',
  father: 'dad daddy papa 爸爸 爸 父亲 父親 老爸 阿爸',
  parents: 'parent 父母 爸妈',
  wife: '妻子 老婆 太太 媳妇 爱人',
  husband: '丈夫 老公 先生',
  spouse: '配偶',
  partner: 'significant_other 伴侣 对象',
  boyfriend: '男朋友 男友',
  girlfriend: '女朋友 女友',
  ex_boyfriend: 'ex-boyfriend 前男友',
  ex_girlfriend: '前女友',
  ex_wife: '前妻',
  ex_husband: '前夫',
  brother: 'older_brother younger_brother big_brother little_brother 哥哥 弟弟 哥 弟 兄弟 細佬',
  sister: 'older_sister younger_sister big_sister little_sister 姐姐 妹妹 姐 妹 家姐 阿妹',
  sibling: '兄弟姐妹',
  son: '儿子 兒子',
  daughter: '女儿 女兒 闺女',
  child: 'kid kids children baby 孩子 小孩 娃 宝宝',
  grandfather: 'grandpa 祖父 爷爷 外公 姥爷',
  grandmother: 'grandma great_grandmother 祖母 奶奶 外婆 姥姥 太嫲',
  grandchildren: 'grandchild grandkids 孙子',
  uncle: '叔叔 舅舅 姨夫 伯伯',
  aunt: '阿姨 姑姑 婶婶 舅妈 姨妈 姑媽',
  cousin: '表姐 表妹 表哥 表弟 堂哥 堂姐 堂弟 堂妹',
  nephew: '侄子 外甥',
  niece: '侄女',
  mother_in_law: '岳母 婆婆',
  father_in_law: '岳父 公公',
  sister_in_law: '',
  brother_in_law: '',
  friend: 'best_friend friends close_friend 朋友 好友 闺蜜',
  coworker: 'colleague co-worker 同事',
  boss: 'supervisor manager 老板 上司 领导',
  subordinate: '下属',
  roommate: 'flatmate 室友 舍友',
  classmate: '同学',
  teacher: '老师',
  neighbor: 'neighbour 邻居',
  doctor: '医生',
  teammate: '队友',
  assistant: '助理',
  pet: 'dog cat puppy kitten 狗 猫 宠物 小狗 小猫',
}

export const RELATION_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([relation, words]) =>
    [relation, ...words.split(' ').filter(Boolean)].map((word): [string, string] => [word, relation]),
  ),
)

/** Who is meant too when somebody is labelled so: a child is a son or a daughter. */
export const INCLUDES: Names<readonly string[]> = byName({
  child: ['son', 'daughter'],
  partner: ['wife', 'husband', 'spouse', 'boyfriend', 'girlfriend'],
  spouse: ['wife', 'husband', 'partner'],
  girlfriend: ['partner'],
  boyfriend: ['partner'],
  parents: ['mother', 'father'],
})

/** Values that say no more than that there is such a person. */
export const EXISTS: ReadonlySet<string> = new Set([
  ...['1', 'yes', 'true', 'has', 'one', 'a'],
  ...['有', '是', '一个', '一個', '一'],
])
