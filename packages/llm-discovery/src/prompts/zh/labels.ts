import type { Labels } from '../types.ts'

export const labels: Labels = {
  zone: '时区：',
  days: '星期：',
  conversation: '对话：',
  earlier: '较早的情景：',
  known: '已知知识：',
  episode: '情景：',
  reconstruction: '重建：',
  slots: '槽位：',
  messages: '消息：',
  only: '只读：',
  none: '（无）',
  leftOut: '［……略去……］',
  roles: { user: '用户', assistant: '助手', tool: '工具', system: '系统' },
  weekdays: ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
}
