import type { parts as en } from '../en/parts.ts'

export const parts: typeof en = {
  confidence: '置信度',
  rule: '规则',
  pack: '语言包',
  version: (n) => `第 ${String(n)} 版`,
  noLonger: '已不成立',
  contested: '有争议',
  negative: '否定',
  evidence: { strong: '证据充分', weak: '证据不足', none: '不知道' },
  more: '载入更多',
  shown: (shown, all) => `共 ${String(all)} 项，显示 ${String(shown)} 项`,
  loading: '正在载入',
  failed: '没有成功',
  tryAgain: '重试',
  close: '关闭',
  cancel: '取消',
  save: '保存',
  roles: { user: '用户', assistant: '助手', tool: '工具', system: '系统' },
}
