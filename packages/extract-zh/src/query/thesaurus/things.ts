import type { Field } from './field.ts'

/** Clothes and colours, mishaps, and common doings and qualities. */
export const things: Field = {
  same: `
衣服,服装,衣物,穿着
穿搭,穿着打扮,搭配
外套,大衣,夹克
羽绒服,棉衣
毛衣,针织衫
衬衫,衬衣
裙子,连衣裙,长裙
裤子,长裤
鞋,鞋子,运动鞋,球鞋
帽子,棒球帽
围巾,披肩
手套,袜子
西装,正装
首饰,珠宝,饰品
手镯,手链
化妆品,彩妆
尺码,号码大小
颜色,色彩
红色,大红
蓝色,天蓝
绿色,草绿
黑色,纯黑
白色,纯白
紫色,淡紫
粉色,粉红,粉红色
黄色,金黄
灰色,银灰
数字,号码
幸运数字,吉利数字
意外,事故
不测 > 意外,事故
麻烦,困难,难题,问题
困扰,烦心事,苦恼
不安全 > 危险
着火,火灾,失火
被偷,失窃,小偷,盗窃
摔倒,跌倒,摔了一跤
失败,搞砸
没成功 > 失败,搞砸
成功,做到了,办成
错误,犯错,做错,失误
解决,处理,应对
避免,防止,预防
取消,作废
延期,推迟,改期,延误
开始,着手,起步
结束,终止,停止
完成,做完,搞定
准备,筹备
尝试,试试,试过
学会,掌握,学到
学,学习
教,教会,传授
忘记,忘了,忘掉
记住,记下
提醒,叮嘱
等待,等候
选,挑选,挑
送,赠送
收到,收下
制作,做,自制
擅长,拿手,精通,善于
不擅长,不会
习惯,惯于
适应,习惯了
见面,碰面,会面
遇到,碰到,遇见
参观,游览
离开,告别,道别
等级,级别
获奖,得奖,拿奖,获得奖项
奖,奖项,奖励
表扬,夸奖,称赞,赞美
批评,责备,骂,指责
拒绝,推辞,回绝
同意,赞成,答应
不赞成,不同意 > 反对
影响,作用
方法,办法,技巧,方式
步骤,流程
好处,益处,优势
坏处,害处
重要,关键,要紧
奇怪,古怪
有趣,有意思,好玩
困难,艰难
不容易 > 困难,艰难
简单,容易
贵重,值钱
漂亮,精美
安静,宁静
吵闹,嘈杂,吵
忙,忙碌,繁忙
空闲,有空,闲暇,闲
梦,做梦,梦见
噩梦,恶梦
运气,幸运
不走运 > 倒霉
缘分,命运
`,
  topics: `
衣服: 外套,裙子,裤子,衬衫,毛衣,鞋,尺码,牛仔裤,汉服,旗袍
包: 背包,书包,手提包
穿搭: 衣服,风格,颜色
首饰: 项链,戒指,耳环,手镯
颜色: 红色,蓝色,绿色,黑色,白色,紫色,粉色,黄色,灰色,橙色
化妆品: 口红,香水,面膜,粉底
玩具: 乐高,娃娃,积木
麻烦: 丢失,故障,吵架,事故
意外: 受伤,车祸,火灾,丢失
被偷: 钱包,手机,报警,派出所
失败: 挫折,失望,重新开始
成功: 获奖,庆祝,努力,成就
获奖: 奖杯,比赛,冠军,奖金
忙: 加班,工作,没时间
空闲: 周末,爱好,放松
噩梦: 害怕,失眠
梦: 梦见,睡觉
擅长: 技能,专业,厉害
缘分: 相遇,认识
`,
  english: `
衣服 > clothes,clothing
穿 > wear
外套 > coat,jacket
毛衣 > sweater
衬衫 > shirt
裙子 > dress,skirt
裤子 > pants,trousers
牛仔裤 > jeans
鞋 > shoes
鞋子 > shoes
帽子 > hat,cap
围巾 > scarf
手套 > gloves
西装 > suit
背包 > backpack,bag
书包 > schoolbag,backpack
首饰 > jewelry
项链 > necklace
戒指 > ring
耳环 > earrings
化妆品 > makeup,cosmetics
香水 > perfume
口红 > lipstick
颜色 > color,colour
红色 > red
蓝色 > blue
绿色 > green
黑色 > black
白色 > white
紫色 > purple
粉色 > pink
黄色 > yellow
灰色 > gray,grey
橙色 > orange
棕色 > brown
玩具 > toy
意外 > accident
事故 > accident
麻烦 > trouble
困难 > difficulty,difficult
火灾 > fire
小偷 > thief
报警 > police
摔倒 > fall,fell
失败 > fail,failure
成功 > success,succeed
错误 > mistake
解决 > solve
取消 > cancel
推迟 > postpone,delay
改变 > change
开始 > start,begin
结束 > end,finish
完成 > finish,complete
准备 > prepare
尝试 > try
学会 > learn
教 > teach
忘记 > forget
提醒 > remind,reminder
等待 > wait
擅长 > good at
见面 > meet
遇到 > meet,met
参观 > visit
离开 > leave
获奖 > award,prize
奖 > award,prize
表扬 > praise
批评 > criticize
拒绝 > refuse,reject
同意 > agree
方法 > method,way
重要 > important
有趣 > interesting,fun
简单 > easy,simple
安静 > quiet
忙 > busy
空闲 > free
梦 > dream
噩梦 > nightmare
幸运 > lucky,luck
`,
}
