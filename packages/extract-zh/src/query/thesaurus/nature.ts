import type { Field } from './field.ts'

/** Animals, plants, weather and the sky. */
export const nature: Field = {
  same: `
宠物,毛孩子,萌宠
狗,狗狗,小狗,犬
猫,猫咪,小猫,喵星人
金毛,金毛犬
柯基,柯基犬
哈士奇,二哈
泰迪,贵宾犬
橘猫,橘色的猫
布偶,布偶猫
英国短毛猫 > 英短
兔子,小兔子
仓鼠,小仓鼠
金鱼,锦鲤
乌龟,龟
小鸟,鸟,鸟儿
鸡鸭,家禽
昆虫,虫子
老鼠,耗子
大熊猫,熊猫
养狗,养了狗
养猫,养了猫
遛狗,牵狗
猫粮,狗粮
宠物医院,兽医
绝育,打疫苗
流浪猫,流浪狗,流浪动物
动物,小动物
植物,绿植,盆栽
花,花朵,鲜花
玫瑰,玫瑰花
向日葵,葵花
樱花,赏樱
多肉,多肉植物
树,树木,大树
森林,树林
草地,草坪
种子,幼苗
山,山峰,高山
河,河流,江
湖,湖泊
天气,气候
晴天,出太阳,阳光
阴天,多云
下雨,雨天,大雨,暴雨,下雨天
下雪,雪天,大雪
刮风,大风,台风
打雷,雷雨,闪电
雾霾,大雾,雾
气温,温度
热,炎热,闷热
冷,寒冷,降温
凉快,凉爽
潮湿,湿气
干燥,干旱
雨伞,伞
彩虹,虹
日出,看日出
日落,夕阳,晚霞
星星,星空,流星
月亮,月光
太阳,阳光
云,云朵
地震,余震
洪水,水灾
空气,空气质量
环保,环境保护,垃圾分类
自然,大自然
`,
  topics: `
宠物: 狗,猫,仓鼠,兔子,鹦鹉,金鱼,乌龟,宠物医院
狗: 遛狗,狗粮,金毛,柯基,哈士奇,泰迪,拉布拉多
猫: 猫粮,橘猫,布偶,英短,猫砂
动物: 狗,猫,鸟,兔子,熊猫,老虎,狮子,大象,猴子,蛇,动物园
昆虫: 蚊子,蝴蝶,蟑螂,蜜蜂,蚂蚁
鸟: 鹦鹉,麻雀,鸽子
植物: 花,树,多肉,绿萝,浇水
花: 玫瑰,百合,樱花,向日葵,郁金香,牡丹,花店
天气: 下雨,晴天,下雪,刮风,气温,热,冷,雾霾
下雨: 雨伞,淋湿,打雷
下雪: 雪人,打雪仗,滑雪,冷
自然: 山,河,湖,森林,星空,动物,植物
星空: 天文,望远镜,流星,银河
天文: 星星,望远镜,行星,宇宙
日落: 海边,山顶,拍照
环保: 垃圾分类,塑料,节能
灾害: 地震,洪水,台风,火灾
`,
  english: `
宠物 > pet
狗 > dog,puppy
狗狗 > dog,puppy
小狗 > puppy,dog
猫 > cat,kitten
猫咪 > cat,kitty
小猫 > kitten,cat
金毛 > golden retriever
柯基 > corgi
哈士奇 > husky
泰迪 > poodle
拉布拉多 > labrador
橘猫 > orange cat
布偶 > ragdoll
兔子 > rabbit,bunny
仓鼠 > hamster
鹦鹉 > parrot
金鱼 > goldfish
乌龟 > turtle,tortoise
鸟 > bird
蛇 > snake
蜘蛛 > spider
蟑螂 > cockroach
蚊子 > mosquito
昆虫 > insect
老鼠 > mouse,rat
熊猫 > panda
老虎 > tiger
狮子 > lion
大象 > elephant
猴子 > monkey
马 > horse
牛 > cow
猪 > pig
羊 > sheep,goat
鸡 > chicken
鸭 > duck
蝴蝶 > butterfly
兽医 > vet
动物 > animal
植物 > plant
花 > flower,flowers
玫瑰 > rose
樱花 > cherry blossom
向日葵 > sunflower
树 > tree
森林 > forest
山 > mountain
河 > river
湖 > lake
天气 > weather
晴天 > sunny
下雨 > rain,rainy
下雪 > snow
刮风 > wind,windy
台风 > typhoon
气温 > temperature
热 > hot
冷 > cold
雨伞 > umbrella
彩虹 > rainbow
日出 > sunrise
日落 > sunset
星星 > star,stars
月亮 > moon
太阳 > sun
地震 > earthquake
洪水 > flood
环保 > environment
自然 > nature
`,
}
