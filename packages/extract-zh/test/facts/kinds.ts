import type { FactCase } from '@recollect/testkit'

/** What is asked of the memory, or said about it, states nothing. */
export const requests: readonly FactCase[] = [
  [['把我妹妹叫小雨这条删了'], [], ['sister name']],
  [['这个不用记：我邮箱是 kim@bay.org'], [], ['email']],
  [['我住在桂林', '清除我住在桂林的信息'], ['location=桂林'], ['location']],
  [['请忘记我老公在交通银行上班'], [], ['husband employer', 'employer']],
  [['别保存我爸是司机这个信息'], [], ['father occupation', 'occupation']],
]

/** What is said of a firm, a job, a home or a school does not change which one it is. */
export const describedThings: readonly FactCase[] = [
  [['我在顺丰上班', '我们公司管得挺严的'], ['employer=顺丰'], ['employer']],
  [['我老婆在腾讯上班', '她公司最近在裁员'], ['wife employer=腾讯'], ['wife employer', 'employer']],
  [
    ['我哥是焊工', '我哥的工作很危险'],
    ['brother occupation=焊工'],
    ['brother occupation', 'brother employer', 'occupation'],
  ],
  [['我住在郑州', '我们这城市又被淹了'], ['location=郑州'], ['location', 'hometown']],
  [['我的学校是南京一中', '我们学校因为下雪停课了'], ['school=南京一中'], ['school']],
]

/** A thing that goes with the job, the school or a relative is none of them. */
export const thingsAtWork: readonly FactCase[] = [
  [['我公司的椅子坏了'], [], ['employer', 'workplace', 'occupation']],
  [['公司电脑太卡了'], [], ['employer', 'occupation']],
  [['我学校发的书包破了'], [], ['school', 'education']],
  [['我爸明天有个工作面试'], [], ['father occupation', 'father employer', 'occupation']],
]

/** A name is taken whole, and only a name. */
export const names: readonly FactCase[] = [
  [['我的名字叫欧阳若兰'], ['name=欧阳若兰'], []],
  [['我叫陈墨', '我的名牌丢了'], ['name=陈墨'], ['name']],
  [['我女儿叫朵朵', '她的名字写错了'], ['daughter name=朵朵'], ['daughter name', 'name']],
  [['我叫了个外卖'], [], ['nickname', 'name']],
  [['我名字登记错了'], [], ['name']],
]

/** What is no favourite is no favourite. */
export const notFavourites: readonly FactCase[] = [
  [['我最喜欢的动物不是猫'], [], ['favorite', 'likes=']],
  [['我最爱的城市并不是上海'], [], ['favorite', 'likes=']],
  [['我妹最喜欢的饮料不是奶茶'], [], ['sister favorite', 'sister likes=', 'favorite', 'likes=']],
  [['火锅不是我最喜欢的菜'], [], ['favorite', 'likes=']],
  [['我爸最喜欢的球队不是国安'], [], ['father favorite', 'father likes=', 'favorite']],
]

/** A taste ends whether or not its verb is said again. */
export const endedTastes: readonly FactCase[] = [
  [['我喜欢打网球', '我不喜欢网球了'], [], ['likes=', 'hobby=']],
  [['我爱看足球', '我现在不爱足球了'], [], ['likes=', 'hobby=']],
  [['我妹喜欢吃寿司', '我妹不喜欢寿司了'], [], ['sister likes=']],
  [['我喜欢茶', '我不喜欢喝茶了'], [], ['likes=']],
  [['我老公喜欢骑摩托', '我老公不喜欢摩托了，现在喜欢帆船'], ['husband likes~帆船'], ['husband likes=']],
]

/** An animal's word in another thing's name is no pet. */
export const noPets: readonly FactCase[] = [
  [['我的鼠标不见了'], [], ['pet']],
  [['我的兔子表情包丢了'], [], ['pet']],
  [['家里的老虎钳坏了'], [], ['pet']],
  [['我妹的小熊猫玩偶很可爱'], [], ['pet', 'sister pet']],
]

