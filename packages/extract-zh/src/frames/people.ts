import { TYPES_OF_PEOPLE } from '../lexicon/self/selves.ts'

/** Where people come from and how they are. */
export const PEOPLE = `
人 妹子 姑娘 小伙 汉子 女孩 男孩 女生 男生 娃 伢 崽 仔 大哥 大姐 老乡 | is: native | hometown
急 冲 爆 臭 暴 慢 直 软 硬 毒 碎 麻利 倔 犟 心 社恐 内向 外向 开朗 懒 宅 话 | is: trait | personality | passing
本科 硕士 研究生 博士 大学 大专 中专 高中 初中 | is: alma | school | own
州 京 海 都 庆 津 阳 安 南 北 西 东 江 湖 山 川 沙 门 城 河 宁 林 州 圳 汉 肥 岛 底 港 台 原 | is: from | hometown | de
岁 出头 | is: years | age | opens
十 2 3 4 5 6 7 8 9 | is: bareYears | age | opens done
周岁 虚岁 实岁 | is: countedYears | age | opens
还没对象 没对象 没男朋友 没女朋友 没男友 没女友 没老婆 没老公 没结婚 没成家 没嫁人 没处对象 没谈恋爱 没谈过恋爱 没领证 单身 未婚 离异 丧偶 单着 母胎单身 母单 打光棍 守寡 再婚 二婚 头婚 隐婚 裸婚 已婚 已婚未育 已婚已育 订婚 离过婚 结过婚 | none | relationship_status
有对象 有男朋友 有女朋友 有男友 有女友 处对象 处上对象 谈上恋爱 谈对象 有另一半 找着对象 找到对象 | none | relationship_status | updates
座 | is: sign | zodiac | own
羊 牛 双 蟹 狮 女 秤 平 蝎 手 马 羯 瓶 | is: bareSign | zodiac
mbti infp infj intj intp isfp isfj istj istp enfp enfj entj entp esfp esfj estj estp | is: mbti | personality | own
族 客家 | is: people | ethnicity | own
${TYPES_OF_PEOPLE.join(' ')} | is: kind | user_type | own
千 万 百 k w 00 块 | is: pay | income | own
斤 公斤 kg 千克 | is: weight | weight | lasting
称 秤 | is: weighed | weight | own updates
米 cm 公分 厘米 | is: height | height | opens
生 | is: born | birthday | own
年 | is: bornYear | birthday | own de
姓 | is: surname | name | opens
`
