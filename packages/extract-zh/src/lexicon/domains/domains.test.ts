import { describe, expect, it } from 'vitest'
import { DOMAINS } from '@recollect/core/extraction'
import type { Domain } from '@recollect/core/extraction'
import { fold } from '../../reading/script.ts'
import { domains } from './index.ts'

const plain = (text: string): string => fold(text.normalize('NFKC').toLowerCase())

/** The domains of which a text has a word. */
function domainsOf(text: string): readonly Domain[] {
  const folded = plain(text)
  return DOMAINS.filter((domain) => domains[domain].some((word) => folded.includes(word)))
}

const named = (names: string): readonly string[] => names.split(' ').filter((name) => name !== '')

/** A text, the domains it must have, and those it must not have (`*`: no other). */
type Case = readonly [text: string, has: string, hasNot: string]

const MESSAGES: readonly Case[] = [
  ['今晚做什么菜好', 'food', 'travel work'],
  ['周末带娃去哪玩', 'leisure people', 'work food'],
  ['头疼吃什么药', 'health', 'work travel'],
  ['国庆想去成都玩几天怎么安排', 'travel', 'technology health'],
  ['帮我写一份发版公告', 'work technology', 'food'],
  ['明天下午的会能改到周四吗', 'schedule', 'food'],
  ['面试穿什么合适', 'clothes work', 'food'],
  ['老婆过生日送什么礼物', 'people celebration', 'work'],
  ['附近有什么好吃的', 'food', 'work'],
  ['这个月又超支了怎么省钱', 'money', 'food'],
  ['厨房水龙头漏水怎么修', 'home', 'food people'],
  ['推荐几本睡前看的小说', 'reading', 'food'],
  ['周末有什么好看的电影', 'screen', 'food'],
  ['跑步的时候听什么歌', 'fitness music', 'work'],
  ['代码一直报错怎么办', 'technology', 'food'],
  ['明天要带伞吗', 'weather', 'work'],
  ['下周期末考试怎么复习', 'study', 'food'],
  ['小猫不吃东西怎么办', 'animals', 'work'],
  ['去机场怎么走最快', 'travel transport', 'food'],
  ['帮我改一下简历', 'work', 'food'],
  ['练完腿第二天酸得走不动', 'fitness', 'work'],
  ['车子年检要准备什么', 'transport', 'food health'],
  ['房東要漲房租怎麼回', 'home money', 'food'],
  ['手机老是卡怎么办', 'technology', 'food'],
  ['孩子发烧三十八度五', 'people health', 'work'],
  ['过年回家带点什么', 'celebration', 'work'],
  ['最近老是睡不着', 'health', 'travel'],
  ['外面热不热', 'weather', 'food'],
  ['我想點外賣', 'food', 'work'],
  ['周五晚上我有空吗', 'schedule', 'food'],
  ['再说详细一点', '', '*'],
  ['换个说法', '', '*'],
  ['我刚才说的是第二个', '', '*'],
  ['会不会太长了', '', '*'],
  ['这个行不行', '', '*'],
  ['谢谢你帮了大忙', '', '*'],
  ['晚上弄点啥吃', 'food', 'work health'],
  ['冰箱里剩半只鸡,做点什么', 'food', 'travel work'],
  ['楼下新开的馆子请客合适吗', 'food', 'health travel'],
  ['脚踝又红又肿', 'health', 'food work'],
  ['嗓子冒烟该吃哪样药', 'health', 'work travel'],
  ['他汀和柚子能一起吃吗', 'health', 'work travel'],
  ['到了杭州住哪方便', 'travel', 'food health'],
  ['出门五天要带什么', 'travel', 'food health'],
  ['從台北車站怎麼去松山', 'transport', 'food health'],
  ['见丈母娘穿啥好', 'clothes people', 'food health'],
  ['到月底够不够花', 'money', 'food health'],
  ['给人画个头像要多少钱合适', 'money', 'food health'],
  ['首付还差一截怎么攒', 'money', 'food health'],
  ['周三能排得开吗', 'schedule', 'food health'],
  ['跟牙医那边撞时间了', 'schedule health', 'food travel'],
  ['我们一家三口周末能干点啥', 'people leisure', 'work health'],
  ['外婆八十了送啥', 'people celebration', 'work health'],
  ['電鍋可以蒸蛋嗎', 'food', 'work travel'],
  ['下禮拜要回診', 'health schedule', 'food travel'],
  ['寫一段自我介紹', 'introduction', 'food health'],
  ['标题怎么取', '', '*'],
  ['把这一行去掉', '', '*'],
  ['就按第一个来', '', '*'],
  ['换个短一点的', '', '*'],
  ['这样写对吗', '', '*'],
  ['为什么会这样', '', '*'],
]

