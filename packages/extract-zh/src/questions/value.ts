const ASKED =
  /(?:是不是|有没有|喜不喜欢|会不会|住不住在?|是(?:叫)?|叫(?:做)?|(?:不)?喜欢|讨厌|住在?|有|会|养了?|爱|在|对|还)(?:一[个只条名位])?(?<value>[^吗么?？,，我你他她什谁哪怎几多]{1,16}?)(?:过敏|工作|上班|了)?(?:吗|么|嘛|吧|对吗|对吧|是吗|,对吗|,是吗)?[?？]?$/u
/** Verbs that stand before the value once more: 还住在X, 还喜欢X. */
const VERBS = /^(?:(?:还|也|住在|住|喜欢|叫|在|是|养了?|会|有){1,3})(?=.{2})/u
const TAGGED = /(?:,|，)?(?:对|是|没错|对不对|是不是)(?:吗|吧|么)?[?？]?$/u
const YES_NO = /[吗么嘛吧]\s*[?？]?$|是不是|有没有|会不会|对不对|是否|不喜欢.*[?？]$/u

/** The value a yes/no question names ("我是医生吗" → 医生). */
export function valueOf(text: string): string | null {
  if (!YES_NO.test(text)) return null
  const body = text.replace(TAGGED, '')
  return ASKED.exec(body)?.groups?.['value']?.trim().replace(VERBS, '').trim() ?? null
}
