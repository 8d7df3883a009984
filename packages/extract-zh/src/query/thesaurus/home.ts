import type { Field } from './field.ts'

/** Where one lives, what stands there, and what is done there. */
export const home: Field = {
  same: `
住,居住,定居,安家
住址,地址,住处,住所,家庭住址
搬家,搬迁,搬到,乔迁,搬走
老家,家乡,故乡,故里,籍贯
房子,住房,屋子,住宅,房屋
公寓,单身公寓,套间
租房,租屋,租的房子
合租,同租
室友,舍友,合租的人
邻居,街坊,隔壁
房东,包租婆
小区,社区,住宅区
客厅,起居室
卧室,睡房,寝室
厨房,灶房
卫生间,厕所,洗手间,浴室
阳台,露台
书房,工作间
装修,翻修,翻新,刷墙
家具,家私
沙发,长沙发
书桌,写字台,桌子
椅子,凳子
床,床铺,床垫
被子,被褥,棉被
衣柜,衣橱
冰箱,电冰箱
空调,冷气
暖气,供暖,地暖
电视,电视机
灯,台灯,吊灯
窗帘,帘子
钥匙,门卡
家务,家务活,家务事
打扫,清扫,扫除,大扫除,搞卫生
洗碗,刷碗,刷盘子
洗衣服,洗衣
收纳,整理,收拾,归置
垃圾,废品
停电,断电
漏水,渗水
修理,维修,修好,修补
搬运,搬东西
物业,管理处
水电费,水费,电费,煤气费
电梯,升降机
楼上,上层
独居,一个人住,自己住
同居,住在一起
早起,早睡早起
起床,睡醒,醒来
睡觉,入睡,就寝
午睡,午休,小憩
洗澡,冲澡,淋浴,泡澡
刷牙,洗漱,洗脸
作息,生活习惯,起居
习惯,惯例
行李,箱子,行李箱
毛巾,浴巾
扫地机器人 > 扫地机
花园,院子,庭院
`,
  topics: `
家: 房子,家里,住,客厅,房间
住: 小区,房子,公寓,租房,搬家,城市
搬家: 新家,租房,房子,行李,邻居
房子: 买房,租房,装修,卧室,客厅,阳台
租房: 房东,房租,押金,合租,室友
家具: 沙发,床,桌子,椅子,衣柜,书架
家电: 冰箱,空调,洗衣机,电视,微波炉,吸尘器,扫地机器人,热水器
家务: 打扫,做饭,洗碗,洗衣服,拖地
装修: 家具,设计,墙,地板,油漆
老家: 长大,出生,村子,童年
睡觉: 失眠,熬夜,床,梦,休息,早睡
作息: 早起,熬夜,睡觉,起床
卧室: 床,被子,枕头,衣柜
厨房: 做饭,锅,冰箱,烤箱
花园: 花,种花,浇水,植物,草坪
邻居: 吵,噪音,小区
噪音: 吵,安静,耳塞
停电: 蜡烛,手电筒,灯
钥匙: 门,锁,丢
`,
  english: `
家 > home,family,house
家里 > home,house
住 > live,living,stay
居住 > live,reside
定居 > settle,live
住址 > address
地址 > address,location
搬家 > move,moved,moving,relocate
搬到 > move,moved
老家 > hometown,native,grew up
家乡 > hometown
故乡 > hometown,homeland
籍贯 > birthplace,origin
房子 > house,apartment,place
公寓 > apartment,flat,condo
租房 > rent,apartment
房租 > rent
合租 > share,roommate,flatmate
室友 > roommate,flatmate
邻居 > neighbor,neighbour
房东 > landlord
小区 > neighborhood,community
社区 > community,neighborhood
客厅 > living room
卧室 > bedroom
厨房 > kitchen
卫生间 > bathroom,toilet
阳台 > balcony
书房 > study,office
装修 > renovate,renovation,decorate
家具 > furniture
沙发 > sofa,couch
桌子 > table,desk
椅子 > chair
床 > bed
冰箱 > fridge,refrigerator
空调 > air conditioner
洗衣机 > washing machine
电视 > tv,television
灯 > lamp,light
钥匙 > key
家务 > chores,housework
打扫 > clean,cleaning
做饭 > cook,cooking
洗澡 > shower,bath
睡觉 > sleep,bed
起床 > wake,get up
早起 > early,wake
午睡 > nap
习惯 > habit,routine
花园 > garden
垃圾 > trash,garbage
独居 > alone
行李 > luggage
修理 > repair,fix
`,
}
