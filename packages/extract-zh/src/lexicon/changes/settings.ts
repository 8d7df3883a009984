const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** Things that are set to a time, a number or a name, by how they are called. */
export const SETTINGS = words(`
时间 日期 地点 会议室 开会 上课 婚期 档期 工期 时段 航班号 预约 讲座 出发 集合 发车 登机 起飞 入住 退房 送货 取件 开学 放假 交稿 ddl deadline 尾款 订单 收货人 收件人 联系人 负责人 wifi密码 密码锁 闹钟 暗号 口令 工位 工号 楼层 教室 考场 场地 集合点 路线 队名 店名 群名 网名 菜单 主持人 排班 轮班 夜班 早班 体检 答辩 彩排 预产期 生日会 家长会 婚宴 酒席 搬家 开庭 交房 装修 拍摄 直播 更新 地址 例会 晨会 周会 聚会 聚餐 约会 面试 考试 比赛 婚礼 手术 复诊 培训 演出 航班 车次 班次 高铁 火车 飞机 行程 密码 账号 名字 计划 方案 价格 预算 报价 数量 版本 颜色 尺码 型号 口味 套餐 频率 目标 截止 交付 交期 上线 发布 房间 酒店 座位 头像 签名 壁纸 铃声 主题 题目 标题 格式 系统 配置 规则 班 期限 日 热点名 门牌 车牌 口号 昵称 备注 批次 工作日 值班表 课表 作业 食谱
`)
