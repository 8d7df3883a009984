import type { Field } from './field.ts'

/** Sports, games and other hobbies. */
export const sports: Field = {
  same: `
运动,体育,锻炼,健身,体育运动,体育项目
爱好,兴趣,嗜好,兴趣爱好,业余爱好,业余时间
跑步,慢跑,晨跑,夜跑,跑
马拉松,半马,全马,长跑
走路,步行,散步,遛弯
爬山,登山,徒步,远足
骑行,骑车,骑自行车
游泳,游水
打篮球,篮球
踢足球,足球,踢球
打羽毛球,羽毛球
打乒乓球,乒乓球
打网球,网球
打排球,排球
高尔夫,高尔夫球
台球,桌球
保龄球,打保龄球
滑雪,单板滑雪
滑冰,溜冰
滑板,轮滑
健身房,器械
举重,力量训练,撸铁
俯卧撑,仰卧起坐
跳绳,开合跳
跳舞,舞蹈,舞
广场舞,健身操,健美操
芭蕾,芭蕾舞
武术,功夫
太极,太极拳
拳击,搏击
骑马,马术
攀岩,抱石
钓鱼,垂钓
露营,野营,野餐
户外,户外活动,户外运动
下棋,象棋,围棋,棋
国际象棋,西洋棋
打牌,扑克,纸牌
麻将,打麻将
桌游,剧本杀,狼人杀
密室逃脱,密室
拼图,积木,乐高
模型,手办
收集,收藏
集邮,邮票
园艺,种花,养花,种菜
插花,花艺
手工,手作,编织
缝纫,刺绣,十字绣
陶艺,做陶器
书法,毛笔字,练字
游戏,打游戏,玩游戏,电子游戏,电竞
手游,手机游戏
网游,网络游戏
单机游戏,主机游戏
比赛,竞赛,赛事
冠军,第一名,金牌
亚军,第二名,银牌
奖牌,奖杯
球队,队伍
教练,私教
热身,拉伸
奥运会,奥运
世界杯,欧冠
球迷,粉丝
动作,招式
体力,耐力
`,
  topics: `
运动: 跑步,游泳,篮球,足球,羽毛球,瑜伽,健身房,骑行,爬山,网球
爱好: 摄影,画画,阅读,音乐,运动,游戏,旅行,烹饪,园艺,书法,钓鱼,下棋,跳舞
球类: 篮球,足球,羽毛球,乒乓球,网球,排球
跑步: 马拉松,跑鞋,公里,操场,配速
马拉松: 训练,比赛,公里,跑步
篮球: 球场,投篮,球队,比赛
足球: 球场,世界杯,球队,比赛
游泳: 游泳馆,泳池,蛙泳,自由泳
健身: 健身房,减脂,肌肉,教练,器械
健身房: 教练,办卡,器械
瑜伽: 冥想,放松,拉伸
爬山: 山顶,风景,户外
露营: 帐篷,篝火,星空,户外
户外: 露营,徒步,爬山,骑行,攀岩
钓鱼: 鱼竿,湖边,河边
棋: 围棋,象棋,国际象棋
舞蹈: 芭蕾,街舞,爵士舞,拉丁舞,舞台
游戏: 手游,电竞,主机,通关,王者荣耀,原神
收藏: 邮票,硬币,手办,古董
手工: 编织,陶艺,折纸,剪纸,刺绣
园艺: 花,植物,花园,多肉,浇水
武术: 太极,功夫,跆拳道,拳击
水上运动: 游泳,冲浪,潜水,划船,浮潜
冬季运动: 滑雪,滑冰
比赛: 冠军,名次,决赛,输,赢
周末: 休息,逛街,聚会,爬山,电影
`,
  english: `
运动 > sport,sports,exercise
锻炼 > exercise,workout
健身 > workout,fitness,gym
健身房 > gym
体育 > sports
爱好 > hobby,hobbies
跑步 > running,run,jogging
慢跑 > jogging
马拉松 > marathon
散步 > walk,walking
爬山 > hiking,climbing
登山 > mountain climbing,hiking
徒步 > hiking,hike
骑行 > cycling
骑车 > cycling,bike
游泳 > swimming,swim
篮球 > basketball
足球 > football,soccer
羽毛球 > badminton
乒乓球 > ping pong,table tennis
网球 > tennis
排球 > volleyball
高尔夫 > golf
台球 > billiards,pool
棒球 > baseball
滑雪 > skiing,ski
滑冰 > skating
滑板 > skateboard
冲浪 > surfing
潜水 > diving
瑜伽 > yoga
跳舞 > dance,dancing
舞蹈 > dance
芭蕾 > ballet
武术 > martial arts,kung fu
太极 > tai chi
拳击 > boxing
骑马 > horse riding
攀岩 > rock climbing
钓鱼 > fishing
露营 > camping
野餐 > picnic
户外 > outdoor,outdoors
下棋 > chess
围棋 > go
国际象棋 > chess
麻将 > mahjong
桌游 > board game
拼图 > puzzle
乐高 > lego
模型 > model
收藏 > collect,collection
园艺 > gardening
手工 > crafts,handmade
编织 > knitting
陶艺 > pottery
书法 > calligraphy
游戏 > game,gaming
冠军 > champion,championship
球队 > team
教练 > coach,trainer
奥运会 > olympics
`,
}
