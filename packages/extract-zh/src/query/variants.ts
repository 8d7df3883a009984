/** Other forms of a word that name the same thing: 狗 for 小狗, 老师 for 张老师's bare form. */
const FORMS: readonly (readonly [pattern: RegExp, to: (word: string) => string])[] = [
  [/^小(?=[狗猫车鸟鱼]$)/u, (word) => word.slice(1)],
  [/^(?<han>\p{Script=Han})\k<han>$/u, (word) => word.slice(word.length / 2)],
  [/^(?:小猫咪|猫咪|猫猫|喵喵|喵星人|小奶猫|幼猫)$/u, () => '猫'],
  [/^(?:小奶狗|幼犬|汪星人|毛孩子狗)$/u, () => '狗'],
  [/^\p{Script=Han}+[们儿]$/u, (word) => word.slice(0, -1)],
  [/^\p{Script=Han}{2,}(?:号码|地址|时间|日期)$/u, (word) => word.slice(0, -2)],
  [/^\p{Script=Han}{2,}[省市区县]$/u, (word) => word.slice(0, -1)],
]

/** Shorter forms of a word: 狗狗 → 狗, 朋友们 → 朋友, 海淀区 → 海淀. */
export const variantsOf = (word: string): readonly string[] =>
  FORMS.filter(([pattern]) => pattern.test(word)).map(([, to]) => to(word))
