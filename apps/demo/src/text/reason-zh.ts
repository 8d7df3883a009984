/** Reasons as recall words them; what is not listed stays as it is. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^a card of the slot asked for answers$/u, '所问的那一项有记录'],
  [/^a message says the same as the question$/u, '有一条消息与问题说法相同'],
  [/^the best message holds (\d+) % of the question's information$/u, '最相近的消息含有问题 $1% 的信息'],
  [
    /^the best message holds only (\d+) % of the question's information$/u,
    '最相近的消息只含有问题 $1% 的信息',
  ],
  [/^nothing in the memory shares a word with the question$/u, '记忆里没有与问题相关的字句'],
  [/^the fact was withdrawn and nothing has replaced it$/u, '这件事已被撤回，之后没有新的说法'],
]

export function reasonInChinese(reason: string): string {
  const known = REASONS.find(([pattern]) => pattern.test(reason))
  return known ? reason.replace(...known) : reason
}
