const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** Whose a lodging is: 公司宿舍. */
export const HOSTS = words(`
公司 单位 厂里 学校 工地 店里 员工 集体 学生 研究生 博士生 教师 职工 部队 亲戚 朋友 我姐 我哥 我妹 我弟 我妈 我爸 爸妈 父母 公婆 婆婆 娘家 婆家 岳父 岳母 丈母娘 男朋友 女朋友 男友 女友 对象 闺蜜 姑姑 舅舅 叔叔 爷爷 奶奶 爷爷奶奶 外公 外婆 姥姥 姥爷 老家 乡下 城中村 老小区 高档小区 自己
`)

/** Where one lives that is no place with a name. */
export const LODGINGS = words(`
宿舍 集体宿舍 公寓 员工宿舍 家里 家 公租房 廉租房 安置房 回迁房 经适房 人才公寓 青年公寓 长租公寓 自建房 老房子 老小区 老破小 城中村 平房 四合院 胡同 弄堂 筒子楼 地下室 隔断间 单间 次卧 主卧 电梯房 楼梯房 步梯房 顶楼 一楼 别墅 联排 复式 loft 学区房 农村 工棚 房车 船上 店里 厂里 校外 养老院 敬老院 单人间 双人间 四人间 六人间 八人间 上铺 下铺
`)
