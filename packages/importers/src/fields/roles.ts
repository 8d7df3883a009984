import type { Role } from '@recollect/core'

const WORDS: Readonly<Record<Role, readonly string[]>> = {
  user: ['user', 'human', 'humanmessage', '用户'],
  assistant: [
    ...['assistant', 'ai', 'bot', 'model', 'gpt', 'chatgpt', 'chatbot', 'aimessage', 'aimessagechunk'],
    ...['助手', '助理', '机器人'],
  ],
  tool: ['tool', 'function', 'toolmessage', 'functionmessage', '工具'],
  system: ['system', 'developer', 'systemmessage', '系统'],
}

const ROLES: readonly Role[] = ['user', 'assistant', 'tool', 'system']
const BY_WORD: ReadonlyMap<string, Role> = new Map(
  ROLES.flatMap((role) => WORDS[role].map((word) => [word, role] as const)),
)

/** The role that a word names; undefined for a name, or anything else. */
export const roleOf = (value: unknown): Role | undefined =>
  typeof value === 'string' ? BY_WORD.get(value.trim().toLowerCase()) : undefined
