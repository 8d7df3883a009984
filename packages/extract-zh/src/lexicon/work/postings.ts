/** Who sends people to work elsewhere. */
export const SENDERS: readonly string[] = [
  ...['厂', '厂里', '公司', '单位', '领导', '部队', '学校', '总部', '老板'],
  ...['局', '局里', '集团', '行', '行里', '医院', '上面'],
]

/** How they do it. */
export const SENDS: readonly string[] = ['调', '派', '外派', '安排', '发配', '借调', '分', '弄']
