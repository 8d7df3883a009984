/**
 * Spoken and regional words for the standard ones that requests and wishes are written in. What may stand before or after is part of a word
 * where the same characters say something else too: 莫 in 莫斯科, 记到 in 记到本子上.
 */
export const DIALECT: readonly (readonly [word: string, standard: string, after?: string])[] = [
  ['莫要', '不要'],
  ['莫得', '没有'],
  ['莫', '别', '[再老总要跟和给把用说讲提写叫喊拿加放发记存管问动骂夸推乱光只去来]'],
  ['甭', '别'],
  ['表', '不要', '再[说提用发讲]'],
  ['晓得', '知道'],
  ['啥子', '什么'],
  ['咋个', '怎么'],
  ['屋头', '家里'],
  ['没得', '没有', '$|[,?。!~]|[啊哦嘛]$'],
  ['记到', '记住', '$|[,:。!]|[哈嘛咯我]'],
  ['记倒', '记住', '$|[,:。!]|[哈嘛咯我]'],
  ['记低', '记下'],
  ['记牢', '记住'],
  ['记起来', '记下来'],
  ['侬', '你'],
  ['话给我知', '告诉我'],
  ['话我知', '告诉我'],
  ['不使', '不用', '[再都每说写附加问给跟]'],
  ['唠嗑', '聊天'],
  ['唠', '聊', '[天到起]|\\p{Script=Han}{1,4}就'],
]
