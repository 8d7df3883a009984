import { normalizeText } from '@recollect/core/text'
import { describe, expect, it } from 'vitest'
import { pack } from './support.ts'
import { NO_REQUESTS } from './corpus/no-requests.ts'

const asked = (text: string) => pack.requests?.read(normalizeText(text)) ?? null

/** `kind of about` of the request in a text. */
const told = (text: string) => {
  const found = asked(text)
  return found && [found.kind, found.of === 'words' ? found.about?.text : found.of].join(' ')
}

describe('a request to forget', () => {
  it.each([
    ['忘掉我住在长沙这件事', 'forget 我住在长沙'],
    ['删除我住在长沙的记录', 'forget 我住在长沙'],
    ['刪除我住在臺南的記錄', 'forget 我住在臺南'],
    ['把我的电话删掉', 'forget 我的电话'],
    ['请忘了我前任的事', 'forget 我前任'],
    ['别再记着我的地址了', 'forget 我的地址'],
    ['关于我工作的内容都删了吧', 'forget 我工作'],
    ['能不能忘掉我的生日？', 'forget 我的生日'],
    ['麻烦你把我离婚的事从记忆里抹掉', 'forget 我离婚'],
    ['我老婆的生日不用记了', 'forget 我老婆的生日'],
    ['我对芒果过敏这条请删除', 'forget 我对芒果过敏'],
    ['忘掉我说过我在银行上班', 'forget 我在银行上班'],
    ['我不想让你记得我的身高了', 'forget 我的身高'],
    ['当我没说过我离婚了', 'forget 我离婚'],
    ['关于我的感情状况，请全部删除', 'forget 我的感情状况'],
    ['forget 掉我的 address', 'forget 我的 address'],
    ['请把我的 phone number delete 掉', 'forget 我的 phone number'],
    ['不要记录我的位置', 'forget 我的位置'],
  ])('says what is meant: %s', (text, expected) => {
    expect(told(text)).toBe(expected)
  })

  it.each([
    '清空你对我的记忆',
    '清空记忆',
    '忘记关于我的一切',
    '删除我的所有个人信息',
    '把你记得的关于我的事都忘掉',
  ])('may be about everything: %s', (text) => {
    expect(told(text)).toBe('forget everything')
  })

  it.each([
    '刚才那句别记',
    '忘掉我刚说的',
    '上一条删掉',
    '把我刚才说的话忘了',
    '撤回刚才那条',
    '我刚才说的话你就当没听见',
  ])('may be about what was said last: %s', (text) => {
    expect(told(text)).toBe('forget last')
  })

  it('covers its own clause and no other', () => {
    const text = '把我的地址从你的记忆里删掉，我现在住武汉。'
    const found = asked(text)
    expect(found && text.slice(found.span.start, found.span.end)).toBe('把我的地址从你的记忆里删掉，')
  })
})

describe('a request not to keep what is said', () => {
  it.each([
    ['别记：我的工号是88231', 'withhold 我的工号是88231'],
    ['这个不要记下来，我昨天去看了心理医生', 'withhold 我昨天去看了心理医生'],
    ['以下内容请勿保存：我得了抑郁症。我在吃药。', 'withhold 我得了抑郁症。我在吃药'],
    ['我欠了十万块钱，这句别存', 'withhold 我欠了十万块钱'],
    ['我得了乙肝。这个别记。', 'withhold 我得了乙肝'],
    ['（别记）我昨天去相亲了', 'withhold 我昨天去相亲了'],
    ['别把这句存下来：我欠了五万', 'withhold 我欠了五万'],
    ['這個不要記下來，我想辭職', 'withhold 我想辭職'],
    ['这句别存', 'withhold last'],
  ])('finds what it concerns, before or after: %s', (text, expected) => {
    expect(told(text)).toBe(expected)
  })

  it('covers what it concerns, with its mark', () => {
    const text = '我叫李雷。我得了乙肝。这个别记。'
    const found = asked(text)
    expect(found && text.slice(found.span.start, found.span.end)).toBe('我得了乙肝。这个别记。')
  })
})

describe('a request to show what is known', () => {
  it.each([
    '你都记得我什么',
    '你了解我多少',
    '你知道我哪些事',
    '把你记得的关于我的都列出来',
    '我的档案里有什么',
    '关于我，你知道些什么？',
    '你那里有我的哪些资料',
    '总结一下你对我的了解',
    '總結一下你對我的了解',
  ])('%s', (text) => {
    expect(told(text)).toBe('show everything')
  })
})

describe('a request to keep', () => {
  it.each([
    ['别忘了我生日是5月3日', 'keep 我生日是5月3日'],
    ['记住我对花生过敏', 'keep 我对花生过敏'],
    ['帮我记一下：我的车牌是京A12345', 'keep 我的车牌是京A12345'],
    ['请记得我不吃香菜', 'keep 我不吃香菜'],
    ['备注一下，我周三不在', 'keep 我周三不在'],
    ['记一笔：今天花了三十块', 'keep 今天花了三十块'],
    ['你能记住我有一只叫豆豆的狗吗？', 'keep 我有一只叫豆豆的狗'],
    ['我对海鲜过敏，记一下', 'keep 我对海鲜过敏'],
    ['請記住我老家在花蓮', 'keep 我老家在花蓮'],
    ['remember 我不吃辣', 'keep 我不吃辣'],
    ['请把这个记下来：我下个月搬去成都', 'keep 我下个月搬去成都'],
  ])('%s', (text, expected) => {
    expect(told(text)).toBe(expected)
  })
})

describe('what is no request to the memory', () => {
  it.each(NO_REQUESTS)('%s', (text) => {
    expect(told(text)).toBeNull()
  })
})
