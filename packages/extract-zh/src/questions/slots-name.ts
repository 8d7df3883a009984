import type { SlotQuestion } from '@recollect/core/extraction'
import { KIN_WORDS } from '../text/kin.ts'
import { SPECIES } from '../lexicon/pets/species.ts'
import { PETS } from '../lexicon/things/things.ts'
import { oneOf } from '../text/patterns.ts'
import { ask } from './slot-question.ts'

/** 我的狗叫什么: the name of that animal, not of the others. */
const petNames: readonly SlotQuestion[] = Object.entries(SPECIES).map(([species, words]) =>
  ask(
    `pet_name.${species}`,
    new RegExp(
      `(?:${oneOf(words)})[子猫狗咪儿]?(?:又|到底|究竟|现在){0,2}(?:是?叫(?:做|什么|啥|(?=[^,。什谁]{1,8}(?:吗|么|吧)))|的?(?:名字|大名))`,
      'u',
    ),
    ['name'],
    species,
  ),
)

/** Who has a name of their own; what things are called is told with the thing. */
const SOMEBODY = `[我你您他她它们人手师员生孩娃宝猫狗总]|${KIN_WORDS}|${oneOf(PETS)}`

/** What one is called and how one is reached. Most specific first. */
export const nameQuestions: readonly SlotQuestion[] = [
  ...petNames,
  ask('contact', /联系我|(?:怎么|如何)(?:能|才能|可以)?(?:联系|找)(?:上|到|得到)|我的联系(?!电话)/u, [
    'phone',
    'email',
    'account',
  ]),
  ask(
    'account',
    /(?:微信|qq|微博|抖音|小红书|支付宝|银行卡|知乎|b站|steam|淘宝|推特|脸书|ins|游戏|公众号|学号|工号|会员)(?:的?(?:号码|账号|帐号|号|id|名|昵称))|(?:账号|帐号)|我的?(?:微博|抖音|qq|微信|小红书)(?:是|叫|多少|呢)/u,
    ['account'],
  ),
  ask(
    'phone',
    /(?<!打.{0,6})电话(?!卡|费|线)|(?=打电话给我|[给找]我打电话)|手机号|联系方式|手机号码|座机|我的?(?:新|旧|老)?号码|号码是(?:多少|什么|啥)/u,
    ['phone'],
  ),
  ask('email', /邮箱|邮件地址|电子邮件|电邮|email|e-mail/u, ['email']),
  ask(
    'nickname',
    /昵称|外号|绰号|小名|乳名|网名|英文名|花名|笔名|艺名|怎么称呼|如何称呼|称呼我|(?:叫|喊|管|称)我(?:叫|做)?(?:什么|啥|咩)|被(?:叫|称)|(?:怎么|该|应该|如何|都|平时)(?:怎么|如何|该)?叫我/u,
    ['nickname', 'name'],
  ),
  ask('employer_name', /(?:公司|单位|东家|厂)(?:的)?(?:全称|名字|名称|叫(?:做|什么|啥))/u, ['employer']),
  ask('named_work', /(?:项目|论文|小说|app)的?(?:名字|名称|叫(?:做|什么|啥))/u, ['project']),
  ask('named_major', /专业的?(?:名字|名称|叫(?:做|什么|啥))/u, ['major']),
  ask('place_name', /(?:小区|住的地方|街道|村子|镇子|那条街)的?(?:名字|名称|叫(?:做|什么|啥))/u, [
    'location',
  ]),
  ask('school_name', /(?:学校|大学|高中|初中|小学|幼儿园)的?(?:全称|名字|名称|叫(?:做|什么|啥))/u, [
    'school',
  ]),
  ask(
    'name',
    new RegExp(
      `(?:${SOMEBODY})(?:又|到底|究竟|现在|们|都|家的?猫|家的?狗){0,2}(?:是)?叫(?:做)?(?:什么|啥|咩)(?!车|外卖|做)|(?:起|取)(?:的|了|个)?(?:什么|哪个)(?:大)?名|我(?:现在)?(?:是)?叫[?？]?$|(?:${SOMEBODY})(?:是不是|是)?叫(?=[\\p{Script=Han}a-z]{1,8}(?:吗|对|吧|么))|(?<![药病牌软件课车店])名字(?!好|很|真|挺|太)|姓什么|姓啥|姓名|全名|中文名|真名|本名|贵姓|大名|^我(?:到底|究竟)?是谁|(?:知道|记得|晓得|认识|清楚)我是谁|改名`,
      'u',
    ),
    ['name', 'nickname'],
  ),
]
