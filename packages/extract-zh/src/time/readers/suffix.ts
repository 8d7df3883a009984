/** 前 that is "before" and not the first character of another word. */
export const BEFORE = '前(?![天年夫妻男女任台面往去来后景途期者几两十三列端锋身辈车所院\\d])'
/** 后 that is "after". */
export const AFTER = '后(?![天年来面悔果台续期者勤院街排卫妈爸继背门座援])'
