import type { Fragment, Frame } from '../clauses/frame.ts'

/** What somebody has changed to. */
export const GOT: readonly Frame[] = [
  { verbs: '换 换成 换到 入手 上 收 下单 买 换的', takes: 'gadget', slot: 'device', updates: true },
  { verbs: '换 换成 入手 提 买 换的', takes: 'vehicle', slot: 'vehicle', updates: true },
]

/** What one does something with: 记账用随手记. */
export const USES: readonly Frame[] = [
  { verbs: '用 用的 用的是 一直用', takes: 'tool', slot: 'uses', forWhat: true },
]

export const IS: readonly Fragment[] = [
  { is: 'gadgetIs', slot: 'device', anchors: '手机 电脑 笔记本 平板 耳机 相机 手表 键盘 显示器', own: true },
  { is: 'vehicleIs', slot: 'vehicle', anchors: '车 座驾 摩托', own: true },
]
