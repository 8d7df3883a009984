/** What animals one keeps. */
export const ANIMALS = `
养 养着 养了 养过 领养 收养 捡 捡回 抱养 抱 抱回 | obj: animal | pet
有 有了 养 养了 养着 | obj: calledAnimal | pet
给了 送了 给我 送我 送来 抱来 塞给 | is: givenAnimal | pet | own updates
英短 美短 布偶 暹罗 加菲 缅因 渐层 泰迪 贵宾 金毛 拉布拉多 哈士奇 二哈 阿拉斯加 萨摩耶 柯基 边牧 德牧 博美 比熊 雪纳瑞 法斗 吉娃娃 柴犬 秋田 腊肠 松狮 田园 土狗 狸花 橘猫 黑猫 白猫 三花 奶牛猫 蓝猫 仓鼠 鹦鹉 玄凤 守宫 | is: breed | pet | own
`
