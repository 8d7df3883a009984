const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** Makers and models of phones, computers and gadgets. */
export const BRANDS = words(`
iphone ipad mac macbook imac apple 苹果 华为 huawei mate nova 荣耀 honor 小米 xiaomi 红米 redmi oppo reno vivo iqoo 一加 oneplus 真我 realme 魅族 meizu 三星 samsung galaxy 索尼 sony xperia 诺基亚 nokia 联想 lenovo thinkpad 拯救者 戴尔 dell 惠普 hp 华硕 asus acer 宏碁 微软 surface 谷歌 pixel 摩托罗拉
moto 中兴 努比亚 黑鲨 rog 锤子 坚果 surface kindle switch ps5 ps4 xbox airpods 天玑 安卓机 山寨机 老年机 国产机 台式机 笔记本 安卓手机 苹果手机 鸿蒙手机 游戏本 轻薄本 佳能 尼康 大疆 gopro 富士 徕卡 松下 insta360 影石 理光 森海塞尔 bose beats jbl 漫步者 罗技 樱桃 cherry 雷蛇 赛睿 小天才 步步高 读书郎 文石 掌阅 汉王 wacom 任天堂 nintendo quest applewatch 佳明 garmin 高驰 技嘉 微星 七彩虹 神舟 机械革命 雷神 外星人 macmini matepad freebuds steamdeck
`)

/** What a device is called, and its facet. */
export const DEVICE_KINDS: Readonly<Record<string, readonly string[]>> = {
  phone: ['手机', '主力机', '备用机', '备用手机', '电话机', '智能手机'],
  computer: ['电脑', '笔记本', '笔记本电脑', '台式机', '台式电脑', '主机', '手提电脑', '本子'],
  tablet: ['平板', '平板电脑'],
  watch: ['手表', '手环', '智能手表'],
  headphones: ['耳机', '蓝牙耳机'],
  camera: ['相机', '单反', '微单', '照相机'],
  device: ['设备', '键盘', '鼠标', '显示器', '音箱', '路由器', '阅读器', '游戏机', '打印机', '显卡', '电视'],
}

export const SYSTEMS = words(
  'windows win10 win11 win7 linux ubuntu debian arch macos mac os ios 安卓 android 鸿蒙 鸿蒙系统 鸿蒙os harmonyos chromeos 苹果系统 安卓系统 linux系统 windows系统 miui 澎湃os',
)

/** Animals people keep. */
export const PETS = words(`
dog puppy corgi husky poodle labrador cat kitty kitten ragdoll hamster bunny rabbit parrot turtle
狗 猫 小狗 小猫 狗狗 猫咪 大狗 大型犬 小型犬 流浪猫 流浪狗 土狗 田园犬 中华田园犬 中华田园猫 田园猫 狸花猫 橘猫 黑猫 白猫 黑狗 白狗 花猫 奶牛猫 三花 英短 美短 布偶 布偶猫 暹罗 暹罗猫 波斯猫 加菲猫 缅因猫 无毛猫 蓝猫 金渐层 银渐层 泰迪 贵宾 金毛 拉布拉多 哈士奇 二哈 阿拉斯加 萨摩耶 柯基 边牧 德牧 德国牧羊犬 牧羊犬 博美 比熊 雪纳瑞 法斗
斗牛犬 吉娃娃 柴犬 秋田 秋田犬 腊肠 腊肠犬 松狮 杜宾 罗威纳 斗牛 可卡 巴哥 京巴 马犬 串串 兔子 兔仔 小兔子 仓鼠 豚鼠 荷兰猪 龙猫 鹦鹉 鸟 鸽子 金鱼 鱼 热带鱼 锦鲤 乌龟 龟 蜥蜴 守宫 蛇 蜘蛛 刺猬 松鼠 小鸭子 鸭子 鸡 羊 马 猪 小猪 宠物猪 蚕 蚂蚁 葵鼠 貂 雪貂 八哥 画眉 牛 驴 黄狗 老黄狗 大黄狗 黑狗 花狗 黄金猎犬 金毛犬 拉布拉多犬 柯基犬 泰迪犬 哈士奇犬 牛头梗 小鹿犬 猎犬 狼狗 狼犬 藏獒 加菲 折耳 折耳猫 曼基康 矮脚猫 德文 斯芬克斯 金吉拉 狮子猫 阿比西尼亚 蓝双布偶 奶牛 玳瑁 简州猫 四眼狗 中华田园 比格 喜乐蒂 西高地 灵缇 惠比特 柯卡犬 巨贵 拉拉 大金毛 小泰迪 边境牧羊犬 阿柴 刺豚鼠 蜜袋鼯 花枝鼠 垂耳兔 侏儒兔 安哥拉兔 玄凤 虎皮鹦鹉 牡丹鹦鹉 和尚鹦鹉 文鸟 金丝雀 龙鱼 金鱼 罗汉鱼 巴西龟 草龟 陆龟 变色龙 鬃狮蜥 豹纹守宫 玉米蛇 独角仙 宠物 动物 小动物 孔雀鱼 斗鱼 观赏鱼
`)