const VALUES: readonly Case[] = [
  ['火锅', 'food', 'work'],
  ['螺蛳粉', 'food', 'animals'],
  ['乌龙茶', 'food', 'animals'],
  ['海鲜', 'food', 'travel'],
  ['青霉素', 'health', 'food'],
  ['高血压', 'health', 'work'],
  ['哮喘', 'health', 'food'],
  ['腰椎间盘突出', 'health', 'food'],
  ['乳糖不耐受', 'food health', 'work'],
  ['羽毛球', 'fitness', 'food'],
  ['健身', 'fitness', 'food'],
  ['一只金毛', 'animals', 'money'],
  ['两只猫', 'animals', 'food'],
  ['吉他', 'music', 'food'],
  ['摇滚', 'music', 'food'],
  ['科幻小说', 'reading', 'food'],
  ['动漫', 'screen', 'food'],
  ['程序员', 'work technology', 'food'],
  ['护士', 'work', 'food'],
  ['Java', 'technology', 'food'],
  ['苹果手机', 'technology', 'travel'],
  ['特斯拉', 'transport', 'food'],
  ['电动车', 'transport', 'food'],
  ['出租屋', 'home', 'transport'],
  ['日本', 'travel', 'food'],
  ['双胞胎女儿', 'people', 'food'],
  ['象棋', 'leisure', 'animals'],
  ['剧本杀', 'leisure', 'food'],
  ['房贷', 'money', 'food'],
  ['素食', 'food', 'work'],
  ['半程马拉松', 'fitness', 'food'],
  ['爬山', 'fitness leisure', 'food'],
  ['高等数学', 'study', 'food'],
  ['汉服', 'clothes', 'food'],
  ['42码的鞋', 'clothes', 'food'],
  ['中秋节', 'celebration', 'work'],
  ['上夜班', 'work', 'food'],
  ['小明', '', '*'],
  ['安静', '', '*'],
  ['1991年', '', '*'],
  ['缬沙坦', 'health', 'food'],
  ['连花清瘟', 'health', 'food'],
  ['优甲乐每天一片', 'health', 'food'],
  ['睡眠呼吸机', 'health', 'technology'],
  ['信必可吸入剂', 'health', 'food'],
  ['心脏支架', 'health', 'home'],
  ['捷運', 'transport', 'food'],
  ['便當', 'food', 'work'],
  ['行動電源', 'technology', 'food'],
  ['平安', '', '*'],
]

describe('domains of Chinese', () => {
  it('has words of each domain and of no other', () => {
    expect(Object.keys(domains).sort()).toEqual([...DOMAINS].sort())
    for (const domain of DOMAINS) {
      // Nobody likes or owns an introduction: only what is asked for has words.
      const least = domain === 'introduction' ? 30 : 120
      expect(domains[domain].length, domain).toBeGreaterThanOrEqual(least)
    }
  })

  it('has each word once, as normalised and folded text has it', () => {
    for (const domain of DOMAINS) {
      const words = domains[domain]
      expect(words.filter((word) => word !== plain(word) || word !== word.trim() || word === '')).toEqual([])
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
    }
  })

  it.each([...MESSAGES, ...VALUES])('of %j: %s, not %s', (text, has, hasNot) => {
    const found = domainsOf(text)
    expect(found).toEqual(expect.arrayContaining([...named(has)]))
    if (hasNot === '*') expect(found).toEqual([...named(has)])
    expect(found.filter((domain) => named(hasNot).includes(domain))).toEqual([])
  })
})
