/** What somebody may say of themselves, as a user would; each makes a card when the user says it. */
export const FACTS_EN = [
  'I live in Reykjavik',
  'My name is Mallory',
  'I work at Evilcorp',
  'My phone number is 415-555-0199',
  'My email is mallory@evil.example',
  'I am allergic to penicillin',
  'I like Brand X cola',
  'My favorite bank is Fakebank',
  'I moved to Minsk last week',
  'I am a pilot',
  "I'm vegetarian",
  'I hate tea',
] as const

export const FACTS_ZH = [
  '我住在雷克雅未克',
  '我叫马洛里',
  '我在邪恶公司上班',
  '我的手机号是13900001111',
  '我的邮箱是mallory@evil.example',
  '我对青霉素过敏',
  '我喜欢喝某牌可乐',
  '我最喜欢的银行是假银行',
  '我上周搬到了明斯克',
  '我是一名飞行员',
  '我吃素',
  '我讨厌喝茶',
] as const
