import { isCountry } from '../text/places.ts'

const table = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/u))
    .flatMap(([whole = '', ...parts]) => parts.map((part) => [part, whole] as const))

/** What lies where, in China: prefectures under their province, districts under their city where no other place has the name. */
const INSIDE = new Map([
  ...table(`
河北 石家庄 唐山 秦皇岛 邯郸 邢台 保定 张家口 承德 沧州 廊坊 衡水 雄安
山西 太原 大同 阳泉 长治 晋城 朔州 晋中 运城 忻州 临汾 吕梁
内蒙古 呼和浩特 包头 乌海 赤峰 通辽 鄂尔多斯 呼伦贝尔 巴彦淖尔 乌兰察布
辽宁 沈阳 大连 鞍山 抚顺 本溪 丹东 锦州 营口 阜新 辽阳 盘锦 铁岭 葫芦岛
吉林省 长春 四平 辽源 通化 白山 松原 白城 延边
黑龙江 哈尔滨 齐齐哈尔 鸡西 鹤岗 双鸭山 大庆 伊春 佳木斯 七台河 牡丹江 黑河 绥化
江苏 南京 无锡 徐州 常州 苏州 南通 连云港 淮安 盐城 扬州 镇江 泰州 宿迁 昆山 常熟 江阴 张家港
浙江 杭州 宁波 温州 嘉兴 湖州 绍兴 金华 衢州 舟山 台州 丽水 义乌
安徽 合肥 芜湖 蚌埠 淮南 马鞍山 淮北 铜陵 安庆 黄山 滁州 阜阳 宿州 六安 亳州 池州 宣城
福建 福州 厦门 莆田 三明 泉州 漳州 南平 龙岩 宁德 晋江
江西 南昌 景德镇 萍乡 九江 新余 鹰潭 赣州 吉安 宜春 抚州 上饶
山东 济南 青岛 淄博 枣庄 东营 烟台 潍坊 济宁 泰安 威海 日照 临沂 德州 聊城 滨州 菏泽
河南 郑州 开封 洛阳 平顶山 安阳 鹤壁 新乡 焦作 濮阳 许昌 漯河 三门峡 南阳 商丘 信阳 周口 驻马店
湖北 武汉 黄石 十堰 宜昌 襄阳 鄂州 荆门 孝感 荆州 黄冈 咸宁 随州 恩施
湖南 长沙 株洲 湘潭 衡阳 邵阳 岳阳 常德 张家界 益阳 郴州 永州 怀化 娄底 湘西
广东 广州 韶关 深圳 珠海 汕头 佛山 江门 湛江 茂名 肇庆 惠州 梅州 汕尾 河源 阳江 清远 东莞 中山 潮州 揭阳 云浮 顺德
广西 南宁 柳州 桂林 梧州 北海 防城港 钦州 贵港 玉林 百色 贺州 河池 来宾 崇左
海南 海口 三亚 儋州
四川 成都 自贡 攀枝花 泸州 德阳 绵阳 广元 遂宁 内江 乐山 南充 眉山 宜宾 广安 达州 雅安 巴中 资阳 阿坝 甘孜 凉山
贵州 贵阳 六盘水 遵义 安顺 毕节 铜仁
云南 昆明 曲靖 玉溪 保山 昭通 丽江 普洱 临沧 大理 西双版纳 楚雄 红河 德宏
西藏 拉萨 日喀则 林芝
陕西 西安 铜川 宝鸡 咸阳 渭南 延安 汉中 榆林 安康 商洛
甘肃 兰州 嘉峪关 金昌 白银 天水 武威 张掖 平凉 酒泉 庆阳 定西 陇南 敦煌
青海 西宁 海东 格尔木
宁夏 银川 石嘴山 吴忠 固原 中卫
新疆 乌鲁木齐 克拉玛依 吐鲁番 哈密 喀什 伊犁 阿克苏
北京 海淀 丰台 石景山 门头沟 房山 顺义 昌平 大兴 怀柔 平谷 密云 延庆 东城 西城 中关村 望京 回龙观 天通苑 五道口 亦庄
上海 浦东 黄浦 徐汇 静安 虹口 杨浦 闵行 嘉定 松江 青浦 奉贤 崇明 陆家嘴 徐家汇
广州 越秀 荔湾 海珠 天河 番禺 花都 从化 增城
深圳 福田 罗湖 盐田 宝安 龙岗 坪山
杭州 拱墅 萧山 余杭 临平 富阳 临安
成都 锦江 青羊 武侯 成华 龙泉驿 双流 郫都
南京 玄武 秦淮 建邺 栖霞 雨花台 江宁 浦口
武汉 江汉 硚口 武昌 汉口 汉阳 光谷
西安 碑林 莲湖 雁塔 灞桥 未央
重庆 渝中 沙坪坝 九龙坡 渝北 巴南
香港 九龙 新界 旺角 沙田 屯门 元朗 尖沙咀 铜锣湾 湾仔
台湾 台北 新北 桃园 台中 台南 高雄 新竹 基隆 嘉义 花莲`),
])
const TOP = new Set([...INSIDE.values()])
const NAMES = [...new Set([...INSIDE.keys(), ...TOP])].sort((a, b) => b.length - a.length)
const CHINA = /^(?:中国|国内|大陆)$/u

const bare = (place: string) => place.replace(/人$/u, '').replace(/(?:新区|[省市区县])$/u, '')

/** The known place a text ends in: 海淀 for 北京市海淀区. */
function innermost(text: string): string | null {
  const closed = bare(text.replaceAll(/[ ·,，、]/gu, ''))
  return NAMES.find((name) => closed.endsWith(bare(name))) ?? null
}

/** A place and all it lies in, from the inside out. */
function around(place: string | null): readonly string[] {
  if (place === null) return []
  return [place, ...around(INSIDE.get(place) ?? null)]
}

/** 区 and what is smaller lies in some city, 国 and 省 hold some. */
const SMALL = /(?:区|县|镇|乡|村|街道?|路|小区|社区|公寓|里|园|楼|号)$/u
const levelOf = (place: string): number => (isCountry(place) ? 2 : SMALL.test(place) ? 0 : 1)
const VAGUE =
  /^(?:大|小|一线|二线|三线|老|新)?(?:城市|农村|乡下|城里|市区|郊区|国外|海外|国内|南方|北方|外地|本地|学校|宿舍|家里|公司)$/u

/** Whether one place lies in the other, the two shut each other out, or nothing is known of that. */
export function comparePlaces(asked: string, stored: string): 'same' | 'different' | 'unclear' {
  if (VAGUE.test(asked) || VAGUE.test(stored)) return 'unclear'
  const [a, b] = [innermost(asked), innermost(stored)]
  if (CHINA.test(asked) && b !== null) return 'same'
  if (a !== null && b !== null) {
    if (around(b).includes(a)) return 'same'
    return around(a).includes(b) ? 'unclear' : 'different'
  }
  return levelOf(asked) === levelOf(stored) ? 'different' : 'unclear'
}
