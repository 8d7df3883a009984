const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** What the name of an illness or an injury ends in. */
export const ILLNESS_ENDS = words(`
炎 癌 症 病 综合征 瘤 结石 结节 囊肿 息肉 肌瘤 积液 骨折 骨裂 脱臼 撕裂 断裂 损伤 拉伤 扭伤 劳损 突出 膨出 滑脱 增生 硬化 萎缩 肿大 脱垂 狭窄 梗塞 梗死 血栓 出血 感染 过敏症 障碍 缺乏 不全 衰竭 穿孔 溃疡 糜烂 白斑 疱疹 痛风 偏瘫 贫血 近视 远视 散光 弱视 耳鸣 耳背 失聪
乳糖不耐 乳糖不耐受 高血压 低血压 高血糖 高血脂 高尿酸 糖尿病 脑梗 心梗 中风 偏头痛 抑郁 焦虑 双相 自闭 多动 癫痫 帕金森 阿尔茨海默 老年痴呆 痴呆 肾衰 肝硬化 甲亢 甲减 红斑狼疮 类风湿 强直 哮喘 慢阻肺 尘肺 肺气肿 房颤 早搏 静脉曲张 腰突 颈椎病 飞蚊症 白内障 青光眼 幽门螺杆菌 多囊
`)

/** Parts of the body that are spoken of when something is wrong with them. */
export const BODY_PARTS = words(`
膝盖 膝盖骨 半月板 韧带 十字韧带 跟腱 脚踝 脚腕 脚 脚后跟 脚底 腿 小腿 大腿 髋骨 胯骨 腰 腰椎 颈椎 脊柱 尾椎 肩膀 肩袖 肩 手腕 手肘 手 手指 胳膊 肘 肋骨 锁骨 骨头 关节 眼睛 左眼 右眼 视网膜 耳朵 鼻子 嗓子 声带 牙 牙齿 智齿 胃 肠 肠胃 肝 肝脏 肾 肾脏 肺 心脏 胆 胆囊 脾 脾胃 胰腺 甲状腺 乳腺 子宫 卵巢 前列腺 血压 血糖 血脂 尿酸 皮肤 头 脑子 脑袋 胸 背 后背 嘴 舌头 喉咙 牙口 老腰 腰板 脚脖子 手指头 指头 脚趾 眼 耳 视力 听力 肩颈 背部 腰背 乳房 颈 血管 免疫力 睡眠 记性 皮肤 头皮 心肺 肝功能 转氨酶 胆固醇 甲功 盆骨 骨盆 髌骨 尾骨
`)

/** What a part of the body may have. */
export const INJURIES = words(
  '旧伤 老伤 伤 旧疾 老毛病 毛病 问题 结节 息肉 囊肿 积液 结石 增生 钢板 钢钉 支架 炎症 阴影 骨刺 裂痕 积水 肌瘤 斑块',
)