/** Now, still and currently are no part of a value. */
export const nowAndStill: readonly FactCase[] = [
  [['我的职位现在是主厨'], ['occupation=主厨'], ['occupation']],
  [['我姐的职业目前是采购'], ['sister occupation=采购'], ['sister occupation', 'occupation']],
  [['我的公司还是中兴'], ['employer=中兴'], ['employer']],
  [['我妈的手机现在是诺基亚'], ['mother device~诺基亚'], ['phone', 'mother phone', 'device']],
  [['我最喜欢的颜色还是绿色'], ['favorite_color=绿色'], ['favorite']],
]

/** A manner, a time or a thought is no place and no firm. */
export const mannersOfWork: readonly FactCase[] = [
  [['我在安静中工作'], [], ['employer', 'workplace', 'location']],
  [['我搬到后排了'], [], ['location']],
  [['我哥在轮班'], [], ['brother employer', 'brother workplace', 'brother occupation']],
  [['我姐调到销售部了'], [], ['sister location', 'location']],
]

/** When or where one does a job is not which job it is. */
export const hoursOfWork: readonly FactCase[] = [
  [['我是药剂师', '我周末上班'], ['occupation=药剂师'], ['occupation', 'employer']],
  [
    ['我老婆是急救员', '我老婆上十二小时的班'],
    ['wife occupation=急救员'],
    ['wife occupation', 'wife employer', 'occupation'],
  ],
  [['我是翻译', '我最近在家办公'], ['occupation=翻译'], ['occupation', 'employer']],
  [['我爸是面包师', '我爸凌晨三点上班'], ['father occupation=面包师'], ['father occupation', 'occupation']],
  [['我是水管工', '我这周值班'], ['occupation=水管工'], ['occupation', 'employer']],
]

/** Company at work is no employer; an age to come is not the age. */
export const companyAndAgesToCome: readonly FactCase[] = [
  [['我跟小周一起上班'], [], ['employer', 'occupation']],
  [['我三月份就30岁了'], [], ['age=30']],
  [['我儿子下个月满5岁'], [], ['son age=5', 'age']],
  [['我哥在老黄手下干活'], [], ['brother employer=老黄', 'employer']],
  [['我周五就45岁了'], [], ['age=45']],
]

/** Asked to remember a thing, one is told it. */
export const toRemember: readonly FactCase[] = [
  [['请你记住我女儿对坚果过敏'], ['daughter allergy=坚果'], ['allergy']],
  [['帮我记一下我在中铁上班'], ['employer=中铁'], []],
  [['不要忘了我老婆生日是6月12日'], ['wife birthday~6月12日'], ['birthday']],
  [['麻烦你记着我吃素'], ['diet~素'], []],
  [['能不能记住我弟住在德阳？'], ['brother location=德阳'], ['location']],
]

/** Words to be worked on are nobody's. */
export const material: readonly FactCase[] = [
  [['翻译成法语：“我住在里昂，有两个儿子”'], [], ['location', 'son', 'family']],
  [['我的小说主角：我今年200岁，职业是巫师'], [], ['age', 'occupation']],
  [['---------- 转发的邮件 ----------\n你好，我是周洁，我的电话是13655550131'], [], ['name', 'phone']],
  [['帮我润色：“我老婆是医生，我们住在苏州”'], [], ['wife', 'location']],
]

/** A number is read however it is grouped. */
export const phones: readonly FactCase[] = [
  [['我号码是+86 139 4600 1188'], ['phone~4600 1188'], []],
  [['我手机：138-4600-1234'], ['phone~138-4600-1234'], []],
  [['我妈的电话是 136 0010 4477'], ['mother phone~0010 4477'], ['phone']],
  [['我的手机号是159 0108 8990'], ['phone~0108 8990'], []],
]

/** An address a thing is sent to is not the sender's. */
export const addressees: readonly FactCase[] = [
  [['抄送给 anna@corp.com'], [], ['email']],
  [['我的邮箱是 jo@me.org', '请转发到 sales@shop.com'], ['email=jo@me.org'], ['email']],
  [['我昨天给 help@bank.com 写了信'], [], ['email']],
  [['我弟收到 win@prize.biz 的邮件'], [], ['email', 'brother email']],
  [['帮我写封邮件发到 hr@firm.com'], [], ['email']],
]

