import { ACTIVITIES, CONDITIONS, SKILL_VERBS } from '../pastimes/actions.ts'
import { DIETS } from '../health/diets.ts'
import { PASTIME_WORDS } from '../pastimes/leisure.ts'
import { OCCUPATIONS } from '../work/occupations.ts'
import { COUNTRIES } from '../home/places.ts'
import { DEVICE_KINDS, PETS, POSSESSIONS, VEHICLES } from '../things/things.ts'
import { TRAITS } from '../self/traits.ts'

export interface Topic {
  readonly slots: readonly string[]
  readonly words: readonly string[]
}

/** Words of one character stand in too many others, but for those written out here. */
const topic = (slots: string, words: string, ...lists: readonly (readonly string[])[]): Topic => ({
  slots: slots.split(' '),
  words: [...words.trim().split(/\s+/u), ...lists.flat().filter((word) => word.length > 1)],
})

/**
 * Words by the slot they are about, however they are asked for: things first, then what one does with them. When a question holds words of
 * several, the first topic decides.
 */
export const TOPICS: readonly Topic[] = [
  topic('relation.teacher name', '老师是谁 老师叫什么 班主任是谁 班主任叫什么'),
  topic(
    'account',
    '卡号 客户号 身份号 telegram 微信号 头条号 用户名 账号 账户 帐号 帐户 登录名 会员号 卡号 主页 粉丝数 工号 学号',
  ),
  topic(
    'project',
    '毕业作品 参赛作品 连载 专栏 做的app 做的游戏 小说 剧本 毕设 毕业设计 课题 副业 创业 公众号 开题 论文 写的是什么 题材 小程序 博客 在写 在做的',
  ),
  topic(
    'relationship_status event_relationship',
    '嫁 搞对象 处对象 谈恋爱 复合 冷战 同居 结过 二婚 领证 嫁给 嫁了 娶 分手 前任 前男友 前女友 前妻 前夫 掰了 分了 离了 散的 好上 在一起 暧昧 相亲 结婚 求婚 订婚 离婚 婚 单身 拍拖 恋爱 对象 谈过 脱单',
  ),
  topic('allergy health', '起疹 荨麻疹 花粉 对虾敏感 敏感吗 敏感么 过敏'),
  topic(
    'diet allergy dislikes',
    '起疹子 吃辣会 喝奶会 拉肚子 不能吃 不能喝 不能碰 不可以吃 不让吃 不敢吃 没法吃 戒口 戒糖 忌 荤 吃素 乳糖 吃猪肉 吃牛肉 吃羊肉 吃海鲜 吃香菜 吃内脏 生酮 断食 减脂餐 热量 无糖',
    DIETS,
  ),
  topic(
    'health event_health',
    '维生素 保健品 钙片 益生菌 头皮 心脏病 过敏性 筛查 彩超 b超 胃镜 肠镜 血常规 尿检 肿瘤 复发 戒酒多 感染 炎症 抗生素 止痛药 眩晕 晕倒 抽搐 惊恐 心慌 耳鸣 鼻子 喉咙 手指 脚趾 脚踝 下巴 牙套 牙疼 近视多少 痛风 痔疮 痛经 更年期 康复师 理疗 针灸 中药 西药 体质 胆固醇 尿酸 甲状腺 结节 息肉 医院 发烧 感冒 咳嗽 湿疹 智齿 打针 打的 残疾 心理医生 吃的药 吃着药 吃药 药 确诊 诊断 查出 得的是什么 得的什么 医生说 胃 肝 肾 肺 腰 膝盖 颈椎 腰椎 肩 脚踝 手腕 手臂 胳膊 脖子 骨 脱臼 扭伤 崴 摔 鼻炎 心脏 血压 血糖 血脂 视力 近视 度数 牙 睡不着 失眠 头疼 头痛 抑郁 焦虑 怀孕 孕期 经期 生理期 疫苗 复查 体检 手术 搭桥 支架 化疗 住院 康复 症状 疼 哮喘 受伤 伤的 伤到 关节 隐疾 腿 脚 耳朵 嗓子 眼睛疼 肠 用药 动过刀 开刀 输液',
    CONDITIONS,
  ),
  topic('fear dislikes', '不坐飞机 不敢坐 恐飞 晕血 怕黑 怕 恐惧 胆小 吓 不敢'),
  topic(
    'record',
    '信用分 芝麻分 雅思 托福 绩点 gpa 战绩 连胜 打字速度 一口气 步数最多 段 级别 成绩 等级分 积分榜 最快 最高 最长 最远 最重 最久 纪录 分数 名次 排名 段位 配速 胜率 半马 全马 多少分 几分',
  ),
  topic(
    'income',
    '年薪 月薪 底薪 提成 股票 基金 理财 压岁钱 奖学金 抚养费 外快 工资 薪 收入 奖金 年终 到手 补贴 公积金 退休金 零花钱 生活费 存款 积蓄 挣 赚 欠 花呗 负债 时薪',
  ),
  topic('owns hobby', '盆栽 绿植 多肉 种了 种花'),
  topic(
    'living_situation location',
    '院子 花园 车库 阳台 地下室 客房 电梯 物业费 房子多大 几层 复式 学区房 搬进 同住 合租的 房租 租金 租的 房东 室友 合租 房贷 押金 宿舍 一个房间 一间房 睡一起 分房 独居 几室 一起住 自己住 多少平 几平 平米 面积 朝向',
  ),
  topic(
    'appearance',
    '戒指 穿衣 打扮 风格 染的 染发 耳洞 鼻环 化妆 口红色号 色号 戴几号 帽围 三围 内衣 长得 的鞋 穿多 穿什么 鞋码 鞋号 几码 什么码 多大码 尺码 腰围 衣服 裤子 头发 发型 眼睛 眼镜 隐形 胡子 纹身 刺青 疤 痣 皮肤 左撇子 右撇子 双眼皮 酒窝 刘海',
  ),
  topic(
    'device owns',
    '硬盘 内存多大 充电器 充电宝 投影 音响 电子书 学习机 扫地机 智能音箱 电脑配置 显卡 处理器 内存 cpu 主机 镜头 耳机 键盘 鼠标 显示器 电视 游戏机 switch ps5 路由器 打印机 阅读器 手表 手环 音箱 无人机 麦克风 设备 手机 电脑 平板 相机',
    Object.values(DEVICE_KINDS).flat(),
  ),
  topic(
    'vehicle owns',
    '发动机 保养 年检 行驶证 加几号油 停车位 电动车 车 摩托 电瓶 单车 车牌 车位 油耗 里程数 捷达 朗逸 卡罗拉 五菱 特斯拉 比亚迪',
    VEHICLES,
  ),
  topic(
    'pet owns',
    '猫粮 狗粮 遛 绝育 疫苗本 芯片 猫 狗 宠物 兔子 仓鼠 鹦鹉 乌龟 金鱼 品种 毛孩子 养的',
    PETS,
  ),
  topic(
    'uses',
    '记账 备忘录 待办 地图 音乐软件 外卖软件 网约车 咖啡机 锅 菜刀 洗衣液 纸巾 卫生巾 尿布 奶粉 剃须刀 tony 教练 私教 中介 券商 图书馆 书店 菜市场 里程 积分 航空 银行 券商 保险 运营商 宽带 套餐 网络 wifi 浏览器 输入法 软件 app 订阅 会员 报纸 律师 会计师 水电工 保姆 阿姨 保洁 家教 快递 超市 理发 发廊 美容院 健身房 药店 洗发水 沐浴露 香水 牙膏 护肤 面霜 防晒 化妆品 粉底 口红 编辑器 字体 信用卡 牌子 品牌 外卖平台 打车 网盘 快递公司',
  ),
  topic(
    'affiliation hobby',
    '慈善 捐款 捐赠 志愿者 义工 兵 部队 连队 教会 书友会 跑团 校队 校友会 商会 群主 乐队 球队 社团 俱乐部 协会 学会 工会 战队 公会 合唱团 志愿队 小组 委员会 入党 入的党 入团 入的团 党支部 战友 位置 加入 队里 队长',
  ),
  topic(
    'plan event_other',
    '订好 订了 预订 订没订 排队等 排到 飞哪 几号走 几号回 什么时候走 什么时候回 什么时候来 来看我 婚期 入职日期 开学 报到 交房 提车 换季 有约 约了谁 见谁 待办事项 ddl 候补 预约 约的 约了 挂号 挂的号 机票 车票 航班 高铁票 预产期 截止 到期 面试 复诊 日程 行程 安排 打算 准备 计划 下周 下个月 下星期 明天 后天 今晚 续费 交费 缴费 还款 答应 承诺 护照 过期 交论文 出发 签证 备考 训练 备赛',
  ),
  topic(
    'school education',
    '上学 入学 读书 念书 学区 培训班 兴趣班 托儿所 驾校 早教 幼儿园 小学 初中 高中 中学 大学 学校 院校 母校 留学 校区 补习班 夜校',
  ),
  topic(
    'major education',
    '科目 哪门课 专业 系里 学院 选修 课程 学医 学法 学金融 学会计 学计算机 学设计 学美术 学师范 学护理',
  ),
  topic(
    'education school',
    '学位 学历 自考 进修 在读 读着 网课 文凭 年级 学期 毕业证 读研 读博 本科 硕士 博士 大专',
  ),
  topic(
    'location hometown',
    '楼 靠海 海边住 附近 最近的地铁 商圈 镇上 村里 乡下 邮编 住址 地址 小区 楼层 几楼 几栋 门牌 街道 城区 区号 时区 多远 户口 住 城市 收货 定居',
  ),
  topic(
    'age birthday',
    '年龄 岁 快二十 快三十 快四十 快五十 快六十 三十了 四十了 五十了 比我大 比我小 谁大 属于哪个年龄',
  ),
  topic('birthday age', '生的 出生 生日 生辰 农历 阳历 几几年'),
  topic('tenure', '多久 几年 多少年 从什么时候 什么时候开始 哪年开始 几岁开始'),
  topic('event_travel experience', '旅行 旅游 出国 蜜月 度假 出差 景点 民宿 海边 爬山 去的哪'),
  topic('event_move location', '搬 离开'),
  topic(
    'event_education education',
    '挂科 挂了 补考 毕业典礼 路考二 科目三 驾照 驾驶证 证书 考下 考过 考试 考上 拿证 毕业 录取 及格 通过',
  ),
  topic('event_achievement record', '奖 冠军 第一名 升职 发表 升的 跑的是 骄傲 自豪 成就'),
  topic(
    'event_social event_leisure',
    '庆祝 怎么过的 过的生日 去看的 看的展 展览 话剧 音乐节 遇到 碰到 偶遇 聚会 演唱会 婚礼 同学会 生日会 见过 见到 饭局',
  ),
  topic('event_purchase owns', '买了 买的 买这 买那 送的 谁送 多少钱 价格 花了 送我的 礼物 发票 保修'),
  topic('event_family event_other', '第一颗牙 掉牙 满月 周岁 会走路'),
  topic(
    'occupation employer',
    '教哪 教几 教书 产假 病假 停薪 工作 上班 职业 职位 职称 岗位 行业 行当 值班 轮班 客户 退休 退了 改行 转行 失业 生意 团队 下属 种的 种地 种田 教什么 教的 负责 科目',
  ),
  topic('employer occupation', '公司 单位 老板 同事 部门 总部 工厂 工位 办公室'),
  topic(
    'habit hobby',
    '公交还是 地铁还是 坐公交 坐地铁 骑车去 走着去 开车去 几点吃 几点睡 泡脚 护肤 刷牙 追剧时 看手机 刷视频 喝茶 打坐 祷告 记账的习惯 来一次 去一次 喝水 洗头 遛狗 做饭 打扫 接孩子 走路 楼梯 打呼 打鼾 磨牙 梦游 惯用 哪只手 交班 排班 班次 夜班 早班 健身 锻炼 跑步 早餐 早饭 午饭 晚饭 夜宵 起床 闹钟 睡 熬夜 午睡 抽烟 喝酒 酒 烟 瑜伽 冥想 日记 散步 洗澡 通勤 居家办公 远程 每天 每周 每月 每晚 每早 每年 经常 一般 平时 通常 习惯 作息 毛病 代替 常去 哪个机场 总点 必点 几个小时',
  ),
  topic(
    'preference likes habit',
    '吃辣 加糖 加奶 加冰 加辣 放糖 放辣 放葱 放醋 几分熟 靠窗 过道 口味 宁可 更爱 少糖 去冰 甜度 咖啡 奶茶',
  ),
  topic(
    'goal plan',
    '不再 戒掉 坚持 学会 变得 提升 提高 实现 成为 有一天 理想 立志 打算戒 五年后 十年后 减肥 里程碑 少吃 目标 梦想 愿望 心愿 发誓 flag 改掉 决心 攒 存钱 清单 努力 希望 期待 想要 想成为 想当 想做 想学 想去 想买 想换 想考 想干',
  ),
  topic(
    'language skill',
    '语言 外语 母语 方言 口音 普通话 国语 粤语 英语 英文 日语 日文 法语 法文 德语 韩语 韩文 俄语 西班牙语 葡萄牙语 意大利语 阿拉伯语 泰语 越南语 闽南话 客家话 上海话 四川话 东北话 广东话 双语 手语',
  ),
  topic('hobby likes', '入坑 攀岩坑 沉迷 迷上 周末 空闲 没事 放假 休息 消遣 放松 收藏 打发'),
  topic('skill hobby', '乐器 擅长 拿手 学的 学过 学会 教我 考级 手动挡', SKILL_VERBS),
  topic('belief religion', '哪个党 党派 鬼神 迷信 风水 缘分 政治 投票'),
  topic('religion belief', '信什么 信的什么 信哪 拜佛 拜神 礼拜 教堂 寺庙'),
  topic('personality user_type', '记性 记忆力 性格 内向 外向 脾气 优点 缺点 mbti 社恐 社牛 急性子', TRAITS),
  topic('family.sibling family.brother family.sister', '兄弟 姐妹 独生'),
  topic('family.child family.son family.daughter', '孩子 小孩 娃 儿女 子女 二胎'),
  topic('family.*', '家人 亲戚 亲人 家里人 几口 侄子 侄女 外甥'),
  topic(
    'likes favorite_* hobby',
    '逗我笑 笑点 开心 高兴 快乐 解馋 下饭 披萨 味道 气味 季节 天气 类型 题材的 品味 音乐 歌 歌手 明星 追的 追星 追剧 追到 偶像 粉丝 球迷 书 电影 剧 综艺 动漫 菜 餐厅 馆子 零食 水果 甜点 花 颜色 运动 游戏 播客 外卖 喜欢 爱 钟意 中意 迷 吃什么 喝什么 牛奶',
  ),
  topic('hobby likes', '爱好', ACTIVITIES, PASTIME_WORDS),
  topic('occupation user_type', '干什么', OCCUPATIONS),
  topic('name nickname', '名字 叫什么 大名 姓 称呼 取名 起名 管我'),
  topic('event_travel experience', '去过', COUNTRIES),
  topic('habit hobby', '总 天天 老是 常常 往往 老爱'),
  topic('owns uses', '钢琴 吉他 房子 房产 家具 家电 首饰 戒指', POSSESSIONS),
]
