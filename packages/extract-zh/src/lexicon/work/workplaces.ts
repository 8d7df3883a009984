const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** What the name of a place of work ends in. */
export const ORGANISATIONS = words(`
公司 集团 企业 单位 厂 工厂 大厂 厂子 医院 门诊 诊所 卫生院 卫生所 药店 药房 药企 体检中心 中心 银行 支行 分行 证券 保险 基金 信托 投行 券商 律所 事务所 会计所 设计院 研究院 研究所
工作室 店 门店 旗舰店 专卖店 超市 便利店 商场 商店 酒店 宾馆 民宿 饭店 餐馆 饭馆 餐厅 面馆 茶楼 酒楼 火锅店 食堂 后厨 咖啡馆 酒吧 网吧 工地 项目部 车间 仓库 物流园 工业园 园区 产业园 码头 港口 机场 车站 高铁站
地铁 地铁站 加油站 4s店 修理厂 修理铺 汽修厂 汽修店 快递站 驿站 站点 邮局 法院 检察院 派出所 公安局 交警队 税务局 街道办 街道 社区 居委会 村委会 物业 报社 电视台 电台 出版社 图书馆 博物馆 美术馆 剧院 剧团 乐团 剧组
健身房 瑜伽馆 游泳馆 美容院 理发店 养老院 敬老院 福利院 月子中心 机构 培训班 培训学校 托管班 辅导班 农场 牧场 养殖场 果园 林场 矿上 矿 电厂 水厂 钢厂 纺织厂 电子厂 服装厂 部队 消防队 机关 局里 厂里 店里 所里 院里
德企 日企 美企 外企 国企 央企 私企 民企 互联网 创业公司 车企 房企 游戏公司 广告公司 外包 甲方 乙方 律师事务所 平台 网站 摊位 档口 菜场 大厅 窗口 景区 收费站 菜市场 批发市场 夜市 铺子 作坊 电网 供电局 水务 铁路 铁路局 烟草 船厂 药厂 饭堂
`)

/** What the name of a school ends in. */
export const SCHOOL_ENDS = words(`
大学 学院 中学 小学 高中 初中 一中 二中 三中 四中 五中 六中 七中 八中 九中 十中 附中 附小 实验 外国语 职高 中专 技校 卫校 体校 师范 师大 理工 工大 科大 财大 农大 医大 交大 政法 党校 学校 幼儿园 国际学校 少年宫
`)

/** Where one may be without its telling where one works or lives. */
export const KINDS_OF_PLACE = words(`
家 家里 老家 外地 外面 国外 海外 国内 本地 当地 乡镇 街上 网上 线上 城里 乡下 村里 农村 镇上 县里 县城 市里 省里 学校 这边 那边 隔壁 楼下 小区 单位 公司 厂里 店里 工地 附近 北方 南方 手里 手上
`)

/** Characters that no name of a place of work has: what holds them is a phrase. */
export const NO_NAME_OF_PLACE = '这那哪的在跟和与给把被来去说想要做吃喝看买只最都也又还就更再比让使对从'
