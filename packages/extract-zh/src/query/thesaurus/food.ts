import type { Field } from './field.ts'

/** Food, drink, cooking and eating out. */
export const food: Field = {
  same: `
吃,食用,进食
喝,饮
食物,吃的,美食,好吃的,食品
饮食,饮食习惯,口味
早餐,早饭,早点
午餐,午饭,中饭
晚餐,晚饭
夜宵,宵夜
零食,小吃,点心
甜点,甜品,甜食
下午茶,茶点
饭店,餐厅,餐馆,饭馆,馆子
食堂,餐厅
外卖,点餐,叫外卖
聚餐,吃饭,聚会吃饭,下馆子
做饭,做菜,烹饪,下厨,烧菜,炒菜
厨艺,手艺,烹饪技巧
菜谱,食谱,做法
菜,菜肴,菜品
拿手菜,招牌菜
口味,味道,风味
辣,辣的,吃辣,麻辣
不吃辣,不能吃辣
甜,甜的
酸,酸的
咸,口味重
清淡,少油少盐
素食,吃素,素食主义,素食者
吃荤,吃肉
不吃 > 忌口
挑食,偏食
米饭,白米饭
面条,面食,拉面,面
饺子,水饺
包子,小笼包
馒头,花卷
粥,稀饭
面包,吐司
蛋糕,生日蛋糕
饼干,曲奇
巧克力,朱古力
冰淇淋,雪糕,冰激凌,冰棍
糖,糖果
薯条,炸薯条
汉堡,汉堡包
披萨,比萨
日料,日本料理,日本菜
火锅,涮锅
烧烤,烤肉,烤串,撸串
麻辣烫,冒菜
川菜,四川菜
粤菜,广东菜
湘菜,湖南菜
韩餐,韩国料理
海鲜,水产
鱼,鱼肉
虾,大虾
螃蟹,大闸蟹
猪肉,五花肉
牛肉,牛腩
羊肉,羊肉串
鸡肉,鸡
鸡蛋,蛋
豆腐,豆制品
蔬菜,青菜
西红柿,番茄
土豆,马铃薯
红薯,地瓜
玉米,苞米
香菜,芫荽
大蒜,蒜
坚果,干果
水果,果子
猕猴桃,奇异果
菠萝,凤梨
樱桃,车厘子
牛奶,奶制品,乳制品
酸奶,优酪乳
豆浆,豆奶
咖啡,拿铁,美式,手冲咖啡,卡布奇诺
茶,茶叶,绿茶,红茶,喝茶
奶茶,珍珠奶茶
果汁,饮料
可乐,汽水,碳酸饮料
啤酒,扎啤
白酒,烈酒
葡萄酒,红酒
鸡尾酒,调酒
酒,酒精
喝醉,酒醉
烘焙,烤蛋糕,做蛋糕
酱油,调料,调味料
食材,原料
营养,营养均衡
胃口,食欲
饿,肚子饿
渴,口渴
乳糖不耐受 > 乳糖不耐
`,
  topics: `
美食: 火锅,烧烤,小吃,餐厅,甜点,菜,面条,寿司
吃: 餐厅,美食,早餐,晚餐,菜
喝: 咖啡,茶,牛奶,果汁,啤酒,水
饮食: 素食,清淡,辣,早餐,忌口,食物
早餐: 面包,牛奶,粥,包子,豆浆,鸡蛋,咖啡
甜点: 蛋糕,巧克力,冰淇淋,饼干,布丁
零食: 薯片,饼干,坚果,巧克力,糖
饭店: 菜,火锅,聚餐,服务员,预订
做饭: 厨房,菜谱,食材,红烧肉,烘焙,炒菜
菜系: 川菜,粤菜,湘菜,西餐,日料,韩餐
川菜: 辣,火锅,麻婆豆腐
火锅: 辣,毛肚,牛肉,聚餐
海鲜: 鱼,虾,螃蟹,小龙虾,贝,生蚝
肉: 猪肉,牛肉,羊肉,鸡肉,红烧肉,排骨,牛排
蔬菜: 西红柿,土豆,白菜,菠菜,黄瓜,胡萝卜,茄子
水果: 苹果,香蕉,草莓,西瓜,芒果,葡萄,橙子,桃子,梨,榴莲,樱桃
主食: 米饭,面条,馒头,饺子
饮料: 咖啡,茶,奶茶,果汁,可乐,牛奶
酒: 啤酒,红酒,白酒,鸡尾酒
咖啡: 咖啡馆,咖啡豆,提神
茶: 茶叶,茶馆,泡茶,龙井,普洱
烘焙: 蛋糕,面包,饼干,烤箱
素食: 蔬菜,豆腐,不吃肉
快餐: 汉堡,薯条,炸鸡,披萨
日料: 寿司,生鱼片,拉面
西餐: 牛排,意面,披萨
乳糖不耐受: 牛奶
忌口: 过敏,香菜,辣
`,
  english: `
吃 > eat,food
喝 > drink
食物 > food
美食 > food,cuisine
早餐 > breakfast
早饭 > breakfast
午餐 > lunch
午饭 > lunch
晚餐 > dinner
晚饭 > dinner
零食 > snack
小吃 > snack
甜点 > dessert
饭店 > restaurant
餐厅 > restaurant
外卖 > takeout,delivery
聚餐 > dinner,meal
烹饪 > cooking,cook
菜谱 > recipe
菜 > dish,cuisine
口味 > taste,flavor
味道 > taste,flavor
辣 > spicy
甜 > sweet
酸 > sour
清淡 > light
素食 > vegetarian,vegan
米饭 > rice
面条 > noodles,noodle
饺子 > dumplings,dumpling
面包 > bread
蛋糕 > cake
饼干 > cookie,cookies,biscuit
巧克力 > chocolate
冰淇淋 > ice cream
糖 > sugar,candy
汉堡 > burger,hamburger
披萨 > pizza
寿司 > sushi
火锅 > hot pot,hotpot
烧烤 > barbecue,bbq
牛排 > steak
海鲜 > seafood
鱼 > fish
虾 > shrimp,prawn
螃蟹 > crab
肉 > meat
猪肉 > pork
牛肉 > beef
羊肉 > lamb,mutton
鸡肉 > chicken
鸡蛋 > egg,eggs
豆腐 > tofu
蔬菜 > vegetable,vegetables
西红柿 > tomato
土豆 > potato
香菜 > cilantro,coriander
洋葱 > onion
大蒜 > garlic
花生 > peanut,peanuts
坚果 > nuts
水果 > fruit
香蕉 > banana
草莓 > strawberry
西瓜 > watermelon
芒果 > mango
葡萄 > grape
牛奶 > milk
酸奶 > yogurt
豆浆 > soy milk
咖啡 > coffee
拿铁 > latte
茶 > tea
奶茶 > milk tea,bubble tea
果汁 > juice
可乐 > cola,coke
饮料 > drink,beverage
啤酒 > beer
红酒 > wine
白酒 > liquor
酒 > alcohol,wine
烘焙 > baking,bake
营养 > nutrition
饿 > hungry
`,
}
