/** Animals, nature, technology, events, society, time, transport, clothes, character. */
export const world = `
    animal > 动物
    pet > 宠物
    dog > 狗
    puppy > 小狗, 狗
    cat > 猫
    kitten > 小猫, 猫
    rabbit > 兔子
    hamster > 仓鼠
    bird > 鸟
    parrot > 鹦鹉
    turtle > 乌龟
    goldfish > 金鱼
    snake > 蛇
    horse > 马
    cow > 牛
    pig > 猪
    sheep > 羊
    duck > 鸭子
    mouse > 老鼠, 鼠标
    monkey > 猴子
    tiger > 老虎
    lion > 狮子
    elephant > 大象
    panda > 熊猫
    bear > 熊
    insect > 虫子, 昆虫
    spider > 蜘蛛
    zoo > 动物园
    vet > 兽医
    veterinarian > 兽医
    breed > 品种
    nature > 大自然, 自然
    weather > 天气
    rain > 下雨, 雨
    snow > 下雪, 雪
    wind > 风
    sun > 太阳
    moon > 月亮
    sky > 天空
    tree > 树
    flower > 花
    plant > 植物
    forest > 森林
    river > 河
    lake > 湖
    park > 公园
    earthquake > 地震
    flood > 洪水
    typhoon > 台风
    environment > 环境, 环保
    pollution > 污染
    spring festival > 春节, 过年
    summer > 夏天
    winter > 冬天
    autumn > 秋天
    springtime > 春天
    hot > 热
    phone > 手机, 电话
    cellphone > 手机
    mobile > 手机
    smartphone > 手机
    phone number > 手机号, 电话号码
    number > 号码
    call > 打电话
    message > 消息, 短信
    email > 邮箱, 邮件
    computer > 电脑
    laptop > 笔记本, 电脑
    tablet > 平板
    device > 设备
    keyboard > 键盘
    screen > 屏幕
    headphones > 耳机
    camera > 相机
    printer > 打印机
    battery > 电池
    charger > 充电器
    watch > 手表
    robot > 机器人
    software > 软件
    app > 应用, 软件
    website > 网站
    internet > 网络, 互联网
    wifi > 无线
    wechat > 微信
    account > 账号
    password > 密码
    code > 代码
    programming > 编程
    database > 数据库
    data > 数据
    algorithm > 算法
    ai > 人工智能
    artificial intelligence > 人工智能
    machine learning > 机器学习
    operating system > 操作系统
    android > 安卓
    iphone > 苹果手机
    apple phone > 苹果手机
    huawei > 华为
    xiaomi > 小米
    technology > 科技, 技术
    social media > 社交媒体
    video > 视频
    event > 活动, 事件
    party > 聚会, 派对
    celebrate > 庆祝
    celebration > 庆祝
    festival > 节日
    christmas > 圣诞
    new year > 新年
    lunar new year > 春节, 过年
    chinese new year > 春节, 过年
    mid-autumn festival > 中秋
    national day > 国庆
    halloween > 万圣节
    thanksgiving > 感恩节
    gift > 礼物
    present > 礼物
    invite > 邀请
    guest > 客人
    anniversary > 纪念日
    ceremony > 仪式, 典礼
    graduation > 毕业
    speech > 演讲
    conference > 会议, 大会
    reunion > 团聚, 聚会
    religion > 宗教, 信仰
    faith > 信仰
    buddhist > 佛教
    buddhism > 佛教
    christian > 基督教, 基督徒
    muslim > 穆斯林
    church > 教堂
    temple > 寺庙
    god > 神, 上帝
    pray > 祈祷
    zodiac > 星座, 生肖
    star sign > 星座
    nationality > 国籍
    ethnicity > 民族
    community > 社区
    politics > 政治
    government > 政府
    law > 法律
    army > 军队
    military > 军队
    war > 战争
    peace > 和平
    culture > 文化
    tradition > 传统
    news story > 新闻
    police officer > 警察
    thief > 小偷
    stolen > 被偷
    lost > 丢
    lose > 丢
    crash > 车祸
    car accident > 车祸
    fire > 火灾
    danger > 危险
    dangerous > 危险
    problem > 问题
    trouble > 麻烦
    mistake > 错误
    failure > 失败
    late > 迟到, 晚
    broken > 坏
    time > 时间
    today > 今天
    yesterday > 昨天
    tomorrow > 明天
    morning > 早上, 上午
    afternoon > 下午
    evening > 晚上
    night > 晚上, 夜
    week > 周, 星期
    weekend > 周末
    month > 月
    year > 年
    hour > 小时
    minute > 分钟
    date > 日期
    monday > 周一, 星期一
    tuesday > 周二, 星期二
    wednesday > 周三, 星期三
    thursday > 周四, 星期四
    friday > 周五, 星期五
    saturday > 周六, 星期六
    sunday > 周日, 星期天
    everyday > 每天
    daily > 每天
    often > 经常
    habit > 习惯
    routine > 习惯
    schedule > 日程, 安排
    car > 车, 汽车
    vehicle > 车
    drive > 开车
    driver license > 驾照
    bus > 公交, 巴士
    subway > 地铁
    metro > 地铁
    taxi > 出租车, 打车
    motorcycle > 摩托车
    boat > 船
    ship > 船
    road > 路
    traffic > 交通
    traffic jam > 堵车
    parking > 停车
    gas > 汽油
    gas station > 加油站
    clothes > 衣服
    clothing > 衣服
    wear > 穿
    dress > 裙子
    skirt > 裙子
    shirt > 衬衫
    t-shirt > t恤
    pants > 裤子
    jeans > 牛仔裤
    jacket > 外套, 夹克
    coat > 大衣, 外套
    sweater > 毛衣
    shoes > 鞋
    sneakers > 运动鞋
    hat > 帽子
    bag > 包
    ring > 戒指
    necklace > 项链
    jewelry > 首饰
    makeup > 化妆
    umbrella > 伞
    size > 尺码, 大小
    color > 颜色
    red > 红色
    blue > 蓝色
    green > 绿色
    yellow > 黄色
    white > 白色
    black > 黑色
    pink > 粉色
    purple > 紫色
    gray > 灰色
    brand > 品牌, 牌子
    personality > 性格
    character > 性格, 角色
    introvert > 内向
    extrovert > 外向
    shy > 害羞
    honest > 诚实
    brave > 勇敢
    lazy > 懒
    hardworking > 勤奋, 努力
    patient > 耐心, 病人
    generous > 大方
    kind > 善良
    funny > 搞笑, 有趣
    interesting > 有趣
    smart > 聪明
    beautiful > 漂亮, 美
    handsome > 帅
    opinion > 看法, 观点
    decision > 决定
    decide > 决定
    choose > 选择
    advice > 建议
    suggest > 建议
    recommend > 推荐
    help > 帮助, 帮
    ask > 问
    answer > 回答
    promise > 答应, 承诺
    secret > 秘密
    apologize > 道歉
    argue > 吵架
    argument > 吵架
    fight > 吵架, 打架
    talk > 聊, 聊天
    chat > 聊天
    discuss > 讨论
    meet > 见面, 认识
    wait > 等
    begin > 开始
    start > 开始
    finish > 完成
    end > 结束
    change > 改变, 变化
    improve > 提高, 进步
    experience > 经历, 经验
    memory > 回忆, 记忆
    important > 重要
    difficult > 难, 困难
    easy > 容易, 简单
    big > 大
    small > 小
    new > 新
    reason > 原因
    own > 拥有
    find > 找到
    look for > 找
    want > 想, 想要
    hope > 希望
    need > 需要
    use > 用, 使用
`
