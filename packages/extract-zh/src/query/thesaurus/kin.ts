import type { Field } from './field.ts'

/** Relatives, couples and children. */
export const kin: Field = {
  same: `
爸爸,父亲,老爸,爸,爹
妈妈,母亲,老妈,妈,娘
父母,爸妈,爸爸妈妈,双亲,爹妈
老公,丈夫,爱人,另一半
老公,丈夫 > 先生
老婆,妻子,太太,媳妇,爱人,另一半
配偶,伴侣,另一半,爱人
男朋友,男友,对象
女朋友,女友,对象
恋人,情侣,对象
孩子,小孩,娃,宝宝,子女
儿子 > 男孩
女儿,闺女
婴儿,宝宝,新生儿
双胞胎,龙凤胎
哥哥,大哥,哥
弟弟,小弟,老弟
姐姐,大姐,姐,老姐
妹妹,小妹,老妹
兄弟姐妹,手足,兄妹,姐弟,姐妹
爷爷,祖父,阿公
奶奶,祖母,阿嬷
外公,姥爷,外祖父
外婆,姥姥,外祖母
爷爷奶奶,祖父母
外公外婆,姥姥姥爷
叔叔,伯伯,伯父
姑姑,姑妈
舅舅,舅父
阿姨,姨妈,小姨
表哥,表兄
堂兄弟,堂兄妹
堂哥,堂兄
表兄弟,表兄妹,表姐妹
岳父,丈人,老丈人
岳母,丈母娘
家人,家里人,亲人,家属
亲戚,亲属,亲友
长辈,老人,老一辈
晚辈,小辈
独生子,独生女,独生子女
结婚,成婚,领证,婚礼,成家
订婚,求婚
离婚,离异
单身,未婚
没对象 > 单身,未婚
恋爱,谈恋爱,谈对象,交往,处对象
分手,失恋
约会,相亲
怀孕,有喜,怀上
生孩子,生娃,分娩,生产
育儿,带娃,带孩子,养孩子
去世,过世,离世,逝世,病逝
收养,领养
名字,姓名,大名,全名
昵称,外号,绰号,小名,别名
姓,姓氏
年龄,岁数,年纪,岁
生日,出生日期,诞辰,出生
纪念日,周年
结婚纪念日 > 纪念日,周年
属相,生肖
星座,太阳星座
性别,男女
`,
  topics: `
家人: 爸爸,妈妈,父母,哥哥,姐姐,弟弟,妹妹,爷爷,奶奶,孩子
父母: 爸爸,妈妈
兄弟姐妹: 哥哥,姐姐,弟弟,妹妹
亲戚: 叔叔,阿姨,舅舅,姑姑,表哥,表姐,表弟,表妹,堂哥
爷爷奶奶: 爷爷,奶奶
孩子: 儿子,女儿,幼儿园,上学,育儿
孙辈: 孙子,孙女,外孙
伴侣: 老公,老婆,男朋友,女朋友
恋爱: 男朋友,女朋友,约会,表白,暗恋,喜欢
结婚: 老公,老婆,婚礼,新郎,新娘,婚纱,蜜月,求婚,酒席
婚礼: 新娘,新郎,伴娘,伴郎,婚纱,戒指
分手: 前任,前男友,前女友,失恋
失恋: 难过,前任,分手
感情: 恋爱,男朋友,女朋友,分手,结婚
怀孕: 宝宝,预产期,产检,孕吐
婴儿: 奶粉,尿布,满月,哄睡
育儿: 孩子,宝宝,教育,幼儿园
去世: 葬礼,怀念,思念,悼念
年龄: 岁,出生,生日
生日: 蛋糕,礼物,派对,出生
`,
  english: `
用户 > user
爸爸 > dad,father
父亲 > father,dad
妈妈 > mom,mother,mum
母亲 > mother,mom
父母 > parents
老公 > husband
丈夫 > husband
老婆 > wife
妻子 > wife
太太 > wife
配偶 > spouse,partner
伴侣 > partner
男朋友 > boyfriend
男友 > boyfriend
女朋友 > girlfriend
女友 > girlfriend
孩子 > child,kid,children
儿子 > son
女儿 > daughter
宝宝 > baby
婴儿 > baby
双胞胎 > twins
哥哥 > brother
弟弟 > brother
姐姐 > sister
妹妹 > sister
兄弟姐妹 > siblings
爷爷 > grandfather,grandpa
奶奶 > grandmother,grandma
外公 > grandfather,grandpa
外婆 > grandmother,grandma
姥姥 > grandmother,grandma
姥爷 > grandfather,grandpa
孙子 > grandson
孙女 > granddaughter
叔叔 > uncle
舅舅 > uncle
阿姨 > aunt
姑姑 > aunt
表哥 > cousin
表姐 > cousin
表弟 > cousin
表妹 > cousin
堂哥 > cousin
侄子 > nephew
外甥 > nephew
侄女 > niece
家人 > family
亲戚 > relative,relatives
岳父 > father-in-law
岳母 > mother-in-law
婆婆 > mother-in-law
结婚 > marry,married,wedding
婚礼 > wedding
订婚 > engaged,engagement
求婚 > propose
离婚 > divorce,divorced
单身 > single
恋爱 > dating,love
约会 > date,dating
分手 > break up,ex
怀孕 > pregnant,pregnancy
出生 > born,birth
去世 > died,passed away
名字 > name
姓名 > name
昵称 > nickname
外号 > nickname
姓 > surname,last name
年龄 > age,old
岁 > age,old
生日 > birthday,born
纪念日 > anniversary
星座 > zodiac,star sign
生肖 > zodiac
性别 > gender
`,
}
