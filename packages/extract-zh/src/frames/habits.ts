/** What one does again and again. */
export const HABITS = `
每 天天 日日 隔 经常 常 周末 早上 晚上 中午 睡前 饭后 起床 下班 一周 一星期 一个月 一年 平时 平常 一般 周一 周二 周三 周四 周五 周六 周日 逢 固定 坚持 早起 半夜 三天两头 时不时 定期 换季 | is: routine | habit | lasting
我都 我得 我必 我总 我一般 我要 | is: routineOfMine | habit | own lasting
骑 坐 开 挤 搭 走路 步行 打车 通勤 上下班 | is: commute | habit | own lasting
点 : | is: sleeps | habit | own lasting
烟 酒 瘾 两口 两盅 赌 嗜 手机 | is: vice | habit | lasting
早睡早起 晚睡晚起 熬夜 裸睡 赖床 午睡 久坐 抖腿 咬指甲 啃指甲 转笔 憋尿 跷二郎腿 翘二郎腿 喝凉水 喝热水 喝生水 边吃饭边看手机 躺着看手机 熬夜打游戏 熬夜追剧 暴饮暴食 吃夜宵 点外卖 自己做饭 自己带饭 带饭 记账 写日记 写手账 存钱 囤货 网购 炒股 打麻将 打牌 打游戏 刷抖音 刷短视频 献血 捐款 做义工 做志愿者 晨跑 夜跑 健身 撸铁 遛狗 散步 泡脚 喝茶 养生 打坐 冥想 拜佛 烧香 诵经 抄经 吃斋 念佛 做礼拜 | none | habit | usual lasting deny
`
