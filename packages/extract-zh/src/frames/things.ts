/** What somebody has, has changed to, or does something with. */
export const THINGS = `
换 换成 换到 入手 上 收 下单 买 换的 | obj: gadget | device | updates
换 换成 入手 提 买 换的 | obj: vehicle | vehicle | updates
手机 电脑 笔记本 平板 耳机 相机 手表 键盘 显示器 | is: gadgetIs | device | own
车 座驾 摩托 开的 骑的 代步 | is: vehicleIs | vehicle | own
有 买了 置了 | obj: property | owns
`

export const USES = `
用 用的 用的是 一直用 | obj: tool | uses | for
用 都用 | obj: toolFor | uses
`
