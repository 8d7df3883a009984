import type { FactCase } from '@recollect/testkit'

/** The first message, the update, and what holds then: nothing else of that slot. */
type Update = readonly [before: string, after: string, holds: string]

const slotOf = (fact: string) => fact.split(/[=~]/u)[0] ?? ''
const asCases = (updates: readonly Update[]): readonly FactCase[] =>
  updates.map(([before, after, holds]) => [[before, after], [holds], [`${slotOf(holds)}=`]])

export const ofOneself = asCases([
  ['我住在南宁', '我搬到柳州了', 'location=柳州'],
  ['我住在烟台', '我现在住威海', 'location=威海'],
  ['我在重庆定居', '今年搬来贵阳了', 'location=贵阳'],
  ['我家住石家庄', '我们家搬到廊坊去了', 'location=廊坊'],
  ['我住在兰州', '换地方住了，现在在西宁', 'location=西宁'],
  ['我现居福州', '我现居泉州', 'location=泉州'],
  ['我是厨师', '我现在是公交司机', 'occupation=公交司机'],
  ['我是服务员', '我转行当电工了', 'occupation~电工'],
  ['我是实习生', '我转正了，现在是产品经理', 'occupation=产品经理'],
  ['我是快递员', '我现在做保安', 'occupation~保安'],
  ['我的职业是会计', '我的职业换成审计了', 'occupation~审计'],
  ['我在肯德基上班', '我上周去星巴克上班了', 'employer=星巴克'],
  ['我在小米工作', '我跳到荣耀了', 'employer=荣耀'],
  ['我在平安工作', '我现在在太保工作', 'employer=太保'],
  ['我公司是联通', '我公司现在是电信', 'employer=电信'],
  ['我的手机号是13800010001', '我的新号码是13900020002', 'phone=13900020002'],
  ['我电话13800010001', '我电话换成13700030003了', 'phone=13700030003'],
  ['我的号码是13800010001', '我的号码现在是13600040004', 'phone=13600040004'],
  ['我的邮箱是old@mail.cn', '我的邮箱改成new@mail.cn了', 'email=new@mail.cn'],
  ['我邮箱是a@corp.cn', '我现在用b@corp.cn这个邮箱', 'email=b@corp.cn'],
  ['我的邮箱地址是x@y.cn', '我的邮箱地址是z@y.cn', 'email=z@y.cn'],
  ['我开的是飞度', '我现在开思域', 'vehicle~思域'],
  ['我的车是朗逸', '我的车换成汉了', 'vehicle~汉'],
  ['我开卡罗拉', '卡罗拉卖了，换了辆小鹏', 'vehicle~小鹏'],
  ['我的手机是小米12', '我的手机换成小米15了', 'device~小米15'],
  ['我用的是iPhone 11', '我升级到iPhone 15了', 'device~iPhone 15'],
  ['我叫小明', '我叫小红吧', 'name=小红'],
  ['叫我老李', '以后叫我阿力', 'nickname=阿力'],
  ['我叫孙婷', '我现在叫孙语桐', 'name=孙语桐'],
  ['我女朋友叫小雅', '我女朋友叫佳怡', 'girlfriend name=佳怡'],
  ['我订婚了', '我们六月结婚了', 'relationship_status~结婚'],
  ['我单身', '我现在有对象了', 'relationship_status~有对象'],
  ['我吃素', '我现在改吃生酮了', 'diet~生酮'],
  ['我是素食者', '我现在吃低碳', 'diet~低碳'],
  ['我最喜欢的颜色是红色', '我最喜欢的颜色现在是紫色', 'favorite_color=紫色'],
  ['我最喜欢的电影是大白鲨', '我最喜欢的电影换成沙丘了', 'favorite_movie=沙丘'],
  ['我最爱吃的菜是咖喱', '我最爱吃的菜是火锅', 'favorite_food=火锅'],
  ['我44岁', '我刚过45岁生日', 'age=45'],
  ['我今年19', '我今年20了', 'age=20'],
  ['我体重70公斤', '瘦到66公斤了', 'weight=66公斤'],
  ['我180斤', '我现在172斤', 'weight=172斤'],
  ['我在浙江大学读书', '我现在在复旦大学读书', 'school=复旦大学'],
  ['我用Windows', '我改用macOS了', 'os=macOS'],
  ['我月薪六千', '我月薪现在七千五', 'income~七千五'],
])

export const ofRelatives = asCases([
  ['我哥住在南昌', '我哥搬到九江了', 'brother location=九江'],
  ['我爸妈住在银川', '我爸妈现在住固原', 'parents location=固原'],
  ['我妹在优衣库上班', '我妹现在在无印良品上班', 'sister employer=无印良品'],
  ['我儿子是学生', '我儿子现在是急救员', 'son occupation=急救员'],
  ['我妈是护士', '我妈退休了', 'mother occupation=退休'],
  ['我女儿8岁', '我女儿9岁了', 'daughter age=9'],
  ['我老婆开思域', '我老婆现在开特斯拉', 'wife vehicle~特斯拉'],
  ['我老公的电话是13800010001', '我老公换号了，新号13900020002', 'husband phone=13900020002'],
  ['我朋友小波住在大连', '小波搬到沈阳了', 'friend location=沈阳'],
  ['我爸的邮箱是pa@home.cn', '我爸的邮箱换成ba@home.cn了', 'father email=ba@home.cn'],
])
