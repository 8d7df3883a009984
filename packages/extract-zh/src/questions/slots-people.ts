import { byName } from '@recollect/core/plugin'
import type { Names } from '@recollect/core/plugin'
import type { SlotQuestion } from '@recollect/core/extraction'
import { KIN } from '../lexicon/people/kinship.ts'
import { relationOf, slotOfRelation } from '../text/kin.ts'
import { oneOf } from '../text/patterns.ts'
import { ask } from './slot-question.ts'

/** Whether one has a partner is asked of the status. */
const STATUS = new Set(['boyfriend', 'girlfriend', 'partner', 'spouse', 'wife', 'husband'])
const words = Object.entries(KIN).flatMap(([relation, list]) => (relation === 'pet' ? [] : list))
const ANYBODY = oneOf(words)
/** One character stands in too many other words. */
const SOMEBODY = oneOf(words.filter((word) => word.length > 1))

/** A way of asking for whoever the group `what` names. */
const ofRelative = (
  id: string,
  pattern: string,
  slotsOf: (relation: string) => readonly string[],
): SlotQuestion => ({
  ...ask(id, new RegExp(pattern, 'u'), ['family.*', 'relation.*']),
  slotsOf: (what) => slotsOf(relationOf(what) ?? ''),
})

/** 我老板是谁, 谁是我的室友: the name under that relation answers. */
const named = (relation: string) => [slotOfRelation(relation), 'name']
const whoIs: readonly SlotQuestion[] = [
  ofRelative('who_is', `(?:谁|哪个)(?:才|会)?是[我你您]的?(?:最?好的?)?(?<what>${ANYBODY})`, named),
  ofRelative(
    'is_who',
    `[我你您](?:现在|以前|之前|目前)?(?:的|家)?(?:最?好的?)?(?<what>${ANYBODY})们?(?:现在|到底|究竟|都)?(?:[是叫](?:谁|哪位|哪个)(?!介绍)|有谁|(?:都)?有哪些(?:人)?)`,
    named,
  ),
]

/** Who has no 兄弟姐妹 has no 哥哥. */
const WIDER: Names<string> = byName({
  brother: 'family.sibling',
  sister: 'family.sibling',
  son: 'family.child',
  daughter: 'family.child',
})
const known = (relation: string) =>
  STATUS.has(relation)
    ? []
    : [slotOfRelation(relation), ...(WIDER[relation] === undefined ? [] : [WIDER[relation]])]
const existing: readonly SlotQuestion[] = [
  ofRelative(
    'has',
    `(?:有(?!人|点)(?:(?![和跟与男女前])[^,。]){0,4}?|几(?:个|位)|多少(?:个|位)?|别的)(?<![男女])(?<what>${SOMEBODY})(?!节|证|的|.{0,2}(?:多大|几岁))`,
    known,
  ),
  ofRelative('is', `(?<!还)(?:是|不是)(?:我|你)的?(?<what>${ANYBODY})(?:吗|么|吧|呢|$|[?？])`, known),
]

/** Whom one knows. Most specific first. */
export const peopleQuestions: readonly SlotQuestion[] = [
  ask(
    'together',
    /(?:女朋友|男朋友|老婆|老公|对象|女友|男友|妻子|丈夫).{0,8}(?:多久|几年|多少年)|(?:女票|男票|女朋友|男朋友|对象)是(?!谁|什么|哪|做|干|不|怎|几|在|叫)/u,
    ['relationship_status', 'event_relationship', 'tenure'],
  ),
  ask('siblings', /兄弟姐妹|双胞胎(?:兄弟|姐妹|哥|弟|姐|妹)|独生|独女|独子|兄弟姊妹/u, [
    'family.sibling',
    'family.brother',
    'family.sister',
  ]),
  ask('nieces', /当(?:上|了)?(?:姑姑|姑妈|叔叔|舅舅|舅妈|姨妈|小姨|伯伯|婶婶)/u, [
    'family.niece',
    'family.nephew',
  ]),
  ask('sister', /有(?:没有|几个)?(?:亲)?姐妹|有(?:没有|个)?[姐妹](?:吗|么|没|不|$|[?？])/u, [
    'family.sister',
    'family.sibling',
  ]),
  ask('brother', /有(?:没有|几个)?(?:亲)?兄弟(?!姐)|有(?:没有|个)?[哥弟](?:吗|么|没|不|$|[?？])/u, [
    'family.brother',
    'family.sibling',
  ]),
  ask(
    'children',
    /(?:几|多少)个(?:孩子|小孩|娃|仔女|子女|宝宝)(?!.{0,3}(?:多大|几岁|叫|名字|在哪))|几娃|有(?:没有|没|冇)?(?:孩子|小孩|娃|仔女|子女|后代|宝宝)|当(?:爸|妈)了?[吗没]|(?<!想要?|打算要)(?:孩子|子女)(?:吗|有几)|我几个娃/u,
    ['family.child', 'family.son', 'family.daughter'],
  ),
  ask(
    'friends',
    /(?:谁是我的?|有(?:什么|哪些|没有|几个)?|几个|最[铁好]的)(?:好)?(?:哥们|闺蜜|死党|发小|知己|铁子)|最要?好的(?:[几三两]个)?朋友(?=$|[?？]|有|都|是谁|是哪)/u,
    ['relation.friend', 'name'],
  ),
  ask(
    'family',
    /几口人|亲人|亲戚|(?:家|屋)里?(?:都|还|一共|总共)?有(?:谁|哪些人|什么人|几个人|多少人)|家人(?:都)?(?:有|是)(?:谁|哪些|几)|家庭(?:情况|成员|状况|背景)|家里(?:的)?情况|我的亲戚/u,
    ['family.*'],
  ),
  ask('taught_by', /谁(?:在)?教(?:我|的我)|谁带我(?:学|练)/u, ['relation.teacher', 'name']),
  ask('works_with', /(?:和|跟|同|与)谁(?:一起|共同)(?:工作|共事|上班|搭档)/u, ['relation.coworker', 'name']),
  ask('treated_by', /(?:哪个|哪位|什么)(?:医生|大夫)|谁(?:给我|帮我)看(?:的)?病/u, [
    'relation.doctor',
    'name',
  ]),
  ask('reports_to', /(?:向|跟)谁汇报|谁(?:在)?管我|归谁管/u, ['relation.boss', 'name']),
  ask('next_door', /(?:隔壁|对门|楼上|楼下)(?:住的?)?(?:是)?谁/u, ['relation.neighbor', 'name']),
  ...whoIs,
  ...existing,
]
