import type { Frame } from '../clauses/frame.ts'

/** What somebody has changed to. */
export const GOT: readonly Frame[] = [
  { verbs: '换 换成 换到 入手 上 收 下单 买 换的', takes: 'gadget', slot: 'device', updates: true },
  { verbs: '换 换成 入手 提 买 换的', takes: 'vehicle', slot: 'vehicle', updates: true },
]
