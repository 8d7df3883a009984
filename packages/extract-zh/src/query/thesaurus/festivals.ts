import type { Field } from './field.ts'

/** Feasts, parties and other events, and the time of day and year. */
export const festivals: Field = {
  same: `
节日,过节,佳节
春节,过年,新年,农历新年,大年初一
除夕,年三十,大年三十
元旦,跨年
元宵节,元宵
清明节,清明
端午节,端午
中秋节,中秋
国庆节,国庆,十一假期,黄金周
劳动节,五一
七夕,情人节
圣诞节,圣诞,平安夜
儿童节,六一
双十一,购物节
庆祝,庆贺,祝贺,庆功
派对,聚会,宴会,晚会
聚会,聚餐,团聚,相聚
生日聚会,生日派对,过生日
同学聚会,校友会
活动,事件
仪式,典礼
烟花,放烟花,鞭炮
拜年,走亲戚
年会,公司聚会
团建,团队建设
讲座,报告会
志愿活动,公益活动,公益,做义工
参加,出席,参与
举办,举行,组织
邀请,约
预约,预订,预定
日程,日程安排,行程安排
日期,日子
早上,早晨,清晨,上午
中午,正午
下午,午后
晚上,夜晚,夜里,夜间
半夜,深夜,凌晨
周一,星期一,礼拜一
周二,星期二,礼拜二
周三,星期三,礼拜三
周四,星期四,礼拜四
周五,星期五,礼拜五
周六,星期六,礼拜六
周日,星期天,星期日,礼拜天
工作日,上班日
小时候,童年,儿时
年轻时,年少时
季节,四季
春天,春季
夏天,夏季
秋天,秋季
冬天,冬季
暑假,暑期
寒假,放寒假
假期,放假,假日,长假
第一次,首次,头一回
去年,上一年
明年,来年
上周,上星期,上个星期
下周,下星期,下个星期
上个月,上月
下个月,下月
`,
  topics: `
节日: 春节,中秋节,国庆节,圣诞节,情人节,端午节,元旦,母亲节,父亲节
春节: 红包,拜年,年夜饭,烟花,饺子,回家,春联
中秋节: 月饼,赏月,团圆
端午节: 粽子,龙舟
清明节: 扫墓,祭祖,踏青
除夕: 年夜饭,守岁,春晚
情人节: 玫瑰,约会,礼物,巧克力
圣诞节: 圣诞树,礼物
庆祝: 派对,蛋糕,礼物,聚会,干杯,香槟,升职,毕业,生日
派对: 蛋糕,气球,朋友,礼物,生日
过生日: 蛋糕,礼物,派对,惊喜,许愿
聚会: 朋友,聚餐,派对,同学
活动: 聚会,比赛,讲座,展览,团建,演唱会
公益活动: 志愿者,捐款,敬老院,孤儿院,献血
团建: 同事,爬山,聚餐
假期: 旅行,春节,国庆节,暑假,回家
周末: 周六,周日,星期六,星期天,放松,约会
童年: 玩具,长大,老家,小学
夏天: 热,西瓜,空调,暑假
冬天: 冷,下雪,火锅,羽绒服
春天: 花,樱花,踏青
秋天: 落叶,枫叶
`,
  english: `
节日 > festival,holiday
春节 > spring festival,new year
新年 > new year
除夕 > new year's eve
元旦 > new year
中秋节 > mid-autumn
端午节 > dragon boat
国庆节 > national day
情人节 > valentine
圣诞节 > christmas
万圣节 > halloween
母亲节 > mother's day
父亲节 > father's day
庆祝 > celebrate,celebration
派对 > party
聚会 > party,gathering
活动 > event,activity
仪式 > ceremony
典礼 > ceremony
烟花 > fireworks
讲座 > lecture,talk
参加 > attend,join
邀请 > invite
预约 > appointment,book
预订 > book,reservation
日程 > schedule
日期 > date
早上 > morning
上午 > morning
中午 > noon
下午 > afternoon
晚上 > evening,night
半夜 > midnight
周末 > weekend
周一 > monday
周二 > tuesday
周三 > wednesday
周四 > thursday
周五 > friday
周六 > saturday
周日 > sunday
星期一 > monday
星期天 > sunday
未来 > future
小时候 > childhood
童年 > childhood
季节 > season
春天 > spring
夏天 > summer
秋天 > autumn,fall
冬天 > winter
暑假 > summer vacation
假期 > holiday,vacation
`,
}
