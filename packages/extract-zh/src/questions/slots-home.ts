import type { SlotQuestion } from '@recollect/core/extraction'
import { isCountry, looksLikeRegion } from '../text/places.ts'
import { ask } from './slot-question.ts'

/** All the places one has lived in: before what asks for places one has been to. */
export const homesQuestions: readonly SlotQuestion[] = [
  ask('homes', /(?:住|搬到|搬去|搬)过(?:哪|几(?!次)|多少|什么|家(?:吗|么|没|$|[?？])|的(?:地方|城市))/u, [
    'location',
    'event_move',
  ]),
]

/** Whether one is alone, with whom and where one lives. Most specific first. */
export const homeQuestions: readonly SlotQuestion[] = [
  ask(
    'living_situation',
    /房租|租金|(?:和|跟|同|与)(?:谁|几个人|[^,。]{1,6})(?:一起|同|合)?(?:住(?!的?地|院|在哪)|租)|一个人(?:住|租)|独居|租(?:房|的房|住|着)|住(?:的)?(?:校|宿舍|寝室|自己|公寓|别墅|出租|平房|楼房)|合租|(?:自己)?买的?还是租|租的?还是|几个人(?:一起|合)?(?:住|租)/u,
    ['living_situation', 'location'],
  ),
  ask(
    'relationship_status',
    /(?:还|没|在)(?:在)?(?:跟|和|同)[^,。]{1,10}(?:谈|处|交往|拍拖)(?:着|了|恋爱)?(?:吗|么|没|$|[?？])|结(?:没结|了|过|的)?婚|单身|离(?:没离|了|过|的)?婚|恋爱|谈朋友|谈对象|(?:有|找|交)(?:没有|了|到)?(?:个)?(?:女票|男票|女朋友|男朋友|女友|男友|对象|老婆|老公|伴侣|伴)|(?:女票|男票|女朋友|男朋友|女友|男友|对象)(?:吗|了|没)|婚姻|婚(?:恋)?(?:况|史)|婚否|已婚|未婚|脱单|感情(?:状况|状态|生活)|还?单着|还(?:是)?在一起(?:吗|么|没)|分手|成家/u,
    ['relationship_status', 'event_relationship'],
  ),
  ask(
    'moved_from',
    /从哪.{0,3}搬|搬.{0,4}(?:之前|以前|前).{0,8}(?:住|地址|家|哪)|搬(?:去|到|来)(?:了)?(?:哪|什么)|搬(?:到|去).{0,4}(?:吗|么|没)/u,
    ['location', 'event_move'],
  ),
  ask('event_move', /搬(?:的)?(?:家(?!以?后|之后)|来|过|走|离|新家|什么)|乔迁/u, ['event_move', 'location']),
  ask(
    'hometown',
    /是\p{Script=Han}{2,4}(?:的|人)还是\p{Script=Han}{2,4}(?:的|人)|生(?:在|于)哪(?![年一月天])|老家|家乡|祖上|故乡|籍贯|出生(?:在|地|于)|祖籍|(?:哪[里儿]?|什么地方)的?人(?=[?？呢啊]?$|来)|什么地方(?:的)?人|哪(?![年天月个]月?(?:份)?出生)[^,。年天月]{0,6}出生|来自|哪[里儿]来的?(?=$|[?？])|从哪[里儿]?来(?!的电|的信)|在.{1,6}长大(?:的)?(?:还是|吗|么|$|[?？])|在?哪[里儿]?(?:长大|出生|大的?(?=$|[?？]))|是哪里的人|是哪个?(?:省|市|地方|城市)的?人?$|(?:童年|小时候)(?:是)?在哪/u,
    ['hometown', 'location'],
  ),
]

/** Since when and whether ever: beside the words for how long and for what one has been through. */
export const stateQuestions: readonly SlotQuestion[] = [
  ask('since_moved', /(?=搬(?:到|去|来|进|家))(?<=(?:什么时[候间]|何时|几时|哪一?[年天月]|多久).{0,6})/u, [
    'event_move',
    'location',
  ]),
  {
    ...ask('comes_from', /是(?<what>[\p{Script=Han}]{2,6})人(?:吗|么|吧|$|[?？])/u, ['hometown', 'location']),
    slotsOf: (what) => (looksLikeRegion(what) && !isCountry(what) ? ['hometown', 'location'] : []),
  },
  ask(
    'still_there',
    /(?:还|仍然?|依然)(?:是)?在(?![家外国哪这那本读上学养保攒休用做吃喝玩练看写听减戒等找抽跟和打谈吵吗么])[^什哪的,。着过]{2,10}?(?:吗|么)[?？]?$/u,
    ['employer', 'location', 'school'],
  ),
  ask('since_worked', /(?<=在[^,。]{1,12})(?=(?:工作|上班|任职)(?:了|过|多|几|有|吗|没))/u, ['employer']),
]

/** Where one is; asked by words that ask for other places too, so last. */
export const placeQuestions: readonly SlotQuestion[] = [
  ask(
    'location',
    /(?<!居|让|记|站|停|坚)住(?!手|院|持|口|的?(?:是)?(?:哪家|什么|哪个)(?:酒店|宾馆|民宿|旅馆|青旅))|(?:我|你|您|他|她|家|人|们|现在|目前|今|是)在哪(?![里儿](?:做|当|打|学|练|买|吃|喝|看|玩|跑|健|剪|上(?!班))|家|所|一|个(?!城市|省|区|国家|地方|市|县|镇))|地址|住址|哪个(?:城市|省|区|小区|县|镇)|什么地方$|家在|家(?:是)?(?:在)?(?:哪|几楼|多少号)|邮编|门牌|居住|所在地|定居|现在.{0,3}在(?!做|干|学|用|写|看)/u,
    ['location', 'living_situation'],
  ),
]
