/** 喝茶、打网球: what is done, and to what. */
const DOING =
  /^(?:去|在)?(?:弹奏|收集|制作|欣赏|[吃喝打踢看听玩骑开弹拉吹练写画学逛做养读穿])(?<thing>.{1,20})$/u

/** 茶 of 喝茶, 网球 of 打网球; null for what is no such doing. */
export const doneTo = (value: string): string | null => DOING.exec(value)?.groups?.['thing'] ?? null