export const VEHICLES = [
  ...words(`
车 汽车 小汽车 轿车 小轿车 新车 二手车 电动车 电瓶车 小电驴 摩托车 摩托 电驴 小毛驴 自行车 单车 山地车 公路车 跑车 越野车 suv 房车 卡车 货车 面包车 三轮车 电车 新能源车 电动汽车 皮卡 折叠车 踏板车 滑板车 特斯拉 比亚迪 宝马 奔驰 奥迪 大众 丰田 本田 日产 别克 福特 雪佛兰 现代 起亚 吉利 长安 哈弗 长城 奇瑞 五菱
五菱宏光 沃尔沃 保时捷 法拉利 兰博基尼 路虎 捷豹 雷克萨斯 凯迪拉克 林肯 英菲尼迪 马自达 三菱 斯巴鲁 标致 雪铁龙 斯柯达 蔚来 小鹏 理想 问界 极氪 小米su7 model3 modely 思域 卡罗拉 凯美瑞 雅阁 帕萨特 迈腾 高尔夫 捷达 桑塔纳 朗逸 轩逸 哈雷 捷安特 吉普 途观 途昂 探岳 速腾 宝来 polo 飞度 crv 型格 凌派 天籁 逍客 奇骏 荣放 rav4 汉兰达 普拉多 赛那 威驰 昂科威 君威 君越 英朗 福克斯 蒙迪欧 锐界 探险者 领克 名爵 荣威 传祺 欧拉 坦克300 五菱mini 零跑 岚图 深蓝 阿维塔 智界 享界 银河 元plus 海豚 海鸥 秦plus 汉ev su7 yu7 牧马人 大切诺基 讴歌 mini cooper smart 甲壳虫 途安 奥拓 夏利 金杯 依维柯 雅迪 爱玛 小牛 九号 美利达 大行 凯旋 川崎 杜卡迪 春风 vespa 电摩 电自行车 助力车 铃木 雅马哈 豪爵 宗申 无极 钱江 贝纳利 ktm 力帆 光阳
`),
  ...['model 3', 'model y', 'model s', 'model x'],
]

/** Things worth saying that one has them. */
export const POSSESSIONS = words(`
电吉他 架子鼓 电子琴 电钢琴 口琴 萨克斯 古筝 旱冰鞋 轮滑鞋 滑雪板 冲浪板 瑜伽垫 哑铃 跑步机 椭圆机 动感单车 缝纫机 打印机 显微镜 收音机 唱片机 黑胶机 录音机 摩托艇 房车 帆船 快艇 房产 地皮 宅基地 细口壶 手冲壶 磨豆机 面包机 空气炸锅 扫地机 洗碗机 烘干机 餐馆 饭馆 面馆 餐厅 超市 诊所 工厂 工作室 民宿 酒吧 网店 书店 花店 茶馆 小卖部 农家乐 理发店 咖啡馆 咖啡店 奶茶店 健身房 养殖场 宅子 宅院 老宅 铺子 铺面 门面 庄园 地 田 房子 房 别墅 公寓 商铺 店铺 店 饭店 公司 厂 农场 果园 吉他 钢琴 小提琴 二胡 琴 相机 遥控汽车 玩具车 模型 手办 乐高 邮票 书 漫画 唱片 黑胶 游戏机 平板 健身卡 股票 基金
包 包包 手表 项链 戒指 帐篷 鱼竿 球鞋 球拍 滑板 衣服 鞋子 鞋 裙子 书架 书房 烤箱 咖啡机 投影仪 电视 空调 冰箱 存款 贷款 房贷 车贷 驾照 证书 资格证 机器人 无人机 望远镜
笔 钢笔 植物 多肉 花园 院子 鱼缸 电饭煲 洗衣机 微波炉 净化器 扫地机器人 音响 沙发 车位 店面 茶具 收藏品
`)

/** Languages as they are named. */
export const LANGUAGES =
  '(?:普通话|国语|斯瓦希里语|孟加拉语|泰米尔语|祖鲁语|豪萨语|普什图语|库尔德语|亚美尼亚语|格鲁吉亚语|哈萨克语|维吾尔语|蒙古语|柯尔克孜语|加泰罗尼亚语|威尔士语|盖尔语|白话|维语|藏语|蒙语|彝语|壮语|苗语|侗语|哈语|朝语|彝话|土话|家乡话|(?:武汉|长沙|重庆|天津|陕西|山东|河南|湖南|湖北|江西|福州|宁波|苏州|杭州|绍兴|潮州|台山|雷州|海南|云南|贵州|广西|南京|合肥|无锡|常州|扬州|徐州|兰州|大连|青岛|温岭|台州|金华|莆田|桂林|柳州|成都|昆明|贵阳|太原|西安|郑州|开封|洛阳|临沂|烟台|胶东|客家|teochew|潮汕|四邑)话|中文|汉语|华语|英文|日文|韩文|法文|德文|俄文|西班牙文|泰文|越南文|阿拉伯文|拉丁文|粤语|广东话|客家话|闽南话|闽南语|台语|上海话|四川话|东北话|潮汕话|温州话|方言|手语|世界语|外语|双语|(?:英|日|韩|法|德|俄|西班牙|葡萄牙|意大利|荷兰|瑞典|芬兰|挪威|丹麦|波兰|土耳其|阿拉伯|希伯来|泰|越南|印尼|马来|印地|蒙古|藏|维吾尔|朝鲜|希腊|拉丁|捷克|乌克兰|客家|吴|闽南)语)'
