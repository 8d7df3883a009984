const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** What one may open or run for a living, by how its name ends. */
export const SHOPS = words(`
店 馆 铺 铺子 超市 小卖部 厂 工厂 作坊 公司 工作室 民宿 客栈 农家乐 饭店 饭馆 餐馆 餐厅 酒吧 诊所 药房 药店 养殖场 鱼塘 果园 农场 网店 淘宝店 摊 摊位 档口 棋牌室 托管班 培训班 辅导班 画室 琴行 健身房 洗车行 车行 修理铺 修理厂 汽修厂 快递站 驿站 茶楼 咖啡厅 网吧 台球厅 幼儿园 加油站 照相馆 影楼 美容院 发廊 事务所
`)

/** Words that say where somebody or something is and name no place. */
export const NOWHERE_TO_LIVE = words(`
地方 房子 楼 校 院 家 宿舍 对门 毛坯 地下 沙发 工棚 车里 店里 厂里 丈母娘 公婆 岳父 岳母 岳家 桥洞 铁皮房 板房 集装箱 窑洞 酒店 宾馆 民宿 一起 一块 一楼 二楼 三楼 四楼 五楼 六楼 顶楼 楼上 楼下 对面 隔壁 附近 旁边 外面 里面 这边 那边 这里 那里 这儿 那儿 哪 单间 单人间 双人间 四人间 六人间 上铺 下铺 城里 乡下 农村 县城 市区 郊区 老家 学校 公司 单位 公寓 别墅 小区 平房 楼房 电梯房 大房子 小房子 老房子 新房子 新房 老房 出租屋 出租房 自己家 娘家 婆家 婆婆家 妈家 爸妈家 岳父家 岳母家 亲戚家 朋友家 帐篷 青旅 招待所 员工宿舍 集体宿舍 地下室 阁楼 一层 二层 一个人 着 不惯 习惯 得 过 了 下来
`)
