const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** Things around one's work or home that are given names, are kept somewhere, or are reached by an address. */
export const INSTALLED = words(`
测试机 开发机 样机 dev环境 测试库 测试数据库 生产数据库 资料库 测试资料库 正式资料库 生产库 正式库 线上库 预发库 开发库 备份库 从库 主库 数据库 数据仓库 代码库 代码仓库 仓库 镜像仓库 测试环境 预发环境 预发布环境 生产环境 线上环境 正式环境 开发环境 灰度环境 沙箱环境 演示环境 测试服 正式服 服务器 测试服务器 跳板机 堡垒机 构建机
集群 节点 主机 虚拟机 容器 机房 机柜 主分支 默认分支 开发分支 发布分支 分支 接口地址 接口 网关 域名 官网 内网地址 内网 后台 管理后台 监控 监控面板 看板 面板 日志平台 流水线 构建流水线 部署脚本 脚本 消息队列 队列 缓存 索引库 向量库 对象存储 存储桶 配置中心 注册中心 端口 端口号 wiki 知识库 文档站 文档库 文档
共享盘 网盘 共享文件夹 日历 频道 群 工作群 项目群 家庭群 邮件组 邮件列表 内部代号 代号 项目代号 项目 版本 版本号 机器人 告警群 值班群 打印机 投影仪 路由器 光猫 交换机 nas 摄像头 门锁 智能锁 热水器 扫地机器人 扫地机 音箱 智能音箱 保险柜 保险箱 信箱 快递柜 储物柜 车位 停车位 工位 会议室 大会议室 小会议室
仓储 库房 备用钥匙 钥匙 备用车钥匙 车钥匙 电闸 水闸 总闸 水表 电表 燃气表 药箱 急救箱 工具箱 户口本 房产证 护照 wifi 无线 无线网 无线网络 热点 vpn 客户端 系统 店铺 网店 工作室 公司 团队 小组 部门 球队 乐队 产品 app 小程序 公众号 网站 站点 博客
staging database db repo server cluster bucket channel dashboard
`)
/** Of these, the ones a bare name of which is one's own: nobody speaks of another's. */
export const OWN_INSTALLED = words(`
测试库 测试数据库 测试资料库 生产库 正式库 线上库 预发库 开发库 备份库 测试环境 预发环境 生产环境 开发环境 测试服 正式服 跳板机 堡垒机 构建机 主分支 默认分支 开发分支 发布分支 告警群 值班群 监控面板 管理后台 备用钥匙 打印机 路由器 nas 光猫 wifi 无线 无线网 staging
`)
/** Of these, the ones that other slots tell of as well: questions for them are those slots'. */
export const TOLD_ELSEWHERE = words(`
公司 团队 小组 部门 球队 乐队 产品 app 小程序 公众号 项目 系统 客户端 店铺 网店 工作室 网站 站点 博客 护照 日历 端口 文档 群 接口 后台 信箱 官网 音箱 摄像头 节点 容器 分支 主机 版本 钥匙 机器人 会议室 脚本 面板 监控 热水器 投影仪 智能音箱
`)

