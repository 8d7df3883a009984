/** Health, feelings, food, sports, hobbies, arts, travel. */
export const life = `
    health > 健康
    sick > 生病
    ill > 生病
    illness > 病, 疾病
    kidney > 肾
    kidney stone > 肾结石, 结石
    liver > 肝
    lung > 肺
    disease > 病, 疾病
    hospital > 医院
    clinic > 诊所
    surgery > 手术
    operation > 手术
    injury > 受伤
    hurt > 受伤, 疼
    pain > 疼, 痛
    headache > 头疼, 头痛
    fever > 发烧
    cold > 感冒, 冷
    flu > 流感
    cough > 咳嗽
    allergy > 过敏
    allergic > 过敏
    asthma > 哮喘
    diabetes > 糖尿病
    cancer > 癌症
    blood pressure > 血压
    blood type > 血型
    blood > 血
    heart > 心脏, 心
    medicine > 药
    medication > 药
    pill > 药
    vaccine > 疫苗
    pharmacy > 药店
    checkup > 体检
    appointment > 预约
    diagnosis > 诊断
    treatment > 治疗
    therapy > 治疗
    recover > 恢复, 康复
    dentist > 牙医
    tooth > 牙
    therapist > 心理咨询师, 治疗师
    counseling > 咨询
    mental health > 心理健康
    depression > 抑郁
    anxiety > 焦虑
    insomnia > 失眠
    tired > 累, 疲惫
    sleep > 睡觉, 睡眠
    diet > 饮食, 节食
    weight > 体重
    lose weight > 减肥
    losing weight > 减肥
    height > 身高
    tall > 身高, 高
    exercise > 锻炼, 运动
    workout > 健身, 锻炼
    gym > 健身房, 健身
    fitness > 健身
    yoga > 瑜伽
    meditation > 冥想
    massage > 按摩
    smoke > 抽烟, 吸烟
    cigarette > 烟
    vegetarian > 素食, 吃素
    vegan > 纯素
    disability > 残疾
    wheelchair > 轮椅
    glasses > 眼镜
    eye > 眼睛
    hair > 头发
    haircut > 理发
    skin > 皮肤
    leg > 腿
    arm > 胳膊
    hand > 手
    foot > 脚
    knee > 膝盖
    back pain > 腰疼, 背痛
    stomach > 胃, 肚子
    accident > 事故, 意外
    feel > 感觉, 觉得
    mood > 心情, 情绪
    emotion > 情绪, 感情
    happy > 开心, 高兴, 快乐
    sad > 难过, 伤心
    angry > 生气, 愤怒
    afraid > 害怕
    fear > 害怕, 恐惧
    scared > 害怕
    nervous > 紧张
    worried > 担心
    worry > 担心
    stress > 压力
    stressed > 压力
    relax > 放松
    calm > 平静
    excited > 激动, 兴奋
    surprised > 惊讶
    surprise > 惊喜
    proud > 骄傲, 自豪
    embarrassed > 尴尬
    regret > 后悔
    jealous > 嫉妒
    lonely > 孤独, 寂寞
    bored > 无聊
    disappointed > 失望
    grateful > 感激, 感谢
    confident > 自信
    love > 爱, 喜欢
    like > 喜欢
    enjoy > 喜欢, 享受
    hate > 讨厌, 恨
    dislike > 讨厌, 不喜欢
    favorite > 最喜欢
    prefer > 更喜欢
    cry > 哭
    laugh > 笑
    hug > 拥抱
    comfort > 安慰
    support > 支持
    encourage > 鼓励
    miss > 想念
    food > 食物, 吃
    eat > 吃
    meal > 饭, 餐
    breakfast > 早餐, 早饭
    lunch > 午餐, 午饭
    dinner > 晚餐, 晚饭
    snack > 零食
    dessert > 甜点, 甜品
    restaurant > 餐厅, 饭店
    cafe > 咖啡馆, 咖啡店
    bar > 酒吧
    cook > 做饭, 烹饪
    cooking > 做饭, 烹饪
    bake > 烘焙, 烤
    recipe > 食谱, 菜谱
    dish > 菜
    cuisine > 菜, 菜系
    taste > 味道, 口味
    delicious > 好吃, 美味
    spicy > 辣
    sweet > 甜
    salty > 咸
    hungry > 饿
    rice > 米饭, 饭
    noodles > 面条, 面
    dumplings > 饺子
    hot pot > 火锅
    hotpot > 火锅
    barbecue > 烧烤
    soup > 汤
    meat > 肉
    beef > 牛肉
    pork > 猪肉
    chicken > 鸡肉, 鸡
    fish > 鱼
    seafood > 海鲜
    shrimp > 虾
    egg > 鸡蛋, 蛋
    milk > 牛奶
    cheese > 奶酪
    bread > 面包
    cake > 蛋糕
    chocolate > 巧克力
    candy > 糖果, 糖
    ice cream > 冰淇淋
    sugar > 糖
    fruit > 水果
    apple > 苹果
    banana > 香蕉
    strawberry > 草莓
    mango > 芒果
    vegetable > 蔬菜
    potato > 土豆
    tomato > 西红柿, 番茄
    peanut > 花生
    nut > 坚果
    pizza > 披萨
    burger > 汉堡
    sushi > 寿司
    drink > 饮料, 喝
    water > 水
    coffee > 咖啡
    tea > 茶
    juice > 果汁
    alcohol > 酒
    beer > 啤酒
    wine > 葡萄酒, 红酒
    drunk > 喝醉
    milk tea > 奶茶
    bubble tea > 奶茶
    sport > 运动, 体育
    match > 比赛
    game > 游戏, 比赛
    competition > 比赛, 竞赛
    tournament > 锦标赛, 比赛
    win > 赢, 获胜
    prize > 奖
    medal > 奖牌
    coach > 教练
    soccer > 足球
    football > 足球, 橄榄球
    basketball > 篮球
    volleyball > 排球
    tennis > 网球
    badminton > 羽毛球
    table tennis > 乒乓球
    ping pong > 乒乓球
    baseball > 棒球
    golf > 高尔夫
    run > 跑步
    jog > 慢跑, 跑步
    marathon > 马拉松
    swim > 游泳
    bike > 自行车, 骑车
    bicycle > 自行车
    cycling > 骑行, 骑车
    hike > 徒步, 爬山
    climb > 爬, 攀岩
    rock climbing > 攀岩
    camp > 露营
    ski > 滑雪
    skate > 滑冰
    skateboard > 滑板
    surf > 冲浪
    dive > 潜水
    fishing > 钓鱼
    boxing > 拳击
    martial arts > 武术
    tai chi > 太极
    dance > 跳舞, 舞蹈
    walk > 散步, 走路
    hobby > 爱好, 兴趣
    interest > 兴趣
    read > 看书, 阅读, 读
    reading > 阅读, 看书
    write > 写, 写作
    diary > 日记
    collect > 收集, 收藏
    chess > 象棋, 国际象棋
    board game > 桌游
    video game > 游戏
    photography > 摄影
    gardening > 园艺, 种花
    knit > 编织, 织毛衣
    pottery > 陶艺
    craft > 手工
    puzzle > 拼图
    calligraphy > 书法
    karaoke > 唱歌
    toy > 玩具
    art > 艺术
    paint > 画, 画画
    painting > 画, 绘画
    draw > 画, 画画
    drawing > 画画, 素描
    picture > 图片, 照片
    photo > 照片
    museum > 博物馆
    gallery > 画廊, 美术馆
    exhibition > 展览
    sculpture > 雕塑
    music > 音乐
    song > 歌, 歌曲
    sing > 唱歌, 唱
    band > 乐队
    concert > 演唱会, 音乐会
    album > 专辑
    instrument > 乐器
    piano > 钢琴
    guitar > 吉他
    violin > 小提琴
    drum > 鼓
    flute > 长笛
    movie > 电影
    film > 电影
    cinema > 电影院
    director > 导演
    tv > 电视
    tv show > 电视剧, 综艺
    series > 剧, 系列
    documentary > 纪录片
    cartoon > 动画片, 卡通
    anime > 动漫
    comic > 漫画
    science fiction > 科幻
    comedy > 喜剧
    theater > 剧院
    opera > 歌剧
    book > 书
    novel > 小说
    author > 作者
    poem > 诗
    story > 故事
    magazine > 杂志
    newspaper > 报纸
    news > 新闻
    star > 明星, 星星
    travel > 旅行, 旅游
    trip > 旅行, 旅游
    vacation > 假期, 度假
    holiday > 假期, 节日
    tour > 旅游
    visit > 参观, 拜访
    abroad > 国外, 出国
    flight > 航班, 飞机
    plane > 飞机
    airport > 机场
    train > 火车
    high-speed train > 高铁
    station > 车站
    ticket > 票
    luggage > 行李
    passport > 护照
    visa > 签证
    hotel > 酒店, 宾馆
    beach > 海滩, 海边
    sea > 海
    island > 岛
    mountain > 山
    map > 地图
    guide > 导游
    souvenir > 纪念品
    immigrate > 移民
    china > 中国
    beijing > 北京
    shanghai > 上海
    guangzhou > 广州
    shenzhen > 深圳
    hangzhou > 杭州
    nanjing > 南京
    chengdu > 成都
    wuhan > 武汉
    hong kong > 香港
    taiwan > 台湾
    taipei > 台北
    japan > 日本
    tokyo > 东京
    korea > 韩国
    seoul > 首尔
    singapore > 新加坡
    thailand > 泰国
    america > 美国
    usa > 美国
    new york > 纽约
    canada > 加拿大
    uk > 英国
    england > 英国
    london > 伦敦
    france > 法国
    paris > 巴黎
    germany > 德国
    berlin > 柏林
    italy > 意大利
    rome > 罗马
    spain > 西班牙
    russia > 俄罗斯
    australia > 澳大利亚, 澳洲
    sydney > 悉尼
    india > 印度
    europe > 欧洲
    asia > 亚洲
`
