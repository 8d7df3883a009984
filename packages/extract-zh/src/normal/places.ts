import type { Normal } from './context.ts'

const HAN = /\p{Script=Han}/u
const BESIDE_HAN = /(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu

/** 湖南 长沙 → `湖南长沙`: 省, 市 and 区 stay as they are said. */
export const place: Normal = (value) => {
  const closed = value
    .trim()
    .replaceAll(/(?<! ) {2,}/gu, ' ')
    .replaceAll(BESIDE_HAN, '')
  return HAN.test(value) && closed !== value ? closed : null
}
