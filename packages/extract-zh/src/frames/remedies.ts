import { MEDICINES } from '../lexicon/health/medicines.ts'

/** What one takes, wears or has been given for one's health; what is laid up, and what has healed. */
export const REMEDIES = `
吃 服 服用 吃着 一直吃 长期吃 常年吃 还吃 靠 天天吃 每天吃 | in: ${MEDICINES.join(' ')} | uses | lasting deny lasts
吃 服 服用 吃着 | topic_in: ${MEDICINES.join(' ')} | uses | lasts
停 断 停掉 不吃 换掉 | topic_in: ${MEDICINES.join(' ')} | uses | ends
打 注射 打着 天天打 每天打 | in: 胰岛素 干扰素 生长激素 生物制剂 司美格鲁肽 减肥针 促排针 脱敏针 | uses | lasting deny lasts
做 动 开 挨 | is: surgery | event_health | own
犯 就犯 又犯 老犯 常犯 总犯 复发 又复发 老复发 发作 又发作 加重 严重  好不了 治不好 断不了根 拖 没治 反反复复 时好时坏 | topic: illness | health
戴 戴着 佩戴 | in: 助听器 人工耳蜗 假牙 假肢 义肢 义眼 护腰 颈托 背背佳 支具 矫形器 呼吸机 尿袋 造口袋 | health | whole lasting deny
做 在做 做着 定期做 每周做 | in: 透析 血透 腹透 化疗 放疗 靶向治疗 康复 康复训练 理疗 心理咨询 心理治疗 脱敏治疗 试管 | health | whole lasting deny
装 安 放 搭 植入 植 打 镶 换 | in: 支架 心脏支架 心脏起搏器 起搏器 钢板 钢钉 人工关节 人工晶体 人工耳蜗 种植牙 假牙 假肢 烤瓷牙 | health | whole
装过 放过 搭过 换过 植过 移植过 切过 | in: 支架 心脏支架 桥 起搏器 膝盖 髋关节 膝关节 关节 心脏瓣膜 瓣膜 肾 肝 角膜 骨髓 甲状腺 子宫 胆囊 阑尾 | health | whole
降下来 降了 降到正常 正常 恢复正常 稳住 稳定 控制住 达标 | topic_in: 血压 血糖 血脂 尿酸 转氨酶 胆固醇 | health | ends adds=高
坐 坐着 离不开 | in: 轮椅 | health | whole lasting
拄 拄着 | in: 拐 拐杖 双拐 拐棍 | health | whole lasting
瘫 瘫痪 瘫痪在床 瘫在床上 卧床 卧床不起 常年卧床 半身不遂 半边身子不能动 偏瘫 失明 双目失明 失聪 双耳失聪 听不见 看不见 眼瞎 耳聋 聋哑 跛脚 腿瘸 瘸腿 腿脚不便 腿脚不好 腿脚不利索 腿脚不灵便 行动不便 不能自理 生活不能自理 认不得人 不认人 糊涂 老糊涂 神志不清 说不了话 吞咽困难 手抖 手一直抖 右手残疾 左手残疾 腿有残疾 先天残疾 残疾 智力残疾 听力残疾 视力残疾 肢体残疾 带病 病歪歪 体弱多病 弱视 老寒腿 老烂腿 罗圈腿 灰指甲 鼻窦炎 咽炎 脚气 狐臭 少白头 白头发 更年期 绝经 月经不调 不孕 不育 试管婴儿 结巴 口臭 尿床 认床 夜盲 鼻敏感 | none | health
好 痊愈 治好 治愈 消 没 消失 消失 康复 断根 根治 缓解 逆转 恢复 | topic: illness bodily | health | ends
得过 患过 中过 生过 犯过 查出过 确诊过 | in: 风 暑 肺炎 肺结核 肝炎 甲肝 乙肝 阑尾炎 胃溃疡 抑郁症 焦虑症 癌症 乳腺癌 甲状腺癌 白血病 脑膜炎 脑梗 心梗 心肌炎 带状疱疹 水痘 麻疹 猩红热 腮腺炎 肾炎 肾病 新冠 甲流 红斑狼疮 面瘫 | health | past
`
