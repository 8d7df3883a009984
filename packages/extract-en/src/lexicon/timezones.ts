import { wordSet } from './words.ts'

/** Names of time zones, as people write them; offsets are told by their form. */
export const TIMEZONES = wordSet(
  'utc, gmt, zulu, cet, cest, eet, eest, wet, west, bst, ist, msk, est, edt, cst, cdt, mst, mdt, pst, pdt, akst, akdt, hst, ast, adt, nst, ndt, brt, art, clt, jst, kst, sgt, hkt, pht, wib, ict, aest, aedt, acst, acdt, awst, nzst, nzdt, sast, wat, cat, eat, trt, gst, pkt, npt, pacific, pacific time, pacific standard time, pacific daylight time, eastern, eastern time, eastern standard time, eastern daylight time, central time, central standard time, central european time, central european summer time, mountain time, mountain standard time, atlantic time, alaska time, hawaii time, london time, uk time, paris time, berlin time, new york time, tokyo time, beijing time, china time, china standard time, india time, indian standard time, moscow time, sydney time, singapore time, hong kong time, japan time, japan standard time, greenwich mean time, british summer time, us eastern, us pacific, us central, us mountain, european time, australian eastern time, brasilia time, dubai time, lisbon time, irish time',
)
