const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** Words for the animals people keep, under the one word each is filed by. */
export const SPECIES: Readonly<Record<string, readonly string[]>> = {
  狗: words(
    'dog puppy corgi husky poodle labrador 狗 犬 汪 泰迪 贵宾 金毛 拉布拉多 哈士奇 二哈 阿拉斯加 萨摩耶 柯基 边牧 德牧 博美 比熊 雪纳瑞 法斗 吉娃娃 秋田 腊肠 松狮 杜宾 罗威纳 可卡 巴哥 京巴 串串',
  ),
  猫: words('cat kitty kitten ragdoll 猫 喵 三花 英短 美短 布偶 暹罗 金渐层 银渐层 狸花'),
  兔子: words('bunny rabbit 兔'),
  仓鼠: words('hamster 仓鼠'),
  豚鼠: words('豚鼠 荷兰猪 葵鼠'),
  鸟: words('parrot 鸟 鹦鹉 鸽 八哥 画眉 文鸟'),
  鱼: words('鱼 锦鲤'),
  乌龟: words('turtle 龟'),
  蜥蜴: words('蜥 守宫'),
  蛇: words('蛇'),
  刺猬: words('刺猬'),
  松鼠: words('松鼠'),
  貂: words('貂'),
  鸭子: words('鸭'),
  鸡: words('鸡'),
  猪: words('猪'),
  羊: words('羊'),
  牛: words('牛'),
  马: words('马'),
  驴: words('驴'),
}

/** Hold a species' word and are another animal. */
export const NOT_THE_SPECIES: Readonly<Record<string, string>> = {
  龙猫: '龙猫',
  马犬: '狗',
  斗牛犬: '狗',
  荷兰猪: '豚鼠',
}
