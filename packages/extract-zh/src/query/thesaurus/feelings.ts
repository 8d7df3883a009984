import type { Field } from './field.ts'

/** Moods, what causes them and what helps. */
export const feelings: Field = {
  same: `
开心,高兴,快乐,愉快,喜悦,欢喜
幸福,美满
兴奋,激动,振奋
满意,满足,知足
难过,伤心,悲伤,沮丧,低落,难受
失落,失望,灰心
绝望,崩溃,无助
孤独,孤单,寂寞
想念,思念,想家,牵挂,惦记
怀念,怀旧,回忆
后悔,懊悔,遗憾
生气,愤怒,恼火,发火,气愤
烦躁,烦恼,心烦,烦
委屈,冤枉
嫉妒,羡慕,眼红
害怕,恐惧,怕,惧怕
恐高,怕高
担心,担忧,忧虑,发愁
焦虑,忐忑
不安 > 焦虑,忐忑
紧张,怯场
压力,压力大
喘不过气 > 压力,压力大
害羞,腼腆,难为情
尴尬,难堪
惭愧,内疚,愧疚,自责
没自信,不自信 > 自卑
自信,有信心
骄傲,自豪,得意
感动,触动,暖心
感谢,感激,谢谢,感恩
惊讶,吃惊,意外,震惊
惊喜,意外之喜
无聊,乏味,闷
没意思 > 无聊,乏味,闷
放松,解压,减压,休闲,舒缓
冷静,平静,镇定
心情,情绪,心境
情绪低落,心情差
心情不好,不开心 > 情绪低落,心情差
心情不错 > 心情好
喜欢,喜爱,爱,热爱,钟爱,偏爱
最喜欢,最爱
讨厌,厌恶,反感,嫌弃
不喜欢 > 讨厌,厌恶,反感,嫌弃
迷恋,沉迷,痴迷,上瘾
感兴趣,兴趣,有兴趣
在乎,在意,重视
期待,盼望,期盼
希望,但愿
安慰,开导,宽慰,劝慰
鼓励,加油,打气,支持
哭,流泪,哭泣,掉眼泪
笑,微笑,大笑
倾诉,诉苦,吐槽,抱怨
发脾气,情绪失控
释怀,放下,看开
勇气,勇敢
坚持,毅力,坚持下来
放弃,半途而废
动力,干劲,积极性
迷茫,困惑,迷惘
成就感,满足感
安全感,踏实
心愿,愿望,许愿
感受,感觉,体会,心得
`,
  topics: `
心情: 开心,难过,生气,焦虑,低落,心情不好,心情好
难过: 哭,安慰,失落,心情不好,失恋,眼泪
开心: 庆祝,惊喜,笑,好消息
生气: 吵架,冷战,发脾气
害怕: 黑,恐高,蛇,蟑螂,鬼,噩梦
孤独: 朋友,陪伴,一个人,独居
想念: 家人,老家,远方,思乡
压力: 放松,焦虑,失眠,喘不过气
焦虑: 紧张,失眠,深呼吸,冥想
紧张: 面试,考试,演讲,深呼吸
放松: 听音乐,冥想,瑜伽,散步,泡澡,旅行,按摩
安慰: 难过,拥抱,陪伴,鼓励
鼓励: 自信,加油,支持
自卑: 自信,外貌,身材
后悔: 错过,当初,决定
感动: 眼泪,礼物,关心
无聊: 消遣,打发时间,爱好
迷茫: 未来,人生,方向,选择
心情不好: 难过,安慰,散心,倾诉,音乐
回忆: 童年,照片,过去,小时候
心愿: 生日,实现,梦想
`,
  english: `
开心 > happy,glad
高兴 > happy,glad
快乐 > happy,joy
幸福 > happy,happiness
兴奋 > excited
满意 > satisfied
难过 > sad,upset
伤心 > sad,heartbroken
沮丧 > depressed,frustrated
失落 > disappointed,down
失望 > disappointed
绝望 > desperate,despair
孤独 > lonely,loneliness
想念 > miss
怀念 > miss,nostalgic
后悔 > regret
遗憾 > regret
生气 > angry,mad
愤怒 > angry
烦恼 > worry,trouble
嫉妒 > jealous
羡慕 > envy
害怕 > afraid,scared,fear
怕 > afraid,fear
恐惧 > fear
担心 > worry,worried
不安 > uneasy
紧张 > nervous
害羞 > shy
尴尬 > embarrassed,awkward
内疚 > guilty,guilt
自卑 > insecure
自信 > confident,confidence
骄傲 > proud
感动 > moved,touched
感谢 > thank,grateful
惊讶 > surprised
惊喜 > surprise
无聊 > bored,boring
放松 > relax
解压 > destress,unwind
冷静 > calm
心情 > mood
情绪 > emotion,mood
喜欢 > like,love,enjoy
爱 > love
热爱 > love,passion
讨厌 > hate,dislike
不喜欢 > dislike
最喜欢 > favorite,favourite
兴趣 > interest,hobby
感兴趣 > interested
期待 > look forward,expect
希望 > hope
安慰 > comfort
鼓励 > encourage
哭 > cry
笑 > laugh,smile
抱怨 > complain
勇气 > courage
坚持 > persist,keep
放弃 > give up
迷茫 > lost,confused
成就感 > achievement
回忆 > memory,memories
感受 > feeling
`,
}
