import type { SlotQuestion } from '@recollect/core'
import { CONDITIONS } from '../lexicon/actions.ts'
import { KIN } from '../lexicon/kinship.ts'
import { PEOPLE_WORDS, slotOfRelation } from '../frame/kin.ts'
import { SPECIES } from '../lexicon/species.ts'
import { oneOf } from '../patterns.ts'

const ask = (id: string, pattern: RegExp, slots: readonly string[], facet?: string): SlotQuestion =>
  facet === undefined
    ? { id: `zh/slot.${id}`, pattern, slots }
    : { id: `zh/slot.${id}`, pattern, slots, facet }

const NAMED: readonly SlotQuestion[] = [
  ask(
    'to_come',
    /(?:明年|后年|下个?(?:月|周|星期|学期)|下半年|以后|今后|将来|未来|打算).{0,6}(?:住|搬|工作|上班|入职)/u,
    ['plan', 'goal'],
  ),
  ask('moved_from', /从哪.{0,3}搬/u, ['location']),
  ask('kin_name', new RegExp(`谁是我的?(?:${PEOPLE_WORDS})|我(?:的|家)?(?:${PEOPLE_WORDS})是谁`, 'u'), [
    'name',
  ]),
  ask('siblings', /兄弟姐妹/u, ['family.sibling', 'family.brother', 'family.sister']),
  ask('children', /几个(?:孩子|小孩|娃)|有(?:没有)?(?:孩子|小孩)/u, [
    'family.child',
    'family.son',
    'family.daughter',
  ]),
  ask('contact', /联系我|我的联系/u, ['phone', 'email', 'account']),
  ask('phone', /电话|手机号|联系方式|手机号码|座机/u, ['phone']),
  ask('email', /邮箱|邮件地址|电子邮件|email|e-mail/u, ['email']),
  ask('account', /(?:微信|qq|微博|账号|帐号|抖音|支付宝|银行卡)(?:号码|账号|号)?/u, ['account']),
  ask('nickname', /昵称|外号|绰号|小名|网名|怎么称呼|如何称呼|叫我什么/u, ['nickname', 'name']),
  ask('employer_name', /(?:公司|单位|东家|厂)(?:的)?(?:全称|名字|名称|叫(?:做|什么|啥))/u, ['employer']),
  ask(
    'name',
    /(?:我|你|您|他|她|它|[\p{Script=Han}]{1,3})(?:又|到底|究竟|家的?猫|家的?狗)?(?:是)?叫(?:做|什么|啥)|名字(?!好|很|真|挺|太)|姓什么|姓名|贵姓|大名|^我是谁|知道我是谁|改名/u,
    ['name', 'nickname'],
  ),
  ask('birthday', /生日|出生(?:日期|年月|于哪年|在哪年)|哪[一]?年(?:出)?生|几[月号]生|什么时候(?:出)?生/u, [
    'birthday',
  ]),
  ask('age', /多大(?!的|码|面积)|几岁|多少岁|年龄|年纪|贵庚|几多岁|高龄|有\d{1,3}了|\d{1,3}岁/u, ['age']),
  ask('gender', /性别|男的?还是女|公的?还是母|公狗|母狗|男生还是|男是女|公猫|母猫/u, ['gender']),
  ask('zodiac', /星座|属相|生肖|属什么|什么座/u, ['zodiac']),
  ask('height', /身高|多高|个子/u, ['height']),
  ask('weight', /体重|多重|几斤|多少斤/u, ['weight']),
  ask('blood_type', /血型/u, ['blood_type']),
  ask('appearance', /漂亮|长相|好看吗|头发|样子|长得|外貌|发型|眼睛|帅吗/u, ['appearance']),
  ask('personality', /性格|脾气|优点|缺点|靠谱|什么样的人|为人/u, ['personality']),
  ask('nationality', /国籍|哪国人|哪个国家的?人|是哪国/u, ['nationality']),
  ask('ethnicity', /民族|什么族|哪个族/u, ['ethnicity']),
  ask(
    'hometown',
    /老家|家乡|籍贯|出生在|出生地|哪里人|哪儿人|来自|从哪[里儿]?来(?!的电|的信)|在哪[里儿]?长大|出生于|是哪里的人|哪里出生/u,
    ['hometown'],
  ),
  ask('favorite_season', /最(?:喜欢|爱|喜爱).{0,6}季节/u, ['favorite_season', 'likes']),
  ask('favorite_color', /最(?:喜欢|爱|喜爱).{0,6}颜?色/u, ['favorite_color', 'likes']),
  ask('favorite_drink', /最(?:喜欢|爱|喜爱).{0,6}(?:饮料|饮品|酒|茶|咖啡|喝)/u, ['favorite_drink', 'likes']),
  ask('favorite_food', /最(?:喜欢|爱|喜爱).{0,6}(?:食物|菜|水果|零食|吃|小吃)/u, ['favorite_food', 'likes']),
  ask('favorite_artist', /最(?:喜欢|爱|喜爱|崇拜).{0,8}(?:歌手|明星|演员|乐队|导演|偶像|画家)/u, [
    'favorite_artist',
    'likes',
  ]),
  ask('favorite_song', /最(?:喜欢|爱|喜爱).{0,8}歌/u, ['favorite_song', 'likes']),
  ask('favorite_music', /最(?:喜欢|爱|喜爱).{0,8}(?:音乐|曲)/u, ['favorite_music', 'likes']),
  ask('favorite_movie', /最(?:喜欢|爱|喜爱).{0,8}(?:电影|影片)/u, ['favorite_movie', 'likes']),
  ask('favorite_book', /最(?:喜欢|爱|喜爱).{0,8}(?:书|小说)/u, ['favorite_book', 'likes']),
  ask('favorite_animal', /最(?:喜欢|爱|喜爱).{0,6}动物/u, ['favorite_animal', 'likes']),
  ask('favorite_subject', /最(?:喜欢|爱|喜爱).{0,6}(?:学科|科目|课)/u, ['favorite_subject', 'likes']),
  ask('favorite_sport', /最(?:喜欢|爱|喜爱).{0,6}(?:运动|球)/u, ['favorite_sport', 'likes']),
  ask('favorite_game', /最(?:喜欢|爱|喜爱).{0,6}游戏/u, ['favorite_game', 'likes']),
  ask('favorite_place', /最(?:喜欢|爱|喜爱).{0,6}(?:地方|城市|景点|国家)/u, ['favorite_place', 'likes']),
  ask('favorite', /最(?:喜欢|爱|喜爱)/u, ['likes', 'favorite_*']),
  ask('dislikes', /讨厌|不喜欢|厌恶|反感|不爱|不想吃|最怕|受不了/u, ['dislikes', 'fear']),
  ask('fear', /害怕|怕(?:什么|不怕|不|吗|谁|黑|高)|恐惧|还怕/u, ['fear', 'dislikes']),
  ask('goal', /梦想|目标|理想|愿望|想(?:成为|做什么职业|当什么|做什么工作)|志向/u, ['goal', 'plan']),
  ask('plan', /打算|计划|准备(?!好)|要跟|什么时候去|安排/u, ['plan', 'goal']),
  ask('hobby', /爱好|兴趣(?!的)|嗜好|业余|平时.{0,4}做什么|消遣/u, ['hobby', 'likes']),
  ask('diet', /素食|吃素|饮食习惯|忌口/u, ['diet']),
  ask('likes', /喜欢|喜爱|爱(?:吃|喝|看|玩|听|读|穿)|偏好|偏爱|钟意|中意|感兴趣|想要听|甜的还是|口味/u, [
    'likes',
    'dislikes',
    'favorite_*',
    'hobby',
    'preference',
  ]),
  ask('preference', /更喜欢|宁愿|偏向|倾向/u, ['preference', 'likes']),
  ask('allergy', /过敏/u, ['allergy']),
  ask(
    'illness',
    new RegExp(
      `(?:有|得|患|是)[了过没]{0,2}.{0,4}?(?:${oneOf(CONDITIONS)}|[炎癌症瘤]|病(?!假))|(?:怀孕|失眠|近视|色盲|骨折|贫血)[了过]?(?:吗|么|没)`,
      'u',
    ),
    ['health'],
  ),
  ask('health', /身体(?:好|怎|如|状况|情况)|健康|生病|病(?:好|了)|症状|怀孕|受伤/u, ['health']),
  ask(
    'relationship_status',
    /结婚|单身|离婚|恋爱|女票|男票|女朋友(?:吗|了|没)|男朋友(?:吗|了|没)|对象(?:吗|了|没)|婚姻|已婚|未婚|脱单|感情状况/u,
    ['relationship_status'],
  ),
  ask('income', /收入|工资|薪资|月薪|年薪|赚多少|挣多少|薪水|人工/u, ['income']),
  ask('school', /学校|大学|毕业于|哪里(?:上学|读书|念书)|哪所|母校|在哪(?:上(?!班)|读|念)/u, [
    'school',
    'education',
  ]),
  ask('education', /学历|几年级|读几|大几|高几|上几年级|学位/u, ['education', 'school']),
  ask('major', /专业|学什么的|主修/u, ['major']),
  ask('works_at', /工作(?:的)?(?:地|地点|地方|单位|场所)(?!址)/u, ['employer', 'location', 'occupation']),
  ask('employer', /公司|单位|哪[里儿家]?(?:工作|上班)|在哪.{0,4}(?:工作|上班|任职)|上班|就职|老东家/u, [
    'employer',
    'occupation',
    'location',
  ]),
  ask(
    'occupation',
    /职业|工作|做(?:哪|什么)一?行|干什么的|做什么的|干哪行|开什么店|负责|是(?:讲师|医生|老师|学生|护士|工程师|律师|程序员|司机|警察|演员|厨师|会计)|职位|行业|当(?:什么|医生|老师)/u,
    ['occupation', 'employer'],
  ),
  ask('os', /操作系统|什么系统|系统/u, ['os']),
  ask('device_phone', /手机/u, ['device'], 'phone'),
  ask('device_computer', /电脑|笔记本/u, ['device'], 'computer'),
  ask('device', /设备|平板|相机|耳机|手表/u, ['device']),
  ask('vehicle', /(?:什么|哪|几|有没有?|买|开|骑).{0,4}车(?!了|票|站)|我的车(?!票|站)|车牌|座驾/u, [
    'vehicle',
    'owns',
  ]),
  ask('pet', /宠物|养(?!成|老|生|活)|狗(?!子)|猫|品种/u, ['pet']),
  ask('owns', /房子|拥有|家里有|有房|有车/u, ['owns']),
  ask('uses', /在用|用什么|用的什么|常用/u, ['uses', 'device']),
  ask('language', /(?:会|说|讲).{0,4}(?:语言|语|话|文)|几种语言|母语|什么语|哪些语言/u, [
    'language',
    'skill',
  ]),
  ask(
    'skill',
    /会(?!议|员|有|发|是|不是|在|去)(?=.{1,8}(?:吗|么|不))|会不会|擅长|学习|特长|拿手|会什么|会哪些|能辨别|学会/u,
    ['skill', 'language'],
  ),
  ask('religion', /信仰|宗教|信教|信什么/u, ['religion']),
  ask('belief', /价值观|座右铭|相信|反对|支持|信念/u, ['belief']),
  ask('orientation', /性取向|同性恋|喜欢男|喜欢女/u, ['orientation']),
  ask('living_situation', /和谁(?:一起)?住|跟谁(?:一起)?住|一个人住|租房|住校|合租/u, ['living_situation']),
  ask('habit', /习惯|抽烟|喝酒|每天|几点(?:起床|睡)|经常|戒|作息|吸烟/u, ['habit']),
  ask('project', /项目|在写|在做什么|研发|正在做/u, ['project']),
  ask('record', /成绩|纪录|记录是|最好的?成绩|考了|多少分|第几名/u, ['record']),
  ask('affiliation', /社团|党员|协会|俱乐部|加入了?(?:什么|哪)/u, ['affiliation']),
  ask('event_travel', /旅[游行]|去过|去了哪|出差|游玩|玩过/u, ['event_travel', 'experience', 'plan']),
  ask('event_move', /搬(?:家|到|来|过|什么)/u, ['event_move', 'location']),
  ask('event_purchase', /买了|购买/u, ['event_purchase', 'owns']),
  ask('experience', /听过|看过|做过|经历|学过|当过|玩过|吃过|读过/u, ['experience', 'event_*']),
  ask('tenure', /多久了|多少年了|几年了|多长时间了/u, ['tenure']),
  ask(
    'location',
    /住|在哪(?!家|所|一|个)|地址|哪个城市|哪个省|什么地方|家在|哪[里儿]$|居住|搬来|现在.{0,3}在/u,
    ['location'],
  ),
  ask('generic', /(?:会议|面试|考试|聚会|截止|预约|时间|日期|地点)/u, ['generic']),
  ask(
    'user_type',
    /什么用户|我的身份|我是.{0,12}用户|我属于|我算|什么样的人|我是什么(?:人)?$|我是哪(?:种|类)|我是什么/u,
    ['user_type', 'occupation', 'personality'],
  ),
]

const KINSHIP: readonly SlotQuestion[] = Object.entries(KIN)
  .filter(([relation]) => relation !== 'pet')
  .map(([relation, words]) =>
    ask(
      `kin.${relation}`,
      new RegExp(`(?:有.{0,4}|是.{0,6}|几个|别的)(?:${oneOf(words.filter((word) => word.length > 1))})`, 'u'),
      [slotOfRelation(relation)],
    ),
  )

/** 我的狗叫什么: the name of that animal, not of the others. */
const PET_NAMES: readonly SlotQuestion[] = Object.entries(SPECIES).map(([species, words]) =>
  ask(
    `pet_name.${species}`,
    new RegExp(
      `(?:${oneOf(words)})[子猫狗咪儿]?(?:又|到底|究竟|现在){0,2}(?:是?叫(?:做|什么|啥)|的?(?:名字|大名))`,
      'u',
    ),
    ['name'],
    species,
  ),
)

/** Most specific first. */
export const slotQuestions: readonly SlotQuestion[] = [...PET_NAMES, ...NAMED, ...KINSHIP]
