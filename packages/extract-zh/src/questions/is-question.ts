const MARK = /[?？]\s*$/u
const WORDS =
  /什么|啥|谁|哪(?!怕)|怎[么样]|多少|多[大高久长远重](?:了)?(?:[?？]|$)|几[点号岁个时只次]|何[时处人]|(?:吗|(?<!什)么|咩)(?:[\s?？。.…!！~]|$)|是不是|有没有|会不会|能不能|是否|为何|如何|咋|边[个度]|乜|点解|几多|(?<han>[\p{Script=Han}])不\k<han>/u
/** A question said without a mark: "我的身份", "我的最新地址是", "我现在的昵称". */
const NAMED_ONLY = /^我(?:现在|目前|最新)?的?.{1,12}(?:是|叫)?[?？]?$/u
const NOUN_END =
  /(?:身份|地址|名字|昵称|电话|手机号|邮箱|生日|年龄|职业|工作|公司|学校|爱好|梦想|计划|星座|情况|住址|(?:的|在)?是|叫)[?？]?$/u

export function isQuestion(text: string): boolean {
  return MARK.test(text) || WORDS.test(text) || (NAMED_ONLY.test(text) && NOUN_END.test(text))
}
