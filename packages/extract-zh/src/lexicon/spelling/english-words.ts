const PEOPLE = `
妈妈 mom mum mother mommy mummy
爸爸 dad father daddy
父母 parents
老婆 wife
老公 husband hubby
伴侣 partner
未婚夫 fiance fiancé
未婚妻 fiancee fiancée
男朋友 boyfriend bf
女朋友 girlfriend gf
前男友 ex-boyfriend
前女友 ex-girlfriend
哥哥 brother bro
姐姐 sister sis
儿子 son
女儿 daughter
孩子 kid kids child baby
奶奶 grandma grandmother
爷爷 grandpa grandfather
叔叔 uncle
阿姨 aunt auntie aunty
表哥 cousin
侄子 nephew
侄女 niece
岳母 mother-in-law
岳父 father-in-law
朋友 friend friends bestie bff
好朋友 best+friend
老板 boss manager supervisor
同事 colleague colleagues coworker
室友 roommate flatmate housemate
同学 classmate
老师 teacher tutor
房东 landlord
狗 dog puppy
猫 cat kitten
`

/** What one has a favourite of. */
const THINGS = `
电影 movie film
书 book
歌 song
歌手 singer
乐队 band
演员 actor actress
电视剧 drama show
游戏 game
颜色 colour color
食物 food dish
水果 fruit
饮料 drink
餐厅 restaurant
运动 sport sports
动物 animal
季节 season
城市 city
科目 subject
`

/** What somebody is said to be, where nothing follows. */
const LABELS = `
新加坡人 singaporean
马来西亚人 malaysian
中国人 chinese
台湾人 taiwanese
美国人 american
英国人 british
加拿大人 canadian
澳大利亚人 australian aussie
日本人 japanese
韩国人 korean
印度人 indian
印尼人 indonesian
法国人 french
德国人 german
白羊座 aries
金牛座 taurus
双子座 gemini
巨蟹座 cancer
狮子座 leo
处女座 virgo
天秤座 libra
天蝎座 scorpio
射手座 sagittarius
摩羯座 capricorn
水瓶座 aquarius
双鱼座 pisces
`

/** What is asked of one. */
const NOUNS = `
工作 job
公司 company
学校 school
专业 major
爱好 hobby hobbies
生日 birthday
名字 name
年龄 age
身高 height
体重 weight
工资 salary
老家 hometown
电话 phone
邮箱 email
地址 address
`

const VERBS = `
上班 work
住 live stay
读书 study
`

const tableOf = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [chinese = '', ...english] = line.split(' ')
        return english.map((word) => [word.replace('+', ' '), chinese] as const)
      }),
  )

/** English words for people and animals that stand in Chinese sentences (我 girlfriend 住在…), and a Chinese one for each. */
export const ENGLISH_KIN = tableOf(PEOPLE)
/** 我最喜欢的 movie 是…. */
export const ENGLISH_THINGS = tableOf(THINGS)
/** 我是 Singaporean, 我 boyfriend 是 Malaysian. */
export const ENGLISH_LABELS = tableOf(LABELS)
/** 我的 job 是什么. */
export const ENGLISH_NOUNS = tableOf(NOUNS)
/** 我在哪里 work. */
export const ENGLISH_VERBS = tableOf(VERBS)
