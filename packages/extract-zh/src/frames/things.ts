/** What somebody has, has changed to, or does something with. */
export const THINGS = `
换 换成 换到 入手 上 收 下单 买 换的 | obj: gadget | device | updates
换 换成 入手 提 买 换的 | obj: vehicle | vehicle | updates
用 使 使着 用着 使的 使的是 用的是 用的 拿的 拿的是 手上是 现在用 现在使 在用 在使 一直用 一直使 | obj: gadget | device
新买 新入 新换 新添 刚换 刚买 刚入 换成 换上 换了 换的 换的是 升级到 升级成 入了 入了台 买的 收了 | obj: gadget | device | updates
新买 新提 新换 刚提 刚买 提了 提了个 提了辆 换了 换成 换的 落地 喜提 定了 订了 置了 添了 入了 | obj: vehicle | vehicle | updates
骑 开 改骑 改开 | obj: vehicle | vehicle | nowadays
手机 电脑 笔记本 平板 耳机 相机 手表 键盘 显示器 | is: gadgetIs | device | own
车 座驾 摩托 开的 骑的 代步 | is: vehicleIs | vehicle | own
有 买了 置了 盖了 盖起 自建 盖 继承 | obj: property | owns
有 名下有 手里有 开着 攒了 | obj: property | owns
`

export const USES = `
用 用的 用的是 一直用 | obj: tool | uses | for
用 都用 | obj: toolFor | uses
用 用的 用的是 在用 一直用 都用 统一用 | obj: latinTool | uses | group
挂在 挂到 开在 放在 放到 上架到 上架在 上 上了 入驻 入驻了 发在 摆在 | obj: platform | uses | offers
挂着 卖着 上架了 有卖 能订 可以订 | none | - | where=on only=where offers
用 一直用 | obj: usedTo | uses
`
