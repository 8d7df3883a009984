import type { SlotQuestion } from '@recollect/core/extraction'
import { DEVICE_KINDS, PETS, POSSESSIONS, SYSTEMS, VEHICLES } from '../lexicon/things/things.ts'
import { oneOf } from '../text/patterns.ts'
import { ask } from './slot-question.ts'

const NOT_OF_IT = '(?!号|套餐|合约|里|上|壳|屏|费|卡|游戏|软件|拍|没电)'
const devices = Object.entries(DEVICE_KINDS)
  .filter(([kind]) => kind !== 'device')
  .map(([kind, words]) =>
    ask(`device_${kind}`, new RegExp(`(?:${oneOf(words)})${NOT_OF_IT}`, 'u'), ['device'], kind),
  )
const KEPT = oneOf(PETS.filter((pet) => pet.length > 1 || /[狗猫兔龟鸟]/u.test(pet)))

/** What one has and uses. Most specific first. */
export const thingQuestions: readonly SlotQuestion[] = [
  ask(
    'os',
    new RegExp(
      `操作系统|(?:${oneOf(SYSTEMS)})系统(?:吗|么)|(?:什么|哪[个种]|啥)系统|用(?:的)?(?:是)?(?:${oneOf(SYSTEMS)})(?:系统)?(?:还是|吗|么)|(?:系统|安卓|windows)还是|装的?(?:什么|啥)系统|(?:手机|电脑|笔记本|平板)(?:的|装的|用的)?(?:是)?.{0,8}系统`,
      'u',
    ),
    ['os', 'device'],
  ),
  ...devices,
  ask('device', /设备|数码产品|键盘|显示器|音箱|路由器|打印机/u, ['device']),
  ask(
    'vehicle',
    new RegExp(
      `(?:什么|哪|几|有没有?|没有?|买|开|骑|揸|台|辆|款|部|牌)(?:的|了|辆|台|款|个|牌子的|是){0,2}[^,。]{0,3}车(?!了[吗没]|票|站|间|祸|去|回|来|旅|位|牌号)|我的?(?:新|旧|二手)?(?:车|${oneOf(VEHICLES.filter((word) => word.length > 1))})(?!票|站|间|祸|库)|车牌|座驾|(?:有|买)(?:没有|了)?(?:${oneOf(VEHICLES.filter((word) => word.length > 1))})|有车`,
      'u',
    ),
    ['vehicle', 'owns'],
  ),
  ask('old_car', /(?:旧|老|之前的?|以前的?|原来的?|上一[辆台]|先前的?)那?[辆台]?车(?:是|叫|呢|[?？]|$)/u, [
    'vehicle',
    'owns',
  ]),
  ask('driven', /开(?:的|着)?(?:是)?(?:什么|啥|哪[辆台款种])(?!店|公司|会|始|业|房|花|玩笑|的[^车])/u, [
    'vehicle',
    'owns',
  ]),
  ask(
    'pet',
    new RegExp(
      `宠物(?!店|医院)|(?<!领|喂|保|培|抚|赡|休)养(?!大|成|老|生|活|分|家|胃|肝|身|病|肤|护|颜|殖|料|育)|(?:几|哪|什么|多少)(?:只|条|头|个)?(?:${KEPT})|(?:有|没有?)(?:没有|没|冇)?(?:一?[只条])?(?:${KEPT})(?:吗|么|没|不|$|[?？])|(?:我|你|他|她|家|那只|这只|那条)的?(?:${KEPT})(?!吃|喝|怕|喜欢|爱|生日|多大|几岁|怎么|派|奴)|(?:狗|猫)(?:是)?(?:什么|哪).{0,2}(?:品种|种)|(?<=[狗猫].{0,6})品种`,
      'u',
    ),
    ['pet', 'owns'],
  ),
  ask(
    'owns',
    new RegExp(
      `房子(?!漏|怎)|房产|(?:几|多少)套房|拥有|家里有(?!谁|哪些人|几)|有房|有(?:几|多少)(?:本|件|双|张|支|把|块|套)|(?:有|收藏)(?:了|过|没有|没)?(?:什么|啥|哪些)(?:东西|值钱|收藏|书|乐器)|收藏(?:了|什么|哪)|有(?:没有|没|几[把个台架套张本]|冇)?(?:${oneOf(POSSESSIONS.filter((word) => word.length > 1))})`,
      'u',
    ),
    ['owns', 'uses'],
  ),
  ask(
    'uses',
    /(?:在|常|平时|一般|最近|都|习惯)用(?!来|途|什么代替)|用(?:的)?(?:是)?(?:什么|啥|哪(?!只手)[个家款种些]?|咩)(?!代替|时候|方法|办法|方式)|用(?:不用|没用)|(?:什么|哪[个家款种])(?:浏览器|输入法|软件|app|银行|编辑器|牌子的|运营商|会员)/u,
    ['uses', 'device'],
  ),
]
