import type { SqlStatement } from '@recollect/store-kysely'

/** Postings as three lists in one text, newest first: rows of their own cost more than twice as much to hand over. */
const LISTS = `'[' || json_group_array("item") || ',' || json_group_array("tf") || ',' || json_group_array("len") || ']'`

/** Every posting of the terms of a JSON list, each term's under its place in the list. */
export const READ_WHOLE: SqlStatement = {
  sql: `select asked.key, (select ${LISTS} from (select "item", "tf", "len" from "postings" where "scope" = ? and "term" = asked.value order by "item" desc)) from json_each(?) as asked`,
}

/** How many postings each of the terms has. */
export const COUNT: SqlStatement = {
  sql: `select asked.key, (select count(*) from "postings" where "scope" = ? and "term" = asked.value) from json_each(?) as asked`,
}

/** The newest postings of one term. */
export const READ_NEWEST: SqlStatement = {
  sql: `select ${LISTS} from (select "item", "tf", "len" from "postings" where "scope" = ? and "term" = ? order by "item" desc limit +?)`,
}
