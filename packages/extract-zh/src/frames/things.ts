/** What somebody has, has changed to, or does something with. */
export const THINGS = `
换 换成 换到 入手 上 收 下单 买 换的 | obj: gadget | device | updates
换 换成 入手 提 买 换的 | obj: vehicle | vehicle | updates
手机 电脑 笔记本 平板 耳机 相机 手表 键盘 显示器 | is: gadgetIs | device | own
车 座驾 摩托 | is: vehicleIs | vehicle | own
`

export const USES = `
用 用的 用的是 一直用 | obj: tool | uses | for
`