/** Work that is left holds no longer. */
export const workLeft: readonly FactCase[] = [
  [['我在永辉上班', '我从永辉辞职了，今天最后一天'], [], ['employer']],
  [['我在必胜客上班', '我被必胜客开除了'], [], ['employer']],
  [['我老婆在东风日产上班', '我老婆离开东风日产了'], [], ['wife employer']],
  [['我是急救员', '我不干急救员了'], [], ['occupation=急救员']],
  [['我哥在南航上班', '我哥被南航裁了'], [], ['brother employer']],
]

/** What lies before is not what is. */
export const past: readonly FactCase[] = [
  [['我住在厦门', '2012年我住在宁波'], ['location=厦门'], ['location']],
  [['我在西门子上班', '疫情之前我在携程做过'], ['employer=西门子'], ['employer']],
  [['我爸住在大理', '八十年代我爸住在沈阳'], ['father location=大理'], ['father location']],
  [['我是老师', '大学刚毕业那阵子我当过服务员'], ['occupation=老师'], ['occupation']],
  [['我姐在奥迪上班', '2018年那会儿我姐在比亚迪'], ['sister employer=奥迪'], ['sister employer']],
]

/** What goes on about somebody named is theirs. */
export const othersLives: readonly FactCase[] = [
  [['同事小姜坐我对面，住在通州'], ['coworker location=通州'], ['location']],
  [['我女儿11岁', '她同桌搬去昆明了'], ['daughter age=11'], ['daughter location', 'location']],
  [['隔壁老唐人不错，在街道办上班'], [], ['employer', 'occupation']],
  [['闺蜜的男朋友是厨师，开宝马'], [], ['occupation', 'vehicle']],
  [['楼上大哥养了三只猫，上夜班'], [], ['pet', 'employer', 'occupation']],
  [['我姑的邻居搬去三亚了，在酒吧上班'], [], ['location', 'aunt location', 'employer']],
]

/** Hardly ever is no habit. */
export const hardlyEver: readonly FactCase[] = [
  [['我几乎不喝咖啡'], [], ['habit=', 'likes=']],
  [['我爸难得做饭'], [], ['father habit=', 'father hobby=', 'father likes=']],
  [['我和我弟都不抽烟'], [], ['habit=', 'brother habit=']],
  [['我平时不太看电视'], [], ['habit=', 'likes=', 'hobby=']],
  [['我老婆基本不吃甜食'], [], ['wife habit=', 'wife likes=', 'habit=']],
]

/** Letters of other scripts are letters. */
export const otherScripts: readonly FactCase[] = [
  [['我女儿叫Zoë，9岁'], ['daughter name=Zoë', 'daughter age=9'], ['daughter name']],
  [
    ['我老公叫François', 'François是面包师'],
    ['husband name=François', 'husband occupation=面包师'],
    ['husband name'],
  ],
  [['我最喜欢的乐队是Sigur Rós'], ['favorite_artist=Sigur Rós'], ['favorite']],
  [['我住在Málaga'], ['location=Málaga'], ['location']],
]

/** Of several things said, all are kept. */
export const several: readonly FactCase[] = [
  [['我两个儿子一个3岁一个6岁'], ['son age~3', 'son age~6'], ['age']],
  [['我41岁，身高185，体重90公斤'], ['age=41', 'height~185', 'weight~90'], []],
  [['我养了一只猫叫橄榄，一只鹦鹉叫奇异果'], ['pet name=橄榄', 'pet name=奇异果'], []],
  [['我弟会说荷兰语，还会吹双簧管'], ['brother language~荷兰语', 'brother skill~双簧管'], []],
]

/** Wishes about how to be answered. */
export const wishes: readonly FactCase[] = [
  [['从现在起用英文回复'], ['instruction~英文'], ['language']],
  [['以后别用列表'], ['instruction~列表'], []],
  [['请一直用公制单位'], ['instruction~公制单位'], []],
]

/** When one can be reached. */
export const hours: readonly FactCase[] = [
  [['我的时区是GMT+2'], ['timezone=GMT+2'], ['location']],
  [['我在东八区'], ['timezone~东八区'], ['location']],
  [['我姐的时区是美东时间'], ['sister timezone~美东'], ['timezone']],
]
