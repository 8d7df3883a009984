/** People, home, work, study, money. */
export const people = `
    user > 用户
    name > 名字, 姓名, 叫
    nickname > 昵称, 小名, 外号
    surname > 姓
    age > 年龄, 岁
    old > 岁, 旧
    birthday > 生日
    born > 出生
    gender > 性别
    man > 男人
    woman > 女人
    person > 人
    people > 人
    family > 家人, 家庭
    parents > 父母, 爸妈
    mother > 妈妈, 母亲
    father > 爸爸, 父亲
    grandmother > 奶奶, 外婆, 姥姥
    grandfather > 爷爷, 外公, 姥爷
    child > 孩子, 小孩
    kid > 孩子, 小孩
    baby > 宝宝, 婴儿
    son > 儿子
    daughter > 女儿
    brother > 哥哥, 弟弟, 兄弟
    sister > 姐姐, 妹妹, 姐妹
    sibling > 兄弟姐妹
    twins > 双胞胎
    cousin > 表哥, 表妹, 堂哥
    uncle > 叔叔, 舅舅
    aunt > 阿姨, 姑姑
    nephew > 侄子, 外甥
    niece > 侄女
    relative > 亲戚
    wife > 妻子, 老婆, 太太
    husband > 丈夫, 老公
    spouse > 配偶
    girlfriend > 女朋友, 女友
    boyfriend > 男朋友, 男友
    partner > 伴侣, 对象
    fiance > 未婚夫
    fiancee > 未婚妻
    married > 结婚, 已婚
    wedding > 婚礼
    marriage > 婚姻, 结婚
    engaged > 订婚
    divorce > 离婚
    single > 单身
    dating > 约会, 恋爱
    relationship > 关系, 感情
    breakup > 分手
    pregnant > 怀孕
    adopt > 收养, 领养
    friend > 朋友
    best friend > 闺蜜, 死党
    neighbor > 邻居
    roommate > 室友
    classmate > 同学
    stranger > 陌生人
    childhood > 童年, 小时候
    die > 去世, 死
    death > 去世, 死亡
    funeral > 葬礼
    home > 家
    house > 房子
    apartment > 公寓, 房子
    room > 房间
    bedroom > 卧室
    kitchen > 厨房
    bathroom > 浴室, 卫生间
    garden > 花园, 院子
    balcony > 阳台
    door > 门
    window > 窗户
    key > 钥匙
    table > 桌子
    chair > 椅子
    bed > 床
    sofa > 沙发
    furniture > 家具
    fridge > 冰箱
    washing machine > 洗衣机
    air conditioner > 空调
    lamp > 灯
    rent > 租房, 房租
    landlord > 房东
    mortgage > 房贷
    live > 住, 居住
    reside > 居住
    move > 搬家, 搬到
    relocate > 搬家
    address > 地址, 住址
    location > 位置, 地点
    neighborhood > 小区, 社区
    city > 城市
    town > 城镇
    village > 村, 村子
    countryside > 乡下, 农村
    country > 国家
    hometown > 老家, 家乡, 故乡
    district > 区
    street > 街
    chore > 家务
    clean > 打扫, 干净
    laundry > 洗衣服
    repair > 修理, 维修
    renovate > 装修
    renovation > 装修
    approval > 批准, 审批
    approve > 批准, 审批
    membership > 会员
    submission > 提交
    submit > 提交
    forbid > 禁止, 不准
    exceed > 超过
    decorate > 装饰, 布置
    job > 工作, 职业
    work > 工作, 上班
    career > 职业, 事业
    occupation > 职业
    company > 公司
    employer > 公司, 单位
    office > 办公室
    factory > 工厂
    boss > 老板, 上司, 领导
    manager > 经理, 主管
    colleague > 同事
    coworker > 同事
    team > 团队
    employee > 员工
    salary > 工资, 薪水
    income > 收入
    promotion > 升职, 晋升
    resign > 辞职
    quit > 辞职, 戒
    fired > 解雇, 开除
    laid off > 裁员
    unemployed > 失业
    retire > 退休
    interview > 面试
    resume > 简历
    internship > 实习
    intern > 实习生
    freelance > 自由职业
    entrepreneur > 创业者
    startup > 创业
    business > 生意, 公司
    meeting > 会议, 开会
    project > 项目
    deadline > 截止
    overtime > 加班
    commute > 通勤, 上下班
    business trip > 出差
    customer > 客户, 顾客
    contract > 合同
    department > 部门
    industry > 行业
    engineer > 工程师
    developer > 开发者, 程序员
    programmer > 程序员
    doctor > 医生
    nurse > 护士
    teacher > 老师, 教师
    professor > 教授
    lawyer > 律师
    police > 警察
    soldier > 军人
    accountant > 会计
    salesperson > 销售
    waiter > 服务员
    chef > 厨师
    driver > 司机
    pilot > 飞行员
    journalist > 记者
    writer > 作家
    actor > 演员
    singer > 歌手
    artist > 艺术家
    designer > 设计师
    scientist > 科学家
    farmer > 农民
    translator > 翻译
    athlete > 运动员
    volunteer > 志愿者, 义工
    goal > 目标
    dream > 梦想, 梦
    plan > 计划, 打算
    skill > 技能
    achievement > 成就
    success > 成功
    leader > 领导
    mentor > 导师
    school > 学校
    university > 大学
    college > 大学
    high school > 高中
    middle school > 初中
    elementary school > 小学
    primary school > 小学
    kindergarten > 幼儿园
    student > 学生
    graduate > 毕业
    degree > 学位, 学历
    bachelor > 本科
    masters > 硕士, 研究生
    phd > 博士
    major > 专业
    class > 课, 班
    course > 课程
    lesson > 课
    lecture > 讲座
    homework > 作业
    essay > 作文, 论文
    thesis > 论文
    exam > 考试
    test > 测试, 考试
    grade > 成绩, 年级
    score > 分数, 成绩
    scholarship > 奖学金
    tuition > 学费
    semester > 学期
    campus > 校园
    library > 图书馆
    textbook > 课本, 教材
    study > 学习
    learn > 学, 学习
    teach > 教
    education > 教育, 学历
    research > 研究
    certificate > 证书
    study abroad > 留学
    math > 数学
    physics > 物理
    chemistry > 化学
    biology > 生物
    history > 历史
    psychology > 心理学
    economics > 经济学
    literature > 文学
    language > 语言
    english > 英语
    chinese > 中文, 汉语, 普通话
    mandarin > 普通话, 中文
    cantonese > 粤语
    japanese > 日语, 日本
    korean > 韩语, 韩国
    french > 法语, 法国
    german > 德语, 德国
    spanish > 西班牙语
    russian > 俄语, 俄罗斯
    speak > 说, 会说
    training > 培训
    money > 钱
    cash > 现金
    bank > 银行
    credit card > 信用卡
    loan > 贷款
    debt > 债, 欠
    savings > 存款, 储蓄
    save > 存, 节省
    budget > 预算
    price > 价格, 价钱
    expensive > 贵
    cheap > 便宜
    buy > 买
    purchase > 购买
    sell > 卖
    pay > 付, 支付
    spend > 花, 花费
    tax > 税
    discount > 打折, 优惠
    donate > 捐款, 捐赠
    charity > 慈善, 公益
    invest > 投资
    stocks > 股票
    fund > 基金
    insurance > 保险
    pension > 养老金
    lottery > 彩票
    rich > 有钱
    poor > 穷
    shop > 商店, 店
    store > 商店, 店
    supermarket > 超市
    mall > 商场
    market > 市场
    online shopping > 网购
    delivery > 快递, 外卖
    package > 快递, 包裹
    wallet > 钱包
`