/** Where people belong: what is set there is their own. */
export const INSTITUTIONS = words(`
公司 团队 组 小组 部门 办公室 店 店里 厂 厂里 学校 班 宿舍 寝室 家 家里 科室 护士站 病区 病房 医院 诊所 小区 单元 楼 楼里 院子 车队 出租公司 系 系里 学院 院 所 研究所 实验室 课题组 教研室 社团 车间 仓库 工厂 工地 民宿 酒店 餐厅 门店 分店 铺子 店铺 工作室 事务所 分公司 总部 项目 项目组 队 球队 乐队 站 站点 局 处 单位 村 社区 物业 健身房 幼儿园 托管班 补习班 收银台 前台 机房
`)
/** Ways to reach a part of one's firm: only who belongs there speaks of them. */
export const LINES = words('分机 分机号 内线 内线号 短号')
/** What a group is reached by. */
export const REACHED_BY = words(`
频道 话题 群 群名 群号 会议号 会议室号 房间号 门牌号 工位号 车位号 电话 热线 座机 传真 邮箱 账号 帐号 用户名 域名 网址 地址 官网 端口 端口号 链接 ip ip地址 仓库 分支 环境 channel 邮编 ssid
`)
/** What is kept somewhere. */
export const KEPT = words(`
文件 档案 设计档 设计稿 文档 资料 图纸 图 照片 合同 报表 表格 表 素材 源文件 代码 录音 录像 视频 模板 备份 稿子 笔记 账本 发票 钥匙 备用钥匙 护照 户口本 房产证 身份证 证件 药 药箱 急救箱 工具箱 猫粮 狗粮 备品 耗材 物资 档 规格书 需求文档 会议记录 共用档案 共享文件 门卡 雨伞 灭火器
`)
/** What one gives a name to. */
export const NAMED_BY_ONE = words(`
车 电瓶车 电动车 摩托车 摩托 自行车 单车 小电驴 面包车 货车 三轮车 房车 扫地机器人 扫地机 机器人 无人机 音箱 智能音箱 电脑 服务器 路由器 吉他 琴 相机 手机 平板 船 帐篷 绿植 仙人掌 多肉 酵种 测试机 开发机 样机 打印机 咖啡机
`)
/** What locks. */
export const LOCKED = words(`
wifi 家里wifi 无线 无线网 无线网络 家里无线 办公室wifi 公司wifi 访客wifi 网络 宽带 热点 路由器 门禁 单元门 大门 门锁 家门 房门 小区门禁 楼下门禁 密码锁 智能锁 保险柜 保险箱 行李箱 箱子 车库 车库门 快递柜 储物柜 柜子 更衣柜 电脑 开机 锁屏 平板 会议室 会议 服务器 数据库 测试库 后台 管理员 测试账号 共享账号 投屏 打印机 nas 院门 门 道闸 停车场道闸 闸机 电梯 储藏室 库房 库房门 库房门锁 门店 店门 卷帘门 收银系统 收银机 监控 健身房储物柜 科室wifi
`)
/** Dates that come again and again where people work. */
export const MEETINGS = words(
  '会议 小组会议 部门会议 全员会 全员大会 交班会 班会 站会 早会 晨会 晚会会 日会 周会 例会 组会 月会 双周会 复盘会 评审会 需求会 需求评审 同步会 一对一 复盘 值班 排班 值日 发薪日 发工资 结账日 封版 上线 发版 发布 部署 迭代 冲刺 回归 收垃圾 倒垃圾 保洁 大扫除 停水 交房租 交租 还房贷 交物业费 家庭日 团建',
)
/** What is done again and again, as a verb. */
export const DONE_AGAIN = words(
  '上线 发版 发布 部署 封版 提测 合代码 发周报 交周报 开站会 开周会 开例会 开组会 开晨会 站会 周会 例会 组会 复盘 发工资 发薪 结账 结算 盘点 值班 轮岗 交班 开会 交班开会 查房 大查房 对账 盘货 补货 训练 排练 消毒 团建 评审 代码评审 codereview code review 交份子钱 交班费 打卡 例检 检修 点名 收垃圾 倒垃圾 打扫 大扫除 交房租 交租 还房贷 做迭代 关账 进货 送货',
)

/** What is worn, and the name its size goes by. */
export const WORN: Readonly<Record<string, readonly string[]>> = {
  鞋: words('鞋 鞋子 运动鞋 皮鞋 高跟鞋 靴子 拖鞋 跑鞋 球鞋 篮球鞋 雪地靴'),
  衣服: words('衣服 上衣 上装 衣'),
  T恤: words('t恤 短袖'),
  衬衫: words('衬衫 衬衣'),
  外套: words('外套 大衣 羽绒服 夹克 冲锋衣'),
  西装: words('西装 西服'),
  裤子: words('裤子 裤 牛仔裤 长裤 短裤 西裤'),
  裙子: words('裙子 连衣裙 半身裙 裙'),
  内衣: words('内衣 文胸 胸罩 bra 内裤'),
  帽子: words('帽子 帽 头盔 头围'),
  戒指: words('戒指 婚戒 指环 戒'),
  手套: words('手套'),
  手镯: words('手镯 镯子'),
  校服: words('校服 工服 工作服'),
}

/** Names of clocks. */
export const CLOCKS = words(`
东一区 东二区 东三区 东四区 东五区 东六区 东七区 东八区 东九区 东十区 东十一区 东十二区 西一区 西二区 西三区 西四区 西五区 西六区 西七区 西八区 西九区 西十区 西十一区 西十二区 零时区 中时区
北京时间 中国时间 台北时间 香港时间 新加坡时间 东京时间 日本时间 首尔时间 韩国时间 悉尼时间 伦敦时间 英国时间 巴黎时间 柏林时间 德国时间 莫斯科时间 迪拜时间 纽约时间 洛杉矶时间 温哥华时间 多伦多时间 美东时间 美西时间 美国东部时间 美国西部时间 美国中部时间 美东 美西 太平洋时间 太平洋标准时间 太平洋夏令时 东部时间 西部时间 中部时间 山区时间 山地时间 格林尼治时间 格林威治时间 欧洲中部时间 中欧时间 东欧时间 西欧时间 澳洲东部时间 印度时间
cet cest pst pdt est edt cst jst kst bst ist aest aedt sgt hkt mst mdt gmt utc msk eet wet pacific eastern
`)
