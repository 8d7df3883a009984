import type { Bilingual } from './bilingual.ts'

/** Groups of routes, in the order of the page. */
export const TAGS = {
  messages: { en: 'Messages', zh: '消息' },
  recall: { en: 'Recall', zh: '回忆' },
  facts: { en: 'Facts', zh: '事实' },
  changes: { en: 'Changes', zh: '变更' },
  sessions: { en: 'Sessions', zh: '会话' },
  working: { en: 'Working memory', zh: '工作记忆' },
  log: { en: 'Log of all sessions', zh: '全部会话的记录' },
  knowledge: { en: 'Knowledge', zh: '知识' },
  discovery: { en: 'Discovery', zh: '知识发现' },
  upkeep: { en: 'Upkeep', zh: '维护' },
  audit: { en: 'Audit', zh: '审计' },
  server: { en: 'Server', zh: '服务' },
} as const satisfies Readonly<Record<string, Bilingual>>

export type TagId = keyof typeof TAGS
