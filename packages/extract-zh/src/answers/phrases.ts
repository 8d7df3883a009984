import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
/** How a slot is worded: what follows the subject, and the noun for its changes. */
export interface Phrase {
  is(value: string): string
  not(value: string): string
  readonly label: string
}

const phrase = (label: string, is: string, not: string): Phrase => ({
  label,
  is: (value) => is.replace('X', () => value),
  not: (value) => not.replace('X', () => value),
})

/** The first wording whose values it fits. */
const chosen = (
  label: string,
  wordings: readonly (readonly [fits: RegExp, is: string, not: string])[],
  otherwise: Phrase,
): Phrase => {
  const made = wordings.map(([fits, is, not]) => ({ fits, ...phrase(label, is, not) }))
  const of = (value: string): Phrase => made.find(({ fits }) => fits.test(value)) ?? otherwise
  return { label, is: (value) => of(value).is(value), not: (value) => of(value).not(value) }
}

const noun = (label: string): Phrase => phrase(label, `的${label}是X`, `的${label}不是X`)

const STATUS = chosen(
  '感情状况',
  [
    [/^(?:单身|未婚|已婚|离异|丧偶|新婚|单着|丁克|隐婚)$/u, '是X的', '不是X的'],
    [/^(?:结婚|离婚|分手|订婚|再婚|复婚|分居|恋爱|失恋|脱单|领证|复合|同居|在一起)$/u, 'X了', '没有X'],
    [/^(?:没|离过|结过|谈恋爱|热恋|有)/u, 'X', '不是X'],
  ],
  noun('感情状况'),
)

const HEALTH = chosen(
  '健康状况',
  [
    [/(?:患者|病人|孕妇|残疾人|聋人|盲人|聋哑人|准妈妈|产妇|体质)$/u, '是X', '不是X'],
    [
      /(?:不太?好|不行|差|高|低|弱|疼|痛|晕|失眠|怀孕|骨折|脱发|耳鸣|打鼾|瘫痪|中风|住院|流产|晕车|晕船|晕机|恐高|不耐受?|\d度|怀孕.{1,6}|怀(?:上|着|了)?(?:一胎|二胎|三胎|双胞胎|宝宝)?|拉肚子|恶心|呕吐|难受|(?:月|年|周|天)了?)$|^一/u,
      'X',
      '没有X',
    ],
  ],
  phrase('健康状况', '有X', '没有X'),
)

/** Every slot of the vocabulary; families by their prefix. */
const PHRASES: Names<Phrase> = byName({
  name: phrase('名字', '叫X', '不叫X'),
  nickname: phrase('称呼', '叫X', '不叫X'),
  gender: noun('性别'),
  age: phrase('年龄', 'X岁', '不是X岁'),
  birthday: noun('生日'),
  zodiac: phrase('星座', '是X', '不是X'),
  height: noun('身高'),
  weight: noun('体重'),
  blood_type: noun('血型'),
  appearance: phrase('外貌', 'X', '不是X'),
  personality: phrase('性格', '的性格：X', '的性格不是X'),
  nationality: phrase('国籍', '是X', '不是X'),
  ethnicity: phrase('民族', '是X', '不是X'),
  hometown: phrase('家乡', '来自X', '不是X来的'),
  location: phrase('住处', '住在X', '不住在X'),
  language: phrase('语言', '会X', '不会X'),
  religion: phrase('信仰', '信X', '不信X'),
  belief: phrase('想法', '相信X', '不相信X'),
  orientation: noun('性取向'),
  relationship_status: STATUS,
  occupation: chosen(
    '职业',
    [[/^(?:已经?)?(?:退休|失业|待业|下岗)$/u, 'X了', '没有X']],
    phrase('职业', '是X', '不是X'),
  ),
  employer: phrase('工作单位', '在X工作', '不在X工作'),
  workplace: phrase('工作地点', '在X工作', '不在X工作'),
  school: phrase('学校', '的学校是X', '的学校不是X'),
  education: noun('学历'),
  major: noun('专业'),
  income: noun('收入'),
  timezone: phrase('时区', '的时区是X', '的时区不是X'),
  availability: chosen(
    '有空的时间',
    [[/(?:上班|值班|坐班|办公|工作|营业|出诊|夜班|晚班|早班|在公司|在办公室|在店里|在工位)$/u, 'X', '不是X']],
    phrase('有空的时间', 'X有空', 'X没空'),
  ),
  size: phrase('尺码', '的尺码是X', '的尺码不是X'),
  named_thing: phrase('东西', '说过是X', '说过不是X'),
  instruction: phrase('要求', '的要求：X', '不要求X'),
  user_type: phrase('身份', '是X', '不是X'),
  phone: noun('电话'),
  email: noun('邮箱'),
  account: noun('账号'),
  device: phrase('设备', '用的是X', '没有X'),
  os: phrase('系统', '用的系统是X', '不用X'),
  vehicle: phrase('车', '有X', '没有X'),
  pet: chosen('宠物', [[/^养/u, 'X', '没有X']], phrase('宠物', '养了X', '没有养X')),
  owns: phrase('东西', '有X', '没有X'),
  uses: phrase('常用的东西', '用X', '不用X'),
  skill: phrase('技能', '会X', '不会X'),
  health: HEALTH,
  allergy: phrase('过敏', '对X过敏', '对X不过敏'),
  habit: phrase('习惯', '的习惯：X', '不X'),
  project: phrase('项目', '在做X', '没有在做X'),
  living_situation: phrase('居住情况', '的居住情况：X', '不是X'),
  experience: phrase('经历', '的经历：X', '没有过X'),
  tenure: phrase('时间', '的时间：X', '没有X'),
  record: phrase('成绩', '的成绩：X', '的成绩不是X'),
  affiliation: phrase('组织', '加入了X', '没有加入X'),
  generic: phrase('记录', '说的是X', '说的不是X'),
  likes: phrase('喜好', '喜欢X', '不喜欢X'),
  dislikes: phrase('厌恶', '不喜欢X', '不喜欢X'),
  hobby: phrase('爱好', '的爱好是X', '的爱好不是X'),
  fear: phrase('害怕的东西', '害怕X', '不害怕X'),
  preference: phrase('偏好', '更喜欢X', '不更喜欢X'),
  diet: chosen('饮食', [[/^[吃喝]/u, 'X', '不X']], noun('饮食')),
  goal: phrase('目标', '的目标是X', '不想X'),
  plan: phrase('计划', '打算X', '不打算X'),
  'favorite_*': phrase('最爱', '最喜欢X', '最喜欢的不是X'),
  'family.*': phrase('家人', '有X', '没有X'),
  'relation.*': phrase('身边的人', '有X', '没有X'),
  'event_*': phrase('经历', 'X', '没有X'),
})

/** A slot of the caller's own is told by its name. */
function named(slot: string): Phrase {
  const label = slot.replaceAll(/[_.-]/gu, ' ')
  return phrase(label, `的${label}：X`, `的${label}不是X`)
}

export function phraseOf(slot: string): Phrase {
  const family = /^(?:favorite_|event_|family\.|relation\.)/u.exec(slot)?.[0]
  return PHRASES[family === undefined ? slot : `${family}*`] ?? named(slot)
}
