import type { Field } from './field.ts'

/** Journeys, sights, places in town and ways to get there. */
export const travel: Field = {
  same: `
旅行,旅游,出游,度假,游玩
旅程,行程,路线
景点,景区,名胜,名胜古迹
风景,景色,景观,美景
自驾,自驾游,开车旅行
跟团,跟团游,旅行团
自由行,背包客,穷游
出国,出境,国外旅行
国外,海外,外国
签证,护照
酒店,宾馆,旅馆,饭店住宿
民宿,客栈,青旅,青年旅舍
住宿,过夜
机票,飞机票,航班
飞机,坐飞机,航班
机场,航站楼
火车,列车
高铁,动车
火车站,高铁站,车站
火车票,车票
轮船,游轮,邮轮
导游,解说
攻略,旅游攻略
门票,入场券
纪念品,特产,伴手礼
地图,导航
海边,沙滩,海滩
大海,海洋,海
岛,海岛,岛屿
沙漠,戈壁
草原,大草原
古镇,古城
寺庙,庙宇
教堂,礼拜堂
长城,八达岭
故宫,紫禁城
迪士尼,主题公园,游乐园,游乐场
野生动物园 > 动物园
植物园,花卉园
温泉,泡温泉
公园,绿地
广场,市中心
城市,都市
市中心,城区
郊区,城郊
农村,乡下,乡村,村子
国家,国籍
首都,京城
北京,帝都
上海,魔都
广州,羊城
成都,蓉城
重庆,山城
美国,美利坚
英国,英格兰
车,汽车,轿车,小车,座驾
开车,驾驶,驾车
驾照,驾驶证,考驾照
学车,驾校,练车
买车,提车,购车
车牌,车牌号
电动车,新能源车,电车
摩托车,机车
自行车,单车,脚踏车
地铁,轨道交通
公交,公交车,公共汽车,巴士
打车,出租车,的士,叫车,网约车
通勤,上班路上
上下班路上 > 通勤,上班路上
堵车,塞车,交通拥堵
停车,车位,停车位
加油,加油站
充电桩,充电
车祸,交通事故,撞车
闯红灯,违章,罚单
路,道路,马路
迷路,走丢
路过,经过
出发,动身,启程
到达,抵达
返回,回来,回程
`,
  topics: `
旅行: 景点,机票,酒店,攻略,行程,海边,古镇,导游,签证,行李
旅游: 云南,三亚,西藏,桂林,日本,泰国
景点: 长城,故宫,西湖,门票,拍照
出国: 护照,签证,机票,时差
海边: 沙滩,日落,海浪,三亚,游泳
风景: 山,湖,日落,拍照
酒店: 预订,房间,入住
飞机: 机场,机票,航班,延误
火车: 车票,车站,高铁
交通: 地铁,公交,打车,开车,自行车,高铁
通勤: 地铁,公交,开车,堵车,骑车
车: 驾照,停车,加油,车牌,保养,驾驶
驾照: 科目二,驾校,考试
国家: 中国,美国,日本,英国,法国,德国,韩国,泰国
城市: 北京,上海,广州,深圳,成都,杭州,南京,武汉,西安,重庆
游乐园: 过山车,摩天轮,旋转木马
公园: 散步,湖,草地,长椅
国籍: 中国人,美国人,日本人
寺庙: 佛教,祈福,烧香
车祸: 受伤,保险,医院
`,
  english: `
旅行 > travel,trip
旅游 > travel,trip,tour
度假 > vacation,holiday
行程 > itinerary,trip
景点 > attraction,sight
风景 > scenery,view
自驾 > road trip
出国 > abroad
国外 > abroad,overseas
签证 > visa
护照 > passport
酒店 > hotel
宾馆 > hotel
民宿 > guesthouse,airbnb
机票 > flight,ticket
飞机 > plane,flight
航班 > flight
机场 > airport
火车 > train
高铁 > train
火车站 > station
导游 > guide
门票 > ticket
纪念品 > souvenir
地图 > map
海边 > beach,seaside
沙滩 > beach
大海 > sea,ocean
岛 > island
沙漠 > desert
草原 > grassland
寺庙 > temple
教堂 > church
迪士尼 > disney
游乐园 > amusement park
动物园 > zoo
温泉 > hot spring
公园 > park
城市 > city
农村 > countryside,village
国家 > country
国籍 > nationality
首都 > capital
北京 > beijing
上海 > shanghai
广州 > guangzhou
深圳 > shenzhen
成都 > chengdu
杭州 > hangzhou
香港 > hong kong
台湾 > taiwan
中国 > china
美国 > america,usa
英国 > britain,uk
日本 > japan
韩国 > korea
法国 > france
德国 > germany
泰国 > thailand
澳大利亚 > australia
加拿大 > canada
新加坡 > singapore
车 > car,vehicle
汽车 > car
开车 > drive,driving
驾照 > license
电动车 > electric car,ev
摩托车 > motorcycle
自行车 > bike,bicycle
地铁 > subway,metro
公交 > bus
打车 > taxi,cab
通勤 > commute
堵车 > traffic
停车 > parking
车祸 > accident,crash
迷路 > lost
车站 > station
`,
}
