import type { Field } from './field.ts'

/** Character, looks, friends, quarrels and what people hold true. */
export const people: Field = {
  same: `
朋友,好友,友人,伙伴
闺蜜,死党,好朋友,铁哥们
最好的朋友 > 闺蜜,死党,好朋友,铁哥们
哥们,兄弟
熟人,认识的人
不认识的人 > 陌生人
网友,笔友
前任,前男友,前女友
认识,结识,相识
交朋友,结交,社交
关系,人际关系,相处
吵架,争吵,吵嘴,争执,闹矛盾,拌嘴
矛盾,冲突,分歧,误会
不说话 > 冷战
和好,和解
道歉,认错,赔礼
原谅,谅解,包容
背叛,欺骗,出轨,劈腿
信任,相信,信赖
骗,骗子,诈骗,被骗
霸凌,欺负,校园暴力
帮助,帮忙,协助,援助
照顾,照料,看护,关心
陪伴,陪,陪同
沟通,交流,谈心,聊天
聊天,谈话,闲聊,说话
建议,提议,意见,劝
推荐,介绍,安利
分享,讲述
秘密,隐私
承诺,约定,答应,保证
争论,辩论,讨论
表白,告白,示爱
暗恋,喜欢的人,心上人
拥抱,抱抱
性格,个性,脾气,性情,为人
内向,文静,安静
不爱说话 > 内向,文静,安静
外向,开朗,活泼,健谈
乐观,积极,阳光,正能量
悲观,消极
善良,心地好,好心
温柔,体贴,细心
幽默,风趣,搞笑
聪明,机智,头脑灵活
懒,懒惰,懒散
勤快,勤劳,勤奋
粗心,马虎,大意
细心,认真,仔细
固执,倔强,倔
急躁,急性子
没耐心 > 急躁,急性子
耐心,有耐心
谨慎,小心
独立,自立
大方,慷慨
小气,吝啬,抠门
诚实,老实,真诚
浪漫,情调
敏感,多愁善感
完美主义,追求完美
社恐,怕生
不善社交 > 社恐,怕生
优点,长处,强项
缺点,短处,弱点
不足 > 缺点,短处,弱点
外貌,长相,外表,样子,长什么样
漂亮,好看,美丽,美
帅,英俊,帅气
可爱,萌
身材,体型,体形
胖,肥胖,偏胖
瘦,苗条,偏瘦
高,个子高
矮,个子矮
头发,发型,长发,短发
剪头发,理发,染发,烫发
胡子,胡须
眼睛,双眼
皮肤白,肤色
化妆,妆容
宗教,信仰,信教
佛教,信佛,佛
基督教,信基督,基督徒
伊斯兰教,穆斯林
少数民族,民族
政治,政见
观点,看法,意见,想法,见解
价值观,人生观
选择,决定,抉择
理由,原因,缘故
经历,体验,遭遇
故事,往事
人生,生活,生命
优先,首要
`,
  topics: `
朋友: 闺蜜,同学,聚会,聊天,认识
社交: 朋友,聚会,聊天,认识
人际关系: 朋友,同事,吵架,沟通,矛盾
吵架: 生气,冷战,道歉,和好,误会
矛盾: 吵架,沟通,和好
背叛: 出轨,分手,信任
性格: 内向,外向,开朗,乐观,善良,温柔,幽默,固执,害羞,急躁
优点: 善良,认真,乐观,耐心
缺点: 粗心,拖延,懒,急躁
外貌: 身高,头发,眼睛,漂亮,身材,眼镜
头发: 卷发,染发,短发,长发
宗教: 佛教,基督教,伊斯兰教,道教,教堂,寺庙
民族: 汉族,回族,藏族,满族,维吾尔族,蒙古族,壮族
帮助: 支持,感谢,志愿者,关心
建议: 推荐,方法,可以试试
推荐: 书,电影,餐厅,音乐,景点,菜
沟通: 倾听,理解,表达
表白: 喜欢,暗恋,拒绝
人生: 意义,目标,梦想,经历
决定: 选择,犹豫,后悔
`,
  english: `
朋友 > friend
好友 > friend
闺蜜 > best friend
最好的朋友 > best friend
兄弟 > brother,buddy
陌生人 > stranger
前任 > ex
认识 > know,met
社交 > social
关系 > relationship
吵架 > argue,quarrel,fight
矛盾 > conflict
误会 > misunderstanding
道歉 > apologize,sorry
原谅 > forgive
背叛 > betray
出轨 > cheat,affair
信任 > trust
诈骗 > scam,fraud
欺负 > bully
帮助 > help
照顾 > care,take care
关心 > care
陪伴 > company
沟通 > communicate,communication
交流 > communicate
聊天 > chat,talk
建议 > advice,suggest,suggestion
推荐 > recommend,recommendation
介绍 > introduce
分享 > share
秘密 > secret
承诺 > promise
讨论 > discuss,discussion
表白 > confess
暗恋 > crush
拥抱 > hug
性格 > personality,character
内向 > introverted,introvert
外向 > extroverted,outgoing
乐观 > optimistic
悲观 > pessimistic
善良 > kind
温柔 > gentle
幽默 > funny,humor
聪明 > smart,clever
懒 > lazy
勤奋 > diligent,hardworking
粗心 > careless
认真 > serious,careful
固执 > stubborn
耐心 > patient,patience
独立 > independent
诚实 > honest
浪漫 > romantic
敏感 > sensitive
优点 > strength
缺点 > weakness
外貌 > appearance,looks
漂亮 > beautiful,pretty
帅 > handsome
可爱 > cute
身材 > figure
胖 > fat
瘦 > thin,slim
头发 > hair
发型 > haircut,hairstyle
眼睛 > eyes
化妆 > makeup
宗教 > religion
信仰 > faith,belief
佛教 > buddhism,buddhist
基督教 > christian,christianity
民族 > ethnic,ethnicity
观点 > opinion,view
看法 > opinion,view
想法 > idea,thought
选择 > choose,choice
决定 > decide,decision
原因 > reason
经历 > experience
故事 > story
人生 > life
生活 > life
`,
}
